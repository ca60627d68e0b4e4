internal import QuartzCore

// Every appearance call goes through here, so that each `will` is answered by its `did` or by the opposite `will`.
extension UIViewController {
    func hasBegun(_ isAppearing: Bool) -> Bool {
        switch appearance {
        case .appearing, .appeared: isAppearing
        case .disappearing, .disappeared: !isAppearing
        }
    }

    /// Begins the appearance or disappearance of a child at its container's request.
    func beginByCall(_ isAppearing: Bool, _ animated: Bool) {
        if isCoveredInPlace, let covering { return covering.beginAppearanceTransition(isAppearing, animated: animated) }
        if appearance == (isAppearing ? .appearing(animated: animated) : .disappearing(animated: animated)) {
            noteImbalance()
        }
        if hasBegun(isAppearing) { stage.applicationState.appearances.beganTwice(self, appearing: isAppearing) }
        beginAppearance(isAppearing, animated: animated)
    }

    func endByCall() {
        if isCoveredInPlace, let covering { return covering.endAppearanceTransition() }
        if !isAppearanceChanging {
            noteImbalance()
            stage.applicationState.appearances.endedWithoutBeginning(self)
        }
        endAppearance()
    }

    /// Notes unbalanced calls with the text of UIKit's own warning.
    private func noteImbalance() { trace(note: .unbalancedAppearanceTransitions) }

    /// Begins the appearance or disappearance of this controller, and of the controllers presented in its context.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if !isAppearing || !isCoveredInPlace { beginOwnAppearance(isAppearing, animated: animated) }
        covering?.beginAppearance(isAppearing, animated: animated)
    }

    func endAppearance() {
        endOwnAppearance()
        covering?.endAppearance()
    }

    func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
        guard !hasBegun(isAppearing) else { return }
        stage.applicationState.appearances.willChange(self)
        if isAppearing {
            appearance = .appearing(animated: animated)
            isAppearingIsDue = true
            loadViewIfNeeded()
            trace(callback: .viewWillAppear, ["_": .bool(animated)])
            viewWillAppear(animated)
            stage.applicationState.statusBar.update(animated: animated)
            (self as? any ShowingContainer)?.showChildAtOnce()
            if viewIfLoaded?.window != nil { view.setNeedsLayout() }
        } else {
            appearance = .disappearing(animated: animated)
            isAppearingIsDue = false
            trace(callback: .viewWillDisappear, ["_": .bool(animated)])
            viewWillDisappear(animated)
            stage.applicationState.statusBar.update(animated: animated)
        }
        childrenThatFollow.forEach { $0.beginAppearance(isAppearing, animated: animated) }
    }

    /// Whether a `will` method has been called without its `did` counterpart.
    var isAppearanceChanging: Bool {
        switch appearance {
        case .appearing, .disappearing: true
        case .appeared, .disappeared: false
        }
    }

    func endOwnAppearance() {
        if case .disappearing(let animated) = appearance {
            // A child may have been added while this controller was disappearing.
            childrenThatFollow.forEach { $0.beginAppearance(false, animated: animated) }
        }
        switch appearance {
        case .appearing(let animated):
            callIsAppearingIfDue()
            appearance = .appeared
            trace(callback: .viewDidAppear, ["_": .bool(animated)])
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            trace(callback: .viewDidDisappear, ["_": .bool(animated)])
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        clearMoveFlags()
        childrenThatFollow.forEach { $0.endAppearance() }
    }

    /// Calls `viewIsAppearing` once, when the view is in a window and its superview has laid it out.
    func callIsAppearingIfDue() {
        guard isAppearingIsDue, case .appearing(let animated) = appearance, viewIfLoaded?.window != nil else { return }
        isAppearingIsDue = false
        trace(callback: .viewIsAppearing, ["_": .bool(animated)])
        viewIsAppearing(animated)
    }

    /// Called before the view enters or leaves a window. A child appears and disappears with its parent's view.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let parent = parentThatForwards else { return }
        switch (parent.appearance, window == nil) {
        case (.appeared, false): beginAppearance(true, animated: false)
        case (.appearing(let animated), false): beginAppearance(true, animated: animated)
        case (.appeared, true): beginAppearance(false, animated: false)
        case (.appearing, true), (.disappearing, _), (.disappeared, _): return
        }
    }

    func viewDidMoveToWindow() {
        guard viewIfLoaded?.window != nil else {
            if parentThatForwards?.appearance == .appeared { endAppearance() }
            return
        }
        if isAppearingIsDue { view.setNeedsLayout() }
        if parentThatForwards?.appearance == .appeared {
            stage.committer.afterNextCommit { self.endAppearance() }
        }
    }

    /// The parent whose appearance this controller follows when its view enters or leaves a window; `nil` if it appears
    /// independently.
    private var parentThatForwards: UIViewController? {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !isAppearanceDirected,
            !isCoveredInPlace
        else { return nil }
        return parent
    }

    private var childrenThatFollow: [UIViewController] {
        if let container = self as? any ShowingContainer { return container.shownChildren }
        guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.standIn.isDescendant(of: root) == true }
    }
}

/// The appearance state of a view controller; `animated` as passed to the appearance calls.
enum Appearance: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// Whether the view is on screen or about to be.
    var isOnScreen: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }
}

/// A container that makes the appearance calls of the children it shows.
@MainActor protocol ShowingContainer: UIViewController {
    /// The children on screen, or the incoming ones during a transition.
    var shownChildren: [UIViewController] { get }
    /// The coordinator of the change of children in progress; `nil` if there is none or it is not animated.
    var childCoordinator: (any UIViewControllerTransitionCoordinator)? { get }

    /// Shows the selected child without a transition if it is not on screen. Called when the container appears or is
    /// laid out.
    func showChildAtOnce()
}
