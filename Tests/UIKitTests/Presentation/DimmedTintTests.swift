import QuartzCore
import Testing
import UIKit

/// The presentations that dim the tint of the content behind them, and when they do so (facts/dimmed-tint).
@MainActor @Suite struct DimmedTintTests {
    /// A system button below a navigation bar with a button.
    private final class Tinted: UIViewController {
        let button = UIButton(type: .system)
        var isDimmed: Bool { button.tintAdjustmentMode == .dimmed }

        override func viewDidLoad() {
            button.setTitle("Button", for: .normal)
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
            view.addSubview(button)
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        }

        func popUp(_ controller: UIViewController, _ style: UIModalPresentationStyle, animated: Bool) {
            controller.modalPresentationStyle = style
            controller.popoverPresentationController?.sourceView = button
            present(controller, animated: animated)
        }
    }

    private let tinted = Tinted()

    private func run(width: Double = 390, height: Double = 844) throws -> (TestApp, UINavigationController) {
        let app = try TestApp(width: width, height: height)
        let navigation = app.stage.perform { UINavigationController(rootViewController: tinted) }
        app.perform { app.window.rootViewController = navigation }
        return (app, navigation)
    }

    // MARK: Which

    @Test(
        arguments: [
            (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.popover, true), (.fullScreen, false),
            (.overFullScreen, false), (.currentContext, false), (.overCurrentContext, false), (.custom, false),
        ], [false, true])
    func stylesThatKeepThePresenterVisibleDimItsTint(
        style: (style: UIModalPresentationStyle, dims: Bool), animated: Bool
    ) throws {
        let (app, _) = try run(width: 820, height: 1180)
        let presented = UIViewController()
        app.at(1) {
            #expect(!tinted.isDimmed)
            tinted.popUp(presented, style.style, animated: animated)
        }
        app.at(3) {
            #expect(tinted.isDimmed == style.dims)
            #expect(presented.view.tintAdjustmentMode == .normal)
            tinted.dismiss(animated: animated)
        }
        app.at(5) { #expect(!tinted.isDimmed) }
        try app.play()
    }

    @Test(arguments: UIAlertController.Style.allCases) func alertsDimTheTint(style: UIAlertController.Style) throws {
        let (app, navigation) = try run()
        let alert = app.stage.perform { UIAlertController(title: "Title", message: nil, preferredStyle: style) }
        app.perform { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
        var colors: [UIColor?] = []
        func note() {
            colors += [navigation.navigationBar.label("Save")?.textColor, tinted.button.titleLabel?.textColor]
        }
        app.at(1) {
            note()
            tinted.present(alert, animated: true)
        }
        app.at(3) {
            note()
            #expect(alert.view.tintColor == .systemBlue)
            tinted.dismiss(animated: true)
        }
        app.at(5) { note() }
        try app.play()
        #expect(colors.count == 6 && colors[0] == .systemBlue && colors[1] == .systemBlue)
        for color in colors[2...3] {
            let shown = color?.color
            #expect(shown.map { $0.red == $0.green && $0.green == $0.blue } == true, "\(String(describing: color))")
        }
        #expect(colors[4] == colors[0] && colors[5] == colors[1])
    }

    /// The tint set on a bar item is dimmed as well.
    @Test func barItemTintsDim() throws {
        let (app, navigation) = try run()
        app.perform { tinted.navigationItem.rightBarButtonItem?.tintColor = .systemRed }
        var colors: [UIColor?] = []
        func note() { colors.append(navigation.navigationBar.label("Save")?.textColor) }
        app.at(1) {
            note()
            tinted.popUp(UIViewController(), .pageSheet, animated: true)
        }
        app.at(3) {
            note()
            tinted.dismiss(animated: true)
        }
        app.at(5) { note() }
        try app.play()
        #expect(colors[0] == .systemRed && colors[2] == .systemRed)
        #expect(colors[1] != .systemRed)
        var (red, green, blue) = (CGFloat(0), CGFloat(1), CGFloat(2))
        colors[1]?.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green && green == blue)
    }

    /// A sheet dims the tint at the detents at which it dims the screen.
    @Test func sheetsDimAboveTheirLargestUndimmedDetent() throws {
        let (app, _) = try run()
        let sheet = UIViewController()
        app.at(1) {
            sheet.modalPresentationStyle = .pageSheet
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            tinted.popUp(sheet, .pageSheet, animated: true)
        }
        func select(_ detent: UISheetPresentationController.Detent.Identifier) {
            let controller = sheet.sheetPresentationController
            controller?.animateChanges { controller?.selectedDetentIdentifier = detent }
        }
        app.at(3) {
            #expect(!tinted.isDimmed)
            select(.large)
        }
        app.at(5) {
            #expect(tinted.isDimmed)
            select(.medium)
        }
        app.at(7) { #expect(!tinted.isDimmed) }
        try app.play()
    }

    /// Fades out, driven only by the test.
    private final class Reluctant: UIViewController, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let driver = UIPercentDrivenInteractiveTransition()

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            UIView.animate(withDuration: 0.5) {
                self.view.alpha = 0
            } completion: { _ in
                self.view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test func aCanceledDismissalKeepsThePopoverDimming() throws {
        let (app, _) = try run(width: 820, height: 1180)
        let presented = Reluctant()
        presented.transitioningDelegate = presented
        app.at(1) { tinted.popUp(presented, .popover, animated: true) }
        app.at(3) {
            tinted.dismiss(animated: true)
            presented.driver.update(0.3)
        }
        app.at(3.5) { presented.driver.cancel() }
        app.at(5) {
            #expect(tinted.presentedViewController === presented)
            #expect(tinted.isDimmed)
        }
        try app.play()
    }

    /// Several presentations dim everything behind the last one. Dismissed together, they leave no trace.
    @Test func stackedPresentationsDim() throws {
        let (app, navigation) = try run()
        let (sheet, alert) = (
            Tinted(), app.stage.perform { UIAlertController(title: "Title", message: nil, preferredStyle: .alert) }
        )
        app.at(1) { tinted.popUp(sheet, .pageSheet, animated: true) }
        app.at(2) {
            #expect(tinted.isDimmed && !sheet.isDimmed)
            sheet.present(alert, animated: true)
        }
        app.at(3) {
            #expect(tinted.isDimmed && sheet.isDimmed && alert.view.tintAdjustmentMode == .normal)
            navigation.dismiss(animated: true)
        }
        app.at(5) { #expect(!tinted.isDimmed && !sheet.isDimmed) }
        try app.play()
    }

    /// A view with an explicit mode keeps it.
    @Test func explicitAdjustmentModesAreKept() throws {
        let (app, _) = try run()
        app.at(1) {
            tinted.button.tintAdjustmentMode = .normal
            tinted.popUp(UIViewController(), .pageSheet, animated: true)
        }
        app.at(3) { #expect(!tinted.isDimmed && tinted.view.tintAdjustmentMode == .dimmed) }
        try app.play()
    }

    // MARK: Motion

    /// A button whose action presents fades back from its touch, and to the dimmed tint at the same time.
    @Test func aReleasedButtonDimsWithTheRest() throws {
        let (app, _) = try run()
        let button = app.stage.perform { UIButton(configuration: .filled()) }
        app.perform {
            button.frame = CGRect(x: 100, y: 400, width: 100, height: 50)
            tinted.view.addSubview(button)
        }
        app.at(1) { button.isHighlighted = true }
        app.at(1.2) {
            button.isHighlighted = false
            #expect(button.subviews.contains { $0.layer.animation(forKey: "backgroundColor") != nil })
            tinted.popUp(UIViewController(), .pageSheet, animated: true)
        }
        app.at(1.3) {
            #expect(tinted.isDimmed && button.layer.animation(forKey: kCATransition) != nil)
            #expect(button.subviews.allSatisfy { $0.layer.animation(forKey: "backgroundColor") == nil })
        }
        try app.play()
    }

    /// Texts fade over the duration of the presentation, and change immediately without animation.
    @Test(arguments: [false, true]) func theTintFades(animated: Bool) throws {
        let (app, navigation) = try run()
        app.at(1) { tinted.popUp(UIViewController(), .pageSheet, animated: animated) }
        app.at(1.05) {
            #expect(tinted.isDimmed)
            let save = navigation.navigationBar.label("Save")
            for view in [
                tinted.button,
                save.flatMap {
                    sequence(first: $0, next: \.superview).first { $0.layer.animation(forKey: kCATransition) != nil }
                },
            ] {
                let fade = view?.layer.animation(forKey: kCATransition) as? CATransition
                #expect((fade?.type == .fade) == animated)
                if animated { #expect((fade?.duration ?? 0) > 0.3) }
            }
        }
        app.at(3) { #expect(tinted.button.layer.animation(forKey: kCATransition) == nil) }
        try app.play()
    }
}
