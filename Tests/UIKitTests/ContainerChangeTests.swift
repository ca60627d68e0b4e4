import FrameTiming
import QuartzCore
import Testing

@testable import UIKit

/// What holds for every change in a container, whoever animates it and whatever a hand does to it.
@MainActor @Suite struct ContainerChangeTests {
    enum Change: CaseIterable {
        case push, pop, tab
    }

    enum Mover: CaseIterable {
        case builtIn, custom, interruptible
    }

    enum Hand: CaseIterable {
        case none, finished, cancelled, pausedThenFinished, pausedThenCancelled

        var isCancelled: Bool { self == .cancelled || self == .pausedThenCancelled }
        var startsInTheHand: Bool { self == .finished || self == .cancelled }
    }

    struct Law: CustomStringConvertible, Sendable {
        let change: Change
        let mover: Mover
        let hand: Hand

        var description: String { "\(change), \(mover), \(hand)" }

        /// All that there are: the built-in motion has no hand but that of the swipe, and tabs have none.
        static let all: [Law] = {
            var laws: [Law] = []
            for change in Change.allCases {
                for mover in Mover.allCases {
                    for hand in Hand.allCases where mover != .builtIn || change != .tab && hand == .none {
                        laws.append(Law(change: change, mover: mover, hand: hand))
                    }
                }
            }
            return laws
        }()
    }

    /// Vends an animator and a hand to both kinds of containers.
    private final class Vendor: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var hand: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }

    @Test(arguments: Law.all) func everyChangeKeepsTheLaws(law: Law) throws {
        let (first, second) = (List(), Card())
        let (outgoing, incoming): (UIViewController, UIViewController) =
            law.change == .pop ? (second, first) : (first, second)
        let vendor = Vendor()
        let nav = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        let container: any ContainerTransitionHost = law.change == .tab ? tabs : nav
        if law.change == .pop { nav.pushViewController(second, animated: false) }
        if law.change == .tab { tabs.viewControllers = [first, second] }
        let app = try TestApp(root: container)
        var ends: [Bool] = []
        app.at(1) {
            switch law.mover {
            case .builtIn: vendor.animator = nil
            case .custom: vendor.animator = Slider()
            case .interruptible: vendor.animator = InterruptibleSlider()
            }
            if law.hand != .none {
                let hand = UIPercentDrivenInteractiveTransition()
                hand.wantsInteractiveStart = law.hand.startsInTheHand
                vendor.hand = hand
            }
            nav.delegate = vendor
            tabs.delegate = vendor
            switch law.change {
            case .push: nav.pushViewController(second, animated: true)
            case .pop: nav.popViewController(animated: true)
            case .tab: tabs.selectedIndex = 1
            }
            #expect(container.transitionCoordinator != nil)
            container.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        }
        app.at(1.1) { if !law.hand.startsInTheHand { vendor.hand?.pause() } }
        app.at(1.2) { vendor.hand?.update(0.5) }
        app.at(1.3) { if law.hand.isCancelled { vendor.hand?.cancel() } else { vendor.hand?.finish() } }
        try app.play()

        let (staying, leaving) = law.hand.isCancelled ? (outgoing, incoming) : (incoming, outgoing)
        #expect(ends == [law.hand.isCancelled])
        #expect(container.shown === staying && container.containerTransition == nil)
        #expect(container.transitionView.subviews == [staying.view])
        #expect(staying.view.frame == container.transitionView.bounds && staying.view.alpha == 1)
        #expect(staying.appearance == .appeared && leaving.appearance == .disappeared)
        #expect(leaving.view.superview == nil)
        switch law.change {
        case .push, .pop: #expect(nav.viewControllers.last === staying && nav.children == nav.viewControllers)
        case .tab: #expect(tabs.selectedViewController === staying && tabs.children == [first, second])
        }
        let told = app.transcript([.callback], from: 1)
        #expect(told.filter { $0.hasSuffix("animationEnded(\(!law.hand.isCancelled))") }.count == 1)
        #expect(told.filter { $0.contains("animationEnded") }.count == 1)
        for controller in [outgoing, incoming] { expectBalance(of: controller, in: told, law) }
        let timeline = try #require(app.stage.timeline)
        if law.hand.isCancelled {
            let before = timeline.displayList(at: MediaTime(seconds: 0.9))
            #expect(timeline.displayList(at: MediaTime(seconds: 3)) == before)
            #expect(timeline.displayList(at: MediaTime(seconds: 1.25)) != before)
        }
        // Half way, in the hand: neither here nor there.
        if law.hand != .none, law.mover != .builtIn {
            let x = try #require(try app.shown("position", of: incoming.view, at: 1.25)?.point).x
            #expect(abs(x - (195 + 195)) < 1e-6)
        }
        // No frame shows the incoming view beyond where it comes from and where it goes.
        for frame in 60..<180 {
            let shown = try app.shown("position", of: incoming.view, at: Double(frame) / 60)
            guard let x = shown?.point?.x else { continue }
            #expect(x > 77.9 && x < 585.1, "frame \(frame)")
        }
    }

    /// Every `will` is answered by its `did` or by the opposite `will`.
    private func expectBalance(of controller: UIViewController, in told: [String], _ law: Law) {
        var open: String?
        for line in told where line.contains(" \(controller.subject) view") {
            let call = line.split(separator: " ")[2].prefix { $0 != "(" }
            switch call {
            case "viewWillAppear", "viewWillDisappear":
                #expect(open != String(call), "\(law): \(line)")
                open = String(call)
            case "viewDidAppear":
                #expect(open == "viewWillAppear", "\(law): \(line)")
                open = nil
            case "viewDidDisappear":
                #expect(open == "viewWillDisappear", "\(law): \(line)")
                open = nil
            default: break
            }
        }
        #expect(open == nil, "\(law)")
    }

    // MARK: Chance

    /// Pushes, pops, swipes, tabs, turns and presentations at random times: nothing traps, every call is answered, and what
    /// is on screen is what the lists say.
    @Test(arguments: 0..<200) func anythingMayHappenAtAnyTime(seed: Int) throws {
        var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func below(_ count: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((random >> 33) % UInt64(count))
        }
        let nav = UINavigationController(rootViewController: List())
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, Card()]
        let vendor = Vendor()
        let app = try TestApp(root: tabs)
        var (wanted, ended) = (0, 0)
        for step in 0..<12 {
            let time = 0.5 + Double(step) * 0.25 + Double(below(100)) / 400
            let (kind, animated) = (below(9), below(4) > 0)
            app.at(time) {
                switch kind {
                case 0, 1:
                    let next = Detail()
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
                default: self.swipe(app, to: 60 + CGFloat(step) * 20)
                }
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
    }

    /// A finger from the left edge, beginning now.
    private func swipe(_ app: TestApp, to end: CGFloat) {
        let start = app.stage.now.seconds
        TouchInput.touch(1, .began, at: CGPoint(x: 2, y: 200))
        for step in 1...10 {
            app.at(start + 0.02 * Double(step)) {
                TouchInput.touch(1, .moved, at: CGPoint(x: 2 + end * CGFloat(step) / 10, y: 200))
            }
        }
        app.at(start + 0.3) { TouchInput.touch(1, .ended, at: CGPoint(x: 2 + end, y: 200)) }
    }
}

/// The same as `Slider`, by a property animator that can be taken in hand.
final class InterruptibleSlider: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
            context.containerView.addSubview(view)
            let final = context.finalFrame(for: to)
            view.frame = final.offsetBy(dx: final.width, dy: 0)
            made.addAnimations { view.frame = final }
        }
        made.addCompletion { _ in
            self.animator = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator = made
        return made
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }
}
