internal import QuartzCore

// A view lays its subviews out as the delegate of its layer.
extension UIView {
    func ownAction(for layer: CALayer, _ event: String) -> any CAAction {
        guard layer === self.layer else { return NSNull() }
        return stage.applicationState.animationScope.action(for: layer, forKey: event) ?? NSNull()
    }

    func layOutAsCurrent() {
        notifyOfSafeArea()
        viewConstraints.engine?.update()
        asCurrent(layOut)
    }

    func layOutIfNeeded() {
        traitUpdates.update()
        layoutEngine?.update()
        layOutForController()
        layer.layoutIfNeeded()
    }

    private func layOut() {
        defer { roundCorners() }
        guard let controller else { return layoutSubviews() }
        isLayoutPending = true
        controller.callIsAppearingIfDue()
        layOutForController()
    }

    /// Lays the root view of a controller out; no effect unless its layout has begun and its subviews are not placed yet.
    private func layOutForController() {
        guard isLayoutPending, let controller else { return }
        isLayoutPending = false
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }
}
