internal import QuartzCore

extension UIView {
    public func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// An index beyond the end means the end.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        detachForMove(view)
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        detachForMove(view)
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        move(view, to: subviews.count)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        move(view, to: 0)
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        move(high, to: min(index1, index2))
        move(low, to: max(index1, index2))
    }

    public func removeFromSuperview() {
        guard let superview else { return }
        let wasInWindow = window != nil
        if wasInWindow { Stage.current.record(.hierarchy, layerName, "removed from \(superview.layerName)") }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if wasInWindow { tellWillMove(toWindow: nil) }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        layer.removeFromSuperlayer()
        if wasInWindow { tellDidMoveToWindow() }
        didMoveToSuperview()
    }

    /// Whether `view` is this view or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 === view }
    }

    /// The first view with the tag, searching this view and then, depth first, what is in it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be its own superview's superview")
        if view.superview === self { return move(view, to: index) }
        view.superview?.willRemoveSubview(view)
        let oldWindow = view.window
        let newWindow = window
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellWillMove(toWindow: newWindow) }
        detachForMove(view)
        let place = min(max(index, 0), subviews.count)
        subviews.insert(view, at: place)
        view.superview = self
        layer.insertSublayer(view.layer, at: UInt32(layerIndex(ofSubviewAt: place)))
        if newWindow != nil { Stage.current.record(.hierarchy, view.layerName, "added to \(layerName)") }
        if oldWindow !== newWindow { view.tellDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    private func detachForMove(_ view: UIView) {
        guard let superview = view.superview else { return }
        superview.subviews.removeAll { $0 === view }
        view.superview = nil
        view.layer.removeFromSuperlayer()
    }

    /// Changes the order without telling anyone: the view stays where it is in the tree.
    private func move(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        let place = min(max(index, 0), subviews.count)
        subviews.insert(view, at: place)
        layer.insertSublayer(view.layer, at: UInt32(layerIndex(ofSubviewAt: place)))
    }

    /// Where a subview's layer belongs among the sublayers, which may include layers without a view.
    private func layerIndex(ofSubviewAt place: Int) -> Int {
        guard place > 0 else { return 0 }
        return (layer.index(of: subviews[place - 1].layer) ?? -1) + 1
    }

    private func tellWillMove(toWindow newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        subviews.forEach { $0.tellWillMove(toWindow: newWindow) }
    }

    private func tellDidMoveToWindow() {
        didMoveToWindow()
        controller?.viewDidMoveToWindow()
        subviews.forEach { $0.tellDidMoveToWindow() }
    }
}
