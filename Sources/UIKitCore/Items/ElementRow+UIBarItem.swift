extension ElementRow {
    package static let barItem = ElementRow(
        UIBarItem.self, role: .object,
        attributes: [
            .image("image") { $0.image = $1 },
            .image("landscapeImage") { $0.landscapeImagePhone = $1 },
            .image("largeContentSizeImage") { $0.largeContentSizeImage = $1 },
            .integer("tag") { $0.tag = $1 },
            .flag("enabled") { $0.isEnabled = $1 },
            .insets("imageInsets") { $0.imageInsets = $1 },
            .insets("landscapeImageInsets") { $0.landscapeImagePhoneInsets = $1 },
        ])

    package static let barButtonItem = ElementRow(
        UIBarButtonItem.self, "barButtonItem", role: .object,
        attributes: [
            .text("title") { $0.title = $1 },
            .choice("systemItem") { $0.show($1) },
            .choice("style") { $0.style = $1 },
            .number("width") { $0.width = $1 },
            .color("tintColor") { $0.tintColor = $1 },
            .flag("selected") { $0.isSelected = $1 },
            .flag("hidden") { $0.isHidden = $1 },
            .flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 },
            .object("customView", of: UIView.self) { $0.customView = $1 },
            .object("menu", of: UIMenu.self) { $0.menu = $1 },
        ])

    package static let barButtonItemGroup = ElementRow(
        UIBarButtonItemGroup.self, "barButtonItemGroup", role: .object,
        attributes: [.objects("barButtonItems") { $0.barButtonItems = $1 }])

    package static let tabBarItem = ElementRow(
        UITabBarItem.self, "tabBarItem", role: .object,
        attributes: [
            .choice("systemItem") { $0.show($1) },
            .text("title") { $0.title = $1 },
            .text("badgeValue") { $0.badgeValue = $1 },
            .color("badgeColor") { $0.badgeColor = $1 },
            .image("selectedImage") { $0.selectedImage = $1 },
            .offset("titlePositionAdjustment") { $0.titlePositionAdjustment = $1 },
        ])
}

extension UIBarButtonItem.SystemItem: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITabBarItem.SystemItem: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIBarButtonItem.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] { ["plain": .plain, "done": .done, "prominent": .done] }
}
