extension ElementRow {
    static let activityIndicatorView = ElementRow(
        UIActivityIndicatorView.self, "activityIndicatorView",
        attributes: [
            .choice("style") { $0.style = $1 },
            .flag("hidesWhenStopped") { $0.hidesWhenStopped = $1 },
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

extension ElementContent {
    /// A turning ring.
    fileprivate static let activityIndicator = ElementContent(
        "activityIndicator",
        fields: [
            .choice("style", of: SceneStyle.self) { $0.style = $1.style },
            .color("color") { $0.color = $1 },
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
    static var archivedNames: [String: Self] {
        ["medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray]
    }
}
