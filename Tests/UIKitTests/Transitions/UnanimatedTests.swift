import QuartzCore
import Testing
import UIKit

/// Transitions without animation, in which only a custom presentation's animator is called.
@MainActor @Suite struct UnanimatedTests {
    /// Adds or removes the presented view immediately if the transition is not animated.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIView.animate(withDuration: context.isAnimated ? 0.5 : 0) {
                context.view(forKey: .from)?.alpha = 0
            } completion: { _ in
                context.view(forKey: .from)?.removeFromSuperview()
                context.completeTransition(true)
            }
        }
    }

    let list = List()
    let card = Card()
    let vendor = Vendor()
    let app: TestApp

    init() throws {
        app = try TestApp(root: list)
        card.transitioningDelegate = vendor
        (vendor.presenting, vendor.dismissing) = (Animator(), Animator())
    }

    private func calls(of name: String) -> [String] { app.traceLines([.callback]).filter { $0.contains(name) } }

    @Test func aCustomPresentationCallsItsAnimator() throws {
        card.modalPresentationStyle = .custom
        app.at(1) { list.present(card, animated: false) { app.note("presented") } }
        app.at(1.5) { #expect(card.view.superview === card.presentationController?.containerView) }
        app.at(2) { list.dismiss(animated: false) { app.note("dismissed") } }
        try app.play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
        #expect(
            calls(of: "Animator ") == [
                "1 Animator transitionDuration(using:) is 0.5 s", "1 Animator animateTransition(using:)",
                "1 Animator animationEnded(true)",
                "2 Animator transitionDuration(using:) is 0.5 s", "2 Animator animateTransition(using:)",
                "2 Animator animationEnded(true)",
            ])
        #expect(
            calls(of: "Card view").filter { $0.contains("ppear") } == [
                "1 Card viewWillAppear(false)", "1 Card viewIsAppearing(false)", "1 Card viewDidAppear(false)",
                "2 Card viewWillDisappear(false)", "2 Card viewDidDisappear(false)",
            ])
        #expect(calls(of: "interactionController").isEmpty)
        #expect(app.window.subviews == [list.view])
    }

    /// There is a coordinator, whose animations take effect immediately.
    @Test func theCoordinatorReportsThatNothingIsAnimated() throws {
        card.modalPresentationStyle = .custom
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.perform { list.view.addSubview(box) }
        app.at(1) {
            list.present(card, animated: false)
            #expect(card.transitionCoordinator?.isAnimated == false)
            card.transitionCoordinator?.animate { context in
                #expect(!context.isAnimated)
                box.alpha = 0.5
            }
        }
        app.at(2) { app.note("end") }
        try app.play()
        #expect(try app.numbers("opacity", of: box, at: [1, 1.25]) == [0.5, 0.5])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func otherStylesDoNotCallTheAnimator(style: UIModalPresentationStyle) throws {
        card.modalPresentationStyle = style
        app.at(1) { list.present(card, animated: false) { app.note("presented") } }
        app.at(2) { list.dismiss(animated: false) { app.note("dismissed") } }
        try app.play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
        #expect(calls(of: "Animator ").isEmpty && calls(of: "animationController").isEmpty)
    }

    /// Without an animator from the delegate, the views change immediately, as in other styles.
    @Test func aCustomPresentationWithoutAnAnimatorIsImmediate() throws {
        card.modalPresentationStyle = .custom
        (vendor.presenting, vendor.dismissing) = (nil, nil)
        app.at(1) { list.present(card, animated: false) { app.note("presented") } }
        app.at(2) { list.dismiss(animated: false) { app.note("dismissed") } }
        try app.play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
        #expect(calls(of: "animateTransition").isEmpty)
    }
}
