extension ElementRow {
    package static let progressView = ElementRow(
        UIProgressView.self, "progressView",
        attributes: [
            .choice("progressViewStyle") { $0.progressViewStyle = $1 },
            .number("progress") { $0.progress = Float($1) },
            .color("progressTintColor") { $0.progressTintColor = $1 },
            .color("trackTintColor") { $0.trackTintColor = $1 },
            .image("progressImage") { $0.progressImage = $1 },
            .image("trackImage") { $0.trackImage = $1 },
        ],
        content: .progress,
        outlets: {
            [
                Outlet("progress", \UIProgressView.progress),
                Outlet("progressTintColor", \UIProgressView.progressTintColor),
                Outlet("trackTintColor", \UIProgressView.trackTintColor),
            ]
        })
}

extension ElementContent {
    /// The element of a progress view.
    fileprivate static let progress = ElementContent(
        "progress", "The view is a progress bar.",
        fields: [
            .number("value", in: 0...1, isRequired: true) { $0.progress = Float($1) },
            .color("color", "The color of the filled part. Default: the tint color.") { $0.progressTintColor = $1 },
        ]
    ) { UIProgressView() }
}

extension UIProgressView.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
