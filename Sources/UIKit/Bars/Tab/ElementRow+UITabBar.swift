extension ElementRow {
    static let tabBar = ElementRow(
        UITabBar.self, "tabBar",
        attributes: [
            .color("barTintColor") { $0.barTintColor = $1 },
            .color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 },
            .objects("items") { $0.items = $1 },
        ])
}
