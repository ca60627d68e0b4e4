import UIKit

// Without `import Testing`: a driven transition, shared by several test suites.

/// A card slides up by 400 points in 0.5 s, requested at 1 s, and moves a marker alongside by 100 points to the right.
@MainActor final class SlideRun: NSObject, UIViewControllerTransitioningDelegate {
    let app: TestApp
    let list = List()
    let card = Card()
    let driver = UIPercentDrivenInteractiveTransition()
    let marker = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
    private let animator: any UIViewControllerAnimatedTransitioning
    private let isDriven: Bool

    init(
        _ animator: any UIViewControllerAnimatedTransitioning, isDriven: Bool,
        completion: @escaping @MainActor (SlideRun, any UIViewControllerTransitionCoordinatorContext) -> Void = {
            _, _ in
        }
    ) throws {
        self.animator = animator
        self.isDriven = isDriven
        app = try TestApp(root: list)
        super.init()
        list.view.addSubview(marker)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        app.at(1) {
            self.list.present(self.card, animated: true) { self.app.note("presented \(self.isPresented)") }
            self.list.transitionCoordinator?.animate(alongsideTransition: { _ in
                self.marker.center.x = 100
            }) { completion(self, $0) }
        }
    }

    var isPresented: Bool { list.presentedViewController === card }

    /// The progress of the card, 0…1.
    func card(at seconds: Double) throws -> Double {
        try (app.numbers("position.y", of: card.view, at: [seconds])[0] - 822) / -400
    }

    /// The progress of the marker, 0…1.
    func marker(at seconds: Double) throws -> Double {
        try app.numbers("position.x", of: marker, at: [seconds])[0] / 100
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }
}

/// Slides the incoming view up with `animate`, which receives the changes and the completion of the transition.
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning
    private let animate: (_ move: @escaping () -> Void, _ end: @escaping () -> Void) -> Void

    init(_ animate: @escaping (_ move: @escaping () -> Void, _ end: @escaping () -> Void) -> Void) {
        self.animate = animate
        super.init()
    }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.5 }

    func animateTransition(using context: Context) {
        let (move, end) = Self.steps(context)
        animate(move, end)
    }

    fileprivate static func steps(_ context: Context) -> (move: () -> Void, end: () -> Void) {
        guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
            return ({}, { context.completeTransition(false) })
        }
        let end = context.finalFrame(for: to)
        context.containerView.addSubview(view)
        view.frame = end.offsetBy(dx: 0, dy: 400)
        return (
            { view.frame = end },
            {
                if context.transitionWasCancelled { view.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }

    /// The same with property animators.
    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
        private let timing: any UITimingCurveProvider
        private let keeps: Bool
        private var animator: UIViewPropertyAnimator?

        /// - Parameter keeps: Whether there is a single animator for the whole transition, rather than a new one for
        ///   each call.
        init(_ timing: any UITimingCurveProvider, keeps: Bool = true) {
            self.timing = timing
            self.keeps = keeps
            super.init()
        }

        func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.5 }

        func interruptibleAnimator(using context: Context) -> any UIViewImplicitlyAnimating {
            if keeps, let animator { return animator }
            let (move, end) = Slide.steps(context)
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
            animator.addAnimations(move)
            animator.addCompletion { _ in end() }
            self.animator = animator
            return animator
        }

        func animateTransition(using context: Context) { interruptibleAnimator(using: context).startAnimation() }
    }
}
