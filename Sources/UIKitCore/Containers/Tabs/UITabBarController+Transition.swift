internal import QuartzCore

extension UITabBarController: ContainerTransitionHost {
    var beginning: [ContainerStep] { CallbackOrder.selectionBegins }
    var completion: [ContainerStep] { CallbackOrder.selectionCompleted }
    var cancellation: [ContainerStep] { CallbackOrder.selectionCancelled }

    func frame(of child: UIViewController) -> CGRect { transitionView.bounds }

    func animators(for transition: ContainerTransition) -> (
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let (from, to) = (transition.from, transition.to)
        traceDelegateCall(["animationControllerForTransitionFrom": .name(from.subject), "to": .name(to.subject)])
        guard let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        else { return (nil, nil) }
        traceDelegateCall(["interactionControllerFor": .name("\(type(of: animator))")])
        return (animator, delegate.tabBarController(self, interactionControllerFor: animator))
    }

    func perform(_ step: ContainerStep, of transition: ContainerTransition) {
        switch step {
        case .changeBars:
            shown = transition.to
            prepare(transition.to)
            showBar()
        case .settleBars:
            showBar()
            followShown()
        case .restoreChildren:
            shown = transition.from
            selected = transition.from
            showSelection()
        case .didSelect: notifyOfTap()
        case .requestAnimators, .loadIncomingView, .outgoingWillDisappear, .outgoingDidDisappear, .incomingWillAppear,
            .incomingDidAppear, .incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear, .outgoingDidAppear,
            .willShow, .didShow, .animate, .settleViews, .settleChildren, .animationEnded, .coordinatorCompletions:
            break
        }
    }

    func didEnd(_ transition: ContainerTransition) {
        containerTransition = nil
        view.setNeedsLayout()
    }

    func settleBarsAtOnce() {
        showBar()
        followShown()
    }
    func didShowAtOnce() { notifyOfTap() }

    // MARK: The bar

    private var fullBarHeight: CGFloat {
        let height = UITabBar.height(
            for: view.traitCollection, bottom: view.safeAreaInsets.bottom, tabBar.systemLook)
        return tabBar.sizeThatFits(CGSize(width: view.bounds.width, height: height)).height
    }

    /// The height, above the bottom safe area, of what the bar covers (facts/own-tab-bar-frame); 0 for a bar that does not
    /// reach down to that area.
    var barHeight: CGFloat {
        if isTabBarHidden || isBarHiddenByApplication { return 0 }
        let isMoved = tabBar.superview === view && lastBarFrame == barFrame
        let frame = isMoved ? tabBar.untransformedFrame : barFrame
        guard frame.maxY >= view.bounds.height - view.safeAreaInsets.bottom else { return 0 }
        return max(0, view.bounds.height - frame.minY - view.safeAreaInsets.bottom)
    }

    /// The frame in which the controller places the bar, with the height that the bar prefers.
    var barFrame: CGRect {
        let height = fullBarHeight
        return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    func placeBar() {
        lastBarFrame = barFrame
        tabBar.untransformedFrame = barFrame
    }

    /// Places the bar if its frame differs from the last time, so that an application may move it in between.
    func placeBarIfMoved() {
        if tabBar.superview === view, lastBarFrame != barFrame { placeBar() }
    }

    private var isBarHiddenByApplication: Bool { tabBar.superview === view && tabBar.isHidden && !isBarAway }

    /// Prepares the bar for a move with a child that hides or shows it; `false` if it is hidden whatever the child wants.
    func lendBar() -> Bool {
        guard !isTabBarHidden, !isBarHiddenByApplication else { return false }
        tabBar.isHidden = false
        lastBarFrame = nil
        return true
    }

    /// The insets of a child that the bar covers; zero at the bottom for a navigation controller, which insets its own
    /// children.
    func insets(for child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: child is UINavigationController ? 0 : barHeight, right: 0)
    }

    /// Lays out the tab bar, or hides it if the child on screen hides bottom bars. What the application has changed of
    /// its frame and visibility stays until one of these changes.
    func showBar() {
        let returns = tabBar.superview !== view
        if returns { view.addSubview(tabBar) }
        if returns || lastBarFrame != barFrame { placeBar() }
        let navigation = shown as? UINavigationController
        let isAway = isTabBarHidden || navigation.map { $0.hidesBottomBar(under: nil, in: $0.stack) } ?? false
        guard returns || isAway != isBarAway else { return }
        isBarAway = isAway
        tabBar.isHidden = isAway
    }

    func layOut() {
        transitionView.frame = view.bounds
        if tabBar.superview === view { showBar() }
        if shown == nil { showChildAtOnce() }
        guard let shown, containerTransition?.phase != .running else { return }
        followShown()
        shown.insetsFromContainer = insets(for: shown)
        if shown.view.superview === transitionView { shown.view.untransformedFrame = frame(of: shown) }
    }
}

/// The bar's response to scrolling in the controller on screen, which may be inside a navigation controller.
extension UITabBarController: ScrollFollower {
    func followShown() {
        if let navigation = shown as? UINavigationController { return navigation.showEdges() }
        shown?.followContent(self, replaces: false)
        tabBar.scrollProgress = shown?.bottomScrollView?.bottomEdgeProgress ?? 0
    }

    func contentDidMove(in scrollView: UIScrollView) {
        guard containerTransition?.phase != .running else { return }
        followShown()
    }

    func shrinkage(above scrollView: UIScrollView) -> CGFloat { 0 }
    func restingOffset(_ proposed: CGFloat, in scrollView: UIScrollView) -> CGFloat { proposed }
}
