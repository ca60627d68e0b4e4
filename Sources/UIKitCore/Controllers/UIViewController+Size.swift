internal import QuartzCore

// Changes of size propagate from the window's root controller down to children and presented controllers.
extension UIViewController {
    func notifyContainerOfPreferredSize() {
        guard let parent else {
            presentation.active?.notifyOfPreferredSize(of: self)
            return
        }
        parent.trace(callback: .preferredContentSizeDidChange, ["forChildContentContainer": .name(subject)])
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func notifySizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        trace(callback: .viewWillTransition, ["to": .size(width: size.width, height: size.height)])
        viewWillTransition(to: size, with: coordinator)
    }

    func notifyTraitsWillChange(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        trace(callback: .willTransition, ["to": .name(collection.summary)])
        willTransition(to: collection, with: coordinator)
    }

    /// Calls the methods for rotations if the coordinator's transition turns the window. The orientation is already the new one.
    func announceRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
        let turn = coordinator.targetTransform
        guard turn != .identity, let coordinator = coordinator as? TransitionCoordinator else { return }
        let (new, duration) = (interfaceOrientation, coordinator.transitionDuration)
        let angles = (0..<4).map { CGFloat($0) * .pi / 2 }
        let angle = angles.first { UIInterfaceOrientation(angle: $0) == new } ?? 0
        let turned: CGFloat = turn.a > 0.5 ? 0 : turn.a < -0.5 ? .pi : turn.b > 0 ? .pi / 2 : -.pi / 2
        let former = UIInterfaceOrientation(angle: angle - turned)
        willRotate(to: new, duration: duration)
        coordinator.moveAlongside { self.willAnimateRotation(to: new, duration: duration) }
        coordinator.whenEnded { self.didRotate(from: former) }
    }

    func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.viewIfLoaded?.bounds.size { child.notifySizeChange(to: childSize, with: coordinator) }
        }
        presentation.presented?.presentation.active?.notifySizeChange(to: size, with: coordinator)
    }

    func forwardTraitChange(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        // A child's presentation may adapt to one that this controller presents.
        let presented = presentation.presented
        for child in children {
            let theirs = collection.overridden(by: child.ownTraits)
            if theirs != child.traitCollection { child.notifyTraitsWillChange(to: theirs, with: coordinator) }
        }
        presented?.presentation.active?.notifyTraitsWillChange(to: collection, with: coordinator)
    }
}

extension UITraitCollection {
    /// A description for traces, such as `compact × regular`.
    var summary: String { "\(horizontalSizeClass) × \(verticalSizeClass)" }
}

/// An object that manages content and is notified when its size or traits change.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }

    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child's content.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// The default supported orientations, for a controller that does not override the property and a container whose
    /// delegate does not decide otherwise.
    var standardOrientations: UIInterfaceOrientationMask {
        stage.applicationState.application.supportedInterfaceOrientations(for: viewIfLoaded?.window)
    }
}
