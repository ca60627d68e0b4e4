internal import QuartzCore

/// How the bars follow the content of the controller on top: the large title and the search bar move away with it, and the bars
/// change their look at its edges.
extension UINavigationController: ScrollFollower {
    /// The controller with an item.
    private func child(with item: UINavigationItem) -> UIViewController? {
        (stack + stackBefore).first { $0.navigationItem === item }
    }

    func extent(of item: UINavigationItem) -> BarExtent? { child(with: item).map(extent) }

    /// Whether the item of a child has a large title: by its mode, or as the item below it.
    private func hasLargeTitle(_ child: UIViewController) -> Bool {
        let list = stack.contains(child) ? stack : stackBefore
        var result = true
        for controller in list {
            result = controller.navigationItem.wantsLargeTitle(in: navigationBar, asBefore: result)
            if controller === child { break }
        }
        return result
    }

    /// With everything visible that moves away with the content.
    private func extentAtRest(of child: UIViewController) -> BarExtent {
        let (item, metrics, traits) = (child.navigationItem, navigationBar.barMetrics, view.traitCollection)
        let hasLargeTitle = hasLargeTitle(child)
        if let slot = Self.slot(item), slot.hidesTitles {
            return BarExtent(
                base: 0, row: metrics.row(for: traits), hasLargeTitle: hasLargeTitle, search: slot.preferredHeight,
                hidesTitles: true)
        }
        return BarExtent(
            prompt: item.prompt == nil ? 0 : metrics.prompt, base: metrics.height(for: traits),
            row: metrics.row(for: traits), hasLargeTitle: hasLargeTitle,
            largeTitle: hasLargeTitle ? BarMetrics.largeTitle(for: traits) : 0, search: Self.searchHeight(item))
    }

    private static func slot(_ item: UINavigationItem) -> (any NavigationBarSearchSlot)? { item.searchController }

    private static func searchHeight(_ item: UINavigationItem) -> CGFloat { slot(item)?.preferredHeight ?? 0 }

    /// What content moves away of the search bar.
    private static func movingSearch(_ item: UINavigationItem, _ height: CGFloat) -> CGFloat {
        item.hidesSearchBarWhenScrolling && slot(item)?.isSearching != true ? height : 0
    }

    /// With the search bar, and then the large title, as far away as the content has moved.
    func extent(of child: UIViewController) -> BarExtent {
        var extent = extentAtRest(of: child)
        guard let scroll = child.mainScrollView, scroll.follower === self || child === shown else { return extent }
        let distance = scroll.scrolledDistance
        let leaving = Self.movingSearch(child.navigationItem, extent.search)
        extent.search -= min(leaving, max(0, distance))
        extent.largeTitle = max(0, extent.largeTitle - max(0, distance - leaving))
        // A refresh control is between the title and the content.
        extent.stretch = extent.hasLargeTitle && scroll.refreshControl == nil ? max(0, -distance) : 0
        return extent
    }

    /// What the content of a child may move away.
    private func moving(_ child: UIViewController) -> (search: CGFloat, title: CGFloat) {
        let rest = extentAtRest(of: child)
        return (Self.movingSearch(child.navigationItem, rest.search), rest.largeTitle)
    }

    // MARK: Following

    /// Begins to follow the scroll view of the child on screen.
    func followShown() {
        shown?.mainScrollView?.follower = self
        showEdges()
    }

    func contentDidMove(in scrollView: UIScrollView) {
        guard let shown, shown.mainScrollView === scrollView, containerTransition?.phase != .running else { return }
        hideBars(with: scrollView)
        let extent = extent(of: shown)
        if !isBarHidden {
            navigationBar.update(extent, animated: scrollView.scrolling.isMoving)
            navigationBar.frame = navigationBarFrame
            let insets = insets(for: shown)
            if shown.insetsFromContainer != insets { shown.insetsFromContainer = insets }
        }
        showEdges()
    }

    /// Gives the bars the look for the position of the content under them.
    func showEdges() {
        let scroll = shown?.mainScrollView
        navigationBar.scrollProgress = scroll.flatMap { scroll in
            shown.map { shown in
                let moving = moving(shown)
                return UIScrollView.edgeProgress(scroll.scrolledDistance - moving.search - moving.title)
            }
        }
        let below = shown?.bottomScrollView
        toolbar.scrollProgress = below?.bottomEdgeProgress
        (parent as? UITabBarController)?.tabBar.scrollProgress = below?.bottomEdgeProgress
    }

    func shrinkage(above scrollView: UIScrollView) -> CGFloat {
        guard !isBarHidden, let child = (stack + stackBefore).first(where: { $0.mainScrollView === scrollView }) else {
            return 0
        }
        return max(0, insetsAtRest(for: child).top - child.insetsFromContainer.top)
    }

    private func insetsAtRest(for child: UIViewController) -> UIEdgeInsets {
        insets(for: child, extent: extentAtRest(of: child))
    }

    /// A drag never ends with a part of the large title or of the search bar visible.
    func restingOffset(_ proposed: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        guard !isBarHidden, let shown, shown.mainScrollView === scrollView else { return proposed }
        let (top, moving) = (-scrollView.adjustedContentInset.top, moving(shown))
        let stops = [0, moving.search, moving.search + moving.title].map { top + $0 }
        guard let last = stops.last, proposed > top, proposed < last else { return proposed }
        let reachable = stops.filter { $0 <= max(top, scrollView.offsetRange.y.upperBound) }
        func distance(_ stop: CGFloat) -> CGFloat { abs(stop - proposed) }
        return reachable.min { distance($0) < distance($1) } ?? proposed
    }

    // MARK: Hiding

    /// A swipe up hides the bars, a swipe down shows them.
    private func hideBars(with scrollView: UIScrollView) {
        guard hidesBarsOnSwipe, scrollView.isDragging else { return }
        let velocity = scrollView.panGestureRecognizer.velocity(in: view).y
        guard abs(velocity) > Self.hidingVelocity, (velocity < 0) != isBarHidden else { return }
        setBars(hidden: velocity < 0, animated: true)
    }

    /// Points per second. Tuned.
    private static let hidingVelocity: CGFloat = 100
}
