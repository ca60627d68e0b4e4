internal import QuartzCore

/// The controllers of a secondary controller that were merged onto a shared stack when the interface collapsed.
struct SplitMerge {
    let secondary: UIViewController
    /// The controllers merged onto the stack; never empty.
    let controllers: [UIViewController]
}

// The order follows facts/split-calls.
extension UISplitViewController {
    /// Collapses in compact width and expands in regular width.
    func adaptToWidth() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isCollapsed, !columns.isEmpty else { return }
        if isCompact { collapse() } else { expand() }
    }

    // MARK: Collapsing

    private func collapse() {
        isCollapsed = true
        if style == .unspecified { collapseTwo() } else { collapseColumns() }
        guard let root = collapsedRoot else { return }
        for child in children where child !== root { takeOut(child) }
        if root.parent !== self {
            addChild(root)
            root.notifyDidMove(toParent: self)
        }
        // In a change of size, the view begins at the full width.
        guard let arrangedSize, let view = root.viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            view.frame = CGRect(origin: .zero, size: arrangedSize)
            view.layoutIfNeeded()
        }
    }

    private func collapseTwo() {
        let root = callDelegate(.primaryViewController, "forCollapsing") {
            $0.primaryViewController(forCollapsing: self)
        }
        collapsedRoot = root ?? columns[.primary] ?? columns[.secondary]
        guard let secondary = columns[.secondary], let root = collapsedRoot, root !== secondary else { return }
        takeOut(secondary)
        if let delegate {
            traceCall(to: delegate, ["collapseSecondary": .name(secondary.subject), "onto": .name(root.subject)])
            if delegate.splitViewController(self, collapseSecondary: secondary, onto: root) { return }
        }
        root.trace(callback: .collapseSecondaryViewController, ["_": .name(secondary.subject), "for": .name(subject)])
        root.collapseSecondaryViewController(secondary, for: self)
    }

    private func collapseColumns() {
        let present = (outerColumns + [.secondary]).filter { columns[$0] != nil }
        guard var top = columns[.compact] == nil ? present.last : .compact else { return }
        if let delegate {
            traceCall(to: delegate, ["topColumnForCollapsingToProposedTopColumn": .member("\(top)")])
            let answer = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
            if columns[answer] != nil { top = answer }
        }
        if top == .compact {
            collapsedRoot = columns[.compact]
        } else {
            collapsedRoot = present.first.flatMap(content)
            for column in present.dropFirst() where column.rawValue <= top.rawValue { merge(column, animated: false) }
        }
        guard let delegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: .splitViewControllerDidCollapse, ["_": .omitted])
        delegate.splitViewControllerDidCollapse(self)
    }

    private func merge(_ column: Column, animated: Bool) {
        guard let stack = collapsedRoot as? UINavigationController, let child = content(column) else { return }
        takeOut(child)
        merge(child, onto: stack, animated: animated)
    }

    /// Merges a controller, or the stack of a navigation controller, onto a stack.
    func merge(_ secondary: UIViewController, onto stack: UINavigationController, animated: Bool) {
        var controllers = [secondary]
        if let own = secondary as? UINavigationController {
            controllers = own.viewControllers
            own.replaceStack(by: [])
        }
        guard !controllers.isEmpty else { return }
        merges.append(SplitMerge(secondary: secondary, controllers: controllers))
        let new = stack.viewControllers + controllers
        if animated { stack.setViewControllers(new, animated: true) } else { stack.replaceStack(by: new) }
    }

    // MARK: Expanding

    private func expand() {
        isCollapsed = false
        let root = collapsedRoot
        if style == .unspecified { expandTwo() } else { restoreColumns() }
        collapsedRoot = nil
        merges = []
        if let root, !cells.contains(where: { $0 === root }) { takeOut(root) }
        for column in outerColumns + [.secondary] { admit(content(column), to: column) }
        guard style != .unspecified, let delegate else { return }
        isWide = view.bounds.width > view.bounds.height
        let mode = dueMode
        traceCall(to: delegate, ["displayModeForExpandingToProposedDisplayMode": .member("\(mode)")])
        let answer = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode)
        if answer != mode, answer != .automatic { chosenMode = answer }
        stage.diagnostics.trace("\(type(of: delegate))", callback: .splitViewControllerDidExpand, ["_": .omitted])
        delegate.splitViewControllerDidExpand(self)
    }

    private func expandTwo() {
        let answer = callDelegate(.primaryViewController, "forExpanding") {
            $0.primaryViewController(forExpanding: self)
        }
        guard let primary = answer ?? collapsedRoot else { return }
        var secondary: UIViewController?
        if let delegate {
            traceCall(to: delegate, ["separateSecondaryFrom": .name(primary.subject)])
            secondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
        }
        if secondary == nil {
            primary.trace(callback: .separateSecondaryViewController, ["for": .name(subject)])
            secondary = primary.separateSecondaryViewController(for: self)
        }
        columns[.primary] = primary
        if let secondary { columns[.secondary] = secondary }
        for merge in merges { restore(merge) }
    }

    private func restoreColumns() {
        if let stack = collapsedRoot as? UINavigationController { _ = unmerge(from: stack) }
    }

    /// Removes the last merged controllers from a stack, or its top controller if none were merged.
    func separate(from stack: UINavigationController) -> UIViewController? {
        // The others have been replaced in the meantime.
        if !merges.isEmpty { return unmerge(from: stack).first ?? nil }
        guard stack.viewControllers.count > 1, let top = stack.viewControllers.last else { return nil }
        stack.replaceStack(by: stack.viewControllers.dropLast())
        return top
    }

    /// Removes all merged controllers from a stack. A navigation controller takes back its controllers and those pushed
    /// onto them; if there are others above a single controller, only the topmost is removed.
    ///
    /// - Returns: The removed controllers, the last merged first; `nil` for each that was no longer on the stack.
    private func unmerge(from stack: UINavigationController) -> [UIViewController?] {
        var rest = stack.viewControllers
        let taken = merges.reversed().map { merge -> (SplitMerge, [UIViewController]) in
            guard let index = rest.firstIndex(of: merge.controllers[0]), index > 0 else { return (merge, []) }
            let count = merge.secondary is UINavigationController ? rest.count - index : 1
            defer { rest.removeLast(count) }
            return (merge, rest.suffix(count))
        }
        merges = []
        stack.replaceStack(by: rest)
        return taken.map { merge, controllers -> UIViewController? in
            guard !controllers.isEmpty else {
                restore(merge)
                return nil
            }
            guard let navigation = merge.secondary as? UINavigationController else { return controllers.last }
            navigation.replaceStack(by: Array(controllers))
            return navigation
        }
    }

    /// Returns a navigation controller's controllers to it if they are no longer on a stack.
    private func restore(_ merge: SplitMerge) {
        guard let navigation = merge.secondary as? UINavigationController, navigation.viewControllers.isEmpty,
            merge.controllers.allSatisfy({ $0.parent == nil })
        else { return }
        navigation.replaceStack(by: merge.controllers)
    }

    private func callDelegate(
        _ call: TraceCall.Name, _ label: String,
        _ question: (any UISplitViewControllerDelegate) -> UIViewController?
    ) -> UIViewController? {
        guard let delegate else { return nil }
        stage.diagnostics.trace(
            "\(type(of: delegate))", callback: call,
            label == "forCollapsing" ? ["forCollapsing": .omitted] : ["forExpanding": .omitted])
        return question(delegate)
    }

    // MARK: While collapsed

    /// Updates the stack after the controller of a column was replaced.
    func recollapse(replacing old: UIViewController?, in column: Column) {
        if let stack = collapsedRoot as? UINavigationController,
            let index = merges.lastIndex(where: { $0.secondary === old })
        {
            let removed = merges.remove(at: index).controllers
            stack.replaceStack(by: stack.viewControllers.filter { !removed.contains($0) })
            if let new = content(column) { merge(new, onto: stack, animated: false) }
        } else if collapsedRoot == nil || collapsedRoot === old {
            collapsedRoot = content(column)
            guard let root = collapsedRoot, root.parent !== self else { return }
            addChild(root)
            root.notifyDidMove(toParent: self)
        }
    }

    func showInPrimary(_ vc: UIViewController, sender: Any?) {
        let primary = isCollapsed ? collapsedRoot : content(.primary)
        if let stack = primary as? UINavigationController {
            stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else if isCollapsed {
            present(vc, animated: UIView.areAnimationsEnabled)
        } else {
            set(vc, for: .primary)
        }
    }

    func showInSecondary(_ vc: UIViewController) {
        guard isCollapsed else { return set(vc, for: .secondary) }
        guard let stack = collapsedRoot as? UINavigationController else {
            return present(vc, animated: UIView.areAnimationsEnabled)
        }
        columns[.secondary] = vc
        wrappers[.secondary] = style == .unspecified || vc is UINavigationController ? nil : UINavigationController()
        let isWrapped = wrappers[.secondary] != nil
        if isWrapped { wrappers[.secondary]?.setViewControllers([vc], animated: false) }
        merge(wrappers[.secondary] ?? vc, onto: stack, animated: UIView.areAnimationsEnabled)
    }

    /// Shows the controllers of a column on top of the stack, merging them if necessary.
    func bringToTop(_ column: Column) {
        guard let stack = collapsedRoot as? UINavigationController, let child = content(column) else { return }
        forgetPopped(from: stack)
        if child === stack {
            pop(0, stack)
        } else if let index = merges.firstIndex(where: { $0.secondary === child }) {
            pop(index + 1, stack)
        } else {
            merge(column, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Removes the controllers of a column, and all controllers above them, from the stack.
    func removeFromStack(_ column: Column) {
        guard let stack = collapsedRoot as? UINavigationController else { return }
        forgetPopped(from: stack)
        if let index = merges.firstIndex(where: { $0.secondary === content(column) }) { pop(index, stack) }
    }

    /// Forgets merged controllers that the user has popped.
    private func forgetPopped(from stack: UINavigationController) {
        let popped = merges.filter { !stack.viewControllers.contains($0.controllers[0]) }
        merges.removeAll { merge in popped.contains { $0.secondary === merge.secondary } }
        popped.forEach(restore)
    }

    private func pop(_ index: Int, _ stack: UINavigationController) {
        guard index < merges.count, let first = stack.viewControllers.firstIndex(of: merges[index].controllers[0]),
            first > 0
        else { return }
        stack.popToViewController(stack.viewControllers[first - 1], animated: UIView.areAnimationsEnabled)
        let removed = merges[index...]
        merges.removeSubrange(index...)
        // They are removed from the stack when the pop ends.
        for merge in removed { afterChange(of: stack) { self.restore(merge) } }
    }

    private func afterChange(of stack: UINavigationController, _ body: @escaping @MainActor () -> Void) {
        if let transition = stack.containerTransition { transition.afterwards(body) } else { body() }
    }
}
