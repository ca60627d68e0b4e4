import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Presentations in the context of a controller that leaves the screen and returns.
@MainActor @Suite struct ContextPresentationTests {
    private let owner = List()
    private let other = Detail()
    private let card = Card()

    private nonisolated static let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]

    /// The owner of the context presents the card at 1 s.
    private func app(_ style: UIModalPresentationStyle, root: UIViewController) throws -> TestApp {
        let app = try TestApp(root: root)
        app.perform {
            owner.definesPresentationContext = true
            card.modalPresentationStyle = style
        }
        app.at(1) { owner.present(card, animated: true) }
        return app
    }

    /// The calls to the owner and the card; calls to the owner only if it is visible beside the card.
    private func appearances(_ app: TestApp, from start: Double) -> [String] {
        app.traceLines([.callback], from: start).filter { line in
            ["List", "Card"].contains { line.contains(" \($0) view") } && !line.contains("IsAppearing")
                && (line.contains("Appear(") || line.contains("Disappear("))
        }
    }

    private func lines(_ time: String, _ controllers: [String], _ call: String) -> [String] {
        controllers.map { "\(time) \($0) \(call)" }
    }

    /// The names of the subviews of `view`, among them the card's container and the view it covers.
    private func names(in view: UIView) -> [String] { view.subviews.map(\.layerName) }

    /// A presentation over an owner of a fixed size keeps that size, and so does the owner.
    @Test(arguments: styles, [[], .flexibleWidth, .flexibleLeftMargin] as [UIView.AutoresizingMask])
    func itIsResizedWithItsContext(style: UIModalPresentationStyle, mask: UIView.AutoresizingMask) throws {
        let root = Base()
        let app = try app(style, root: root)
        let frame = CGRect(x: 20, y: 300, width: 200, height: 400)
        app.perform {
            root.addChild(owner)
            owner.view.autoresizingMask = mask
            owner.view.frame = frame
            root.view.addSubview(owner.view)
            owner.didMove(toParent: root)
        }
        app.at(2) { app.window.change(size: CGSize(width: 300, height: 700), angle: 0) }
        let width: CGFloat = mask == .flexibleWidth ? 110 : 200
        let resized = CGRect(x: mask == .flexibleLeftMargin ? -70 : 20, y: 300, width: width, height: 400)
        app.at(3) {
            #expect(card.presentationController?.containerView?.frame == resized)
            #expect(card.view.frame == CGRect(origin: .zero, size: resized.size))
            app.window.change(size: CGSize(width: 390, height: 844), angle: 0)
        }
        app.at(4) { owner.dismiss(animated: true) }
        try app.play()
        #expect(owner.view.frame == frame && owner.view.superview === root.view)
    }

    @Test(arguments: styles) func itLeavesAndReturnsWithATab(style: UIModalPresentationStyle) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [owner, other]
        let app = try app(style, root: tabs)
        let isOver = style == .overCurrentContext
        let shown = (isOver ? ["List.view"] : []) + ["Card.container"]
        app.at(1.9) { #expect(names(in: tabs.transitionView) == shown) }
        app.at(2) { tabs.selectedIndex = 1 }
        app.at(2.5) {
            #expect(names(in: tabs.transitionView) == ["Detail.view"])
            #expect(card.view.window == nil && card.presentingViewController === owner)
        }
        app.at(3) { tabs.selectedIndex = 0 }
        app.at(3.5) { #expect(names(in: tabs.transitionView) == shown) }
        try app.play()
        let seen = isOver ? ["List", "Card"] : ["Card"]
        let gone = lines("2", seen, "viewWillDisappear(false)") + lines("2", seen, "viewDidDisappear(false)")
        let back = lines("3", seen, "viewWillAppear(false)") + lines("3", seen, "viewDidAppear(false)")
        #expect(appearances(app, from: 2) == gone + back)
    }

    @Test(arguments: styles) func itMovesUnderAPushAndReturnsWithThePop(style: UIModalPresentationStyle) throws {
        let navigation = UINavigationController(rootViewController: owner)
        let app = try app(style, root: navigation)
        let isOver = style == .overCurrentContext
        let shown = (isOver ? ["List.view"] : []) + ["Card.container"]
        app.at(2) { navigation.pushViewController(other, animated: true) }
        app.at(2.2) {
            #expect(names(in: navigation.transitionView) == shown + ["dim", "edge shadow", "Detail.view"])
            #expect(card.view.superview?.frame.minX == -117)
        }
        app.at(3) {
            #expect(card.view.window == nil)
            navigation.popViewController(animated: true)
        }
        app.at(3.2) {
            #expect(names(in: navigation.transitionView) == shown + ["dim", "edge shadow", "Detail.view"])
        }
        app.at(4) {
            #expect(names(in: navigation.transitionView) == shown)
            #expect(card.view.superview?.frame == navigation.transitionView.bounds)
            card.dismiss(animated: true)
        }
        try app.play()
        #expect(names(in: navigation.transitionView) == ["List.view"] && owner.appearance == .appeared)
        let seen = isOver ? ["List", "Card"] : ["Card"]
        let gone = lines("2", seen, "viewWillDisappear(true)") + lines("2.5057", seen, "viewDidDisappear(true)")
        let back = lines("3", seen, "viewWillAppear(true)") + lines("3.5057", seen, "viewDidAppear(true)")
        #expect(Array(appearances(app, from: 2).prefix(4 * seen.count)) == gone + back)
    }

    /// An application's own container moves its child, removes it, and puts it back, and the card follows.
    @Test(arguments: styles) func itFollowsTheViewIntoAnyContainer(style: UIModalPresentationStyle) throws {
        let root = Base()
        let app = try app(style, root: root)
        app.perform {
            root.addChild(owner)
            owner.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
            root.view.addSubview(owner.view)
            owner.didMove(toParent: root)
        }
        app.at(2) {
            owner.view.frame = CGRect(x: 60, y: 120, width: 100, height: 200)
            #expect(card.view.superview?.frame == CGRect(x: 60, y: 120, width: 100, height: 200))
            root.view.addSubview(UIView())
            root.view.bringSubviewToFront(owner.view)
            #expect(root.view.subviews.last === card.view.superview)
        }
        app.at(3) {
            owner.willMove(toParent: nil)
            owner.view.removeFromSuperview()
            owner.removeFromParent()
            #expect(card.view.window == nil)
        }
        app.at(4) {
            root.addChild(owner)
            root.view.addSubview(owner.view)
            owner.didMove(toParent: root)
            #expect(card.view.window != nil)
        }
        try app.play()
        let last = appearances(app, from: 2).filter { $0.contains("Card") }
        #expect(
            last == [
                "3 Card viewWillDisappear(false)", "3 Card viewDidDisappear(false)", "4 Card viewWillAppear(false)",
                "4 Card viewDidAppear(false)",
            ])
    }

    /// In another tab, a dismissal shows nothing and makes no calls for views that are not visible.
    @Test(arguments: styles) func itCanBeDismissedOffScreen(style: UIModalPresentationStyle) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [owner, other]
        let app = try app(style, root: tabs)
        app.at(2) { tabs.selectedIndex = 1 }
        app.at(3) { card.dismiss(animated: true) { app.note("dismissed") } }
        app.at(3.5) { #expect(names(in: tabs.transitionView) == ["Detail.view"]) }
        app.at(4) { tabs.selectedIndex = 0 }
        try app.play()
        #expect(app.notes == ["3 dismissed"] && owner.presentation.presented == nil)
        #expect(names(in: tabs.transitionView) == ["List.view"] && owner.view.cover == nil)
        #expect(appearances(app, from: 3) == ["4 List viewWillAppear(false)", "4 List viewDidAppear(false)"])
    }

    /// The tab changes during the presentation or the dismissal.
    @Test(arguments: styles) func theTabCanChangeDuringTheTransition(style: UIModalPresentationStyle) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [owner, other]
        let app = try app(style, root: tabs)
        app.at(1.2) { tabs.selectedIndex = 1 }
        app.at(2) {
            #expect(names(in: tabs.transitionView) == ["Detail.view"])
            tabs.selectedIndex = 0
        }
        app.at(3) {
            #expect(card.view.window != nil && card.appearance == .appeared)
            card.dismiss(animated: true)
        }
        app.at(3.2) { tabs.selectedIndex = 1 }
        app.at(4) {
            #expect(names(in: tabs.transitionView) == ["Detail.view"])
            #expect(owner.appearance == .disappeared && card.appearance == .disappeared)
            tabs.selectedIndex = 0
        }
        try app.play()
        #expect(names(in: tabs.transitionView) == ["List.view"] && owner.appearance == .appeared)
        for controller in [owner, card, other] { #expect(PresentationState.violations(of: controller) == []) }
    }

    /// If the window's size classes have changed in the meantime, the style changes when the tab is shown again.
    @Test func itAdaptsWhenItReturns() throws {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { traitCollection.verticalSizeClass == .compact ? .overFullScreen : .none }
        }
        let (tabs, delegate) = (UITabBarController(), Delegate())
        tabs.viewControllers = [owner, other]
        let app = try app(.overCurrentContext, root: tabs)
        app.perform { card.presentationController?.delegate = delegate }
        app.at(2) { tabs.selectedIndex = 1 }
        app.at(3) { app.window.change(size: CGSize(width: 844, height: 390), angle: 0) }
        app.at(4) {
            #expect(card.presentationController?.presentationStyle == .overCurrentContext && card.view.window == nil)
            tabs.selectedIndex = 0
        }
        try app.play()
        #expect(card.presentationController?.presentationStyle == .overFullScreen)
        #expect(card.presentingViewController === tabs && card.view.window != nil)
        #expect(card.view.frame == app.window.bounds)
    }

    /// Puts both views into the container, as most animators do in full-screen presentations.
    private final class Gatherer: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
                return context.completeTransition(false)
            }
            if to.isBeingPresented {
                context.containerView.addSubview(from.view)
                context.containerView.addSubview(to.view)
            }
            UIView.animate(withDuration: 0.5) {
                to.view.alpha = 0.9
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    /// The presenter's view stays in the container and leaves the screen with it, unless the application puts it back.
    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .overFullScreen, .custom], [true, false])
    func thePresentersViewCanMoveIntoTheContainer(style: UIModalPresentationStyle, isPutBack: Bool) throws {
        let app = try app(style, root: owner)
        let vendor = Vendor()
        (vendor.presenting, vendor.dismissing) = (Gatherer(), Gatherer())
        app.perform { card.transitioningDelegate = vendor }
        app.at(2) {
            #expect(owner.view.superview?.layerName == "Card.container")
            #expect(owner.view.superview.map(names) == ["List.view", "Card.view"] && card.view.window != nil)
            if isPutBack {
                app.window.insertSubview(owner.view, at: 0)
                #expect(names(in: app.window) == ["List.view", "Card.container"])
            }
            owner.dismiss(animated: true) { withExtendedLifetime(vendor) {} }
        }
        try app.play()
        #expect(names(in: app.window) == (isPutBack ? ["List.view"] : []))
        for controller in [owner, card] { #expect(PresentationState.violations(of: controller) == []) }
    }

    /// The card stays on screen without its presenter.
    @Test func thePresentersViewCanLeaveTheContainer() throws {
        let app = try app(.overCurrentContext, root: owner)
        let vendor = Vendor()
        vendor.presenting = Gatherer()
        app.perform { card.transitioningDelegate = vendor }
        app.at(2) {
            owner.view.removeFromSuperview()
            #expect(names(in: app.window) == ["Card.container"] && card.view.window != nil)
            _ = vendor
        }
        try app.play()
    }
}
