internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

extension UISplitViewController {
    /// The duration of a slide in seconds. Chosen: 0.3 to 0.4 s are reported (facts/split-modes).
    private static let slideDuration = 0.35
    /// The opacity of the dimming view. Chosen: 0.1 to 0.2 are reported.
    static let dimmingAlpha: CGFloat = 0.1

    /// The columns beside the secondary one, from the edge inward.
    var outerColumns: [Column] { style == .tripleColumn ? [.primary, .supplementary] : [.primary] }

    /// The child of a column: its controller, or the navigation controller that wraps it.
    func content(_ column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

    func set(_ controller: UIViewController?, for column: Column) {
        let old = content(column)
        columns[column] = controller
        if style == .unspecified || column == .compact || controller is UINavigationController? {
            wrappers[column] = nil
        } else if let controller {
            if let wrapper = wrappers[column] {
                wrapper.setViewControllers([controller], animated: false)
            } else {
                wrappers[column] = UINavigationController(rootViewController: controller)
            }
        }
        guard old !== content(column) else { return }
        if let old { takeOut(old) }
        if isCollapsed { recollapse(replacing: old, in: column) } else { admit(content(column), to: column) }
        arrange()
    }

    /// Adds the controller of a column as a child.
    func admit(_ child: UIViewController?, to column: Column) {
        guard let child, child.parent !== self, column != .compact else { return }
        addChild(child)
        // A column beside a secondary one is narrow on every screen.
        if column != .secondary {
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        }
        child.notifyDidMove(toParent: self)
    }

    /// Removes a child and its view without animation.
    func takeOut(_ child: UIViewController) {
        guard child.parent === self else { return }
        shownChildren.removeAll { $0 === child }
        leaving.removeAll { $0 === child }
        child.beginAppearance(false, animated: false)
        child.viewIfLoaded?.removeFromSuperview()
        child.endAppearance()
        child.notifyWillMove(toParent: nil)
        child.leaveParent()
    }

    // MARK: Display modes

    /// The arrangement of the columns: the preferred behavior, or otherwise side by side if the view is wide enough,
    /// and overlaid if not.
    var behavior: SplitBehavior {
        if style != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        if let behavior = preferredDisplayMode.behavior { return behavior }
        return isWide ?? true ? .tile : .overlay
    }

    /// The target mode for the current number of columns.
    var dueMode: DisplayMode {
        if let chosenMode {
            return DisplayMode(min(chosenMode.count, outerColumns.count), chosenMode.behavior ?? behavior)
        }
        let count =
            preferredDisplayMode == .automatic ? (behavior == .overlay ? 0 : 1) : preferredDisplayMode.count
        return DisplayMode(min(count, outerColumns.count), behavior)
    }

    /// Applies the target mode, in the current animation if there is one.
    func changeMode(animated: Bool = false) {
        guard isViewLoaded, !isCollapsed else { return }
        arrange(animated: animated)
    }

    @MainActor func toggleDisplayMode() {
        let answer = delegate.map { delegate in
            stage.diagnostics.trace("\(type(of: delegate))", callback: .targetDisplayModeForAction, ["in": .omitted])
            return delegate.targetDisplayModeForAction(in: self)
        }
        let next = DisplayMode(displayMode == .secondaryOnly ? 1 : 0, behavior)
        chosenMode = answer.flatMap { $0 == .automatic ? nil : $0 } ?? next
        changeMode(animated: true)
    }

    /// Hides the columns after a tap beside them.
    func hideColumns() {
        chosenMode = .secondaryOnly
        changeMode(animated: true)
    }

    func swipe(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard pan.state == .began, presentsWithGesture, !isCollapsed, displayMode == .secondaryOnly,
            (pan.location(in: view).x > view.bounds.midX) == isMirrored
        else { return }
        toggleDisplayMode()
    }

    func requestShowing(_ column: Column) {
        trace(request: .showColumn, ["_": .member("\(column)")])
        if isCollapsed { return bringToTop(column) }
        guard let index = outerColumns.firstIndex(of: column) else { return }
        let count = outerColumns.count - index
        guard count > displayMode.count else { return }
        chosenMode = DisplayMode(count, behavior == .tile && count == 2 ? twoColumnBehavior : behavior)
        changeMode(animated: true)
    }

    func requestHiding(_ column: Column) {
        trace(request: .hideColumn, ["_": .member("\(column)")])
        if isCollapsed { return removeFromStack(column) }
        guard let index = outerColumns.firstIndex(of: column) else { return }
        let count = outerColumns.count - index - 1
        guard count < displayMode.count else { return }
        chosenMode = DisplayMode(count, behavior)
        changeMode(animated: true)
    }

    /// The behavior with two columns, which push the secondary one aside unless the application prefers tiles.
    private var twoColumnBehavior: SplitBehavior { preferredSplitBehavior == .tile ? .tile : .displace }

    // MARK: Layout

    private var isMirrored: Bool { view.isRightToLeft != (primaryEdge == .trailing) }

    private func layout(_ mode: DisplayMode) -> SplitLayout {
        SplitLayout(
            size: Size(view.bounds.size), showing: mode.count, mode.arrangement,
            widths: outerColumns.map { $0 == .primary ? primaryColumnWidth : supplementaryColumnWidth },
            divider: 1 / view.traitCollection.displayScale, isMirrored: isMirrored)
    }

    /// The children from the edge inward, without those of empty columns.
    var cells: [UIViewController?] { (outerColumns + [.secondary]).map(content) }

    func layOut() {
        adaptToWidth()
        arrange()
    }

    /// Shows and lays out the columns of the target mode, in an animation of its own if requested, otherwise in the
    /// current animation block if there is one.
    func arrange(animated: Bool = false) {
        guard isViewLoaded, appearance.isOnScreen || view.window != nil else { return }
        let wide = view.bounds.width > view.bounds.height
        if wide != isWide { chosenMode = nil }
        isWide = wide
        let mode = isCollapsed ? displayMode : dueMode
        if mode != displayMode, !isCollapsed { announce(mode) }
        let before = layout(displayMode)
        if !isCollapsed { displayMode = mode }
        let now = layout(mode)
        let due = isCollapsed ? [collapsedRoot] : cells.enumerated().map { now.shows($0.offset) ? $0.element : nil }
        let isInBlock = stage.applicationState.animationScope.collector != nil
        change(to: due.compactMap { $0 }, animated: animated || isInBlock, startingFrom: before, goingTo: now)
        showButton()
        arrangedSize = view.bounds.size
    }

    /// Shows the button in the root of the secondary column, unless the root has a left item of its own.
    private func showButton() {
        let stack = content(.secondary) as? UINavigationController
        let isDue = style != .unspecified && !isCollapsed && displayModeButtonVisibility != .never
        let item = isDue ? stack?.viewControllers.first?.navigationItem : nil
        guard item !== buttonHolder else { return }
        if buttonHolder?.leftBarButtonItem === displayModeButtonItem { buttonHolder?.leftBarButtonItem = nil }
        if item?.leftBarButtonItem == nil { item?.leftBarButtonItem = displayModeButtonItem }
        buttonHolder = item
    }

    private func change(
        to due: [UIViewController], animated: Bool, startingFrom before: SplitLayout, goingTo now: SplitLayout
    ) {
        let (arriving, going) = (due.filter { !shownChildren.contains($0) }, shownChildren.filter { !due.contains($0) })
        let isChanging = !arriving.isEmpty || !going.isEmpty
        shownChildren = due
        leaving = leaving.filter { !due.contains($0) } + going
        going.forEach { $0.beginAppearance(false, animated: animated) }
        for child in arriving {
            child.loadViewIfNeeded()
            switch appearance {
            case .appearing(let isAnimated): child.beginAppearance(true, animated: isAnimated)
            case .appeared: child.beginAppearance(true, animated: animated)
            case .disappearing, .disappeared: break
            }
        }
        UIView.performWithoutAnimation {
            for child in arriving where child.view.superview !== view { place(child, by: before) }
            stack(dimmed: now.coversSecondary && !isCollapsed)
        }
        let move = { [self] in
            (shownChildren + leaving).forEach { place($0, by: now) }
            dimming.alpha = now.coversSecondary && !isCollapsed ? 1 : 0
        }
        guard isChanging, animated else {
            move()
            if isChanging || !movingColumns.isEmpty { settleAfterCommit() }
            return
        }
        slides += 1
        UIView.animate(withDuration: Self.slideDuration, animations: move) { [weak self] _ in
            self?.slides -= 1
            self?.settle()
        }
    }

    private func place(_ child: UIViewController, by layout: SplitLayout) {
        if isCollapsed {
            child.view.frame = view.bounds
        } else if let index = cells.firstIndex(where: { $0 === child }) {
            child.view.frame = CGRect(layout.frame(of: index))
        }
    }

    /// Orders the views from back to front: the secondary column, its dimming view, and the primary column.
    private func stack(dimmed: Bool) {
        dimming.frame = view.bounds
        if dimmed, dimming.superview == nil {
            dimming.alpha = 0
            view.addSubview(dimming)
        }
        let seen = (shownChildren + leaving).compactMap(\.viewIfLoaded)
        let order = cells.reversed().compactMap { $0?.viewIfLoaded }.filter(seen.contains)
        let others = seen.filter { !order.contains($0) }
        var views = others + order
        if dimming.superview === view { views.insert(dimming, at: min(views.count, others.count + 1)) }
        for (index, subview) in views.enumerated() where view.subviews.firstIndex(of: subview) != index {
            view.insertSubview(subview, at: index)
        }
    }

    private func settleAfterCommit() {
        stage.committer.afterNextCommit { [weak self] in self?.settle() }
    }

    /// Removes outgoing views at the end of the last slide, and notifies the incoming children.
    private func settle() {
        guard slides == 0 else { return }
        for child in leaving {
            child.viewIfLoaded?.removeFromSuperview()
            child.endAppearance()
        }
        leaving = []
        if appearance == .appeared { shownChildren.forEach { $0.endAppearance() } }
        if dimming.alpha == 0 { dimming.removeFromSuperview() }
        notifyOfColumns()
    }

    private func announce(_ mode: DisplayMode) {
        guard let delegate else { return }
        traceCall(to: delegate, ["willChangeTo": .member("\(mode)")])
        delegate.splitViewController(self, willChangeTo: mode)
        guard style != .unspecified else { return }
        let (before, now) = (layout(displayMode), layout(mode))
        for (index, column) in outerColumns.enumerated() where before.shows(index) != now.shows(index) {
            movingColumns[column] = now.shows(index)
            if now.shows(index) {
                traceCall(to: delegate, ["willShow": .member("\(column)")])
                delegate.splitViewController(self, willShow: column)
            } else {
                traceCall(to: delegate, ["willHide": .member("\(column)")])
                delegate.splitViewController(self, willHide: column)
            }
        }
    }

    private func notifyOfColumns() {
        let moved = movingColumns
        movingColumns = [:]
        guard let delegate else { return }
        for column in outerColumns {
            switch moved[column] {
            case true?:
                traceCall(to: delegate, ["didShow": .member("\(column)")])
                delegate.splitViewController(self, didShow: column)
            case false?:
                traceCall(to: delegate, ["didHide": .member("\(column)")])
                delegate.splitViewController(self, didHide: column)
            case nil: break
            }
        }
    }

    // MARK: The button

    /// An icon of a window with a column at its leading edge.
    static var sidebarImage: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 18)).image { _ in
            let outline = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 22, height: 16), cornerRadius: 3)
            outline.move(to: CGPoint(x: 8.5, y: 1))
            outline.addLine(to: CGPoint(x: 8.5, y: 17))
            outline.lineWidth = 1.5
            outline.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}

extension UISplitViewController: ShowingContainer {
    var childCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    func showChildAtOnce() {
        adaptToWidth()
        arrange()
    }
}
