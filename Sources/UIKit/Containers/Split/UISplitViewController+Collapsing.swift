internal import QuartzCore

/// A secondary controller on a stack that it shares with others while collapsed.
struct SplitMerge {
    let secondary: UIViewController
    /// What it put onto the stack, which is never empty.
    let controllers: [UIViewController]
}

// The order is that of facts/split-calls.
extension UISplitViewController {
    /// Collapses in compact width, expands in regular width.
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
        // In a change of size it begins with the whole width.
        guard let arrangedSize, let view = root.viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            view.frame = CGRect(origin: .zero, size: arrangedSize)
            view.layoutIfNeeded()
        }
    }

    private func collapseTwo() {
        let root = ask(.primaryViewController, "forCollapsing") { $0.primaryViewController(forCollapsing: self) }
        collapsedRoot = root ?? columns[.primary] ?? columns[.secondary]
        guard let secondary = columns[.secondary], let root = collapsedRoot, root !== secondary else { return }
        takeOut(secondary)
        if let delegate {
            ask(delegate, ["collapseSecondary": .name(secondary.subject), "onto": .name(root.subject)])
            if delegate.splitViewController(self, collapseSecondary: secondary, onto: root) { return }
        }
        root.trace(callback: .collapseSecondaryViewController, ["_": .name(secondary.subject), "for": .name(subject)])
        root.collapseSecondaryViewController(secondary, for: self)
    }

    private func collapseColumns() {
        let present = (outerColumns + [.secondary]).filter { columns[$0] != nil }
        guard var top = columns[.compact] == nil ? present.last : .compact else { return }
        if let delegate {
            ask(delegate, ["topColumnForCollapsingToProposedTopColumn": .member("\(top)")])
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

    /// Puts a controller, or those of a navigation controller, onto a stack.
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
        ask(delegate, ["displayModeForExpandingToProposedDisplayMode": .member("\(mode)")])
        let answer = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode)
        if answer != mode, answer != .automatic { chosenMode = answer }
        stage.diagnostics.trace("\(type(of: delegate))", callback: .splitViewControllerDidExpand, ["_": .omitted])
        delegate.splitViewControllerDidExpand(self)
    }

    private func expandTwo() {
        let answer = ask(.primaryViewController, "forExpanding") { $0.primaryViewController(forExpanding: self) }
        guard let primary = answer ?? collapsedRoot else { return }
        var secondary: UIViewController?
        if let delegate {
            ask(delegate, ["separateSecondaryFrom": .name(primary.subject)])
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

    /// Takes off a stack what was put onto it last, and the top of it where nothing was.
    func separate(from stack: UINavigationController) -> UIViewController? {
        // Those below the last one have been replaced meanwhile.
        if !merges.isEmpty { return unmerge(from: stack).first ?? nil }
        guard stack.viewControllers.count > 1, let top = stack.viewControllers.last else { return nil }
        stack.replaceStack(by: stack.viewControllers.dropLast())
        return top
    }

    /// Takes off a stack what was put onto it. A navigation controller takes its controllers and what has been pushed onto them;
    /// of a single controller with others on it, the topmost leaves.
    ///
    /// - Returns: what has left, the last one first; `nil` for what was not on the stack any more.
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

    /// A navigation controller whose controllers are on no stack any more gets those that it had.
    private func restore(_ merge: SplitMerge) {
        guard let navigation = merge.secondary as? UINavigationController, navigation.viewControllers.isEmpty,
            merge.controllers.allSatisfy({ $0.parent == nil })
        else { return }
        navigation.replaceStack(by: merge.controllers)
    }

    private func ask(
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

    /// A column's controller has been replaced.
    func recollapse(replacing old: UIViewController?, in column: Column) {
        if let stack = collapsedRoot as? UINavigationController,
            let index = merges.lastIndex(where: { $0.secondary === old })
        {
            let gone = merges.remove(at: index).controllers
            stack.replaceStack(by: stack.viewControllers.filter { !gone.contains($0) })
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

    /// Shows what a column put, or would put, onto the stack.
    func bringToTop(_ column: Column) {
        guard let stack = collapsedRoot as? UINavigationController, let child = content(column) else { return }
        forgetPopped(from: stack)
        if child === stack {
            takeOff(0, stack)
        } else if let index = merges.firstIndex(where: { $0.secondary === child }) {
            takeOff(index + 1, stack)
        } else {
            merge(column, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Takes what a column put onto the stack, and all above, off it.
    func takeOffStack(_ column: Column) {
        guard let stack = collapsedRoot as? UINavigationController else { return }
        forgetPopped(from: stack)
        if let index = merges.firstIndex(where: { $0.secondary === content(column) }) { takeOff(index, stack) }
    }

    /// The user may have gone back beyond what was put onto the stack.
    private func forgetPopped(from stack: UINavigationController) {
        let popped = merges.filter { !stack.viewControllers.contains($0.controllers[0]) }
        merges.removeAll { merge in popped.contains { $0.secondary === merge.secondary } }
        popped.forEach(restore)
    }

    private func takeOff(_ index: Int, _ stack: UINavigationController) {
        guard index < merges.count, let first = stack.viewControllers.firstIndex(of: merges[index].controllers[0]),
            first > 0
        else { return }
        stack.popToViewController(stack.viewControllers[first - 1], animated: UIView.areAnimationsEnabled)
        let gone = merges[index...]
        merges.removeSubrange(index...)
        // They leave the stack when the pop has ended.
        for merge in gone { afterChange(of: stack) { self.restore(merge) } }
    }

    private func afterChange(of stack: UINavigationController, _ body: @escaping @MainActor () -> Void) {
        if let transition = stack.containerTransition { transition.afterwards(body) } else { body() }
    }
}
