extension ElementRow {
    package static let menu = ElementRow(
        UIMenu.self, "menu", role: .object,
        attributes: [
            .text("title") { $0.shownTitle = $1 },
            .text("subtitle") { $0.subtitle = $1 },
            .image("image") { $0.shownImage = $1 },
            .objects("children") { $0.adopt($1) },
            .objects("menuElements") { $0.adopt($1) },
            .objects("items") { $0.adopt($1) },
        ],
        instance: { _ in UIMenu() })

    package static let command = ElementRow(
        UICommand.self, "command", role: .object,
        attributes: [
            .text("title") { $0.title = $1 },
            .text("subtitle") { $0.subtitle = $1 },
            .image("image") { $0.image = $1 },
            .choice("state") { $0.state = $1 },
            .options("attributes") { $0.attributes = $1 },
            .text("discoverabilityTitle") { $0.discoverabilityTitle = $1 },
        ],
        instance: { _ in UICommand() })

    package static let keyCommand = ElementRow(
        UIKeyCommand.self, "keyCommand", role: .object,
        attributes: [.text("keyEquivalent") { $0.input = $1 }], instance: { _ in UIKeyCommand() })
}

extension UIMenu {
    /// Takes the entries described in a file.
    fileprivate func adopt(_ elements: [UIMenuElement]) { children = elements }
}

extension UIMenuElement.State: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIMenuElement.Attributes: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        [
            "disabled": .disabled, "destructive": .destructive, "hidden": .hidden,
            "keepsMenuPresented": .keepsMenuPresented,
        ]
    }
}
