internal import CoreGraphics
internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// Animates a transition by tracks of keyframes.
///
/// Geometry animates as in `UIView` animations, additively from the model's final values. A scene and an application
/// that describe the same transition therefore produce the same numbers, to the last bit.
final class KeyframeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction {
        case presentation, dismissal
    }

    private let animator: AnimatorDescription
    private let direction: Direction

    init(_ animator: AnimatorDescription, _ direction: Direction) {
        self.animator = animator
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        animator.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        insertIncomingView(context)
        let animations = animator.tracks.flatMap { track in
            views(of: track.target, in: context).flatMap { view in
                TrackAnimation.animations(
                    of: track, on: view, resting: resting(view, in: context),
                    container: context.containerView.bounds.size)
            }
        }
        guard !animations.isEmpty, animator.duration > 0 else {
            animations.forEach { $0.jump() }
            context.containerView.layer.stage.loop.schedule(after: max(0, animator.duration)) {
                self.finish(context, animations)
            }
            return
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.finish(context, animations) }
        animations.forEach { $0.start(duration: animator.duration) }
        CATransaction.commit()
    }

    private func insertIncomingView(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        switch direction {
        case .presentation: context.containerView.addSubview(view)
        case .dismissal: context.containerView.insertSubview(view, at: 0)
        }
        view.frame = context.finalFrame(for: controller)
    }

    private func finish(_ context: any UIViewControllerContextTransitioning, _ animations: [TrackAnimation]) {
        let completed = !context.transitionWasCancelled
        if !completed { animations.reversed().forEach { $0.undo() } }
        switch direction {
        case .presentation where !completed: context.view(forKey: .to)?.removeFromSuperview()
        case .dismissal where completed: context.view(forKey: .from)?.removeFromSuperview()
        case .presentation, .dismissal: break
        }
        context.completeTransition(completed)
    }

    // MARK: Views

    private func views(
        of target: TrackTarget, in context: any UIViewControllerContextTransitioning
    ) -> [UIView] {
        switch target {
        case .screen(let side):
            return [rootView(of: side, in: context)].compactMap { $0 }
        case .view(let identifier, let side):
            let root = rootView(of: side, in: context)
            return root.map { [$0.descendant(identified: identifier)].compactMap { $0 } } ?? []
        }
    }

    private func rootView(
        of side: TrackTarget.Side, in context: any UIViewControllerContextTransitioning
    ) -> UIView? {
        let isIncoming = (side == .presented) == (direction == .presentation)
        let controller = context.viewController(forKey: isIncoming ? .to : .from)
        return context.view(forKey: isIncoming ? .to : .from) ?? controller?.view
    }

    /// Returns the properties of a view outside transitions. The presented view has its frame in the container; any
    /// other view has the properties it had when it was first animated.
    private func resting(_ view: UIView, in context: any UIViewControllerContextTransitioning) -> LayerProperties {
        let owner = sequence(first: view, next: { $0.superview }).first { $0.controller is ScreenController }
        let state = (owner?.controller as? ScreenController)?.resting(view) ?? view.layer.modelValues
        switch direction {
        case .presentation:
            guard view === context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return state }
            return state.framed(Rect(context.finalFrame(for: to)))
        case .dismissal:
            guard view === context.view(forKey: .from), let from = context.viewController(forKey: .from) else {
                return state
            }
            return state.framed(Rect(context.initialFrame(for: from)))
        }
    }
}
