import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Button types and the effects of configurations.
@MainActor @Suite struct ButtonKindTests {
    private func pad(_ look: ScreenSettings.Look = .classic, _ make: () -> UIButton) throws -> ControlPad<UIButton> {
        try ControlPad(look) { _ in make() }
    }

    private static func configured(
        _ style: UIButton.Configuration = .filled(), _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = style
        configuration.title = "Title"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test(arguments: [
        UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]) func buttonTypesHaveASystemImage(kind: UIButton.ButtonType) throws {
        let pad = try pad { UIButton(type: kind) }
        #expect(pad.control.imageView?.image != nil && pad.control.imageView?.isHidden == false)
        #expect(pad.control.currentImage == nil, "the image is not the application's")
        #expect(pad.control.intrinsicContentSize == pad.control.imageView?.image?.size)
        #expect(pad.app.stage.diagnostics.unsupported.entries.isEmpty)
        pad.app.perform {
            let own = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }
            pad.control.setImage(own, for: .normal)
            #expect(pad.control.imageView?.image?.size == own.size)
        }
    }

    /// Matches facts/button-kinds.
    @Test func theContactAddButtonHasTheMeasuredSize() throws {
        let size = try pad { UIButton(type: .contactAdd) }.control.intrinsicContentSize
        #expect(abs(size.width - 24.33) < 0.7 && abs(size.height - 23.67) < 0.7, "\(size)")
    }

    @Test func dynamicCornersFollowTheDesign() throws {
        let classic = try pad(.classic) { Self.configured() }.control
        let new = try pad(.iOS26) { Self.configured() }.control
        #expect(classic.backdrop.layer.cornerRadius == 5.95)
        #expect(new.backdrop.layer.cornerRadius == new.backdrop.bounds.height / 2)
    }

    @Test func everyStyleHasFourStates() throws {
        let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled(), .glass()]
        for style in styles {
            let pad = try pad { Self.configured(style) }
            pad.app.perform {
                let button = pad.control
                var looks: [String] = []
                for change: (UIButton) -> Void in [
                    { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false },
                ] {
                    change(button)
                    looks.append(
                        "\(button.titleLabel?.textColor.color as Any) \(button.backdrop.backgroundColor?.color as Any)")
                    button.isHighlighted = false
                    button.isEnabled = true
                }
                #expect(Set(looks).count == 3, "\(style.style)")
            }
        }
    }

    @Test func aSelectedButtonIsMoreProminent() throws {
        let pad = try pad { Self.configured(.tinted()) }
        pad.app.perform {
            #expect(pad.control.titleLabel?.textColor == .systemBlue)
            pad.control.isSelected = true
            #expect(pad.control.titleLabel?.textColor == .white)
            pad.control.configuration?.automaticallyUpdateForSelection = false
            #expect(pad.control.titleLabel?.textColor == .systemBlue)
        }
    }

    @Test func titleAttributesAreApplied() throws {
        let pad = try pad {
            Self.configured {
                var container = AttributeContainer()
                container.font = .systemFont(ofSize: 30)
                $0.attributedTitle = AttributedString("Big", attributes: container)
                $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
                    var output = input
                    output.kern = 3
                    output.font = .systemFont(ofSize: 9)
                    return output
                }
            }
        }
        let text = try #require(pad.control.titleLabel?.attributedText)
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(text.string == "Big" && (attributes[.font] as? UIFont)?.pointSize == 30)
        #expect(attributes[.kern] as? CGFloat == 3 && attributes[.foregroundColor] as? UIColor == .white)
    }

    @Test func aSpinnerReplacesTheImage() throws {
        let pad = try pad {
            Self.configured {
                $0.image = UIImage(systemName: "star")
                $0.showsActivityIndicator = true
            }
        }
        let spinner = try #require(pad.control.shownSpinner)
        #expect(spinner.isAnimating && pad.control.imageView?.isHidden == true)
        #expect(spinner.center.x < pad.control.titleLabel?.frame.minX ?? 0)
        pad.app.perform {
            pad.control.configuration?.showsActivityIndicator = false
            #expect(!spinner.isAnimating && pad.control.imageView?.isHidden == false)
        }
    }

    @Test func aReleasedButtonFadesBackToNormal() throws {
        let pad = try pad {
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            return button
        }
        try pad.touch([CGPoint(x: 10, y: 10)])
        let label = try #require(pad.control.titleLabel)
        // Pressed at 0, released at 0.1.
        let alphas = try pad.app.numbers("opacity", of: label, at: [0.05, 0.1, 0.225, 0.36])
        #expect(abs(alphas[0] - 0.2) < 1e-6 && abs(alphas[2] - 0.6) < 0.01 && alphas[3] == 1, "\(alphas)")
    }

    @Test func aToggleChangesItsSelection() throws {
        let pad = try pad { Self.configured(.tinted()) { _ in } }
        pad.app.perform { pad.control.changesSelectionAsPrimaryAction = true }
        try pad.touch([CGPoint(x: 10, y: 10)])
        #expect(pad.control.isSelected && pad.changes == 1)
        try pad.touch([CGPoint(x: 10, y: 10)])
        #expect(!pad.control.isSelected && pad.changes == 2)
    }

    @Test func mirroredButtonsHaveTheirImageOnTheRight() throws {
        let pad = try pad {
            let button = Self.configured { $0.image = UIImage(systemName: "star") }
            button.semanticContentAttribute = .forceRightToLeft
            return button
        }
        #expect((pad.control.imageView?.frame.minX ?? 0) >= (pad.control.titleLabel?.frame.maxX ?? 0) - 0.5)
    }

    /// Foundation's and UIKit's attributed strings convert without losing attributes.
    @Test func attributedStringsAreConverted() {
        var text = AttributedString("ab")
        text.font = .systemFont(ofSize: 12)
        text.underlineStyle = .single
        if let second = text.characters.indices.last { text[second..<text.endIndex].foregroundColor = .red }
        let converted = NSAttributedString(text)
        #expect(converted.string == "ab")
        #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(converted.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(converted.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(AttributedString(converted) == text)
    }
}
