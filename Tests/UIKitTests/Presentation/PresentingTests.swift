import QuartzCore
import Testing
import UIKit

/// The controllers that can present and dismiss, and the errors.
@MainActor @Suite struct PresentingTests {
    let list = List()
    let card = Card()
    let detail = Detail()
    let vendor = Vendor()
    let app: TestApp

    init() throws {
        app = try TestApp(root: list)
        for controller in [card, detail] {
            controller.modalPresentationStyle = .overFullScreen
            controller.modalTransitionStyle = .crossDissolve
        }
    }

    private func refusals() -> [String] { app.traceLines([.note]) }

    @Test func onlyOneControllerIsPresentedAtATime() throws {
        app.at(1) {
            list.present(card, animated: true)
            list.present(detail, animated: true) { app.note("never") }
        }
        app.at(2) { list.present(detail, animated: true) }
        try app.play()
        #expect(
            refusals() == [
                "1 List present refused: Attempt to present Detail on List (from List) which is already presenting Card",
                "2 List present refused: Attempt to present Detail on List (from List) which is already presenting Card",
            ])
        #expect(detail.presentingViewController == nil)
        #expect(app.notes.isEmpty)
    }

    /// Presents another instance of its class as soon as it has appeared.
    private final class Endless: UIViewController {
        nonisolated(unsafe) static var count = 0
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            Self.count += 1
            present(Endless(), animated: false)
        }
    }

    @Test func presentingEndlesslyFailsTheRun() throws {
        Endless.count = 0
        let app = try TestApp(root: Endless())
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(Endless.count == 101)
        #expect(
            error?.message
                == "Endless cannot present Endless: 100 controllers are presented on each other, and that is the limit; dismiss some first."
        )
    }

    /// Libraries that show a picture of the presenter behind a card do this.
    @Test(arguments: [2, 3] as [Double], [false, true])
    func aPresentationCanReplaceItsConstraintsAtEachLayout(scale: Double, isAfterwards: Bool) throws {
        let app = try TestApp(root: List(), scale: scale)
        final class Backed: UIPresentationController {
            let backing = UIView()
            var constraints: [NSLayoutConstraint] = []
            var isAfterwards = false
            var layouts = 0

            override func presentationTransitionWillBegin() {
                backing.translatesAutoresizingMaskIntoConstraints = false
                containerView?.insertSubview(backing, at: 0)
            }

            override func containerViewWillLayoutSubviews() {
                super.containerViewWillLayoutSubviews()
                if !isAfterwards { replaceConstraints() }
            }

            override func containerViewDidLayoutSubviews() {
                super.containerViewDidLayoutSubviews()
                if isAfterwards { replaceConstraints() }
            }

            private func replaceConstraints() {
                guard let containerView else { return }
                layouts += 1
                NSLayoutConstraint.deactivate(constraints)
                constraints = [
                    backing.topAnchor.constraint(equalTo: containerView.topAnchor, constant: 41.3),
                    backing.centerXAnchor.constraint(equalTo: containerView.centerXAnchor),
                    backing.widthAnchor.constraint(equalTo: containerView.widthAnchor, multiplier: 0.5, constant: 1),
                    backing.heightAnchor.constraint(equalTo: backing.widthAnchor, multiplier: 1.7),
                ]
                NSLayoutConstraint.activate(constraints)
            }
        }
        var backed: Backed?
        vendor.presentation = {
            backed = Backed(presentedViewController: $0, presenting: $1)
            backed?.isAfterwards = isAfterwards
            return backed
        }
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        app.at(1) { app.window.rootViewController?.present(card, animated: true) }
        try app.play()
        let frame = try #require(backed?.backing.frame)
        let width = app.window.bounds.width / 2 + 1
        #expect(abs(frame.minY - 41.3) < 0.3 && abs(frame.midX - app.window.bounds.midX) < 0.3)
        #expect(abs(frame.width - width) < 0.3 && abs(frame.height - 1.7 * width) < 0.3)
        #expect(backed.map { $0.layouts < 6 } == true)
    }

    @Test func aPresenterMustBeOnScreen() throws {
        let stray = Detail()
        app.at(1) {
            stray.present(card, animated: true)
            stray.dismiss(animated: true)
        }
        try app.play()
        #expect(
            refusals() == [
                "1 Detail present refused: Attempt to present Card on Detail (from Detail) whose view is not in the window hierarchy",
                "1 Detail dismiss refused: nothing is presented",
            ])
    }

    // MARK: Active controllers

    /// Presents on `presenter` at 1 s, which is refused and fails the run with the message.
    private func expect(_ reason: String, presenting controller: UIViewController, on presenter: UIViewController) {
        app.at(1) { presenter.present(controller, animated: true) { app.note("never") } }
        let sentence = "Application tried to present modally an active controller \(reason)"
        #expect(throws: StageError.misused([sentence])) { try app.play() }
        #expect(refusals() == ["1 \(presenter.subject) present refused: \(sentence)"])
        #expect(app.notes.isEmpty)
    }

    @Test func aPresentedControllerCannotBePresentedAgain() {
        app.at(0.5) { list.present(card, animated: false) }
        expect(
            "Card on List: it is already presented by List; dismiss it first or present another one.", presenting: card,
            on: list)
        #expect(list.presentedViewController === card)
    }

    @Test func aPresentedControllerCannotPresentItself() {
        app.at(0.5) { list.present(card, animated: false) }
        expect(
            "Card on Card: it is already presented by List; dismiss it first or present another one.", presenting: card,
            on: card)
    }

    @Test func aChildCannotBePresented() {
        app.perform { list.addChild(detail) }
        expect(
            "Detail on List: it is a child of List; call removeFromParent() first or present another one.",
            presenting: detail, on: list)
    }

    @Test func aRootCannotBePresented() {
        expect("List on List: it is the root of a window; present another one.", presenting: list, on: list)
    }

    /// Its view is not in the window in the meantime.
    @Test func aPresentingRootCannotBePresented() {
        card.modalPresentationStyle = .fullScreen
        app.at(0.5) { list.present(card, animated: false) }
        expect("List on Card: it is the root of a window; present another one.", presenting: list, on: card)
    }

    /// A view added to a window manually belongs to no root.
    @Test func aPresenterCannotBePresentedAboveItself() {
        app.perform { app.window.addSubview(detail.view) }
        app.at(0.5) { detail.present(card, animated: false) }
        expect("Detail on Card: it would cover itself; present another one.", presenting: detail, on: card)
    }

    @Test func anAdaptedPresentationCannotPresentAnActiveController() throws {
        final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
            let replacement: UIViewController
            init(_ replacement: UIViewController) { self.replacement = replacement }
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { replacement }
        }
        app.perform { list.addChild(detail) }
        card.modalPresentationStyle = .popover
        let adapting = Adapting(detail)
        card.popoverPresentationController?.delegate = adapting
        card.popoverPresentationController?.sourceView = list.view
        expect(
            "Detail on List: it is a child of List; call removeFromParent() first or present another one.",
            presenting: card, on: list)
    }

    /// A controller that is being dismissed is refused with a note, because the request is too early, not wrong.
    @Test func presentingADisappearingControllerIsOnlyRefused() throws {
        app.at(0.5) { list.present(card, animated: false) }
        app.at(1) { list.dismiss(animated: true) }
        app.at(1.1) { list.present(card, animated: true) }
        try app.play()
        #expect(
            refusals() == [
                "1.1 List present refused: Attempt to present Card on List (from List) which is already presenting Card"
            ])
    }

    @Test func nothingStartsDuringATransition() throws {
        app.at(1) { list.present(card, animated: true) }
        app.at(1.1) {
            card.present(detail, animated: true)
            card.dismiss(animated: true)
            list.dismiss(animated: true)
        }
        app.at(2) { list.dismiss(animated: true) }
        app.at(2.1) {
            list.dismiss(animated: true)
            card.present(detail, animated: true)
        }
        try app.play()
        #expect(
            refusals() == [
                "1.1 Card present refused: Attempt to present Detail on Card (from Card) while the presentation of Card is in progress",
                "1.1 List dismiss refused: the presentation of Card is in progress",
                "1.1 List dismiss refused: the presentation of Card is in progress",
                "2.1 List dismiss refused: the dismissal of Card is in progress",
                "2.1 Card present refused: Attempt to present Detail on Card (from Card) while the dismissal of Card is in progress",
            ])
        #expect(list.presentedViewController == nil)
    }

    /// An unanimated dismissal takes place before the next request, for the same controller or another one.
    @Test(arguments: [true, false], [true, false])
    func presentingInPlaceOfAnUnanimatedDismissal(isSame: Bool, isAnimated: Bool) throws {
        let next: UIViewController = isSame ? card : detail
        app.at(0.5) { list.present(card, animated: false) }
        app.at(1) {
            list.dismiss(animated: false) { app.note("dismissed") }
            list.present(next, animated: isAnimated) { app.note("presented") }
            #expect(list.presentedViewController === next)
        }
        try app.play()
        #expect(refusals().isEmpty)
        #expect(app.notes == ["1 dismissed", isAnimated ? "1.4 presented" : "1 presented"])
        #expect(list.presentedViewController === next && next.view.window != nil)
        #expect(isSame || card.view.window == nil)
    }

    /// Without a subsequent request, it begins after the commit (facts/dismissal-calls).
    @Test func anUnanimatedDismissalWaitsForTheCommit() throws {
        app.at(0.5) { list.present(card, animated: false) }
        app.at(1) {
            list.dismiss(animated: false) { app.note("dismissed") }
            app.note("requested")
        }
        try app.play()
        #expect(app.notes == ["1 requested", "1 dismissed"])
    }

    // MARK: The presenter

    /// The outermost container presents even if children fill the screen (facts/presenter).
    @Test(arguments: ["child", "navigation", "tabs"]) func theOutermostContainerPresents(kind: String) throws {
        let root: UIViewController
        switch kind {
        case "navigation": root = UINavigationController(rootViewController: list)
        case "tabs":
            let tabs = UITabBarController()
            tabs.viewControllers = [list]
            root = tabs
        default: root = Base()
        }
        let app = try TestApp(root: root)
        app.perform {
            guard kind == "child" else { return }
            root.addChild(list)
            list.view.frame = root.view.bounds
            root.view.addSubview(list.view)
            list.didMove(toParent: root)
        }
        app.at(1) { list.present(card, animated: false) }
        try app.play()
        #expect(card.presentingViewController === root && root.presentedViewController === card)
    }

    // MARK: Requests in callbacks

    @Test func presentingFromTheCompletionHandler() throws {
        app.at(1) {
            list.present(card, animated: true) { card.present(detail, animated: true) { app.note("detail is up") } }
        }
        try app.play()
        #expect(app.notes == ["1.8 detail is up"])
        #expect(refusals().isEmpty)
    }

    @Test func presentingFromViewDidAppear() throws {
        final class Eager: Base {
            let following: UIViewController
            init(_ following: UIViewController) {
                self.following = following
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidAppear(_ animated: Bool) {
                present(following, animated: true)
            }
        }
        let eager = Eager(detail)
        eager.modalPresentationStyle = .overFullScreen
        eager.modalTransitionStyle = .crossDissolve
        app.at(1) { list.present(eager, animated: true) { app.note("eager is up") } }
        app.at(1.6) { #expect(eager.transitionCoordinator != nil && detail.transitionCoordinator != nil) }
        try app.play()
        #expect(app.notes == ["1.4 eager is up"])
        #expect(eager.presentedViewController === detail)
        #expect(refusals().isEmpty)
        // The second transition begins when the first one's callbacks are over.
        let order = app.traceLines([.callback], from: 1.4).prefix(7).map { String($0.dropFirst(4)) }
        #expect(
            order == [
                "Eager viewDidAppear(true)", "Detail loadView()", "Detail viewDidLoad()",
                "FullScreenPresentation presentationTransitionDidEnd(true)",
                "CrossDissolveAnimator animationEnded(true)", "List present completion",
                "FullScreenPresentation presentationTransitionWillBegin()",
            ])
    }

    @Test func dismissingFromTheCompletionHandlerAndFromViewDidAppear() throws {
        final class Shy: Base {
            override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
        }
        let shy = Shy()
        shy.modalPresentationStyle = .overFullScreen
        shy.modalTransitionStyle = .crossDissolve
        app.at(1) { list.present(card, animated: true) { list.dismiss(animated: true) { app.note("card is gone") } } }
        app.at(3) { list.present(shy, animated: true) }
        try app.play()
        #expect(app.notes == ["1.8 card is gone"])
        #expect(list.presentedViewController == nil)
        #expect(app.stage.loop.now.seconds > 3.79 && app.stage.loop.now.seconds < 3.81)
        #expect(refusals().isEmpty)
    }

    @Test func presentingAgainFromTheDismissalsCompletion() throws {
        app.at(1) { list.present(card, animated: false) }
        app.at(2) { list.dismiss(animated: true) { list.present(card, animated: true) { app.note("up again") } } }
        try app.play()
        #expect(app.notes == ["2.8 up again"])
        #expect(card.view.window != nil)
        #expect(card.view.alpha == 1)
    }

    @Test func completionHandlersRunAfterTheAppearanceCalls() throws {
        final class Telling: Base {
            var tell: (String) -> Void = { _ in }
            override func viewDidAppear(_ animated: Bool) { tell("did appear") }
            override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }
        }
        let telling = Telling()
        telling.tell = { app.note($0) }
        telling.modalPresentationStyle = .overFullScreen
        app.at(1) { list.present(telling, animated: false) { app.note("presented") } }
        app.at(2) { list.dismiss(animated: false) { app.note("dismissed") } }
        try app.play()
        #expect(app.notes == ["1 did appear", "1 presented", "2 did disappear", "2 dismissed"])
    }

    // MARK: Animators

    private func custom(_ animator: any UIViewControllerAnimatedTransitioning) {
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        vendor.presenting = animator
    }

    /// An animator need not wait for its own animation. Its completion takes effect when it has returned.
    @Test func completingEarlyLetsTheAnimationContinue() throws {
        final class Hasty: NSObject, UIViewControllerAnimatedTransitioning {
            let app: TestApp
            init(_ app: TestApp) { self.app = app }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(withDuration: 0.5) { view.alpha = 1 }
                context.completeTransition(true)
                app.note("animateTransition returns")
            }
        }
        custom(Hasty(app))
        app.at(1) {
            list.present(card, animated: true) { app.note("presented") }
            list.transitionCoordinator?.animate(alongsideTransition: { _ in app.note("alongside") })
        }
        try app.play()
        #expect(app.notes == ["1 animateTransition returns", "1 alongside", "1 presented"])
        #expect(try app.numbers("opacity", of: card.view, at: [1, 1.25, 1.5]) == [0, 0.5, 1])
    }

    @Test func completingTwiceIsAnError() throws {
        let fader = Fader()
        fader.onCompletion = { $0.completeTransition(true) }
        custom(fader)
        app.at(1) { list.present(card, animated: true) }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(
            error
                == .misused([
                    "Fader.animateTransition(using:) called completeTransition(_:) more than once; call it exactly once."
                ]))
        #expect(card.presentingViewController === list)
    }

    @Test func neverCompletingIsAnErrorThatNamesTheCall() throws {
        final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {}
        }
        custom(Forgetful())
        app.at(1) { list.present(card, animated: true) }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(
            error
                == .leftOpen([
                    "The presentation of Card never ended: Forgetful.animateTransition(using:) has to lead to completeTransition(_:)."
                ]))
    }

    @Test func anAnimatorWithoutDurationStillAnimates() throws {
        let fader = Fader()
        fader.duration = 0
        custom(fader)
        app.at(1) { list.present(card, animated: true) { app.note("presented") } }
        try app.play()
        #expect(app.notes == ["1 presented"])
        #expect(card.view.alpha == 1)
    }

    @Test func withoutAnAnimatorTheStyleDeterminesTheAnimation() throws {
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        app.at(1) { list.present(card, animated: true) { app.note("presented") } }
        try app.play()
        #expect(app.notes == ["1.4 presented"])
        #expect(app.traceLines().contains("1 CrossDissolveAnimator animateTransition(using:)"))
        #expect(type(of: try #require(card.presentationController)) == UIPresentationController.self)
        #expect(card.view.frame == app.window.bounds)
    }

    @Test func subclassesCanOverridePresentAndDismiss() throws {
        final class Counting: Base {
            var calls: [String] = []
            override func present(
                _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
            ) {
                calls.append("present")
                super.present(viewControllerToPresent, animated: flag, completion: completion)
            }
            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                calls.append("dismiss")
                super.dismiss(animated: flag, completion: completion)
            }
        }
        let counting = Counting()
        app.perform { app.window.rootViewController = counting }
        app.at(1) { counting.present(card, animated: false) }
        app.at(2) { card.dismiss(animated: false) }
        try app.play()
        #expect(counting.calls == ["present", "dismiss"])
        #expect(counting.presentedViewController == nil)
    }

    @Test func transitionsLeaveNothingBehind() throws {
        weak var context: AnyObject?
        weak var presentation: UIPresentationController?
        weak var coordinator: AnyObject?
        try {
            let fader = Fader()
            fader.onAnimate = { context = $0 }
            custom(fader)
            vendor.dismissing = Fader()
            app.at(1) {
                list.present(card, animated: true)
                presentation = card.presentationController
                coordinator = card.transitionCoordinator
            }
            app.at(2) { list.dismiss(animated: true) }
            try app.play()
            vendor.presenting = nil
        }()
        #expect(context == nil)
        #expect(presentation == nil)
        #expect(coordinator == nil)
    }
}
