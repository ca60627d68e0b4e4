extension ElementRow {
    package static let toolbar = ElementRow(
        UIToolbar.self, "toolbar", isPartOfSystem: true,
        attributes: [
            .choice("barStyle") { $0.barStyle = $1 },
            .flag("translucent") { $0.isTranslucent = $1 },
            .color("barTintColor") { $0.barTintColor = $1 },
            .objects("items") { $0.items = $1 },
        ])
}

extension UIBarStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black]
    }
}
