extension ElementRow {
    package static let navigationBar = ElementRow(
        UINavigationBar.self, "navigationBar", isPartOfSystem: true,
        attributes: [
            .choice("barStyle") { $0.barStyle = $1 },
            .color("barTintColor") { $0.barTintColor = $1 },
            .flag("translucent") { $0.isTranslucent = $1 },
            .flag("largeTitles") { $0.prefersLargeTitles = $1 },
            .image("backIndicatorImage") { $0.backIndicatorImage = $1 },
            .image("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage = $1 },
            .image("shadowImage") { $0.shadowImage = $1 },
            .part("titleTextAttributes", { _ in [NSAttributedString.Key: Any]() }, textAttributes) {
                $0.titleTextAttributes = $1
            },
            .part("largeTitleTextAttributes", { _ in [NSAttributedString.Key: Any]() }, textAttributes) {
                $0.largeTitleTextAttributes = $1
            },
            .parts(
                "navigationBarAppearance", { bar, key in key.map { BarAppearancePart(bar, $0) } },
                BarAppearancePart.attributes, { _, part in part.apply() }),
            .objects("items") { $0.items = $1 },
        ])

    private static let textAttributes: [ElementAttribute<[NSAttributedString.Key: Any]>] = [
        .color("textColor") { $0[.foregroundColor] = $1 }, .font("fontDescription") { $0[.font] = $1 },
    ]
}

/// A storyboard element for one of a bar's appearances, keyed by the property of the bar that holds it.
@MainActor private struct BarAppearancePart {
    private let bar: UINavigationBar
    private let key: String
    private let appearance = UINavigationBarAppearance()

    init(_ bar: UINavigationBar, _ key: String) {
        self.bar = bar
        self.key = key
    }

    func apply() {
        switch key {
        case "standardAppearance": bar.standardAppearance = appearance
        case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
        case "compactAppearance": bar.compactAppearance = appearance
        case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = appearance
        default: break
        }
    }

    nonisolated static let attributes: [ElementAttribute<BarAppearancePart>] = [
        .color("backgroundColor") { $0.appearance.backgroundColor = $1 },
        .color("shadowColor") { $0.appearance.shadowColor = $1 },
        .image("backgroundImage") { $0.appearance.backgroundImage = $1 },
        .image("shadowImage") { $0.appearance.shadowImage = $1 },
        .part(
            "titleTextAttributes", { _ in [NSAttributedString.Key: Any]() },
            [.color("textColor") { $0[.foregroundColor] = $1 }, .font("fontDescription") { $0[.font] = $1 }]
        ) { $0.appearance.titleTextAttributes = $1 },
        .part(
            "largeTitleTextAttributes", { _ in [NSAttributedString.Key: Any]() },
            [.color("textColor") { $0[.foregroundColor] = $1 }, .font("fontDescription") { $0[.font] = $1 }]
        ) { $0.appearance.largeTitleTextAttributes = $1 },
    ]
}
