import FrameTiming
import QuartzCore
import TestSupport
import UIKit

/// Presents, dismisses, pushes, pops, pans, cancels, and rotates the window at random times that depend only on the
/// seed. Every second seed has a navigation controller at the root.
@MainActor final class RandomScript: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    private final class Screen: UIViewController {
        weak var script: RandomScript?
        var motion = TransitionCase.Motion.coverVertical
        /// Whether a gesture drives the next transition and determines its outcome.
        var isDriven = false
        /// A pan that drives a dismissal.
        let pan = PanDriver()
    }

    /// Finishes or cancels on its own after a while.
    private final class Hand: UIPercentDrivenInteractiveTransition {
        var numbers = SplitMix64(seed: 0)

        override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            super.startInteractiveTransition(transitionContext)
            let stage = transitionContext.containerView.layer.stage
            for step in 1...3 {
                let fraction = numbers.number(0...1)
                stage.loop.schedule(at: stage.loop.now + MediaTime(seconds: 0.05 * Double(step))) {
                    self.update(fraction)
                }
            }
            let finishes = numbers.isTrue()
            stage.loop.schedule(at: stage.loop.now + MediaTime(seconds: numbers.number(0.01...0.4))) {
                if finishes { self.finish() } else { self.cancel() }
            }
        }
    }

    /// A pan on a screen that dismisses it.
    private final class PanDriver: UIPercentDrivenInteractiveTransition {
        weak var screen: UIViewController?
        private(set) var isDriving = false
        var onDismiss: () -> Void = {}

        func pan(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .began:
                isDriving = true
                onDismiss()
            case .changed: update(pan.translation(in: nil).y / 844)
            case .ended, .cancelled, .failed:
                isDriving = false
                if percentComplete > 0.2 { finish() } else { cancel() }
            case .possible: break
            }
        }
    }

    let stage = Stage()
    private let window: UIWindow
    private let root = Screen()
    private let navigation: UINavigationController?
    private var numbers: SplitMix64
    private var screens: [Screen] = []
    private(set) var requests = 0
    private(set) var completions = 0

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
        let stage = stage
        stage.committer.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        window = stage.perform { UIWindow() }
        navigation = stage.perform { seed % 2 == 1 ? UINavigationController() : nil }
        super.init()
        stage.perform {
            root.title = "0"
            screens = [root]
            navigation?.title = "navigation"
            navigation?.delegate = self
            navigation?.setViewControllers([root], animated: false)
            window.rootViewController = navigation ?? root
            window.makeKeyAndVisible()
            for _ in 0..<12 { plan() }
        }
    }

    private func plan() {
        let time = numbers.number(0.05...4)
        let action: @MainActor () -> Void
        switch numbers.number(0...1) {
        case ..<0.2 where navigation != nil: action = push()
        case ..<0.3 where navigation != nil: action = pop()
        case ..<0.45: action = presentation()
        case ..<0.7: action = dismissal()
        case ..<0.85:
            let (from, to) = (numbers.number(0...844), numbers.number(0...844))
            return pan(from: from, to: to, at: time, seconds: numbers.number(0.05...0.5))
        default:
            action = { [window] in
                window.change(size: CGSize(width: window.bounds.height, height: window.bounds.width), angle: 0)
            }
        }
        stage.loop.schedule(at: MediaTime(seconds: time), action)
    }

    /// A presentation of a new controller by any controller on screen.
    private func presentation() -> @MainActor () -> Void {
        let screen = Screen()
        screen.title = "\(screens.count)"
        screen.script = self
        screen.motion = numbers.element(of: TransitionCase.Motion.allCases.filter { $0 != .partialCurl })
        screen.modalPresentationStyle = numbers.element(of: [
            .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet, .popover,
            .automatic, .custom, .custom,
        ])
        screen.modalTransitionStyle = numbers.element(of: [.coverVertical, .crossDissolve, .flipHorizontal])
        screen.transitioningDelegate = self
        screen.isDriven = numbers.isTrue(0.4)
        screen.definesPresentationContext = numbers.isTrue()
        screen.pan.screen = screen
        screen.pan.onDismiss = { [weak self, weak screen] in
            guard let self, let screen else { return }
            requests += 1
            screen.dismiss(animated: true) { self.completions += 1 }
        }
        screens.append(screen)
        let (who, animated) = (Int(numbers.number(0...100)), numbers.isTrue(0.8))
        return { [self] in
            let shown = screens.filter { $0.viewIfLoaded?.window != nil }
            guard !shown.isEmpty, shown.last !== screen else { return }
            screen.view.addGestureRecognizer(
                UIPanGestureRecognizer(target: screen.pan, action: Selector("pan", PanDriver.pan)))
            requests += 1
            shown[who % shown.count].present(screen, animated: animated) { self.completions += 1 }
        }
    }

    private func push() -> @MainActor () -> Void {
        let screen = Screen()
        screen.title = "\(screens.count)"
        screen.motion = numbers.element(of: TransitionCase.Motion.allCases.filter { $0 != .partialCurl })
        screen.isDriven = numbers.isTrue(0.4)
        screens.append(screen)
        let animated = numbers.isTrue(0.8)
        return { [navigation] in navigation?.pushViewController(screen, animated: animated) }
    }

    private func pop() -> @MainActor () -> Void {
        let (animated, toRoot) = (numbers.isTrue(0.8), numbers.isTrue(0.3))
        return { [navigation] in
            if toRoot {
                navigation?.popToRootViewController(animated: animated)
            } else {
                navigation?.popViewController(animated: animated)
            }
        }
    }

    private func dismissal() -> @MainActor () -> Void {
        let (who, animated, isDriven) = (Int(numbers.number(0...100)), numbers.isTrue(0.8), numbers.isTrue(0.4))
        return { [self] in
            let shown = screens.filter { $0.viewIfLoaded?.window != nil }
            guard !shown.isEmpty else { return }
            let screen = shown[who % shown.count]
            screens.forEach { $0.isDriven = isDriven }
            requests += 1
            screen.dismiss(animated: animated) { self.completions += 1 }
        }
    }

    private func pan(from: Double, to: Double, at time: Double, seconds: Double) {
        let screen = stage.applicationState.touchScreen
        let touch = screen.newTouch()
        func at(_ time: Double, _ body: @escaping @MainActor () -> Void) {
            stage.loop.schedule(at: MediaTime(seconds: time), body)
        }
        at(time) { screen.touch(touch, .began, at: CGPoint(x: 195, y: from)) }
        for step in 1...10 {
            let fraction = Double(step) / 10
            at(time + seconds * fraction) {
                screen.touch(touch, .moved, at: CGPoint(x: 195, y: from + (to - from) * fraction))
            }
        }
        at(time + seconds) { screen.touch(touch, .ended, at: CGPoint(x: 195, y: to)) }
    }

    func play() throws {
        try stage.perform { try stage.run(limit: MediaTime(seconds: 60)) }
    }

    /// The number of refused requests, whose completions are not called.
    var refusals: Int {
        stage.diagnostics.trace.count { event in
            if case .refused? = event.note { true } else { false }
        }
    }

    /// The appearance calls to each controller.
    var appearances: [String: [TraceCall]] {
        var calls: [String: [TraceCall]] = [:]
        for event in stage.diagnostics.trace where event.kind == .callback {
            guard let call = event.call, AppearanceCalls.names.contains(call.name) else { continue }
            calls[event.subject, default: []].append(call)
        }
        return calls
    }

    /// Whether all controllers with this name are in the window.
    func isInWindow(_ subject: String) -> Bool {
        (screens + [navigation].compactMap { $0 }).first { $0.subject == subject }?.viewIfLoaded?.window != nil
    }

    /// Whether no transition is in progress.
    var isAtRest: Bool {
        stage.perform { stage.applicationState.runningTransitions.isEmpty }
            && screens.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed && $0.transitionCoordinator == nil }
    }

    // MARK: Delegate

    private func animator(_ controller: UIViewController, presenting: Bool) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        switch (controller as? Screen)?.motion {
        case .animator: LawAnimator(presenting: presenting)
        case .interruptible: LawAnimator.Interruptible(presenting: presenting)
        case .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl, nil: nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked = (operation == .push ? toVC : fromVC) as? Screen
        return animator(operation == .push ? toVC : fromVC, presenting: operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { asked?.isDriven == true ? hand() : nil }

    private func hand() -> Hand {
        let hand = Hand()
        hand.numbers = SplitMix64(seed: numbers.next())
        return hand
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked = presented as? Screen
        return animator(presented, presenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked = dismissed as? Screen
        return animator(dismissed, presenting: false)
    }

    private var asked: Screen?

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { asked?.isDriven == true ? hand() : nil }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let asked else { return nil }
        if asked.pan.isDriving { return asked.pan }
        return asked.isDriven ? hand() : nil
    }
}
