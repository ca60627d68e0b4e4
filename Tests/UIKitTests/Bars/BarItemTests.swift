import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The content and behavior of bar button items.
@MainActor @Suite struct BarItemTests {
    private let app: TestApp

    init() throws { app = try TestApp() }

    private func toolbar(_ items: [UIBarButtonItem], width: CGFloat = 390) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: width, height: 44))
        app.window.addSubview(bar)
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    private static let systemItems = (0...30).compactMap(UIBarButtonItem.SystemItem.init)

    /// Matches facts/bar-system-items.
    @Test(arguments: [ScreenSettings.Look.classic, .iOS26]) func everySystemItemIsDrawn(look: ScreenSettings.Look) {
        app.perform {
            app.window.screen.settings.look = look
            #expect(Self.systemItems.count == 25)
            for kind in Self.systemItems where !kind.isSpace {
                let bar = toolbar([UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)])
                let texts = bar.descendants.compactMap { ($0 as? UILabel)?.text }
                if kind.symbol(in: look) == nil {
                    #expect(texts == [kind.title], "\(kind)")
                } else {
                    #expect(texts.isEmpty, "\(kind)")
                    let images = bar.descendants.compactMap { ($0 as? UIImageView)?.image }
                    let isPlus = kind == .add && look == .classic
                    #expect(isPlus || images.contains { $0.size.width > 5 && $0.size.height > 0 }, "\(kind)")
                }
            }
            #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        }
    }

    @Test func aTapPerformsTheActionOrOpensTheMenu() {
        app.perform {
            var calls: [String] = []
            let item = UIBarButtonItem(
                primaryAction: UIAction(title: "Go") { calls.append("\($0.sender is UIBarButtonItem)") })
            #expect(item.title == "Go" && !item.opensMenu)
            item.press(in: app.window)
            item.isEnabled = false
            item.press(in: app.window)
            #expect(calls == ["true"])
            let menu = UIBarButtonItem(title: "Menu", menu: UIMenu(children: []))
            #expect(menu.opensMenu)
        }
    }

    /// Matches facts/bar-press.
    @Test func aFingerMakesTheContentTranslucent() throws {
        let item = UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil)
        let bar = app.stage.perform { toolbar([item]) }
        let label = try #require(app.stage.perform { bar.label("Title") })
        app.at(0.1) {
            let screen = app.stage.applicationState.touchScreen
            let finger = screen.newTouch()
            let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: app.window)
            screen.touch(finger, .began, at: point)
            app.at(0.3) { screen.touch(finger, .ended, at: point) }
        }
        try app.play()
        let alphas = try app.numbers("opacity", of: label, at: [0.05, 0.2, 0.4, 1])
        #expect(alphas[0] == 1 && alphas[1] == 0.2 && alphas[2] > 0.2 && alphas[2] < 1 && alphas[3] == 1)
    }

    // MARK: Toolbars

    private func box(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }

    private func starts(_ items: [UIBarButtonItem], direction: UISemanticContentAttribute = .unspecified) -> [CGFloat] {
        let bar = toolbar(items)
        bar.semanticContentAttribute = direction
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        return items.compactMap(\.customView).compactMap { bar.frame(of: $0)?.minX }
    }

    /// Matches facts/toolbar-layout.
    @Test func flexibleSpacesShareTheSpace() {
        app.perform {
            #expect(starts([box(30), box(40)]) == [16, 54])
            #expect(starts([box(30), .flexibleSpace(), box(40)]) == [16, 334])
            #expect(starts([.flexibleSpace(), box(30), .flexibleSpace()]) == [180])
            #expect(starts([box(30), .fixedSpace(60), box(40)]) == [16, 106])
            #expect(starts([box(30), .flexibleSpace(), box(40)], direction: .forceRightToLeft) == [344, 16])
            let hidden = box(30)
            hidden.isHidden = true
            #expect(starts([hidden, box(40)]).last == 16)
        }
    }

    /// Matches facts/bar-platters.
    @Test func adjacentItemsShareAPlatter() {
        app.perform {
            app.window.screen.settings.look = .iOS26
            let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
            let bar = toolbar([box(20), box(20), .flexibleSpace(), box(20), done])
            let platters = bar.descendants.compactMap { $0 as? BarPlatterView }
            #expect(platters.map(\.buttons.count) == [2, 1, 1])
            #expect(platters.map(\.frame.minX).first == 16 && platters.last?.frame.maxX == 374)
            #expect(platters.allSatisfy { $0.layer.cornerRadius == $0.bounds.height / 2 })
            #expect(platters.last?.backgroundColor == .systemBlue)
        }
    }

    // MARK: Back buttons

    /// The title of the back button in a bar of a given width; empty for the arrow alone.
    private func title(_ below: UINavigationItem, _ width: CGFloat) -> String {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = [below, UINavigationItem(title: "A longer title")]
        bar.layoutIfNeeded()
        let label = bar.descendants.compactMap { $0 as? BackButtonView }.first?.title
        return label?.isHidden == true ? "" : label?.text ?? ""
    }

    /// Matches facts/back-button.
    @Test func theBackButtonShowsTheTitleThatFits() {
        app.perform {
            let long = UINavigationItem(title: "A very long title")
            #expect(title(long, 390) == "A very long title")
            #expect(title(long, 260) == "Back")
            #expect(title(long, 180) == "")
            long.backButtonTitle = "Short"
            #expect(title(long, 260) == "Short")
            long.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
            #expect(title(long, 260) == "Own")
            long.backButtonDisplayMode = .generic
            #expect(title(long, 390) == "Back")
            long.backButtonDisplayMode = .minimal
            #expect(title(long, 390).isEmpty)
        }
    }

    /// Matches facts/bar-prompt.
    @Test func aPromptMakesTheBarTaller() {
        app.perform {
            let controller = UIViewController()
            controller.navigationItem.prompt = "Prompt"
            let navigation = UINavigationController(rootViewController: controller)
            app.window.rootViewController = navigation
            app.window.layoutIfNeeded()
            let bar = navigation.navigationBar
            #expect(bar.frame.height == 74 && controller.view.safeAreaInsets.top == 74)
            #expect((bar.frame(of: bar.label("Prompt"))?.maxY ?? 99) < 30)
            controller.navigationItem.prompt = nil
            app.window.layoutIfNeeded()
            #expect(bar.frame.height == 44 && bar.label("Prompt") == nil)
        }
    }

    /// Storyboards set the same values as code.
    @Test func groupsAndItemsAreShownInReadingOrder() {
        app.perform {
            let item = UINavigationItem()
            let boxes = (0..<4).map { _ in box(20) }
            item.rightBarButtonItems = [boxes[3]]
            item.trailingItemGroups = [.fixedGroup(items: [boxes[1], boxes[2]])]
            item.leadingItemGroups = [boxes[0].creatingFixedGroup()]
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            bar.items = [item]
            bar.layoutIfNeeded()
            let starts = boxes.compactMap { bar.frame(of: $0.customView)?.minX }
            #expect(starts == starts.sorted() && starts.count == 4 && boxes[1].buttonGroup != nil)
            item.trailingItemGroups[0].isHidden = true
            #expect(boxes[1].customView?.window == nil && boxes[1].customView?.superview?.superview == nil)
        }
    }
}
