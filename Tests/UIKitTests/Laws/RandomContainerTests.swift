import FrameTiming
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Pushes, pops, swipes, tab changes, and rotations at random times: nothing traps, every call is balanced, and the
/// screen shows what the lists say.
@MainActor @Suite struct RandomContainerTests {
    /// Animates transitions, or leaves them to the containers.
    private final class Vendor: NSObject, UINavigationControllerDelegate {
        var animator: (any UIViewControllerAnimatedTransitioning)?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    private let nav = UINavigationController(rootViewController: List())
    private let tabs = UITabBarController()
    private let vendor = Vendor()

    @Test(arguments: 0..<200) func randomRequestsKeepTheInvariants(seed: Int) throws {
        var numbers = SplitMix64(seed: UInt64(seed))
        tabs.viewControllers = [nav, Card()]
        let app = try TestApp(root: tabs)
        var (wanted, ended) = (0, 0)
        for step in 0..<12 {
            let time = 0.5 + Double(step) * 0.25 + Double(numbers.integer(below: 100)) / 400
            let (kind, animated) = (numbers.integer(below: 9), numbers.integer(below: 4) > 0)
            app.at(time) {
                perform(kind, step, animated, in: app)
                if let coordinator = nav.transitionCoordinator {
                    wanted += 1
                    coordinator.animate(alongsideTransition: nil) { _ in ended += 1 }
                }
            }
        }
        try app.play()
        #expect(wanted == ended)
        #expect(nav.containerTransition == nil && tabs.containerTransition == nil)
        #expect(nav.children == nav.viewControllers && nav.shown === nav.topViewController)
        #expect(nav.transitionView.subviews == (nav.shown.map { [$0.view] } ?? []))
        #expect(tabs.transitionView.subviews == (tabs.selectedViewController.map { [$0.view] } ?? []))
        for controller in [nav, tabs] + nav.children + tabs.children {
            #expect(!controller.isAppearanceChanging, "\(controller.subject)")
        }
        expectBalance(in: app)
    }

    /// Checks each named controller's calls; controllers without a name cannot be distinguished in a trace.
    private func expectBalance(in app: TestApp) {
        var calls: [String: [TraceCall]] = [:]
        for event in app.stage.diagnostics.trace where event.kind == .callback {
            guard let call = event.call, AppearanceCalls.names.contains(call.name) else { continue }
            calls[event.subject, default: []].append(call)
        }
        for (subject, calls) in calls {
            let calls = AppearanceCalls(calls)
            #expect(calls.mistake == nil, "\(subject): \(calls.mistake ?? "")")
        }
    }

    private func perform(_ kind: Int, _ step: Int, _ animated: Bool, in app: TestApp) {
        switch kind {
        case 0, 1:
            let next = Detail()
            next.title = "\(step)"
            next.hidesBottomBarWhenPushed = animated
            nav.pushViewController(next, animated: animated)
        case 2: nav.popViewController(animated: animated)
        case 3: tabs.selectedIndex = 1 - min(1, tabs.selectedIndex)
        case 4: vendor.animator = vendor.animator == nil ? Slider() : nil
        case 5: nav.delegate = nav.delegate == nil ? vendor : nil
        case 6:
            let isWide = app.window.bounds.width > app.window.bounds.height
            app.window.change(
                size: isWide ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390), angle: 0)
        case 7: nav.popToRootViewController(animated: animated)
        default: swipe(app, to: 60 + CGFloat(step) * 20)
        }
    }

    /// A finger that starts at the left edge now.
    private func swipe(_ app: TestApp, to end: CGFloat) {
        let start = app.stage.loop.now.seconds
        app.stage.applicationState.touchScreen.touch(1, .began, at: CGPoint(x: 2, y: 200))
        for step in 1...10 {
            app.at(start + 0.02 * Double(step)) {
                app.stage.applicationState.touchScreen.touch(
                    1, .moved, at: CGPoint(x: 2 + end * CGFloat(step) / 10, y: 200))
            }
        }
        app.at(start + 0.3) { app.stage.applicationState.touchScreen.touch(1, .ended, at: CGPoint(x: 2 + end, y: 200)) }
    }
}
