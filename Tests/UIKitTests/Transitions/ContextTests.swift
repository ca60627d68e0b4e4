import QuartzCore
import Testing
import UIKit

/// The information that animators, presentation controllers, and coordinators receive.
@MainActor @Suite struct ContextTests {
    let list = List()
    let card = Card()
    let vendor = Vendor()
    let presentingFader = Fader()
    let dismissingFader = Fader()
    let app: TestApp

    init() throws {
        app = try TestApp(root: list)
        card.transitioningDelegate = vendor
        vendor.presenting = presentingFader
        vendor.dismissing = dismissingFader
        vendor.presentation = { HalfPresentation(presentedViewController: $0, presenting: $1) }
    }

    private func play() throws {
        app.at(1) { list.present(card, animated: true) }
        app.at(2) { list.dismiss(animated: true) }
        try app.play()
    }

    private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let half = CGRect(x: 0, y: 422, width: 390, height: 422)

    @Test func presentationKeepingThePresenter() throws {
        card.modalPresentationStyle = .custom
        presentingFader.onAnimate = { context in
            #expect(context.viewController(forKey: .from) === list)
            #expect(context.viewController(forKey: .to) === card)
            #expect(context.view(forKey: .from) == nil)
            #expect(context.view(forKey: .to) === card.view)
            #expect(context.containerView === card.presentationController?.containerView)
            #expect(context.containerView.frame == screen)
            #expect(context.containerView.superview === app.window)
            #expect(context.initialFrame(for: list) == screen)
            #expect(context.finalFrame(for: list) == screen)
            #expect(context.initialFrame(for: card) == .zero)
            #expect(context.finalFrame(for: card) == half)
            #expect(context.finalFrame(for: UIViewController()) == .zero)
            #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
            #expect(context.presentationStyle == .custom)
            #expect(context.targetTransform.isIdentity)
            #expect(context.viewController(forKey: .init(rawValue: "another")) == nil)
            #expect(context.view(forKey: .init(rawValue: "another")) == nil)
            // Only the container is in the tree so far; the animator adds the view.
            #expect(card.view.superview == nil)
            #expect(list.view.superview === app.window)
            app.note("presented")
        }
        dismissingFader.onAnimate = { context in
            #expect(context.viewController(forKey: .from) === card)
            #expect(context.viewController(forKey: .to) === list)
            #expect(context.view(forKey: .from) === card.view)
            #expect(context.view(forKey: .to) == nil)
            #expect(context.initialFrame(for: card) == half)
            #expect(context.finalFrame(for: card) == half)
            #expect(context.initialFrame(for: list) == screen)
            #expect(context.finalFrame(for: list) == screen)
            app.note("dismissed")
        }
        try play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
    }

    @Test func presentationRemovingThePresenter() throws {
        card.modalPresentationStyle = .fullScreen
        presentingFader.onAnimate = { context in
            #expect(context.view(forKey: .from) === list.view)
            #expect(context.view(forKey: .to) === card.view)
            #expect(list.view.superview === context.containerView)
            #expect(context.initialFrame(for: list) == screen)
            #expect(context.finalFrame(for: list) == .zero)
            #expect(context.finalFrame(for: card) == screen)
            #expect(context.presentationStyle == .fullScreen)
            app.note("presented")
        }
        app.at(1.75) {
            #expect(list.view.superview == nil)
            #expect(card.view.superview === card.presentationController?.containerView)
        }
        dismissingFader.onAnimate = { context in
            #expect(context.view(forKey: .from) === card.view)
            #expect(context.view(forKey: .to) === list.view)
            #expect(list.view.superview == nil)
            #expect(context.initialFrame(for: list) == .zero)
            #expect(context.finalFrame(for: list) == screen)
            app.note("dismissed")
        }
        try play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
        #expect(list.view.superview === app.window)
        #expect(list.view.frame == screen)
    }

    /// A root view that does not fill its window keeps its frame throughout.
    @Test func aRemovedPresenterReturnsToItsPlace() throws {
        let place = CGRect(x: 20, y: 40, width: 300, height: 600)
        card.modalPresentationStyle = .fullScreen
        app.at(0.5) { list.view.frame = place }
        presentingFader.onAnimate = { context in
            #expect(context.initialFrame(for: list) == place)
            #expect(list.view.frame == place)
            app.note("presented")
        }
        dismissingFader.onAnimate = { context in
            #expect(context.finalFrame(for: list) == place)
            app.note("dismissed")
        }
        try play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
        #expect(list.view.frame == place)
    }

    @Test func animatorsMoveThePresentedView() throws {
        final class Wrapping: UIPresentationController {
            let wrapper = UIView()
            override var presentedView: UIView? { wrapper }
        }
        card.modalPresentationStyle = .custom
        vendor.presentation = { Wrapping(presentedViewController: $0, presenting: $1) }
        presentingFader.onAnimate = { context in
            #expect(context.view(forKey: .to) != nil)
            #expect(context.view(forKey: .to) !== card.view)
            app.note("presented")
        }
        dismissingFader.onAnimate = { context in
            #expect(context.view(forKey: .from) === (card.presentationController as? Wrapping)?.wrapper)
            app.note("dismissed")
        }
        try play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
    }

    @Test func theContextReportsACancellation() throws {
        presentingFader.completes = false
        card.modalPresentationStyle = .custom
        presentingFader.onAnimate = { context in
            app.at(1.75) { app.note("cancelled \(context.transitionWasCancelled)") }
        }
        app.at(1) { list.present(card, animated: true) }
        try app.play()
        #expect(app.notes == ["1.75 cancelled true"])
        #expect(card.presentingViewController == nil)
    }

    // MARK: Links

    @Test func linksExistFromTheRequestToTheEnd() throws {
        card.modalPresentationStyle = .custom
        app.at(1) {
            list.present(card, animated: true)
            #expect(list.presentedViewController === card)
            #expect(card.presentingViewController === list)
            #expect(card.isBeingPresented && !card.isBeingDismissed && !list.isBeingPresented)
            #expect(card.presentationController is HalfPresentation)
            #expect(card.presentationController?.containerView == nil)
            #expect(card.presentationController?.presentingViewController === list)
            #expect(card.presentationController?.presentedViewController === card)
            #expect(card.presentationController?.presentationStyle == .custom)
            #expect(card.isViewLoaded, "it may set its transitioning delegate when it loads")
        }
        app.at(1.6) { #expect(!card.isBeingPresented) }
        app.at(2) { list.dismiss(animated: true) }
        dismissingFader.onCompletion = { _ in
            #expect(card.isBeingDismissed)
            #expect(card.presentingViewController === list)
            #expect(card.presentationController?.containerView != nil)
        }
        try app.play()
        #expect(list.presentedViewController == nil)
        #expect(card.presentingViewController == nil)
        #expect(card.presentationController == nil)
        #expect(!card.isBeingDismissed)
        #expect(app.window.subviews == [list.view])
    }

    /// Regardless of the controller that an application passes, the presenting controller is the one that presents.
    @Test func aPresentationControllerKnowsItsPresenter() throws {
        card.modalPresentationStyle = .custom
        vendor.presentation = { presented, _ in
            HalfPresentation(presentedViewController: presented, presenting: nil)
        }
        app.at(1) {
            list.present(card, animated: true)
            #expect(card.presentationController?.presentingViewController === list)
        }
        try app.play()
    }

    @Test func aChildPresentsThroughItsAncestor() throws {
        let child = Detail()
        app.perform {
            list.addChild(child)
            list.view.addSubview(child.view)
            child.didMove(toParent: list)
        }
        card.modalPresentationStyle = .custom
        app.at(1) {
            child.present(card, animated: true)
            #expect(card.presentingViewController === list)
            #expect(list.presentedViewController === card)
            #expect(child.presentedViewController === card)
            #expect(child.transitionCoordinator != nil)
        }
        app.at(2) { child.dismiss(animated: true) }
        try app.play()
        #expect(list.presentedViewController == nil)
    }

    @Test func aContextIsCoveredInPlace() throws {
        let child = Detail()
        app.perform {
            list.addChild(child)
            child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
            list.view.addSubview(child.view)
            list.view.addSubview(UIView(frame: screen))
            child.didMove(toParent: list)
        }
        child.definesPresentationContext = true
        card.modalPresentationStyle = .overCurrentContext
        presentingFader.onAnimate = { context in
            #expect(context.containerView.superview === list.view)
            #expect(context.containerView.frame == CGRect(x: 0, y: 100, width: 390, height: 300))
            // Directly above the view it covers, and below the views that were above that.
            #expect(list.view.subviews.firstIndex(of: context.containerView) == 1)
            #expect(context.initialFrame(for: child) == CGRect(x: 0, y: 0, width: 390, height: 300))
            #expect(context.finalFrame(for: card) == CGRect(x: 0, y: 0, width: 390, height: 300))
            app.note("presented")
        }
        app.at(1) {
            child.present(card, animated: true)
            #expect(card.presentingViewController === child)
        }
        try app.play()
        #expect(app.notes == ["1 presented"])
    }

    /// After moving into the container and back, the context's view is at its previous position, below the same
    /// siblings.
    @Test func aRemovedContextReturnsToItsPlace() throws {
        let (child, above) = (Detail(), UIView())
        let place = CGRect(x: 30, y: 100, width: 300, height: 300)
        app.perform {
            list.addChild(child)
            child.view.frame = place
            list.view.addSubview(child.view)
            list.view.addSubview(above)
        }
        child.definesPresentationContext = true
        card.modalPresentationStyle = .currentContext
        presentingFader.onAnimate = { context in
            #expect(child.view.superview === context.containerView)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
            #expect(context.containerView.frame == place)
            app.note("presented")
        }
        dismissingFader.onAnimate = { context in
            #expect(context.finalFrame(for: child) == CGRect(x: 0, y: 0, width: 300, height: 300))
            app.note("dismissed")
        }
        app.at(1) { child.present(card, animated: true) }
        app.at(1.75) { #expect(child.view.superview == nil) }
        app.at(2) { child.dismiss(animated: true) }
        try app.play()
        #expect(app.notes == ["1 presented", "2 dismissed"])
        #expect(child.view.frame == place)
        #expect(list.view.subviews == [child.view, above])
    }

    @Test func aCustomPresentationCanStayInItsContext() throws {
        final class InContext: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        let child = Detail()
        app.perform {
            list.addChild(child)
            child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
            list.view.addSubview(child.view)
        }
        child.definesPresentationContext = true
        card.modalPresentationStyle = .custom
        vendor.presentation = { InContext(presentedViewController: $0, presenting: $1) }
        app.at(1) {
            child.present(card, animated: true)
            #expect(card.presentingViewController === child)
        }
        try app.play()
        #expect(card.view.superview?.frame == CGRect(x: 0, y: 100, width: 390, height: 300))
    }

    // MARK: Coordinator

    @Test func aCoordinatorExistsOnlyDuringATransition() throws {
        card.modalPresentationStyle = .custom
        func coordinators() -> String { "\(list.transitionCoordinator != nil) \(card.transitionCoordinator != nil)" }
        app.at(0.5) { app.note(coordinators()) }
        app.at(1) {
            list.present(card, animated: true) { app.note("in the completion: \(coordinators())") }
            app.note(coordinators())
        }
        app.at(1.25) { app.note(coordinators()) }
        app.at(2) {
            (vendor.presenting, vendor.dismissing) = (nil, nil)
            list.dismiss(animated: false)
        }
        app.at(3) { list.present(card, animated: false) { app.note("not animated: \(coordinators())") } }
        try app.play()
        #expect(
            app.notes == [
                "0.5 false false", "1 true true", "1.25 true true", "1.5 in the completion: false false",
                "3 not animated: false false",
            ])
    }

    @Test func alongsideAnimationsRunOnceInOrder() throws {
        card.modalPresentationStyle = .custom
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        presentingFader.onAnimate = { _ in app.note("animateTransition") }
        app.at(1) {
            list.view.addSubview(box)
            list.present(card, animated: true) { app.note("present completion") }
            let coordinator = list.transitionCoordinator
            let first = coordinator?.animate(
                alongsideTransition: { context in
                    app.note("first, \(context.transitionDuration) s")
                    box.alpha = 0
                }, completion: { context in app.note("first complete, cancelled \(context.isCancelled)") })
            let second = coordinator?.animate(alongsideTransition: { _ in app.note("second") })
            let only = coordinator?.animate(alongsideTransition: nil) { _ in app.note("second complete") }
            #expect(first == true && second == true && only == true)
            #expect(coordinator?.viewController(forKey: .to) === card)
            #expect(coordinator?.isAnimated == true && coordinator?.isInteractive == false)
            #expect(coordinator?.presentationStyle == .custom)
        }
        app.at(1.25) {
            let coordinator = card.transitionCoordinator
            let late = coordinator?.animate(
                alongsideTransition: { _ in app.note("never") }, completion: { _ in app.note("late complete") })
            #expect(late == false)
            #expect(coordinator?.animate(alongsideTransition: nil) { _ in app.note("later complete") } == true)
            app.at(1.75) {
                #expect(coordinator?.animate(alongsideTransition: nil) { _ in app.note("never") } == false)
                #expect(coordinator?.containerView === card.presentationController?.containerView)
            }
        }
        try app.play()
        #expect(
            app.notes == [
                "1 animateTransition", "1 first, 0.5 s", "1 second", "1.5 first complete, cancelled false",
                "1.5 second complete", "1.5 late complete", "1.5 later complete", "1.5 present completion",
            ])
        // With the transition's duration, easing in and out.
        #expect(try app.numbers("opacity", of: box, at: [1, 1.25, 1.5]) == [1, 0.5, 0])
    }

    @Test func alongsideCompletionsLearnOfACancellation() throws {
        card.modalPresentationStyle = .custom
        presentingFader.completes = false
        app.at(1) {
            list.present(card, animated: true)
            list.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                app.note("cancelled \(context.isCancelled)")
            }
        }
        try app.play()
        #expect(app.notes == ["1.5 cancelled true"])
    }
}
