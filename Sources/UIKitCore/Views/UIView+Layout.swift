internal import QuartzCore

// A view lays out its subviews as the delegate of its layer.
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

    /// Lays out a controller's root view. It has no effect unless layout of the view has begun and its subviews are not
    /// yet placed.
    private func layOutForController() {
        guard isLayoutPending, let controller else { return }
        isLayoutPending = false
        controller.layOutUnavailableContent()
        (self as? ContainerRootView)?.beforeLayout()
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }
}
