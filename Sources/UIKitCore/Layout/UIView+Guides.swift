/// The layout guides of a view.
@MainActor struct ViewGuides {
    /// The guides that the application added.
    fileprivate(set) var own: [UILayoutGuide] = []
    fileprivate var ofSystem: [UILayoutGuide.Part: UILayoutGuide] = [:]

    /// All guides, in no particular order.
    var all: [UILayoutGuide] { own + ofSystem.values }
    /// Whether any guide follows the insets of the view.
    var followInsets: Bool { !ofSystem.isEmpty }
}

extension UIView {
    /// The system's guide for a part. It is always the same object, which constraints do not retain.
    func systemGuide(_ part: UILayoutGuide.Part) -> UILayoutGuide {
        systemGuide(part, UILayoutGuide.init(_:of:))
    }

    func systemGuide<Guide: UILayoutGuide>(
        _ part: UILayoutGuide.Part, _ make: (UILayoutGuide.Part, UIView) -> Guide
    ) -> Guide {
        if let guide = viewGuides.ofSystem[part] as? Guide { return guide }
        let guide = make(part, self)
        viewGuides.ofSystem[part] = guide
        return guide
    }

    func adopt(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        viewGuides.own.append(guide)
    }

    func disown(_ guide: UILayoutGuide) {
        guard viewGuides.own.contains(guide) else { return }
        for view in sequence(first: self, next: { $0.superview }) {
            for constraint in view.viewConstraints.held
            where constraint.firstItem === guide || constraint.secondItem === guide {
                view.release(constraint)
            }
        }
        viewGuides.own.removeAll { $0 === guide }
        layoutEngine?.left(guide)
        guide.owningView = nil
    }
}
