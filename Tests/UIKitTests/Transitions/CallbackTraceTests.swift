import GuideListings
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The order of callbacks, compared with tables written by hand from facts/presentation-calls, facts/dismissal-calls,
/// facts/full-screen-calls, and facts/cancelled-calls, and the choices in `CallbackOrder`.
@MainActor @Suite struct CallbackTraceTests {
    /// The first lines of every run.
    private let start = [
        "0 List loadView()", "0 List viewDidLoad()", "0 List viewWillAppear(false)", "0 List viewIsAppearing(false)",
        "0 List viewDidAppear(false)",
    ]

    private func app(
        _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical, animated: Bool = true
    ) throws -> TestApp {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = style
        card.modalTransitionStyle = transition
        app.at(1) { list.present(card, animated: animated) {} }
        app.at(2) { card.dismiss(animated: animated) {} }
        try app.play()
        return app
    }

    /// The guide's listings in chapters 10 and 11.
    @Test func theGuidesExampleMatchesItsListings() throws {
        let list = ListViewController()
        let app = try TestApp(root: list)
        app.at(1) { list.showCard() }
        app.at(2) { list.hideCard() }
        try app.play()
        #expect(
            app.traceLines(from: 1) == [
                "1 ListViewController present(CardViewController, animated: true)",
                "1 DiagonalTransitioningDelegate presentationController(forPresented: CardViewController, presenting: ListViewController, source: ListViewController)",
                "1 CardViewController loadView()",
                "1 CardViewController viewDidLoad()",
                "1 DiagonalTransitioningDelegate animationController(forPresented: CardViewController, presenting: ListViewController, source: ListViewController)",
                "1 DiagonalTransitioningDelegate interactionControllerForPresentation(using: DiagonalAnimator)",
                "1 DimmingPresentationController presentationTransitionWillBegin()",
                "1 CardViewController viewWillAppear(true)",
                "1 DimmingPresentationController containerViewWillLayoutSubviews()",
                "1 DimmingPresentationController containerViewDidLayoutSubviews()",
                "1 DiagonalAnimator transitionDuration(using:) is 0.5 s",
                "1 DiagonalAnimator animateTransition(using:)",
                "1 transition coordinator animations alongside",
                "1 DimmingPresentationController containerViewWillLayoutSubviews()",
                "1 DimmingPresentationController containerViewDidLayoutSubviews()",
                "1 CardViewController viewIsAppearing(true)",
                "1.5 context completeTransition(true)",
                "1.5 CardViewController viewDidAppear(true)",
                "1.5 DimmingPresentationController presentationTransitionDidEnd(true)",
                "1.5 DiagonalAnimator animationEnded(true)",
                "2 ListViewController dismiss(animated: true)",
                "2 DiagonalTransitioningDelegate animationController(forDismissed: CardViewController)",
                "2 DiagonalTransitioningDelegate interactionControllerForDismissal(using: DiagonalAnimator)",
                "2 DimmingPresentationController dismissalTransitionWillBegin()",
                "2 CardViewController viewWillDisappear(true)",
                "2 DiagonalAnimator transitionDuration(using:) is 0.5 s",
                "2 DiagonalAnimator animateTransition(using:)",
                "2 transition coordinator animations alongside",
                "2.5 context completeTransition(true)",
                "2.5 CardViewController viewDidDisappear(true)",
                "2.5 DimmingPresentationController dismissalTransitionDidEnd(true)",
                "2.5 DiagonalAnimator animationEnded(true)",
            ])
        #expect(
            app.traceLines([.animation]) == [
                "1 DimmingPresentationController.dimmingView opacity 0 → 1, 0.5 s easeInOut",
                "1 CardViewController.view position (487.5, 1266) → (292.5, 422), 0.5 s easeInOut",
                "1.5 CardViewController.view position ended",
                "1.5 DimmingPresentationController.dimmingView opacity ended",
                "2 DimmingPresentationController.dimmingView opacity 1 → 0, 0.5 s easeInOut",
                "2 CardViewController.view position (292.5, 422) → (487.5, 1266), 0.5 s easeInOut",
                "2.5 CardViewController.view position ended",
                "2.5 DimmingPresentationController.dimmingView opacity ended",
            ])
        #expect(
            app.traceLines([.hierarchy], from: 1) == [
                "1 CardViewController.container added to UIWindow",
                "1 DimmingPresentationController.dimmingView added to CardViewController.container",
                "1 CardViewController.view added to CardViewController.container",
                "2.5 CardViewController.view removed from CardViewController.container",
                "2.5 DimmingPresentationController.dimmingView removed from CardViewController.container",
                "2.5 CardViewController.container removed from UIWindow",
            ])
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func fullScreenHidesThePresenter() throws {
        let app = try app(.fullScreen)
        #expect(
            app.traceLines() == start + [
                "1 List present(Card, animated: true)",
                "1 Card loadView()", "1 Card viewDidLoad()",
                "1 FullScreenPresentation presentationTransitionWillBegin()",
                "1 List viewWillDisappear(true)", "1 Card viewWillAppear(true)",
                "1 FullScreenPresentation containerViewWillLayoutSubviews()",
                "1 FullScreenPresentation containerViewDidLayoutSubviews()",
                "1 CoverVerticalAnimator transitionDuration(using:) is 0.5057348843824728 s",
                "1 CoverVerticalAnimator animateTransition(using:)",
                "1 FullScreenPresentation containerViewWillLayoutSubviews()",
                "1 FullScreenPresentation containerViewDidLayoutSubviews()",
                "1 Card viewIsAppearing(true)",
                "1.5057 context completeTransition(true)",
                "1.5057 Card viewDidAppear(true)", "1.5057 List viewDidDisappear(true)",
                "1.5057 FullScreenPresentation presentationTransitionDidEnd(true)",
                "1.5057 CoverVerticalAnimator animationEnded(true)",
                "1.5057 List present completion",
                "2 Card dismiss(animated: true)", "2 List dismiss(animated: true)",
                "2 FullScreenPresentation dismissalTransitionWillBegin()",
                "2 Card viewWillDisappear(true)", "2 List viewWillAppear(true)",
                "2 CoverVerticalAnimator transitionDuration(using:) is 0.5057348843824728 s",
                "2 CoverVerticalAnimator animateTransition(using:)",
                "2 FullScreenPresentation containerViewWillLayoutSubviews()",
                "2 FullScreenPresentation containerViewDidLayoutSubviews()",
                "2 List viewIsAppearing(true)",
                "2.5057 context completeTransition(true)",
                "2.5057 List viewDidAppear(true)", "2.5057 Card viewDidDisappear(true)",
                "2.5057 FullScreenPresentation dismissalTransitionDidEnd(true)",
                "2.5057 CoverVerticalAnimator animationEnded(true)",
                "2.5057 List dismiss completion",
            ])
    }

    @Test func overFullScreenKeepsThePresenterOnScreen() throws {
        let app = try app(.overFullScreen, .crossDissolve)
        #expect(
            app.traceLines() == start + [
                "1 List present(Card, animated: true)",
                "1 Card loadView()", "1 Card viewDidLoad()",
                "1 FullScreenPresentation presentationTransitionWillBegin()", "1 Card viewWillAppear(true)",
                "1 FullScreenPresentation containerViewWillLayoutSubviews()",
                "1 FullScreenPresentation containerViewDidLayoutSubviews()",
                "1 CrossDissolveAnimator transitionDuration(using:) is 0.4 s",
                "1 CrossDissolveAnimator animateTransition(using:)",
                "1 FullScreenPresentation containerViewWillLayoutSubviews()",
                "1 FullScreenPresentation containerViewDidLayoutSubviews()",
                "1 Card viewIsAppearing(true)",
                "1.4 context completeTransition(true)",
                "1.4 Card viewDidAppear(true)",
                "1.4 FullScreenPresentation presentationTransitionDidEnd(true)",
                "1.4 CrossDissolveAnimator animationEnded(true)",
                "1.4 List present completion",
                "2 Card dismiss(animated: true)", "2 List dismiss(animated: true)",
                "2 FullScreenPresentation dismissalTransitionWillBegin()", "2 Card viewWillDisappear(true)",
                "2 CrossDissolveAnimator transitionDuration(using:) is 0.4 s",
                "2 CrossDissolveAnimator animateTransition(using:)",
                "2.4 context completeTransition(true)",
                "2.4 Card viewDidDisappear(true)",
                "2.4 FullScreenPresentation dismissalTransitionDidEnd(true)",
                "2.4 CrossDissolveAnimator animationEnded(true)",
                "2.4 List dismiss completion",
            ])
    }

    /// The same calls without the animator's, at a single instant.
    @Test func withoutAnimationOnlyTheAnimatorsCallsAreMissing() throws {
        let app = try app(.fullScreen, animated: false)
        #expect(
            app.traceLines(from: 1) == [
                "1 List present(Card, animated: false)",
                "1 Card loadView()", "1 Card viewDidLoad()",
                "1 FullScreenPresentation presentationTransitionWillBegin()",
                "1 List viewWillDisappear(false)", "1 Card viewWillAppear(false)",
                "1 FullScreenPresentation containerViewWillLayoutSubviews()",
                "1 FullScreenPresentation containerViewDidLayoutSubviews()",
                "1 FullScreenPresentation containerViewWillLayoutSubviews()",
                "1 FullScreenPresentation containerViewDidLayoutSubviews()",
                "1 Card viewIsAppearing(false)",
                "1 Card viewDidAppear(false)", "1 List viewDidDisappear(false)",
                "1 FullScreenPresentation presentationTransitionDidEnd(true)",
                "1 List present completion",
                "2 Card dismiss(animated: false)", "2 List dismiss(animated: false)",
                "2 FullScreenPresentation dismissalTransitionWillBegin()",
                "2 Card viewWillDisappear(false)", "2 List viewWillAppear(false)",
                "2 List viewIsAppearing(false)", "2 List viewDidAppear(false)", "2 Card viewDidDisappear(false)",
                "2 FullScreenPresentation dismissalTransitionDidEnd(true)",
                "2 List dismiss completion",
            ])
    }

    @Test func canceledPresentation() throws {
        let (list, card, vendor, fader) = (List(), Card(), Vendor(), Fader())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        vendor.presentation = { HalfPresentation(presentedViewController: $0, presenting: $1) }
        vendor.presenting = fader
        fader.completes = false
        app.at(1) { list.present(card, animated: true) {} }
        try app.play()
        #expect(
            app.traceLines(from: 1.5) == [
                "1.5 context completeTransition(false)",
                "1.5 Card viewWillDisappear(true)", "1.5 Card viewDidDisappear(true)",
                "1.5 HalfPresentation presentationTransitionDidEnd(false)",
                "1.5 Fader animationEnded(false)",
                "1.5 List present completion",
            ])
        #expect(list.presentedViewController == nil)
        #expect(card.presentingViewController == nil)
        #expect(card.presentationController == nil)
        #expect(!card.isBeingPresented)
        #expect(app.window.subviews == [list.view])
    }

    @Test func canceledFullScreenPresentation() throws {
        let (list, card, vendor, fader) = (List(), Card(), Vendor(), Fader())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = vendor
        vendor.presenting = fader
        fader.completes = false
        app.at(1) { list.present(card, animated: true) }
        try app.play()
        #expect(
            app.traceLines(from: 1.5) == [
                "1.5 context completeTransition(false)",
                "1.5 Card viewWillDisappear(true)", "1.5 Card viewDidDisappear(true)",
                "1.5 List viewWillAppear(true)", "1.5 List viewIsAppearing(true)", "1.5 List viewDidAppear(true)",
                "1.5 FullScreenPresentation presentationTransitionDidEnd(false)",
                "1.5 Fader animationEnded(false)",
            ])
        #expect(app.window.subviews == [list.view])
        #expect(list.view.frame == app.window.bounds)
    }

    @Test func canceledDismissal() throws {
        let (list, card, vendor, fader) = (List(), Card(), Vendor(), Fader())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = vendor
        vendor.dismissing = fader
        fader.completes = false
        app.at(1) { list.present(card, animated: false) }
        app.at(2) { list.dismiss(animated: true) {} }
        try app.play()
        #expect(
            app.traceLines(from: 2) == [
                "2 List dismiss(animated: true)",
                "2 Vendor animationController(forDismissed: Card)",
                "2 Vendor interactionControllerForDismissal(using: Fader)",
                "2 FullScreenPresentation dismissalTransitionWillBegin()",
                "2 Card viewWillDisappear(true)", "2 List viewWillAppear(true)",
                "2 Fader transitionDuration(using:) is 0.5 s", "2 Fader animateTransition(using:)",
                "2 FullScreenPresentation containerViewWillLayoutSubviews()",
                "2 FullScreenPresentation containerViewDidLayoutSubviews()",
                "2 List viewIsAppearing(true)",
                "2.5 context completeTransition(false)",
                "2.5 List viewWillDisappear(true)", "2.5 List viewDidDisappear(true)",
                "2.5 Card viewWillAppear(true)", "2.5 Card viewIsAppearing(true)", "2.5 Card viewDidAppear(true)",
                "2.5 FullScreenPresentation dismissalTransitionDidEnd(false)",
                "2.5 Fader animationEnded(false)",
                "2.5 List dismiss completion",
            ])
        #expect(list.presentedViewController === card)
        #expect(!card.isBeingDismissed)
        #expect(list.view.window == nil)
        #expect(card.view.window === app.window)
    }

    /// Only the topmost presentation is animated, but each is notified.
    @Test func aChainIsDismissedTogether() throws {
        let (list, card, detail) = (List(), Card(), Detail())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        detail.modalPresentationStyle = .overFullScreen
        app.at(1) { list.present(card, animated: true) }
        app.at(2) { card.present(detail, animated: true) }
        app.at(3) { list.dismiss(animated: true) {} }
        app.at(3.25) {
            #expect(card.view.window == nil)
            #expect(detail.view.window != nil)
            #expect(list.view.window != nil)
            #expect(card.isBeingDismissed && detail.isBeingDismissed)
        }
        try app.play()
        #expect(
            app.traceLines(from: 3) == [
                "3 List dismiss(animated: true)",
                "3 FullScreenPresentation dismissalTransitionWillBegin()",
                "3 FullScreenPresentation dismissalTransitionWillBegin()",
                "3 Detail viewWillDisappear(true)", "3 Card viewWillDisappear(true)", "3 List viewWillAppear(true)",
                "3 CoverVerticalAnimator transitionDuration(using:) is 0.5057348843824728 s",
                "3 CoverVerticalAnimator animateTransition(using:)",
                "3 FullScreenPresentation containerViewWillLayoutSubviews()",
                "3 FullScreenPresentation containerViewDidLayoutSubviews()",
                "3 List viewIsAppearing(true)",
                "3.5057 context completeTransition(true)",
                "3.5057 List viewDidAppear(true)", "3.5057 Detail viewDidDisappear(true)",
                "3.5057 Card viewDidDisappear(true)",
                "3.5057 FullScreenPresentation dismissalTransitionDidEnd(true)",
                "3.5057 FullScreenPresentation dismissalTransitionDidEnd(true)",
                "3.5057 CoverVerticalAnimator animationEnded(true)",
                "3.5057 List dismiss completion",
            ])
        for controller in [list, card, detail] {
            #expect(controller.presentedViewController == nil)
            #expect(controller.presentingViewController == nil)
            #expect(controller.presentationController == nil)
            #expect(!controller.isBeingDismissed)
        }
        #expect(app.window.subviews == [list.view])
    }

    @Test func cancelingTheDismissalOfAChainRestoresIt() throws {
        let (list, card, detail, vendor, fader) = (List(), Card(), Detail(), Vendor(), Fader())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .overFullScreen
        detail.modalPresentationStyle = .overFullScreen
        detail.transitioningDelegate = vendor
        vendor.dismissing = fader
        fader.completes = false
        app.at(1) { list.present(card, animated: false) }
        app.at(2) { card.present(detail, animated: false) }
        app.at(3) { list.dismiss(animated: true) }
        try app.play()
        #expect(
            app.traceLines(from: 3.5) == [
                "3.5 context completeTransition(false)",
                "3.5 Card viewWillAppear(true)", "3.5 Detail viewWillAppear(true)",
                "3.5 Detail viewIsAppearing(true)", "3.5 Detail viewDidAppear(true)",
                "3.5 Card viewIsAppearing(true)", "3.5 Card viewDidAppear(true)",
                "3.5 FullScreenPresentation dismissalTransitionDidEnd(false)",
                "3.5 FullScreenPresentation dismissalTransitionDidEnd(false)",
                "3.5 Fader animationEnded(false)",
            ])
        #expect(app.window.subviews.count == 3)
        #expect(app.window.subviews[1].subviews == [card.view])
        #expect(app.window.subviews[2].subviews == [detail.view])
    }

    /// Every list in the table contains each step at most once, and ends with the completion handler.
    @Test func theTableIsWellFormed() {
        let endings = [
            CallbackOrder.presentationCompleted, CallbackOrder.presentationCancelled,
            CallbackOrder.dismissalCompleted, CallbackOrder.dismissalCancelled,
        ]
        for steps in endings + [CallbackOrder.presentationBegins, CallbackOrder.dismissalBegins] {
            #expect(Set(steps).count == steps.count)
        }
        for steps in endings { #expect(steps.last == .completionHandler) }
        #expect(CallbackOrder.presentationBegins.last == .animate)
        #expect(CallbackOrder.dismissalBegins.last == .animate)
        let used = Set((endings + [CallbackOrder.presentationBegins, CallbackOrder.dismissalBegins]).joined())
        #expect(used == Set(TransitionStep.allCases))
    }
}
