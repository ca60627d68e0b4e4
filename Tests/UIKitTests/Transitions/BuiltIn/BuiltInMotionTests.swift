import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The system's own transitions, compared with measurements.
@MainActor @Suite struct BuiltInMotionTests {
    /// The values of the system spring at 1/60 s and so on (facts/system-spring), whose source measured a
    /// cover-vertical presentation frame by frame.
    static let spring: [(time: Double, fraction: Double)] = [
        (1.0 / 60, 0.03789), (2.0 / 60, 0.12473), (3.0 / 60, 0.23223), (4.0 / 60, 0.34357), (5.0 / 60, 0.44933),
        (0.1, 0.54478), (8.0 / 60, 0.69896), (0.15, 0.75826), (0.2, 0.87928), (0.25, 0.94204), (0.3, 0.97292),
        (0.35, 0.98760), (0.4, 0.99441), (0.45, 0.99751), (0.5, 0.99890),
    ]

    @Test func coverVerticalFollowsTheSystemSpringInBothDirections() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        app.at(1) { list.present(card, animated: true) }
        app.at(2) { list.dismiss(animated: true) }
        try app.play()
        func y(_ time: Double) throws -> Double { try app.numbers("position.y", of: card.view, at: [time])[0] - 422 }
        #expect(try y(1) == 844)
        for (time, fraction) in Self.spring {
            // Half a pixel at 2 pixels per point, plus the rounding of the table's five decimals.
            #expect(abs(try y(1 + time) - 844 * (1 - fraction)) < 0.25, "presenting, \(time) s")
            #expect(abs(try y(2 + time) - 844 * fraction) < 0.25, "dismissing, \(time) s")
        }
        #expect(try y(1.6) == 0)
        #expect(app.traceLines().contains("1.5057 Card viewDidAppear(true)"))
        #expect(app.traceLines().contains("2.5057 Card viewDidDisappear(true)"))
    }

    /// The view starts entirely below the container, regardless of its final position in it.
    @Test func coverVerticalEntersFromBelowTheContainer() throws {
        final class Top: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 300, height: 100) }
        }
        let (list, card, vendor) = (List(), Card(), Vendor())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        vendor.presentation = { Top(presentedViewController: $0, presenting: $1) }
        app.at(1) { list.present(card, animated: true) }
        app.at(2) { list.dismiss(animated: true) }
        try app.play()
        #expect(try app.numbers("position.y", of: card.view, at: [1, 1.6]) == [844 + 50, 70])
        #expect(try app.numbers("position.x", of: card.view, at: [1, 1.6]) == [160, 160])
        // Half a thousandth of the distance is left when the spring is cut off.
        #expect(try app.numbers("position.y", of: card.view, at: [2.5])[0] > 890)
    }

    @Test func theViewBelowStaysStill() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        app.at(1) { list.present(card, animated: true) }
        app.at(2) { list.dismiss(animated: true) }
        try app.play()
        for time in [1, 1.25, 1.5, 2, 2.25, 2.5, 2.6] {
            #expect(try app.numbers("position.y", of: list.view, at: [time]) == [422], "\(time) s")
            #expect(try app.numbers("opacity", of: list.view, at: [time]) == [1])
        }
        // The view is removed while it is covered.
        #expect(try app.shown("opacity", of: list.view, at: 1.75) == nil)
    }

    @Test func crossDissolveFadesInAndOut() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .overFullScreen
        card.modalTransitionStyle = .crossDissolve
        app.at(1) { list.present(card, animated: true) }
        app.at(2) { list.dismiss(animated: true) }
        app.at(3) { list.present(card, animated: false) }
        try app.play()
        #expect(try app.numbers("opacity", of: card.view, at: [1, 1.2, 1.4, 2, 2.2]) == [0, 0.5, 1, 1, 0.5])
        #expect(card.view.frame == app.window.bounds)
        #expect(card.view.alpha == 1)
    }

    /// An animator works for a context that UIKit did not create: it adds the view, sets its final frame, expresses the
    /// starting position in the animation, and completes once.
    @Test func anAnimatorWorksForAHandMadeContext() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        let context = HandMadeContext(from: list, to: card, in: UIView(frame: app.window.bounds)) {
            app.note("completed \($0)")
        }
        let fader = Fader()
        app.at(1) {
            app.window.addSubview(context.containerView)
            fader.animateTransition(using: context)
            #expect(context.containerView.subviews == [card.view])
            #expect(card.view.frame == app.window.bounds)
            #expect(card.view.alpha == 1)
        }
        try app.play()
        #expect(app.notes == ["1.5 completed true"])
        #expect(try app.numbers("opacity", of: card.view, at: [1, 1.25, 1.5]) == [0, 0.5, 1])
    }
}

/// A context that does not belong to any transition.
private final class HandMadeContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController
    private let to: UIViewController
    private let completion: (Bool) -> Void
    private(set) var transitionWasCancelled = false
    let isAnimated = true
    let isInteractive = false
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity

    init(from: UIViewController, to: UIViewController, in container: UIView, completion: @escaping (Bool) -> Void) {
        self.from = from
        self.to = to
        containerView = container
        self.completion = completion
        PresentationState.link(UIPresentationController(presentedViewController: to, presenting: from))
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { completion(didComplete) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? nil : to.view }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
