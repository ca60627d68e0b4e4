internal import QuartzCore

/// The bars' response to scrolling in the top controller: the large title and the search bar move away with the
/// content, and the bars change their appearance at its edges.
extension UINavigationController: ScrollFollower {
    /// The controller to which a navigation item belongs.
    private func child(with item: UINavigationItem) -> UIViewController? {
        (stack + stackBefore).first { $0.navigationItem === item }
    }

    func extent(of item: UINavigationItem) -> BarExtent? { child(with: item).map(extent) }

    /// Whether a child's item has a large title, either by its own mode or inherited from the item below it.
    private func hasLargeTitle(_ child: UIViewController) -> Bool {
        let list = stack.contains(child) ? stack : stackBefore
        var result = true
        for controller in list {
            result = controller.navigationItem.wantsLargeTitle(in: navigationBar, asBefore: result)
            if controller === child { break }
        }
        return result
    }

    /// The extent of the bar with everything visible that scrolling moves away.
    private func extentAtRest(of child: UIViewController) -> BarExtent {
        let (item, metrics, traits) = (child.navigationItem, navigationBar.barMetrics, view.traitCollection)
        let hasLargeTitle = hasLargeTitle(child)
        if let slot = Self.slot(item), slot.hidesTitles {
            return BarExtent(
                base: 0, row: metrics.row(for: traits), hasLargeTitle: hasLargeTitle, search: slot.preferredHeight,
                hidesTitles: true)
        }
        return BarExtent(
            prompt: item.prompt == nil ? 0 : metrics.prompt, base: rowHeight,
            row: metrics.hasPlatters ? metrics.row : rowHeight, hasLargeTitle: hasLargeTitle,
            largeTitle: hasLargeTitle ? BarMetrics.largeTitle(for: traits) : 0, search: Self.searchHeight(item))
    }

    private static func slot(_ item: UINavigationItem) -> (any NavigationBarSearchSlot)? { item.searchController }

    private static func searchHeight(_ item: UINavigationItem) -> CGFloat { slot(item)?.preferredHeight ?? 0 }

    /// The height of the search bar that scrolling moves away.
    private static func movingSearch(_ item: UINavigationItem, _ height: CGFloat) -> CGFloat {
        item.hidesSearchBarWhenScrolling && slot(item)?.isSearching != true ? height : 0
    }

    /// The extent of the bar after scrolling has moved the search bar, and then the large title, away.
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

    /// The heights of the search bar and the large title that scrolling a child's content moves away.
    private func moving(_ child: UIViewController) -> (search: CGFloat, title: CGFloat) {
        let rest = extentAtRest(of: child)
        return (Self.movingSearch(child.navigationItem, rest.search), rest.largeTitle)
    }

    // MARK: Following

    /// Starts tracking the scroll view of the child on screen.
    func followShown() {
        shown?.followContent(self)
        showEdges()
    }

    func contentDidMove(in scrollView: UIScrollView) {
        guard let shown, containerTransition?.phase != .running else { return }
        guard shown.mainScrollView === scrollView else { return showEdges() }
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

    /// Updates the bars' appearance for the position of the content under them. Content that does not scroll is always
    /// at their edges (facts/scroll-edge-appearance).
    func showEdges() {
        navigationBar.scrollProgress = topEdgeProgress
        let below = shown?.bottomScrollView?.bottomEdgeProgress ?? 0
        toolbar.scrollProgress = below
        (parent as? UITabBarController)?.tabBar.scrollProgress = below
    }

    private var topEdgeProgress: CGFloat {
        guard let shown, let scroll = shown.mainScrollView else { return 0 }
        let moving = moving(shown)
        return UIScrollView.edgeProgress(scroll.scrolledDistance - moving.search - moving.title)
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

    /// The offset at which a drag ends, adjusted so that neither the large title nor the search bar is partly visible.
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

    /// Hides the bars after a swipe up and shows them after a swipe down.
    private func hideBars(with scrollView: UIScrollView) {
        guard hidesBarsOnSwipe, scrollView.isDragging else { return }
        let velocity = scrollView.panGestureRecognizer.velocity(in: view).y
        guard abs(velocity) > Self.hidingVelocity, (velocity < 0) != isBarHidden else { return }
        setBars(hidden: velocity < 0, animated: true)
    }

    /// The minimum velocity of a swipe in points per second. Tuned.
    private static let hidingVelocity: CGFloat = 100
}
