import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// While a built-in transition moves views, each view keeps the safe area of its position at rest.
@MainActor @Suite struct TransitionSafeAreaTests {
    /// Records every change of its safe area.
    private class Pinned: UIViewController {
        var told: [UIEdgeInsets] = []
        override func viewSafeAreaInsetsDidChange() { told.append(view.safeAreaInsets) }
    }

    private let lower = Pinned()
    private let upper = Pinned()

    private func app(root: UIViewController, width: Double = 390, height: Double = 844) throws -> TestApp {
        let app = try TestApp(width: width, height: height)
        app.perform {
            app.stage.applicationState.screenInsets = ScreenInsets(top: 47, bottom: 34)
            app.window.rootViewController = root
        }
        return app
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test func aDismissedController() throws {
        let app = try app(root: lower)
        upper.modalPresentationStyle = .fullScreen
        app.at(1) { lower.present(upper, animated: true) }
        app.at(1.2) { #expect(upper.view.safeAreaInsets == insets(47, 0, 34, 0)) }
        app.at(2) { lower.dismiss(animated: true) }
        app.at(2.2) { #expect(upper.view.safeAreaInsets == insets(47, 0, 34, 0)) }
        try app.play()
        #expect(upper.told == [insets(47, 0, 34, 0)])
        #expect(lower.told == [insets(47, 0, 34, 0)])
    }

    /// The bar's height is added to the insets that the navigation controller keeps.
    @Test func aDismissedControllerUnderABar() throws {
        let app = try app(root: lower)
        let navigation = UINavigationController(rootViewController: upper)
        navigation.modalPresentationStyle = .fullScreen
        app.at(1) { lower.present(navigation, animated: true) }
        app.at(2) { lower.dismiss(animated: true) }
        app.at(2.2) { #expect(navigation.navigationBar.frame.minY == 47) }
        try app.play()
        #expect(upper.told == [insets(91, 0, 34, 0)])
    }

    /// In landscape, an iPhone has insets where a push and a pop move the views.
    @Test func bothOfAPushAndAPop() throws {
        let navigation = UINavigationController(rootViewController: lower)
        let app = try app(root: navigation, width: 844, height: 390)
        app.at(1) { navigation.pushViewController(upper, animated: true) }
        app.at(1.2) { #expect(lower.view.safeAreaInsets == insets(32, 47, 21, 47)) }
        app.at(2) { navigation.popViewController(animated: true) }
        app.at(2.2) { #expect(upper.view.safeAreaInsets == insets(32, 47, 21, 47)) }
        try app.play()
        #expect(lower.told == [insets(32, 47, 21, 47)])
        #expect(upper.told == [insets(32, 47, 21, 47)])
    }

    /// Afterward, the safe area follows the frame again.
    @Test func afterATransitionTheFrameApplies() throws {
        let app = try app(root: lower)
        upper.modalPresentationStyle = .overFullScreen
        app.at(1) { lower.present(upper, animated: true) }
        app.at(2) { upper.view.frame.origin.y = 20 }
        app.at(2.1) { #expect(upper.view.safeAreaInsets == insets(27, 0, 34, 0)) }
        try app.play()
        #expect(upper.told == [insets(47, 0, 34, 0), insets(27, 0, 34, 0)])
    }

    /// The window rotates under a running transition: the edges keep their distances, not their positions.
    @Test func aTurnDuringATransition() throws {
        let app = try app(root: lower)
        upper.modalPresentationStyle = .overFullScreen
        app.at(1) { lower.present(upper, animated: true) }
        app.at(2) { lower.dismiss(animated: true) }
        app.at(2.1) {
            app.window.bounds.size = CGSize(width: 844, height: 390)
            app.window.safeAreaMayHaveChanged()
        }
        app.at(2.2) { #expect(upper.view.safeAreaInsets == insets(0, 47, 21, 47)) }
        try app.play()
    }

    /// An application's animator moves the frame, and with it the safe area, as on a device.
    @Test func anApplicationsAnimator() throws {
        final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                UIView.animate(withDuration: 0.5) {
                    context.view(forKey: .from)?.frame.origin.y = 844
                } completion: { _ in
                    context.completeTransition(true)
                }
            }
        }
        let app = try app(root: lower)
        let vendor = Vendor()
        upper.modalPresentationStyle = .overFullScreen
        upper.transitioningDelegate = vendor
        vendor.dismissing = Slide()
        app.at(1) { lower.present(upper, animated: true) }
        app.at(2) { lower.dismiss(animated: true) }
        try app.play()
        #expect(upper.told == [insets(47, 0, 34, 0), insets(0, 0, 34, 0)])
    }
}
