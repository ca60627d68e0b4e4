import Testing
import UIKit

/// The final frames that animators receive for views that return to their previous position.
@MainActor @Suite struct FinalFrameTests {
    let list = List()
    let card = Card()
    let vendor = Vendor()
    let presenting = Fader()
    let dismissing = Fader()
    let app: TestApp

    private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let inset = CGRect(x: 16, y: 47, width: 358, height: 797)

    init() throws {
        app = try TestApp(root: list)
        card.transitioningDelegate = vendor
        vendor.presenting = presenting
        vendor.dismissing = dismissing
        vendor.presentation = { HalfPresentation(presentedViewController: $0, presenting: $1) }
        app.at(1) { [list, card] in list.present(card, animated: true) }
        app.at(2) { [list] in list.dismiss(animated: true) }
    }

    /// Slide-in animators compute both directions with one formula.
    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
    func aDismissedControllersFinalFrameIsItsPresentedFrame(style: UIModalPresentationStyle) throws {
        card.modalPresentationStyle = style
        let presented = style == .custom ? CGRect(x: 0, y: 422, width: 390, height: 422) : screen
        dismissing.onAnimate = { context in
            card.view.frame.origin.y = 844
            #expect(context.finalFrame(for: card) == presented)
            app.note("dismissed")
        }
        try app.play()
        #expect(app.notes == ["2 dismissed"])
    }

    /// A view from a storyboard has the size of its canvas (facts/transition-frames).
    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
    func aPresentedViewHasItsFinalFrameWhenItIsAnimated(style: UIModalPresentationStyle) throws {
        card.modalPresentationStyle = style
        card.view.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
        presenting.onAnimate = { context in
            #expect(card.view.frame == context.finalFrame(for: card) && card.view.frame.width == 390)
            app.note("presented")
        }
        try app.play()
        #expect(app.notes == ["1 presented"])
    }

    /// The ways in which an animator displaces the view of a presenter that stays on screen.
    enum Displacement: CaseIterable {
        case inset, moved, scaled

        @MainActor func apply(to view: UIView) {
            switch self {
            case .inset: view.frame = CGRect(x: 16, y: 47, width: 358, height: 797)
            case .moved: view.center.x -= 195
            case .scaled: view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
    }

    @Test(arguments: Displacement.allCases)
    func aDisplacedPresenterReturnsToItsFullFrame(displacement: Displacement) throws {
        card.modalPresentationStyle = .custom
        presenting.onAnimate = { context in
            displacement.apply(to: list.view)
            #expect(context.finalFrame(for: list) == screen)
        }
        dismissing.onAnimate = { context in
            #expect(context.initialFrame(for: list) == list.view.frame)
            #expect(context.initialFrame(for: list) != screen)
            #expect(context.finalFrame(for: list) == screen)
            app.note("dismissed")
        }
        try app.play()
        #expect(app.notes == ["2 dismissed"])
    }

    /// The full frame is the window's at the time of the dismissal.
    @Test func aDisplacedPresenterFollowsTheWindowsSize() throws {
        card.modalPresentationStyle = .custom
        presenting.onAnimate = { _ in list.view.frame = inset }
        app.at(1.7) { app.window.frame.size = CGSize(width: 390, height: 600) }
        dismissing.onAnimate = { context in
            #expect(context.finalFrame(for: list) == CGRect(x: 0, y: 0, width: 390, height: 600))
            app.note("dismissed")
        }
        try app.play()
        #expect(app.notes == ["2 dismissed"])
    }

    /// Setting the frame under a scale would change the bounds.
    @Test func aPresenterHiddenWhileScaledKeepsItsBounds() throws {
        card.modalPresentationStyle = .fullScreen
        presenting.onAnimate = { _ in list.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        app.at(3) {
            #expect(list.view.bounds.size == screen.size)
            #expect(list.view.center == CGPoint(x: 195, y: 422))
            app.note("back")
        }
        try app.play()
        #expect(app.notes == ["3 back"])
    }

    /// The frame belongs to the presentation that ends, not to an earlier one.
    @Test func aPresenterMovedBetweenPresentationsStaysThere() throws {
        card.modalPresentationStyle = .custom
        app.at(3) { list.view.frame = inset }
        app.at(4) { list.present(card, animated: true) }
        app.at(5) {
            dismissing.onAnimate = { #expect($0.finalFrame(for: list) == inset) }
            list.dismiss(animated: true) { app.note("dismissed") }
        }
        try app.play()
        #expect(app.notes == ["5.5 dismissed"])
    }
}

/// The frame of the view that a pop reveals in a navigation controller.
@MainActor @Suite struct RevealedFrameTests {
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            onAnimate(context)
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    private let list = List()
    private let animator = Animator()

    /// Pushes at 1 s, where `leave` displaces the outgoing view, and pops at 2 s.
    private func popping(
        leave: @escaping (UIView) -> Void, pop: @escaping (any UIViewControllerContextTransitioning) -> Void
    ) throws {
        let nav = UINavigationController(rootViewController: list)
        nav.delegate = animator
        let app = try TestApp(root: nav)
        animator.onAnimate = { [list] _ in leave(list.view) }
        app.at(1) { nav.pushViewController(Card(), animated: true) }
        app.at(2) { [animator] in
            animator.onAnimate = { context in
                app.note("popping")
                pop(context)
            }
            nav.popViewController(animated: true)
        }
        try app.play()
        #expect(app.notes == ["2 popping"])
    }

    @Test func aViewDisplacedByAPushReturnsToItsFinalFrame() throws {
        try popping(leave: { $0.layer.position.y -= 400 }) { [list] context in
            #expect(list.view.frame == context.finalFrame(for: list))
            #expect(list.view.frame.minY == 0)
        }
    }

    /// Setting the frame under a scale would change the bounds.
    @Test func aTransformedViewIsLeftToTheAnimator() throws {
        try popping(leave: { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }) { [list] context in
            #expect(list.view.bounds.size == context.finalFrame(for: list).size)
        }
    }
}
