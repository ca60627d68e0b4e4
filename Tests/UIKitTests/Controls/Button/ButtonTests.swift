import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ButtonTests {
    /// Records the events it receives.
    @MainActor private final class Listener: NSObject {
        var notes: [String] = []
        func down() { notes.append("down") }
        func up(_ sender: UIButton) { notes.append("up \(sender.tag)") }
        func cancelled(_ sender: Any, _ event: UIEvent?) { notes.append("cancel \(event != nil)") }
        func drag(_ sender: UIControl) { notes.append(sender.isTouchInside ? "in" : "out") }
    }

    let app: TestApp
    private let listener = Listener()
    private let button = UIButton(type: .system)

    init() throws {
        app = try TestApp()
        app.stage.text.drawsAsBlocks = true
        app.perform {
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
            button.tag = 7
            button.addTarget(listener, action: Selector("down", Listener.down), for: .touchDown)
            button.addTarget(listener, action: Selector("up", Listener.up), for: .touchUpInside)
            button.addTarget(listener, action: Selector("cancelled", Listener.cancelled), for: .touchCancel)
            button.addTarget(listener, action: Selector("drag", Listener.drag), for: [.touchDragEnter, .touchDragExit])
            app.window.addSubview(button)
        }
    }

    private func touch(_ phases: [(UITouch.Phase, CGPoint)]) {
        app.perform {
            let finger = app.stage.applicationState.touchScreen.newTouch()
            for (phase, place) in phases { app.stage.applicationState.touchScreen.touch(finger, phase, at: place) }
        }
    }

    private static let inside = CGPoint(x: 120, y: 120)
    private static let far = CGPoint(x: 300, y: 300)

    @Test func aTitleOfAStateFillsAConfigurationWithoutOne() throws {
        app.perform {
            let (before, after, own) = (
                UIButton(type: .system), UIButton(configuration: .plain()), UIButton(type: .system)
            )
            before.setTitle("Before", for: .normal)
            before.configuration = .filled()
            after.setTitle("After", for: .normal)
            own.setTitle("State", for: .normal)
            own.configuration = .plain()
            own.configuration?.title = "Own"
            #expect([before, after, own].map { $0.titleLabel?.text } == ["Before", "After", "Own"])
            #expect([before, after, own].allSatisfy { $0.titleLabel?.isHidden == false })
            before.configuration = nil
            #expect(before.titleLabel?.text == "Before" && before.titleLabel?.shadowOffset == .zero)
        }
    }

    /// Buttons of storyboards have configurations with a title, and applications set others.
    @Test func titlesAndImagesOfStatesReplaceThoseOfTheConfiguration() throws {
        app.perform {
            var look = UIButton.Configuration.plain()
            (look.title, look.image) = ("Button", blankImage(10, 10))
            let button = UIButton(configuration: look)
            @MainActor func shown() -> String {
                "\(button.titleLabel?.text ?? "") \(button.imageView?.image?.size.width ?? 0)"
            }
            button.setTitle("LOGIN", for: .normal)
            button.setImage(blankImage(20, 20), for: .selected)
            #expect(shown() == "LOGIN 10.0")
            button.setAttributedTitle(nil, for: .normal)
            #expect(shown() == "LOGIN 10.0")
            button.isSelected = true
            #expect(shown() == "LOGIN 20.0")
            button.configuration?.baseForegroundColor = .red
            #expect(shown() == "LOGIN 20.0")
            button.configuration?.title = "New"
            button.configuration?.image = blankImage(30, 30)
            #expect(shown() == "New 30.0")
            button.setTitle("", for: .normal)
            #expect(shown() == " 30.0" && button.titleLabel?.isHidden == true)
            button.setTitle(nil, for: .normal)
            #expect(shown() == "New 30.0")
        }
    }

    @Test func imagesAreLimitedToTheContent() throws {
        app.perform {
            let button = UIButton(type: .custom)
            button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 100, height: 80)).image { _ in }, for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
            button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 4, bottom: 5, right: 4)
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 4, y: 5, width: 32, height: 20))
        }
    }

    @Test func aSecondTouchDoesNotEndTracking() {
        touch([(.began, Self.inside)])
        #expect(button.isHighlighted && button.isTracking && button.state == .highlighted)
        touch([(.began, Self.inside), (.ended, Self.inside)])
        #expect(listener.notes == ["down"] && button.isHighlighted)
    }

    @Test func touchesSendEventsAndHighlightTheButton() {
        var actions = 0
        button.addAction(UIAction { _ in actions += 1 }, for: .primaryActionTriggered)
        touch([(.began, Self.inside), (.ended, Self.inside)])
        #expect(listener.notes == ["down", "up 7"] && actions == 1)
        #expect(!button.isHighlighted && !button.isTracking)
        listener.notes = []
        // Touches up to 70 points beyond the edge still count.
        touch([(.began, Self.inside), (.moved, CGPoint(x: 240, y: 120)), (.ended, CGPoint(x: 240, y: 120))])
        #expect(listener.notes == ["down", "up 7"])
        listener.notes = []
        touch([
            (.began, Self.inside), (.moved, Self.far), (.moved, Self.inside), (.moved, Self.far), (.ended, Self.far),
        ])
        #expect(listener.notes == ["down", "out", "in", "out"] && actions == 2)
        listener.notes = []
        touch([(.began, Self.inside), (.cancelled, Self.inside)])
        #expect(listener.notes == ["down", "cancel true"])
        listener.notes = []
        button.isEnabled = false
        touch([(.began, Self.inside), (.ended, Self.inside)])
        #expect(listener.notes.isEmpty && button.state == .disabled)
    }

    @Test func targetsCanBeAddedAndRemoved() {
        let down = Selector("down", Listener.down)
        #expect(button.actions(forTarget: listener, forControlEvent: .touchDown) == ["down"])
        #expect(button.allTargets == [listener])
        button.addTarget(listener, action: down, for: .valueChanged)
        button.sendActions(for: .valueChanged)
        #expect(listener.notes == ["down"])
        button.removeTarget(listener, action: down, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(listener.notes == ["down"])
        button.sendActions(for: .valueChanged)
        #expect(listener.notes == ["down", "down"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allControlEvents.isEmpty && button.allTargets.isEmpty)
        let action = UIAction(identifier: UIAction.Identifier("a")) { _ in listener.notes.append("first") }
        button.addAction(action, for: .touchUpInside)
        button.addAction(
            UIAction(identifier: action.identifier) { _ in listener.notes.append("second") }, for: .touchUpInside)
        listener.notes = []
        button.sendActions(for: .touchUpInside)
        #expect(listener.notes == ["second"])
        button.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.notes == ["second"])
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    /// A tap on a control belongs to the control, regardless of recognizers around it; a tap elsewhere belongs to them.
    @Test func tapRecognizersOfSuperviewsDoNotReceiveTheTouch() {
        app.perform {
            app.window.addGestureRecognizer(
                UITapGestureRecognizer(target: listener, action: Selector("down", Listener.down)))
        }
        touch([(.began, Self.inside), (.ended, Self.inside)])
        #expect(listener.notes == ["down", "up 7"])
        touch([(.began, Self.far), (.ended, Self.far)])
        #expect(listener.notes == ["down", "up 7", "down"])
    }

    // MARK: Looks

    @Test func statesFallBackToTheNormalValues() {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.black, for: .normal)
        #expect(button.title(for: .highlighted) == "Off" && button.currentTitle == "Off")
        #expect(button.titleLabel?.text == "Off" && button.titleLabel?.textColor == .black)
        button.isSelected = true
        #expect(button.titleLabel?.text == "On" && button.currentTitleColor == .black)
        button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .selected)
        #expect(button.titleLabel?.text == "Styled")
        button.isSelected = false
        #expect(button.titleLabel?.text == "Off")
        #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
    }

    @Test func systemButtonsUseTheTintColorAndFadeWhenPressed() {
        app.perform {
            button.setTitle("Press", for: .normal)
            button.tintColor = .systemPink
            #expect(button.titleLabel?.textColor == .systemPink)
            button.isHighlighted = true
            #expect((button.titleLabel?.alpha ?? 1) < 0.5)
            button.isHighlighted = false
            #expect(button.titleLabel?.alpha == 1)
            button.isEnabled = false
            #expect(button.titleLabel?.textColor == .tertiaryLabel)
        }
    }

    private func blankImage(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// UIKit's single-word buttons are 30 and 34 points high, give or take less than a point.
    @Test func sizesMatchReportedOnes() {
        app.perform {
            for (type, height) in [(UIButton.ButtonType.system, 30.0), (.custom, 34)] {
                let button = UIButton(type: type)
                #expect(button.intrinsicContentSize.width == 30)
                button.setTitle("Button", for: .normal)
                #expect(abs(button.intrinsicContentSize.height - height) < 1)
                button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
                let bare = button.titleLabel?.sizeThatFits(.zero) ?? .zero
                #expect(button.intrinsicContentSize == CGSize(width: bare.width + 50, height: bare.height + 3))
            }
            for (size, height) in [(UIButton.Configuration.Size.small, 28.0), (.medium, 34.33), (.large, 50.33)] {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Button"
                configuration.buttonSize = size
                #expect(abs(UIButton(configuration: configuration).intrinsicContentSize.height - height) < 0.51)
            }
        }
    }

    @Test func imageAndTitleAreSideBySide() {
        app.perform {
            let button = UIButton(type: .custom)
            button.setImage(blankImage(10, 12), for: .normal)
            button.setTitle("Word", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            button.layoutIfNeeded()
            guard let image = button.imageView?.frame, let title = button.titleLabel?.frame else { return }
            #expect(image.size == CGSize(width: 10, height: 12) && image.midY == 20)
            #expect(abs(image.maxX - title.minX) <= 0.5)
            #expect(abs((image.minX + title.maxX) / 2 - 100) <= 0.5)
            button.contentHorizontalAlignment = .left
            button.contentVerticalAlignment = .top
            button.layoutIfNeeded()
            #expect(button.imageView?.frame.origin == .zero)
            button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
            button.layoutIfNeeded()
            #expect(button.imageView?.frame.minX == 5 && button.imageView?.frame.width == 10)
        }
    }

    /// A button 335 points wide with an image of 32 points and a title, as others have measured it in UIKit: insets move a
    /// centered part by half of their difference, and leave its size as long as there is room.
    @Test func insetsOfPartsMoveThemByHalfAndShrinkThemOnlyWithoutRoom() {
        app.perform {
            let button = UIButton(type: .custom)
            button.setImage(blankImage(32, 32), for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 335, height: 60)
            @MainActor func imageFrame(_ insets: UIEdgeInsets) -> CGRect? {
                button.imageEdgeInsets = insets
                button.layoutIfNeeded()
                return button.imageView?.frame
            }
            for (left, right, x) in [(0.0, 0.0, 151.5), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5)] {
                let frame = imageFrame(UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
                #expect(frame == CGRect(x: x, y: 14, width: 32, height: 32))
            }
            #expect(imageFrame(UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))?.height == 20)
            #expect(imageFrame(UIEdgeInsets(top: 0, left: 160, bottom: 0, right: 160))?.width == 15)
            #expect(imageFrame(UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 200))?.width == 0)
            button.setTitle("Title", for: .normal)
            let image = imageFrame(.zero)
            let title = button.titleLabel?.frame
            #expect(imageFrame(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0))?.minX == image.map { $0.minX + 25 })
            #expect(button.titleLabel?.frame == title)
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame == title?.offsetBy(dx: 10, dy: 0))
        }
    }

    /// A color given to the image view of a button stays; that of a configuration goes with it.
    @Test func theImageKeepsTheColorThatItsViewIsGiven() {
        app.perform {
            let button = UIButton()
            button.setImage(UIImage(systemName: "play.fill"), for: .normal)
            button.imageView?.tintColor = .red
            app.window.addSubview(button)
            button.isHighlighted = true
            button.layoutIfNeeded()
            #expect(button.imageView?.tintColor == .red)
            button.configuration = .filled()
            button.layoutIfNeeded()
            #expect(button.imageView?.tintColor != .red)
            button.configuration = nil
            button.layoutIfNeeded()
            #expect(button.imageView?.tintColor == button.tintColor)
        }
    }

    @Test func configurationsDetermineTheLayout() {
        app.perform {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.subtitle = "Below"
            configuration.image = blankImage(10, 10)
            configuration.imagePlacement = .top
            configuration.imagePadding = 4
            configuration.cornerStyle = .capsule
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.text == "Title" && button.subtitleLabel?.text == "Below")
            #expect(button.backdrop.backgroundColor == .systemBlue && button.titleLabel?.textColor == .white)
            #expect(button.backdrop.layer.cornerRadius == 45)
            guard let image = button.imageView?.frame, let title = button.titleLabel?.frame else { return }
            #expect(image.midX == 60 && image.maxY < title.minY)
            button.configuration?.imagePlacement = .trailing
            button.layoutIfNeeded()
            #expect((button.imageView?.frame.minX ?? 0) > (button.titleLabel?.frame.maxX ?? 0))
            button.configurationUpdateHandler = { button in
                button.configuration?.baseBackgroundColor = button.isHighlighted ? .systemRed : .systemGreen
            }
            #expect(button.backdrop.backgroundColor == .systemGreen)
            button.isHighlighted = true
            #expect(button.backdrop.backgroundColor?.color.red == UIColor.systemRed.color.red)
            button.isHighlighted = false
            button.isEnabled = false
            #expect(button.titleLabel?.textColor == .tertiaryLabel)
        }
    }
}
