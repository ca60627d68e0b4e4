internal import QuartzCore

extension UIView {
    /// Classes whose subviews are the application's; the subviews of other classes are parts that they make.
    private static let containers: [UIView.Type] = [
        UIView.self, UIControl.self, UIImageView.self, UILabel.self, UIScrollView.self, UIStackView.self,
    ]

    /// The nearest class of UIKit.
    private static var frameworkClass: AnyClass? {
        sequence(first: self as AnyClass, next: { _getSuperclass($0) }).first(where: StoredProperties.isOfFramework)
    }

    private static var archivesSubviews: Bool { containers.contains { $0 == frameworkClass } }

    func archive(in coder: NSCoder) {
        for property in Self.archivedProperties { property.encode(self, coder) }
        if let type = Self.frameworkClass, !Self.declaresArchive(type) {
            stage.diagnostics.reportUnsupported(
                "archives of \(type)", instead: "the archive contains what it has in common with other views")
        }
        guard Self.archivesSubviews else { return }
        coder.encode(NSArray(array: subviews), forKey: "UISubviews")
        let constraints = ArchivedConstraint(of: self)
        coder.encode(
            NSArray(array: self.constraints.filter(\.shouldBeArchived).compactMap(constraints.object)),
            forKey: "UIConstraints")
    }

    /// Reads what an archive contains, once the initializers of UIKit's classes are done.
    func restore(from coder: NSKeyedUnarchiver) {
        if Self.archivesSubviews, coder.containsValue(forKey: "UISubviews") {
            for case let view as UIView in coder.decodeObject(forKey: "UISubviews") as? [Any] ?? [] { addSubview(view) }
        }
        for property in Self.archivedProperties { property.decode(self, coder) }
        // Each of the classes restores the view, and the constraints are the same.
        if Self.archivesSubviews, coder.containsValue(forKey: "UIConstraints"),
            !self.constraints.contains(where: { $0.shouldBeArchived })
        {
            let constraints = ArchivedConstraint(of: self)
            let held = (coder.decodeObject(forKey: "UIConstraints") as? [Any] ?? []).compactMap(constraints.restored)
            NSLayoutConstraint.activate(held)
        }
    }

    /// Whether the class itself says what archives contain of it; `UIView` says it for itself alone.
    private static func declaresArchive(_ type: AnyClass) -> Bool {
        guard let type = type as? UIView.Type, type != UIView.self, let above = _getSuperclass(type) as? UIView.Type
        else { return true }
        return type == UIScrollView.self || type.archivedProperties.count > above.archivedProperties.count
    }

    /// The archived properties of every view. As on the device, properties of its layer are not among them.
    static let commonArchivedProperties: [ArchivedProperty] = [
        ArchivedProperty("UITransform", \UIView.transform),
        ArchivedProperty("UIBounds", \UIView.bounds),
        ArchivedProperty("UICenter", \UIView.center),
        ArchivedProperty("UIAlpha", \UIView.alpha),
        ArchivedProperty("UIHidden", \UIView.isHidden),
        ArchivedProperty("UIOpaque", \UIView.isOpaque),
        ArchivedProperty("UIClipsToBounds", \UIView.clipsToBounds),
        ArchivedProperty("UIBackgroundColor", \UIView.backgroundColor),
        ArchivedProperty(
            "UITintColor", get: { (view: UIView) in view.viewColors.inheritsTint ? nil : view.tintColor as UIColor? },
            set: { $0.tintColor = $1 }),
        ArchivedProperty("UITag", \UIView.tag),
        ArchivedProperty("UIContentMode", \UIView.contentMode),
        ArchivedProperty("UIAutoresizingMask", \UIView.autoresizingMask),
        ArchivedProperty("UIAutoresizeSubviews", \UIView.autoresizesSubviews),
        ArchivedProperty("UIUserInteractionEnabled", \UIView.isUserInteractionEnabled),
        ArchivedProperty("UIMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        ArchivedProperty("UISemanticContentAttribute", \UIView.semanticContentAttribute),
        ArchivedProperty("UILayoutMargins", \UIView.layoutMargins),
        ArchivedProperty("UITranslatesAutoresizingMask", \UIView.translatesAutoresizingMaskIntoConstraints),
        ArchivedProperty("UIAccessibilityIdentifier", \UIView.accessibilityIdentifier),
        ArchivedProperty("UIRestorationIdentifier", \UIView.restorationIdentifier),
        priority("UIHuggingX", { $0.contentHuggingPriority(for: .horizontal) }) {
            $0.setContentHuggingPriority($1, for: .horizontal)
        },
        priority("UIHuggingY", { $0.contentHuggingPriority(for: .vertical) }) {
            $0.setContentHuggingPriority($1, for: .vertical)
        },
        priority("UIResistanceX", { $0.contentCompressionResistancePriority(for: .horizontal) }) {
            $0.setContentCompressionResistancePriority($1, for: .horizontal)
        },
        priority("UIResistanceY", { $0.contentCompressionResistancePriority(for: .vertical) }) {
            $0.setContentCompressionResistancePriority($1, for: .vertical)
        },
    ]

    private static func priority(
        _ key: String, _ get: @escaping @MainActor (UIView) -> UILayoutPriority,
        set: @escaping @MainActor (UIView, UILayoutPriority) -> Void
    ) -> ArchivedProperty {
        ArchivedProperty(key, get: { get($0).rawValue }, set: { set($0, UILayoutPriority(rawValue: $1)) })
    }
}

extension UIView.ContentMode: ArchivedValue {}
extension UIView.AutoresizingMask: ArchivedValue {}
extension UISemanticContentAttribute: ArchivedValue {}
extension UIControl.ContentVerticalAlignment: ArchivedValue {}
extension UIControl.ContentHorizontalAlignment: ArchivedValue {}
extension NSTextAlignment: ArchivedValue {}
extension NSLineBreakMode: ArchivedValue {}
extension UIBaselineAdjustment: ArchivedValue {}
extension NSLayoutConstraint.Axis: ArchivedValue {}
extension UIStackView.Distribution: ArchivedValue {}
extension UIStackView.Alignment: ArchivedValue {}
extension UITextField.BorderStyle: ArchivedValue {}
extension UITextField.ViewMode: ArchivedValue {}
