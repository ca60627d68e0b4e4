extension ElementRow {
    static let navigationBar = ElementRow(
        UINavigationBar.self, "navigationBar",
        attributes: [
            .color("barTintColor") { $0.barTintColor = $1 },
            .flag("translucent") { $0.isTranslucent = $1 },
            .flag("largeTitles") { $0.prefersLargeTitles = $1 },
            .part(
                "titleTextAttributes", { _ in [NSAttributedString.Key: Any]() },
                [.color("textColor") { $0[.foregroundColor] = $1 }, .font("fontDescription") { $0[.font] = $1 }]
            ) { $0.titleTextAttributes = $1 },
            .objects("items") { $0.items = $1 },
        ])
}
