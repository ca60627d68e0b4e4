import QuartzCore
import Testing
import UIKit

/// An animator used with a context that a test creates. It gets everything from that context, and reports its end to
/// it.
@MainActor @Suite struct HandMadeContextTests {
    private final class Context: NSObject, UIViewControllerContextTransitioning {
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let (from, to) = (List(), Card())
        private(set) var completed: [Bool] = []

        var isAnimated: Bool { true }
        var isInteractive: Bool { false }
        var transitionWasCancelled: Bool { false }
        var presentationStyle: UIModalPresentationStyle { .custom }
        var targetTransform: CGAffineTransform { .identity }

        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() {}
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) { completed.append(didComplete) }
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
            key == .from ? from : to
        }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? to.view : nil }
        func initialFrame(for vc: UIViewController) -> CGRect { .zero }
        func finalFrame(for vc: UIViewController) -> CGRect {
            vc === to ? CGRect(x: 0, y: 100, width: 200, height: 200) : .zero
        }
    }

    @Test(arguments: [true, false]) func anAnimatorNeedsOnlyItsContext(isInterruptible: Bool) throws {
        let app = try TestApp(root: List())
        var made: Context?
        app.at(1) {
            let context = Context()
            made = context
            app.window.addSubview(context.containerView)
            let animator: any UIViewControllerAnimatedTransitioning =
                isInterruptible ? LawAnimator.Interruptible(presenting: true) : LawAnimator(presenting: true)
            animator.animateTransition(using: context)
            // The model is final immediately, and the presentation starts below.
            #expect(context.to.view.superview === context.containerView)
            #expect(context.to.view.frame == CGRect(x: 0, y: 100, width: 200, height: 200))
            #expect(context.completed.isEmpty)
        }
        try app.play()
        let context = try #require(made)
        #expect(context.completed == [true])
        guard case .point(let start)? = try app.shown("position", of: context.to.view, at: 1) else {
            throw CancellationError()
        }
        #expect(start.y == 500)
    }
}
