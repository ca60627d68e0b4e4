internal import QuartzCore

// Every appearance call goes through here, so that each `will` is answered by its `did` or by the opposite `will`.
extension UIViewController {
    /// Tells a child of a container that forwards by hand that its view will come or go. Balance with
    /// ``endAppearanceTransition()``; a second call the other way is how a cancelled transition turns round.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    public func endAppearanceTransition() {
        endAppearance()
    }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        switch appearance {
        case .appearing, .appeared:
            guard !isAppearing else { return }
        case .disappearing, .disappeared:
            guard isAppearing else { return }
        }
        if isAppearing {
            appearance = .appearing(animated: animated)
            isAppearingIsDue = true
            loadViewIfNeeded()
            record(.callback, "viewWillAppear(\(animated))")
            viewWillAppear(animated)
            if viewIfLoaded?.window != nil { view.setNeedsLayout() }
        } else {
            appearance = .disappearing(animated: animated)
            isAppearingIsDue = false
            record(.callback, "viewWillDisappear(\(animated))")
            viewWillDisappear(animated)
        }
        forwardedChildren.forEach { $0.beginAppearance(isAppearing, animated: animated) }
    }

    func endAppearance() {
        switch appearance {
        case .appearing(let animated):
            callIsAppearingIfDue()
            appearance = .appeared
            record(.callback, "viewDidAppear(\(animated))")
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            record(.callback, "viewDidDisappear(\(animated))")
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        forwardedChildren.forEach { $0.endAppearance() }
    }

    /// `viewIsAppearing` comes once, when the view is in a window and its superview has laid it out.
    func callIsAppearingIfDue() {
        guard isAppearingIsDue, case .appearing(let animated) = appearance, viewIfLoaded?.window != nil else { return }
        isAppearingIsDue = false
        record(.callback, "viewIsAppearing(\(animated))")
        viewIsAppearing(animated)
    }

    /// The view entered or left a window: an appearing one is laid out, and a child whose parent is on screen appears.
    func viewDidMoveToWindow() {
        if viewIfLoaded?.window != nil {
            if isAppearingIsDue { view.setNeedsLayout() }
            guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, appearance == .disappeared else {
                return
            }
            if parent.appearance == .appeared {
                beginAppearance(true, animated: false)
                Stage.current.afterNextCommit { self.endAppearance() }
            } else if case .appearing(let animated) = parent.appearance {
                beginAppearance(true, animated: animated)
            }
        } else if let parent, parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance == .appeared,
            appearance == .appeared
        {
            beginAppearance(false, animated: false)
            endAppearance()
        }
    }

    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: root) == true }
    }
}
