import QuartzCore
import Testing
import UIKit

/// Values that an application sets and nothing reads are reported once.
@MainActor @Suite struct UnsupportedTests {
    /// The reports when `body` runs and the window is laid out.
    private func reported(_ body: (UIWindow) -> Void) throws -> [String] {
        let app = try TestApp()
        app.perform {
            body(app.window)
            app.window.layoutIfNeeded()
        }
        return app.stage.diagnostics.unsupported.entries.map(\.api)
    }

    @Test func barButtonBackgrounds() throws {
        let apis = try reported { _ in
            let item = UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil)
            item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
            item.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
            item.setBackgroundImage(UIImage(), for: .normal, style: .done, barMetrics: .compact)
            UITabBar().beginCustomizingItems([])
        }
        #expect(
            apis == [
                "UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)", "UITabBar.beginCustomizingItems(_:)",
            ])
    }

    @Test func kindsAndOptionsWithoutEffect() throws {
        let apis = try reported { window in
            for filter in [CALayerContentsFilter.nearest, .linear, .trilinear] {
                window.layer.minificationFilter = filter
                window.layer.magnificationFilter = filter
            }
            for options in [NSStringDrawingOptions.usesLineFragmentOrigin, .usesDeviceMetrics] {
                _ = ("text" as NSString).boundingRect(with: .zero, options: options, attributes: nil, context: nil)
            }
        }
        #expect(
            apis == [
                "CALayerContentsFilter.trilinear", "NSStringDrawingOptions.usesDeviceMetrics",
            ])
    }

    @Test func aMissingSegueFailsTheRun() throws {
        let app = try TestApp(root: UIViewController())
        app.perform { app.window.rootViewController?.performSegue(withIdentifier: "detail", sender: nil) }
        #expect {
            try app.play()
        } throws: { error in
            guard case .misused(let sentences) = error as? StageError else { return false }
            return sentences.count == 1 && sentences[0].contains("has no segue with identifier “detail”")
        }
    }

    @Test func viewSettings() throws {
        let apis = try reported { _ in
            let button = UIButton()
            button.showsTouchWhenHighlighted = true
            button.reversesTitleShadowWhenHighlighted = true
            UILabel().allowsDefaultTighteningForTruncation = true
        }
        #expect(
            apis == [
                "UIButton.showsTouchWhenHighlighted", "UIButton.reversesTitleShadowWhenHighlighted",
                "UILabel.allowsDefaultTighteningForTruncation",
            ])
    }

    @Test func imageFiles() throws {
        let apis = try reported { _ in
            let image = UIImage()
            #expect(image.heicData() == nil && !image.isHighDynamicRange)
            #expect(image.imageRestrictedToStandardDynamicRange() === image)
            let view = UIImageView()
            #expect(view.preferredImageDynamicRange == .unspecified && view.imageDynamicRange == .unspecified)
            view.preferredImageDynamicRange = .high
        }
        #expect(apis == ["UIImage.heicData()"])
    }

    @Test func textSettings() throws {
        let apis = try reported { _ in
            let style = NSMutableParagraphStyle()
            style.hyphenationFactor = 1
            let text = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
            let context = NSStringDrawingContext()
            context.minimumScaleFactor = 0.5
            _ = text.boundingRect(with: .zero, context: context)
        }
        #expect(apis == ["NSParagraphStyle.hyphenationFactor", "NSStringDrawingContext.minimumScaleFactor"])
    }

    @Test func animatorSettings() throws {
        let apis = try reported { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            (animator.isManualHitTestingEnabled, animator.isInterruptible) = (true, false)
        }
        #expect(
            apis == ["UIViewPropertyAnimator.isManualHitTestingEnabled", "UIViewPropertyAnimator.isInterruptible"])
    }

    @Test func opaqueBarsHideTheContentBehindThem() {
        for bar in [UITabBar(), UIToolbar()] {
            func alpha() -> CGFloat? { bar.subviews.first?.backgroundColor?.cgColor.alpha }
            #expect(alpha().map { $0 < 1 } == true)
            (bar as? UITabBar)?.isTranslucent = false
            (bar as? UIToolbar)?.isTranslucent = false
            #expect(alpha() == 1)
        }
    }

    @Test func backItemsNameTheBackButton() throws {
        let app = try TestApp()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let below = UINavigationItem(title: "Below")
        func titles(_ view: UIView) -> [String] {
            view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + titles($0) }
        }
        app.perform {
            below.backButtonTitle = "Title"
            bar.items = [below, UINavigationItem(title: "Top")]
            #expect(titles(bar).sorted() == ["Title", "Top"])
            below.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
            bar.items = [below, UINavigationItem(title: "Top")]
            #expect(titles(bar).sorted() == ["Item", "Top"])
        }
    }

    @Test func viewsStartBelowBarsTheyDoNotExtendUnder() throws {
        let child = UIViewController()
        child.edgesForExtendedLayout = []
        let app = try TestApp(root: UINavigationController(rootViewController: child))
        try app.play()
        #expect(child.view.convert(CGPoint.zero, to: nil).y > 40)
    }
}
