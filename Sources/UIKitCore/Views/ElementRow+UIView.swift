package import FrameGeometry
package import FrameStoryboards
internal import QuartzCore

extension ElementRow {
    package static let view = ElementRow(
        UIView.self, "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView", "window",
        attributes: [
            .options("autoresizingMask") { $0.autoresizingMask = $1 },
            .translatesAutoresizingMask,
            .choice("contentMode") { $0.contentMode = $1 },
            .number("alpha") { $0.alpha = $1 },
            .integer("tag") { $0.tag = $1 },
            .flag("hidden") { $0.isHidden = $1 },
            .flag("clipsSubviews") { $0.clipsToBounds = $1 },
            .flag("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 },
            .flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 },
            .flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 },
            .flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 },
            .color("backgroundColor") { $0.backgroundColor = $1 },
            .color("tintColor") { $0.tintColor = $1 },
            .insets("layoutMargins") { $0.layoutMargins = $1 },
            .directionalInsets("directionalLayoutMargins") { $0.directionalLayoutMargins = $1 },
            .choice("semanticContentAttribute") { $0.semanticContentAttribute = $1 },
            .parts(
                "accessibility", { view, _ in view }, [.text("identifier") { $0.accessibilityIdentifier = $1 }],
                { _, _ in }),
            .priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) },
            .priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) },
            .priority("horizontalCompressionResistancePriority") {
                $0.setContentCompressionResistancePriority($1, for: .horizontal)
            },
            .priority("verticalCompressionResistancePriority") {
                $0.setContentCompressionResistancePriority($1, for: .vertical)
            },
        ],
        addSubview: { $0.addSubview($1) },
        guides: [
            "safeArea": { $0.safeAreaLayoutGuide }, "keyboard": { $0.keyboardLayoutGuide },
            "layoutMargins": { $0.layoutMarginsGuide }, "readableContent": { $0.readableContentGuide },
        ],
        outlets: {
            [
                Outlet("clipsToBounds", \UIView.clipsToBounds), Outlet("alpha", \UIView.alpha),
                Outlet("tag", \UIView.tag), Outlet("hidden", \UIView.isHidden), Outlet("isHidden", \UIView.isHidden),
                Outlet("backgroundColor", \UIView.backgroundColor), Outlet("tintColor", \UIView.tintColor),
                Outlet("userInteractionEnabled", \UIView.isUserInteractionEnabled),
                Outlet("accessibilityIdentifier", \UIView.accessibilityIdentifier), Outlet("frame", \UIView.frame),
                Outlet("bounds", \UIView.bounds), Outlet("center", \UIView.center),
                Outlet("transform", \UIView.transform), Outlet("contentMode", \UIView.contentMode),
                Outlet("layer", \UIView.layer), Outlet("superview", \UIView.superview),
                Outlet("subviews", \UIView.subviews), Outlet("window", \UIView.window),
            ]
        })

    package static let window = ElementRow(UIWindow.self)
}

extension ElementAttribute<UIView> {
    /// Storyboards' `translatesAutoresizingMaskIntoConstraints`. It has no effect on views with a fixed frame and in
    /// files without Auto Layout, which keep the constraints of their autoresizing masks.
    fileprivate static let translatesAutoresizingMask = ElementAttribute(reading: [
        (AttributeKey.translatesAutoresizingMask.name, .flag), (AttributeKey.isFrameFixed.name, .flag),
    ]) { view, object, context in
        if object[.translatesAutoresizingMask] == false, object[.isFrameFixed] != true, context.usesAutoLayout {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    /// A number attribute that sets a layout priority, clamped to 1…1000.
    fileprivate static func priority(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout UIView, UILayoutPriority) -> Void
    ) -> Self {
        .number(name) { set(&$0, UILayoutPriority(Float(min(max($1, 1), 1000)))) }
    }
}

extension AttributeKey<Rect> {
    package static let frame = AttributeKey("frame")
}

extension AttributeKey<Bool> {
    fileprivate static let isFrameFixed = AttributeKey("fixedFrame")
    fileprivate static let translatesAutoresizingMask = AttributeKey("translatesAutoresizingMaskIntoConstraints")
}

extension UIView.ContentMode: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIView.AutoresizingMask: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        [
            "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
            "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
            "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
        ]
    }
}

extension UISemanticContentAttribute: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
