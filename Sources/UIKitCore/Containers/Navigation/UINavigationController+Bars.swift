internal import QuartzCore

extension UINavigationController {
    /// The height of the toolbar (facts/bar-heights).
    private var barHeight: CGFloat { navigationBar.barMetrics.height(for: view.traitCollection) }

    /// The height of the navigation bar with a single row (facts/bar-heights and facts/bars-in-sheets).
    var rowHeight: CGFloat {
        let metrics = navigationBar.barMetrics
        guard let height = metrics.sheetHeight, isInSheet, !metrics.isCompact(view.traitCollection) else {
            return barHeight
        }
        return height
    }

    private var isInSheet: Bool {
        let controllers = sequence(first: self as UIViewController, next: \.parent)
        return controllers.contains { $0.presentation.active is UISheetPresentationController }
    }

    /// The distance of the navigation bar from the top of the view. At the top of a screen with a Dynamic Island, the
    /// bar begins above the safe area (facts/bars-below-the-island).
    private var barTop: CGFloat {
        let (top, metrics) = (view.safeAreaInsets.top, navigationBar.barMetrics)
        let screen = stage.applicationState.screenInsets
        let isAtTop = top > 0 && top == screen.insets(for: view.bounds.size).top
        return max(isAtTop && !metrics.hasPlatters ? top - screen.barRise : top, metrics.leastTop)
    }

    /// The height of the navigation bar above the child on screen.
    private var shownBarHeight: CGFloat {
        guard let child = shown ?? topViewController else { return rowHeight }
        return extent(of: child).shownHeight
    }

    var navigationBarFrame: CGRect {
        let height = shownBarHeight
        return CGRect(x: 0, y: isBarHidden ? -height : barTop, width: view.bounds.width, height: height)
    }

    private var toolbarFrame: CGRect {
        let height = barHeight + view.safeAreaInsets.bottom
        let bottom = view.bounds.height
        return CGRect(x: 0, y: isToolbarAway ? bottom : bottom - height, width: view.bounds.width, height: height)
    }

    /// The top edge of a child that does not extend under the bar: the bottom of the bar's parts that do not move with
    /// content.
    func fixedBottom(above child: UIViewController) -> CGFloat { barTop + extent(of: child).fixed }

    /// The insets of a child's view that the bars cover.
    func insets(for child: UIViewController) -> UIEdgeInsets { insets(for: child, extent: extent(of: child)) }

    /// The insets of a child's view that the bars cover when the navigation bar has a given extent.
    func insets(for child: UIViewController, extent: BarExtent) -> UIEdgeInsets {
        let isUnderBar = frame(of: child).minY == 0
        let top = isUnderBar ? barTop - view.safeAreaInsets.top + extent.height : extent.height - extent.fixed
        return UIEdgeInsets(
            top: isBarHidden ? 0 : top, left: 0,
            bottom: tabBarHeight(for: child) + (isToolbarAway ? 0 : barHeight), right: 0)
    }

    func layOutBars() {
        barHiding.followHeight()
        transitionView.frame = view.bounds
        let isMoving = containerTransition?.phase == .running
        if !isMoving { placeBars() }
        if shown == nil, wanted != nil { showChildAtOnce() }
        guard let shown, !isMoving else { return }
        shown.followContent(self)
        shown.insetsFromContainer = insets(for: shown)
        if shown.view.superview === transitionView { shown.view.untransformedFrame = frame(of: shown) }
        navigationBar.frame = navigationBarFrame
        showEdges()
    }

    private func placeBars() {
        navigationBar.frame = navigationBarFrame
        navigationBar.isHidden = isBarHidden
        navigationBar.reach = isBarHidden ? view.safeAreaInsets.top : barTop
        toolbar.frame = toolbarFrame
        toolbar.isHidden = isToolbarAway
        toolbar.items = topViewController?.toolbarItems
    }

    // MARK: Showing and hiding

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        moveBars(animated: animated) { self.navigationBar.isHidden = false }
    }

    func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarAway else { return }
        isToolbarAway = hidden
        moveBars(animated: animated) { self.toolbar.isHidden = false }
    }

    /// Shows or hides both bars. The toolbar is included if it has items.
    func setBars(hidden: Bool, animated: Bool) {
        setNavigationBarHidden(hidden, animated: animated)
        if toolbar.items?.isEmpty == false { setToolbarHidden(hidden, animated: animated) }
    }

    /// Whether a point is in a part of the view that a bar covers, or would cover if it were visible.
    func isInBars(_ point: CGPoint) -> Bool {
        let hasToolbar = toolbar.items?.isEmpty == false
        return point.y < barTop + shownBarHeight
            || hasToolbar && point.y >= view.bounds.height - barHeight - view.safeAreaInsets.bottom
    }

    /// Moves the bars alongside a transition that has not begun its animations, otherwise in an animation of their own.
    private func moveBars(animated: Bool, _ show: () -> Void) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return view.setNeedsLayout() }
        show()
        let move = { [self] in
            navigationBar.frame = navigationBarFrame
            toolbar.frame = toolbarFrame
            guard let shown else { return }
            shown.insetsFromContainer = insets(for: shown)
            shown.view.layoutIfNeeded()
        }
        if let coordinator = containerTransition?.coordinator {
            coordinator.moveAlongside(move)
        } else {
            UIView.animate(
                withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction, animations: move
            ) { _ in
                if self.containerTransition == nil { self.placeBars() }
            }
        }
    }

    // MARK: Transitions

    /// Begins to show the items of the incoming controller.
    func changeBars(for transition: ContainerTransition) {
        prepare(transition.to)
        transition.to.followContent(self)
        transition.to.insetsFromContainer = insets(for: transition.to)
        if transition.animator is NavigationAnimator == false { tabBarController?.showBar() }
        let items = stack.map(\.navigationItem)
        guard transition.isAnimated, let coordinator = transition.coordinator else { return navigationBar.show(items) }
        let move = navigationBar.change(
            to: items, forwards: transition.direction == .push,
            fades: (transition.animator as? NavigationAnimator)?.fades ?? false)
        coordinator.moveAlongside { [self] in
            move()
            guard !isBarHidden else { return }
            showEdges()
            guard navigationBar.frame != navigationBarFrame else { return }
            navigationBar.frame = navigationBarFrame
            navigationBar.layoutIfNeeded()
        }
    }

    func settleBars() {
        navigationBar.show(stack.map(\.navigationItem))
        placeBars()
        tabBarController?.showBar()
        if let shown { shown.insetsFromContainer = insets(for: shown) }
        followShown()
    }

    // MARK: The tab bar

    /// Whether the tab bar is hidden while `child` is at the top.
    func hidesBottomBar(under child: UIViewController?, in stack: [UIViewController]) -> Bool {
        for controller in stack {
            if controller.hidesBottomBarWhenPushed { return true }
            if controller === child { return false }
        }
        return false
    }

    private func tabBarHeight(for child: UIViewController) -> CGFloat {
        guard let tabs = parent as? UITabBarController,
            !hidesBottomBar(under: child, in: stack.contains(child) ? stack : stackBefore)
        else { return 0 }
        return tabs.barHeight
    }

    /// The tab bar, if it moves with the lower view because the upper controller hides it.
    func companion(of transition: ContainerTransition) -> UIView? {
        guard let tabs = parent as? UITabBarController,
            hidesBottomBar(under: nil, in: stack) != hidesBottomBar(under: nil, in: stackBefore), tabs.lendBar()
        else { return nil }
        tabs.tabBar.frame = transitionView.convert(tabs.barFrame, from: tabs.view)
        return tabs.tabBar
    }
}
