package import QuartzCore

extension UIView {
    func index(of view: UIView) -> Int? { subviews.lastIndex { $0 === view } }

    /// Whether the view is `other` or one of its descendants.
    func isInside(_ other: UIView) -> Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 === other }
    }

    func insert(_ view: UIView, below sibling: UIView) {
        insert(view) { index(of: sibling.standIn) ?? 0 }
    }

    /// Inserts a view above a sibling and what covers it.
    func insert(_ view: UIView, above sibling: UIView) {
        insert(view) {
            (sibling.cover.flatMap { index(of: $0.view) } ?? index(of: sibling)).map { $0 + 1 } ?? subviews.count
        }
    }

    func leaveSuperview() {
        guard let superview else { return cover?.leave() ?? () }
        let wasInWindow = window != nil
        if wasInWindow { stage.diagnostics.trace(layerName, .hierarchy(.removed(from: superview.layerName))) }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if wasInWindow { notifyWillEnter(nil) }
        leaveLayout()
        let wasInCover = cover.map { isDescendant(of: $0.view) } ?? false
        detach()
        if wasInWindow { notifyDidMoveToWindow() }
        didMoveToSuperview()
        if !wasInCover { cover?.stand(over: self) }
    }

    /// - Parameter index: evaluated after the view has been removed from its previous position.
    func insert(_ view: UIView, at index: () -> Int) {
        guard !isDescendant(of: view) else {
            return stage.diagnostics.misuse(
                "\(view.layerName) cannot be put into \(layerName), which is inside it; take that out first.")
        }
        if let cover = view.cover, cover.takesPlace(in: self) { return insert(cover.view, at: index) }
        if view.superview === self { return move(view, index) }
        guard layer.hasRoom(for: view.layer) else { return }
        view.controller?.checkHierarchy(comingInto: self)
        view.superview?.willRemoveSubview(view)
        let (oldWindow, newWindow) = (view.window, window)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.notifyWillEnter(newWindow) }
        if view.superview != nil { view.leaveLayout() }
        view.detach()
        view.superview = self
        view.forgetReportedSafeArea()
        insert(view, atIndex: index())
        view.joinLayout()
        if newWindow != nil { stage.diagnostics.trace(view.layerName, .hierarchy(.added(to: layerName))) }
        if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if stage.applicationState.variesInColor { view.showColorsInSubtree() }
        if view.viewColors.inheritsTint { view.tintColorDidChange() }
        view.safeAreaMayHaveChanged()
        view.cover?.stand(over: view)
        setNeedsLayout()
    }

    func moveSubview(_ view: UIView, to index: @autoclosure () -> Int) {
        guard case let view = view.standIn, view.superview === self else { return }
        move(view, index)
    }

    func exchangeSubviews(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        move(high) { min(index1, index2) }
        move(low) { max(index1, index2) }
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func detach() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        layerInSuperview.removeFromSuperlayer()
        self.superview = nil
        layer.removeFromSuperlayer()
    }

    /// The sublayer of the superview's layer that contains this view's layer: that layer itself, unless a presentation has put
    /// layers of its own between the two.
    private var layerInSuperview: CALayer {
        sequence(first: layer, next: { $0.superlayer }).first { $0.superlayer === superview?.layer } ?? layer
    }

    /// Reorders a subview. No callbacks, because its superview does not change.
    func move(_ view: UIView, _ index: () -> Int) {
        subviews.removeAll { $0 === view }
        insert(view, atIndex: index())
        view.cover?.stand(over: view)
    }

    /// Inserts the view into the subviews, and its layer into the sublayers, which may include layers without a view.
    private func insert(_ view: UIView, atIndex index: Int) {
        let index = min(max(index, 0), subviews.count)
        if index > 0 {
            layer.insertSublayer(view.layer, above: subviews[index - 1].layerInSuperview)
        } else {
            layer.insertSublayer(view.layer, at: 0)
        }
        subviews.insert(view, at: index)
    }

    private func notifyWillEnter(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        if newWindow == nil { stage.applicationState.keyboard.resign(self) }
        if let newWindow { controller?.enter(newWindow.stage) }
        controller?.viewWillMove(toWindow: newWindow)
        subviews.forEach { $0.notifyWillEnter(newWindow) }
    }

    private func notifyDidMoveToWindow() {
        didMoveToWindow()
        controller?.viewDidMoveToWindow()
        subviews.forEach { $0.notifyDidMoveToWindow() }
    }
}

extension UIView: LayerNaming {
    /// The accessibility identifier, the name of the controller if this is a root view, that of a property that holds the view,
    /// or the class.
    package var layerName: String {
        accessibilityIdentifier ?? controller.map { "\($0.subject).view" } ?? layer.storedName(of: self)
            ?? "\(type(of: self))"
    }

    /// Of the innermost owner.
    package func storedName(of object: AnyObject) -> String? {
        let properties = stage.applicationState.storedProperties
        for view in sequence(first: self, next: { $0.superview }) {
            for owner in view.owners {
                if let name = properties.name(of: object, in: owner.object) { return "\(owner.name).\(name)" }
            }
        }
        return nil
    }
}

extension UIView: ObservedObject {
    package var observedValues: ObservedValues { layer.observedValues }
}
