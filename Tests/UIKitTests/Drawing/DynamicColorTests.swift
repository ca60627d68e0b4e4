import FrameGeometry
import Testing
import UIKit

/// Colors that depend on traits, and the style and level that determine them.
@MainActor @Suite struct DynamicColorTests {
    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)
    private static let elevated = UITraitCollection(traitsFrom: [
        dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])

    /// Black in the light style, white in the dark one.
    private static let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    private static func hex(_ color: UIColor) -> String {
        let color = color.color
        return [color.red, color.green, color.blue].map {
            let text = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }.joined()
    }

    /// The color shown by the view's layer.
    private func shown(_ view: UIView) -> UIColor? { view.layer.backgroundColor.map(UIColor.init(cgColor:)) }

    // MARK: Resolving

    @Test func earlierNamesAreThoseOfTheSameColors() {
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }

    /// The first four are from Apple's Human Interface Guidelines; the others are widely reported values.
    @Test(arguments: [
        ("systemBlue", UIColor.systemBlue, "007AFF", "0A84FF", "0A84FF"),
        ("systemRed", .systemRed, "FF3B30", "FF453A", "FF453A"),
        ("systemGray2", .systemGray2, "AEAEB2", "636366", "636366"),
        ("systemGray6", .systemGray6, "F2F2F7", "1C1C1E", "1C1C1E"),
        ("label", .label, "000000", "FFFFFF", "FFFFFF"),
        ("systemBackground", .systemBackground, "FFFFFF", "000000", "1C1C1E"),
        ("secondarySystemBackground", .secondarySystemBackground, "F2F2F7", "1C1C1E", "2C2C2E"),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, "F2F2F7", "2C2C2E", "3A3A3C"),
    ])
    func systemColorsHaveTheirValuesInEachStyle(
        _ name: String, _ color: UIColor, _ light: String, _ dark: String, _ elevated: String
    ) {
        let values = [Self.light, Self.dark, Self.elevated].map { Self.hex(color.resolvedColor(with: $0)) }
        #expect(values == [light, dark, elevated])
    }

    /// Properties begin with them until an application sets another.
    @Test func colorsAndFontsCanBeEmpty() {
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIFont().pointSize == 0)
    }

    @Test func derivedColorsStayDynamic() {
        let faint = UIColor.label.withAlphaComponent(0.25)
        #expect(faint.resolvedColor(with: Self.dark) == UIColor(white: 1, alpha: 0.25))
        #expect(faint.resolvedColor(with: Self.light) == UIColor(white: 0, alpha: 0.25))
        let nested = UIColor { _ in .systemBackground }
        #expect(
            nested.resolvedColor(with: Self.elevated) == UIColor.systemBackground.resolvedColor(with: Self.elevated))
    }

    @Test func fixedColorsDoNotEqualDynamicOnes() {
        #expect(UIColor.label != .black && UIColor.label == .label && UIColor.label != .systemBackground)
        #expect(Self.ink == Self.ink && Self.ink != UIColor { _ in .black })
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.resolvedColor(with: Self.light) == .black)
        #expect(UIColor.label.hash == UIColor.label.withAlphaComponent(1).hash)
    }

    @Test func currentTraitsApplyByDefault() throws {
        try TestApp().perform {
            #expect(UIColor(cgColor: Self.ink.cgColor) == .black)
            Self.dark.performAsCurrent {
                #expect(UIColor(cgColor: Self.ink.cgColor) == .white)
                Self.light.performAsCurrent { #expect(UIColor(cgColor: Self.ink.cgColor) == .black) }
                #expect(UITraitCollection.current === Self.dark)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
    }

    @Test func eachRunHasItsOwnTraits() throws {
        let (first, second) = (try TestApp(), try TestApp())
        first.perform {
            UIScreen.main.settings.traits.userInterfaceStyle = .dark
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            second.perform { #expect(UITraitCollection.current.userInterfaceStyle == .light) }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        second.perform { #expect(UIColor(cgColor: UIColor.label.cgColor) == .black) }
    }

    // MARK: Views

    @Test func viewsShowColorsOfTheirStyle() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let (view, label) = (UIView(), UILabel())
            view.backgroundColor = .systemBackground
            label.text = "a"
            view.addSubview(label)
            app.window.rootViewController?.view.addSubview(view)
            #expect(shown(view) == .white && view.backgroundColor == .systemBackground)
            app.window.overrideUserInterfaceStyle = .dark
            #expect(shown(view) == .black && view.backgroundColor == .systemBackground)
            #expect(label.traitCollection.userInterfaceStyle == .dark)
            view.overrideUserInterfaceStyle = .light
            #expect(shown(view) == .white)
            view.overrideUserInterfaceStyle = .unspecified
            app.window.overrideUserInterfaceStyle = .unspecified
            #expect(shown(view) == .white)
            view.layer.backgroundColor = UIColor.red.cgColor
            #expect(view.backgroundColor == .red)
        }
    }

    @Test func textImagesAndDrawingsFollowTheStyle() throws {
        final class Drawn: UIView {
            var seen: [UIUserInterfaceStyle] = []
            override func draw(_ rect: CGRect) { seen.append(UITraitCollection.current.userInterfaceStyle) }
        }
        final class Word: UILabel {
            var seen: [UIUserInterfaceStyle] = []
            override func drawText(in rect: CGRect) { seen.append(UITraitCollection.current.userInterfaceStyle) }
        }
        let controller = UIViewController()
        let app = try TestApp(root: controller)
        let (drawn, word) = (Drawn(), Word(frame: CGRect(x: 0, y: 0, width: 90, height: 30)))
        drawn.frame = word.frame
        let square = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let image = UIImageView(image: square.withRenderingMode(.alwaysTemplate))
        image.tintColor = Self.ink
        var images: [UIColor] = []
        app.at(0) { [drawn, word, image].forEach(controller.view.addSubview) }
        for time in [1.0, 2] {
            app.at(time) {
                let pixels = (image.layer.contents as? CGImage).map { UIImage(cgImage: $0) }
                images.append(pixels.map(UIColor.init(patternImage:)) ?? .red)
                controller.overrideUserInterfaceStyle = .dark
            }
        }
        try app.play()
        #expect(drawn.seen == [.light, .dark] && word.seen == [.light, .dark])
        #expect(images == [.black, .white])
    }

    @Test func viewsAddedToADarkViewShowDarkColors() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let (dark, inner, innermost) = (UIView(), UIView(), UIView())
            dark.overrideUserInterfaceStyle = .dark
            innermost.backgroundColor = Self.ink
            inner.addSubview(innermost)
            #expect(shown(innermost) == .black)
            app.window.rootViewController?.view.addSubview(dark)
            dark.addSubview(inner)
            #expect(shown(innermost) == .white)
            app.window.rootViewController?.view.addSubview(inner)
            #expect(shown(innermost) == .black)
        }
    }

    @Test func styleChangesSendNotifications() throws {
        final class Told: UIViewController {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
                styles.append(UITraitCollection.current.userInterfaceStyle)
            }
        }
        let controller = Told()
        let app = try TestApp(root: controller)
        app.perform {
            controller.loadViewIfNeeded()
            app.window.overrideUserInterfaceStyle = .dark
            app.window.overrideUserInterfaceStyle = .dark
            #expect(controller.styles == [.light, .dark])
        }
    }

    // MARK: Presentations

    /// A sheet is elevated; a presenter's own style is not inherited.
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover, .fullScreen, .overFullScreen])
    func presentedControllersTakeTheWindowsStyle(_ style: UIModalPresentationStyle) throws {
        let (home, card) = (UIViewController(), UIViewController())
        let app = try TestApp(root: home, width: 820, height: 1180)
        app.at(0) {
            app.window.overrideUserInterfaceStyle = .dark
            home.overrideUserInterfaceStyle = .light
            card.modalPresentationStyle = style
            card.popoverPresentationController?.sourceView = home.view
            card.loadViewIfNeeded()
            card.view.backgroundColor = .systemBackground
            home.present(card, animated: true)
        }
        app.at(2) {
            #expect(home.traitCollection.userInterfaceStyle == .light)
            #expect(card.traitCollection.userInterfaceStyle == .dark)
            let isElevated = style == .pageSheet || style == .popover
            #expect(card.traitCollection.userInterfaceLevel == (isElevated ? .elevated : .base))
            #expect(shown(card.view).map(Self.hex) == (isElevated ? "1C1C1E" : "000000"))
            app.note("seen")
        }
        try app.play()
        #expect(app.notes == ["2 seen"])
    }

    @Test func sizeChangesCauseNoSpuriousTraitChanges() throws {
        final class Told: UIViewController {
            var count = 0
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) { count += 1 }
        }
        let (home, child) = (UIViewController(), Told())
        let app = try TestApp(root: home, width: 820, height: 1180)
        app.perform {
            home.addChild(child)
            home.view.addSubview(child.view)
            child.didMove(toParent: home)
            child.overrideUserInterfaceStyle = .dark
            home.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
            app.window.change(size: CGSize(width: 375, height: 1180), angle: 0)
            #expect(child.count == 0)
        }
    }
}
