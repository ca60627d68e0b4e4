internal import FrameStoryboards

extension ElementRow {
    package static let activityIndicatorView = ElementRow(
        UIActivityIndicatorView.self, "activityIndicatorView",
        attributes: [
            .choice("style") { $0.style = $1 },
            .hidesWhenStopped,
            .color("color") { $0.color = $1 },
            .flag("animating") { if $1 { $0.startAnimating() } },
        ],
        content: .activityIndicator,
        outlets: {
            [
                Outlet("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
                Outlet("color", \UIActivityIndicatorView.color),
            ]
        })
}

extension ElementAttribute where Target == UIActivityIndicatorView {
    /// The field for `hidesWhenStopped`. Interface Builder writes the flag only if it is on, whereas it is on by
    /// default in views created in code.
    fileprivate static var hidesWhenStopped: Self {
        let key = AttributeKey<Bool>("hidesWhenStopped")
        return Self(reading: [(key.name, Bool.form)]) { view, object, _ in
            view.hidesWhenStopped = object[key] ?? false
        }
    }
}

extension ElementContent {
    /// The element of an activity indicator.
    fileprivate static let activityIndicator = ElementContent(
        "activityIndicator", "The view is a ring of blades that turns.",
        fields: [
            .choice("style", of: SceneStyle.self, standard: .medium) { $0.style = $1.style },
            .color("color", "Default: gray.") { $0.color = $1 },
        ]
    ) { () -> UIActivityIndicatorView in
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    private enum SceneStyle: String, CaseIterable {
        case medium, large

        var style: UIActivityIndicatorView.Style { self == .medium ? .medium : .large }
    }
}

extension UIActivityIndicatorView.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        ["medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray]
    }
}
