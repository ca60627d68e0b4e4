import QuartzCore
import Testing
import UIKit

/// The layout callbacks that a custom presentation controller receives for its container.
@MainActor @Suite struct ContainerLayoutTests {
    /// Places the presented view at every layout, as samples do.
    private final class Placing: HalfPresentation {
        var note: (String) -> Void = { _ in }
        override func containerViewWillLayoutSubviews() {
            note("will lay out")
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        override func containerViewDidLayoutSubviews() { note("did lay out") }
        override func dismissalTransitionWillBegin() { note("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { note("did dismiss") }
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var note: (String) -> Void = { _ in }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            note("animate")
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                context.view(forKey: .from)?.frame.origin.y = 844
            } completion: { _ in
                context.view(forKey: .from)?.removeFromSuperview()
                context.completeTransition(true)
            }
        }
    }

    /// Nothing in the container has changed, and a layout would undo the work of animators (facts/dismissal-layout).
    @Test(arguments: [true, false]) func aDismissalLaysOutNothing(isAnimated: Bool) throws {
        let (list, card, vendor, slide) = (List(), Card(), Vendor(), Slide())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        vendor.dismissing = slide
        vendor.presentation = {
            let placing = Placing(presentedViewController: $0, presenting: $1)
            app.at(2) { placing.note = { app.note($0) } }
            return placing
        }
        slide.note = { app.note($0) }
        app.at(1) { list.present(card, animated: false) }
        app.at(3) { list.dismiss(animated: isAnimated) }
        try app.play()
        #expect(app.notes == ["3 will dismiss", "3 animate", "3.5 did dismiss"])
        #expect(try app.numbers("position.y", of: card.view, at: [3, 3.25]) == [633, 844])
    }
}
