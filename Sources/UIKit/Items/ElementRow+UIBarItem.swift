extension ElementRow {
    static let barItem = ElementRow(
        UIBarItem.self, role: .object,
        attributes: [
            .image("image") { $0.image = $1 },
            .integer("tag") { $0.tag = $1 },
            .flag("enabled") { $0.isEnabled = $1 },
        ])

    static let barButtonItem = ElementRow(
        UIBarButtonItem.self, "barButtonItem", role: .object,
        attributes: [
            .text("title") { $0.title = $1 },
            .choice("systemItem") { $0.show($1) },
            .choice("style") { $0.style = $1 },
            .number("width") { $0.width = $1 },
            .color("tintColor") { $0.tintColor = $1 },
            .object("customView", of: UIView.self) { $0.customView = $1 },
        ])

    static let tabBarItem = ElementRow(
        UITabBarItem.self, "tabBarItem", role: .object,
        attributes: [
            .text("systemItem") {
                $0.title = $1.prefix(1).uppercased() + $1.dropFirst()
                $0.hasSystemIcon = true
            },
            .text("title") { $0.title = $1 },
            .image("selectedImage") { $0.selectedImage = $1 },
        ])
}

extension UIBarButtonItem.SystemItem: ArchivedChoice {
    static var archivedNames: [String: Self] { cases }
}

extension UIBarButtonItem.Style: ArchivedChoice {
    static var archivedNames: [String: Self] { ["plain": .plain, "done": .done] }
}
