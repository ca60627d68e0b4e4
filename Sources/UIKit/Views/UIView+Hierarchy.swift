package import QuartzCore

extension UIView {
    func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

    /// The index above `view` and what covers it.
    func index(above view: UIView) -> Int {
        (view.cover.flatMap { index(of: $0.view) } ?? index(of: view)).map { $0 + 1 } ?? subviews.count
    }

    func leaveSuperview() {
        guard let superview else { return cover?.leave() ?? () }
        let wasInWindow = window != nil
        if wasInWindow { stage.diagnostics.trace(layerName, .hierarchy(.removed(from: superview.layerName))) }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if wasInWindow { tellWillMove(toWindow: nil) }
        leaveLayout()
        detach()
        if wasInWindow { tellDidMoveToWindow() }
        didMoveToSuperview()
        cover?.stand(over: self)
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
        if oldWindow !== newWindow { view.tellWillMove(toWindow: newWindow) }
        if view.superview != nil { view.leaveLayout() }
        view.detach()
        view.superview = self
        place(view, at: index())
        view.joinLayout()
        if newWindow != nil { stage.diagnostics.trace(view.layerName, .hierarchy(.added(to: layerName))) }
        if oldWindow !== newWindow { view.tellDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if stage.applicationState.variesInColor { view.showColorsInSubtree() }
        if view.ownTintColor == nil { view.tintColorDidChange() }
        view.safeAreaMayHaveChanged()
        view.cover?.stand(over: view)
        setNeedsLayout()
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
        place(view, at: index())
        view.cover?.stand(over: view)
    }

    /// Inserts the view into the subviews, and its layer into the sublayers, which may include layers without a view.
    private func place(_ view: UIView, at index: Int) {
        let place = min(max(index, 0), subviews.count)
        if place > 0 {
            layer.insertSublayer(view.layer, above: subviews[place - 1].layerInSuperview)
        } else {
            layer.insertSublayer(view.layer, at: 0)
        }
        subviews.insert(view, at: place)
    }

    private func tellWillMove(toWindow newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        if newWindow == nil { stage.applicationState.keyboard.resign(self) }
        if let newWindow { controller?.enter(newWindow.stage) }
        controller?.viewWillMove(toWindow: newWindow)
        subviews.forEach { $0.tellWillMove(toWindow: newWindow) }
    }

    private func tellDidMoveToWindow() {
        didMoveToWindow()
        controller?.viewDidMoveToWindow()
        subviews.forEach { $0.tellDidMoveToWindow() }
    }
}

extension UIView: LayerNaming {
    /// The accessibility identifier, the name of the controller if this is a root view, or the class.
    package var layerName: String {
        accessibilityIdentifier ?? controller.map { "\($0.subject).view" } ?? "\(type(of: self))"
    }
}

extension UIView: ObservedObject {
    package var observedValues: ObservedValues { layer.observedValues }
}
