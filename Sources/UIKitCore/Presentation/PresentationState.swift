/// The presentations in which a view controller takes part, as the presented controller, the presenting one, or both.
///
/// Only the methods of this type write the state, always on both sides of a link at once. Between calls, the following
/// invariants hold, checked by ``violations(of:)``:
///
/// - Links are mutual: `b` is `a`'s ``presented`` controller exactly when `a` is `b`'s ``presenter``.
/// - A controller has an ``active`` presentation controller exactly when it has a presenter, and that controller
///   presents it.
/// - Following ``presented`` never leads back to the same controller.
/// - A controller that is being presented or dismissed has a presenter and a ``transition``.
/// - A view is set aside, and its previous place is stored, only while its controller presents another one.
@MainActor package final class PresentationState {
    enum Phase {
        /// Neither being presented nor being dismissed.
        case settled
        case presenting, dismissing
    }

    /// The controller that this controller presents.
    private(set) var presented: UIViewController?
    /// The controller that presents this controller.
    private(set) weak var presenter: UIViewController?
    /// The object that manages the presentation of this controller, from the request until the dismissal has ended.
    package private(set) var active: UIPresentationController?
    /// The presentation controller for the requested style. While the presentation is adapted, ``active`` is a
    /// different object.
    private(set) var requested: UIPresentationController?
    /// The presentation controller created because the application asked for it before presenting.
    private(set) var prepared: UIPresentationController?
    /// Whether this controller has ever been presented.
    private(set) var hasBeenPresented = false
    private(set) var phase = Phase.settled
    var isBeingPresented: Bool { phase == .presenting }
    var isBeingDismissed: Bool { phase == .dismissing }
    /// The transition that this controller takes part in on either side, from the request until the completion handler.
    private(set) weak var transition: PresentationTransition?
    /// The view's position in its superview while a presentation keeps it off screen.
    private(set) var placeOutsidePresentation: ViewPlace?
    /// The view's position in its superview when the current presentation began, before any animator moved it; `nil`
    /// while this controller presents nothing.
    private(set) var placeBeforePresenting: ViewPlace?

    // MARK: Before

    /// Stores a presentation controller for the next presentation.
    func prepare(_ controller: UIPresentationController) { prepared = controller }

    /// Returns the prepared presentation controller, once; `nil` if there is none for `style`.
    func takePrepared(for style: UIModalPresentationStyle) -> UIPresentationController? {
        defer { prepared = nil }
        return prepared?.style == style ? prepared : nil
    }

    // MARK: Links

    /// Links the two controllers of a presentation.
    ///
    /// - Parameter requested: The presentation controller for the requested style, if `controller` is a different one.
    static func link(_ controller: UIPresentationController, requested: UIPresentationController? = nil) {
        let (presenting, presented) = (controller.presentingViewController, controller.presentedViewController)
        presenting.presentation.presented = presented
        presented.presentation.presenter = presenting
        presented.presentation.active = controller
        presented.presentation.requested = requested ?? controller
        presented.presentation.hasBeenPresented = true
    }

    /// Lets `new` take over a presentation from `old`. It may be presented by a different controller, and may present a
    /// different one, which then presents the controller that the old one presented.
    static func exchange(_ old: UIPresentationController, for new: UIPresentationController) {
        let leaving = old.presentedViewController
        let requested = leaving.presentation.requested
        let above = leaving.presentation.presented?.presentation.active
        let place = leaving.presentation.placeOutsidePresentation
        unlink([leaving])
        leaving.presentation.presented = nil
        leaving.presentation.placeBeforePresenting = nil
        link(new, requested: requested)
        guard let above else { return }
        new.presentedViewController.presentation.placeOutsidePresentation = place
        above.presentingViewController = new.presentedViewController
        link(above, requested: above.requested)
    }

    /// Breaks the links of controllers that have left the screen.
    static func unlink(_ stack: [UIViewController]) {
        for state in stack.map(\.presentation) {
            state.presenter?.presentation.presented = nil
            state.presenter?.presentation.placeBeforePresenting = nil
            state.presenter = nil
            state.active = nil
            state.requested = nil
            state.placeOutsidePresentation = nil
        }
    }

    // MARK: Transitions

    /// Makes all controllers of `transition` take part in it.
    static func begin(_ transition: PresentationTransition) {
        for state in transition.stack.map(\.presentation) {
            state.transition = transition
            switch transition.direction {
            case .presentation: state.phase = .presenting
            case .dismissal: state.phase = .dismissing
            }
        }
        transition.presenting.presentation.transition = transition
    }

    /// Reverses a canceled presentation: its controllers leave the screen as in a dismissal (facts/cancelled-calls).
    static func turnBack(_ transition: PresentationTransition) {
        for state in transition.stack.map(\.presentation) where state.phase == .presenting { state.phase = .dismissing }
    }

    /// Ends the reversal of a canceled presentation after its controllers have left the screen, unless a callback has
    /// begun a dismissal in the meantime.
    func endTurningBack(_ transition: PresentationTransition) {
        if self.transition === transition { endDismissing() }
    }

    /// Ends the presentation of this controller, completed or not. A dismissal that a callback has begun in the
    /// meantime continues.
    func endPresenting() { if phase == .presenting { phase = .settled } }

    /// Ends the dismissal of this controller. A presentation that a callback has begun in the meantime continues.
    func endDismissing() { if phase == .dismissing { phase = .settled } }

    /// Ends `transition` when its completion handler is due. A transition that a callback has begun in the meantime
    /// remains.
    static func end(_ transition: PresentationTransition) {
        for controller in transition.stack + [transition.presenting] {
            let state = controller.presentation
            if state.transition === transition { state.transition = nil }
        }
    }

    // MARK: The presenting view

    /// Stores the position of the presenting view, which an animator may move although it stays on screen.
    func noteStart(of view: UIView) { placeBeforePresenting = ViewPlace(of: view) }

    /// Stores the position of the presenting view, which the presentation is about to move into its container.
    func setAside(_ view: UIView) { placeOutsidePresentation = ViewPlace(of: view) }

    /// Returns the presenting view to its previous position or, if the presentation covers a context, to the
    /// container's position.
    ///
    /// - Parameter isShown: Whether the presenting controller is on screen. Instead of a context, another tab may be.
    func putBack(_ view: UIView, isShown: Bool = true) {
        let (place, cover) = (placeOutsidePresentation, view.cover)
        placeOutsidePresentation = nil
        view.cover = nil
        guard isShown else { return view.removeFromSuperview() }
        guard let container = cover?.view, let superview = container.superview else {
            place?.restore(view)
            return
        }
        superview.insertSubview(view, belowSubview: container)
        view.untransformedFrame = container.untransformedFrame
    }

    // MARK: Invariants

    /// Descriptions of the invariants that `controller` violates; empty in a valid state.
    static func violations(of controller: UIViewController) -> [String] {
        let state = controller.presentation
        var found: [String] = []
        func require(_ holds: Bool, _ invariant: String) {
            if !holds { found.append("\(controller.subject): \(invariant)") }
        }
        if let presented = state.presented {
            require(presented.presentation.presenter === controller, "its presented controller has another presenter")
        }
        if let presenter = state.presenter {
            require(presenter.presentation.presented === controller, "its presenter presents another controller")
        }
        require((state.active == nil) == (state.presenter == nil), "a presenter without a presentation, or the reverse")
        require(
            (state.requested == nil) == (state.active == nil), "a presentation without a request, or the reverse")
        if let active = state.active {
            require(active.presentedViewController === controller, "its presentation controller presents another one")
            require(
                active.presentingViewController === state.presenter,
                "presented by a controller that is not its presenter")
        }
        var seen: Set<ObjectIdentifier> = []
        let chain = sequence(first: controller, next: { $0.presentation.presented })
        require(chain.allSatisfy { seen.insert(ObjectIdentifier($0)).inserted }, "presents itself")
        switch state.phase {
        case .settled: break
        case .presenting, .dismissing:
            require(
                state.presenter != nil && state.transition != nil, "in transition without a presenter or transition")
        }
        require(state.placeOutsidePresentation == nil || state.presented != nil, "its view is set aside for nothing")
        require(state.placeBeforePresenting == nil || state.presented != nil, "its place is kept for nothing")
        return found
    }
}

/// A view's position in the hierarchy and its frame, stored to restore them later.
@MainActor struct ViewPlace {
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    /// The frame without the transform, restored instead of ``frame`` because the transform may have changed in the
    /// meantime.
    private let untransformedFrame: CGRect
    private let superviewSize: CGSize

    /// Creates the place of a view; `nil` for a view without a superview.
    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view }) else {
            return nil
        }
        self.superview = superview
        self.index = index
        frame = view.frame
        untransformedFrame = view.untransformedFrame
        superviewSize = superview.bounds.size
    }

    /// The frame to which `view` returns, in another view's coordinates; `nil` if the superview no longer exists.
    func frame(of view: UIView, in other: UIView) -> CGRect? {
        superview.map { other.convert(restoredFrame(of: view, in: $0), from: $0) }
    }

    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: index)
        view.untransformedFrame = view.autoresized(
            untransformedFrame, from: superviewSize, to: superview.bounds.size)
    }

    /// The previous frame, autoresized to the superview's current size.
    private func restoredFrame(of view: UIView, in superview: UIView) -> CGRect {
        view.autoresized(frame, from: superviewSize, to: superview.bounds.size)
    }
}
