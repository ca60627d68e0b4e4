extension ElementRow {
    package static let navigationItem = ElementRow(
        UINavigationItem.self, "navigationItem", role: .object,
        attributes: [
            .text("title") { $0.title = $1 },
            .text("prompt") { $0.prompt = $1 },
            .text("backButtonTitle") { $0.backButtonTitle = $1 },
            .choice("largeTitleDisplayMode") { $0.largeTitleDisplayMode = $1 },
            .choice("backButtonDisplayMode") { $0.backButtonDisplayMode = $1 },
            .flag("hidesSearchBarWhenScrolling") { $0.hidesSearchBarWhenScrolling = $1 },
            .flag("hidesBackButton") { $0.hidesBackButton = $1 },
            .flag("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 },
            .object("backBarButtonItem", of: UIBarButtonItem.self) { $0.backBarButtonItem = $1 },
            .object("leftBarButtonItem", of: UIBarButtonItem.self) { $0.leftBarButtonItem = $1 },
            .object("rightBarButtonItem", of: UIBarButtonItem.self) { $0.rightBarButtonItem = $1 },
            .objects("leftBarButtonItems") { $0.leftBarButtonItems = $1 },
            .objects("rightBarButtonItems") { $0.rightBarButtonItems = $1 },
            .objects("leadingItemGroups") { $0.leadingItemGroups = $1 },
            .objects("trailingItemGroups") { $0.trailingItemGroups = $1 },
            .object("titleView", of: UIView.self) { $0.titleView = $1 },
        ])
}

extension UINavigationItem.LargeTitleDisplayMode: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UINavigationItem.BackButtonDisplayMode: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
