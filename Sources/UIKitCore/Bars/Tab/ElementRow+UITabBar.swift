extension ElementRow {
    package static let tabBar = ElementRow(
        UITabBar.self, "tabBar", isPartOfSystem: true,
        attributes: [
            .choice("barStyle") { $0.barStyle = $1 },
            .flag("translucent") { $0.isTranslucent = $1 },
            .color("barTintColor") { $0.barTintColor = $1 },
            .color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 },
            .color("selectedImageTintColor") { $0.tintColor = $1 },
            .image("backgroundImage") { $0.backgroundImage = $1 },
            .image("shadowImage") { $0.shadowImage = $1 },
            .image("selectionIndicatorImage") { $0.selectionIndicatorImage = $1 },
            .choice("itemPositioning") { $0.itemPositioning = $1 },
            .number("itemWidth") { $0.itemWidth = $1 },
            .number("itemSpacing") { $0.itemSpacing = $1 },
            .objects("items") { $0.items = $1 },
        ])
}

extension UITabBar.ItemPositioning: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
