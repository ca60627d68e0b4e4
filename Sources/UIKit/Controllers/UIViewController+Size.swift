internal import QuartzCore

// Changes of size travel from the window's root controller down to children and presented controllers.
extension UIViewController {
    func tellContainerOfPreferredSize() {
        guard let parent else {
            presentation.active?.preferredContentSizeDidChange(forChildContentContainer: self)
            return
        }
        parent.record(.callback, "preferredContentSizeDidChange(forChildContentContainer: \(subject))")
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func tellSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        record(.callback, "viewWillTransition(to: \(Int(size.width)) × \(Int(size.height)))")
        viewWillTransition(to: size, with: coordinator)
    }

    func tellTraitChange(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        record(.callback, "willTransition(to: \(collection.summary))")
        willTransition(to: collection, with: coordinator)
    }

    func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.viewIfLoaded?.bounds.size { child.tellSizeChange(to: childSize, with: coordinator) }
        }
        presentation.presented?.presentation.active?.viewWillTransition(to: size, with: coordinator)
    }

    func forwardTraitChange(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let own = child.overridingTraits
            let theirs = own.map { UITraitCollection(traitsFrom: [collection, $0]) } ?? collection
            if theirs != child.traitCollection { child.tellTraitChange(to: theirs, with: coordinator) }
        }
        presentation.presented?.presentation.active?.willTransition(to: collection, with: coordinator)
    }
}

extension UITraitCollection {
    /// For traces: `compact × regular`.
    var summary: String { "\(horizontalSizeClass) × \(verticalSizeClass)" }
}

/// An object that manages content and is told when its size or traits change.
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
