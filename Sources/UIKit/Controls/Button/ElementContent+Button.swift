extension ElementContent {
    /// A button with a title, in one of the styles of its configuration.
    static let button = ElementContent(
        "button",
        fields: [
            .choice("style", of: UIButton.Configuration.Style.self) { $0.configuration = .init(style: $1) },
            .text("title", isRequired: true) { $0.configuration?.title = $1 },
            .color("color") { $0.tintColor = $1 },
        ]
    ) { UIButton(configuration: .plain()) }
}
