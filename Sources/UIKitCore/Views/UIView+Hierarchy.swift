package import QuartzCore

extension UIView {
    /// The stage on which the view was created, or the stage of the window or view to which it was last added.
    package var stage: Stage { layer.stage }

    func index(of view: UIView) -> Int? { subviews.lastIndex { $0 === view } }

    /// Whether the view is `other` or one of its descendants.
    func isInside(_ other: UIView) -> Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 === other }
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

    func insert(_ view: UIView, _ position: SubviewPosition) {
        guard !isDescendant(of: view) else {
            return stage.diagnostics.misuse(
                "\(view.layerName) cannot be put into \(layerName), which is inside it; take that out first.")
        }
        if let cover = view.cover, cover.takesPlace(in: self) { return insert(cover.view, position) }
        if view.superview === self { return move(view, position) }
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
        place(view, position)
        view.joinLayout()
        if newWindow != nil { stage.diagnostics.trace(view.layerName, .hierarchy(.added(to: layerName))) }
        if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.showColorsInSubtree()
        if view.viewColors.inheritsTint { view.tintColorDidChange() }
        view.safeAreaMayHaveChanged()
        view.cover?.stand(over: view)
        // A view that adds a subview in its layout is laying it out (facts/subviews-in-layout).
        if !layer.isLayingOut { setNeedsLayout() }
    }

    func moveSubview(_ view: UIView, to position: SubviewPosition) {
        guard case let view = view.standIn, view.superview === self else { return }
        move(view, position)
    }

    func exchangeSubviews(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let views = [subviews[index1], subviews[index2]]
        let indexes = views.compactMap { layer.index(of: $0.layerInSuperview) }
        subviews.swapAt(index1, index2)
        if indexes.count == 2 { layer.exchangeSublayers(indexes[0], indexes[1]) }
        for view in views { view.cover?.stand(over: view) }
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

    /// The sublayer of the superview's layer that contains this view's layer: this view's layer itself, unless a
    /// presentation has inserted layers between the two.
    private var layerInSuperview: CALayer {
        sequence(first: layer, next: { $0.superlayer }).first { $0.superlayer === superview?.layer } ?? layer
    }

    /// Reorders a subview without callbacks, because its superview does not change.
    private func move(_ view: UIView, _ position: SubviewPosition) {
        subviews.removeAll { $0 === view }
        place(view, position)
        view.cover?.stand(over: view)
    }

    /// Inserts the view into the subviews and its layer into the sublayers. Sublayers may include layers without a
    /// view: they stay below a view brought to the front, and above a view sent to the back
    /// (facts/subviews-and-sublayers).
    private func place(_ view: UIView, _ position: SubviewPosition) {
        switch position {
        case .front:
            layer.addSublayer(view.layer)
            subviews.append(view)
        case .back:
            layer.insertSublayer(view.layer, at: 0)
            subviews.insert(view, at: 0)
        case .index(let index):
            guard index > 0 else { return place(view, .back) }
            guard index < subviews.count else { return place(view, .front) }
            layer.insertSublayer(view.layer, above: subviews[index - 1].layerInSuperview)
            subviews.insert(view, at: index)
        case .below(let sibling):
            guard let index = index(of: sibling.standIn) else { return place(view, .back) }
            layer.insertSublayer(view.layer, below: subviews[index].layerInSuperview)
            subviews.insert(view, at: index)
        case .above(let sibling):
            guard let index = sibling.cover.flatMap({ index(of: $0.view) }) ?? index(of: sibling) else {
                return place(view, .front)
            }
            layer.insertSublayer(view.layer, above: subviews[index].layerInSuperview)
            subviews.insert(view, at: index + 1)
        }
    }

    private func notifyWillEnter(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        if newWindow == nil { stage.applicationState.keyboard.resign(self) }
        if let newWindow { controller?.enter(newWindow.stage) }
        controller?.viewWillMove(toWindow: newWindow)
        subviews.forEach { $0.notifyWillEnter(newWindow) }
    }

    /// Calls a closure once, when the view has moved to a window.
    package func whenInWindow(_ body: @escaping @MainActor () -> Void) { windowWaits.append(body) }

    /// Lets the view become the first responder in the window that it moves to next, unless it resigns before: controllers
    /// ask for the keyboard before their views appear.
    func becomeFirstResponderInWindow() {
        guard window == nil, !awaitsFirstResponse else { return }
        awaitsFirstResponse = true
        whenInWindow { [weak self] in
            guard let self, awaitsFirstResponse else { return }
            awaitsFirstResponse = false
            becomeFirstResponder()
        }
    }

    private func callWindowWaits() {
        guard window != nil, !windowWaits.isEmpty else { return }
        let waits = windowWaits
        windowWaits = []
        waits.forEach { $0() }
    }

    private func notifyDidMoveToWindow() {
        if window != nil { adoptAppearance() }
        didMoveToWindow()
        controller?.viewDidMoveToWindow()
        callWindowWaits()
        subviews.forEach { $0.notifyDidMoveToWindow() }
    }
}

/// A position of a view among the subviews, and of its layer among the sublayers.
enum SubviewPosition {
    /// The place in front of all subviews and of layers without a view.
    case front
    /// Behind all subviews and layers.
    case back
    /// The position at an index, which is clamped: 0 or less is the back, and anything past the last index is the
    /// front.
    case index(Int)
    /// Directly below a subview, or at the back if the view is not a subview.
    case below(UIView)
    /// Directly above a subview and its cover, or at the front if the view is not a subview.
    case above(UIView)
}

extension UIView: LayerNaming {
    /// The name in traces: the accessibility identifier, the controller's name for a root view, the name of a property
    /// that holds the view, or the class, whichever exists first.
    package var layerName: String {
        accessibilityIdentifier ?? controller.map { "\($0.subject).view" } ?? layer.storedName(of: self)
            ?? "\(type(of: self))"
    }

    /// The name of the bar, cell or control of which UIKit made the view as a part: no view between them is an
    /// application's, and one is of a class that applications do not see. `nil` for other views.
    package var ownerOfPart: String? {
        var isHidden = false
        for view in sequence(first: self, next: { $0.superview }) {
            let name = String(reflecting: type(of: view))
            // A control of such a class is a part itself.
            let isPart = name.hasPrefix("UIKit.") && !name.hasPrefix("UIKit.UI")
            if view.hasOwnParts, !isPart { return isHidden || view.hidesViews && view !== self ? view.layerName : nil }
            guard name.hasPrefix("UIKit."), view.controller == nil else { return nil }
            isHidden = isHidden || view.hidesViews || isPart
        }
        return nil
    }

    /// The owners that every view has: its controller, if any, and then the view itself.
    var ownOwners: [(object: AnyObject, name: String)] {
        let own = (object: self as AnyObject, name: "\(type(of: self))")
        guard let controller else { return [own] }
        return [(object: controller, name: controller.subject), own]
    }

    /// The name of `object` as a stored property of the innermost owner that holds it.
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
