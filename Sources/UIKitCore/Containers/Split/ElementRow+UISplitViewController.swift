internal import FrameStoryboards

extension ElementRow {
    package static let splitViewController = ElementRow(
        UISplitViewController.self, "splitViewController", role: .controller,
        instance: { object in
            // Since Xcode 12, two columns have the flag and no style.
            let standard: UISplitViewController.Style =
                object[.allowDoubleColumnStyle] == true ? .doubleColumn : .unspecified
            return UISplitViewController(
                style: object[.style].flatMap(UISplitViewController.Style.init(archived:)) ?? standard)
        },
        setChildren: { split, children in
            guard split.style != .unspecified else {
                split.viewControllers = children("masterViewController") + children("detailViewController")
                return
            }
            let columns: [(String, UISplitViewController.Column)] = [
                ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
                ("detailViewController", .secondary), ("compactViewController", .compact),
            ]
            for (relationship, column) in columns {
                children(relationship).first.map { split.setViewController($0, for: column) }
            }
        })
}

extension AttributeKey<String> {
    fileprivate static let style = AttributeKey("style")
}

extension AttributeKey<Bool> {
    fileprivate static let allowDoubleColumnStyle = AttributeKey("allowDoubleColumnStyle")
}

extension UISplitViewController.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] { ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn] }
}
