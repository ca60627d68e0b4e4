internal import QuartzCore

extension UINavigationController {
    /// 44 points; 32 on a phone in landscape, 50 on an iPad (facts/bar-heights, reported).
    var barHeight: CGFloat {
        let traits = view.traitCollection
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 44
    }

    var navigationBarFrame: CGRect {
        let top = isBarHidden ? -barHeight : view.safeAreaInsets.top
        return CGRect(x: 0, y: top, width: view.bounds.width, height: barHeight)
    }

    private var toolbarFrame: CGRect {
        let height = barHeight + view.safeAreaInsets.bottom
        let bottom = view.bounds.height
        return CGRect(x: 0, y: isToolbarAway ? bottom : bottom - height, width: view.bounds.width, height: height)
    }

    /// The part of a child's view that the bars cover.
    func insets(for child: UIViewController) -> UIEdgeInsets {
        let isUnderBar = !isBarHidden && frame(of: child).minY == 0
        let bottomBar = tabBarHeight(for: child)
        return UIEdgeInsets(
            top: isUnderBar ? barHeight : 0, left: 0, bottom: bottomBar + (isToolbarAway ? 0 : barHeight), right: 0)
    }

    func layOutBars() {
        transitionView.frame = view.bounds
        let isMoving = containerTransition?.phase == .running
        if !isMoving { placeBars() }
        if shown == nil, wanted != nil { showChildAtOnce() }
        guard let shown, !isMoving else { return }
        shown.insetsFromContainer = insets(for: shown)
        if shown.view.superview === transitionView { shown.view.untransformedFrame = frame(of: shown) }
    }

    private func placeBars() {
        navigationBar.frame = navigationBarFrame
        navigationBar.isHidden = isBarHidden
        navigationBar.reach = view.safeAreaInsets.top
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
        if transition.animator is NavigationAnimator == false { tabBarController?.showBar() }
        let items = stack.map(\.navigationItem)
        guard transition.isAnimated, let coordinator = transition.coordinator else { return navigationBar.show(items) }
        let move = navigationBar.change(to: items, forwards: transition.direction == .push)
        coordinator.moveAlongside(move)
    }

    func settleBars() {
        navigationBar.show(stack.map(\.navigationItem))
        placeBars()
        tabBarController?.showBar()
        if let shown { shown.insetsFromContainer = insets(for: shown) }
    }

    // MARK: The tab bar

    /// Whether the tab bar is hidden while `child` is on top.
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
            hidesBottomBar(under: nil, in: stack) != hidesBottomBar(under: nil, in: stackBefore)
        else { return nil }
        tabs.tabBar.isHidden = false
        tabs.tabBar.frame = transitionView.convert(tabs.barFrame, from: tabs.view)
        return tabs.tabBar
    }
}
