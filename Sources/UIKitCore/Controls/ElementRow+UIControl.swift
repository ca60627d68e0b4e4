internal import QuartzCore

extension ElementRow {
    package static let control = ElementRow(
        UIControl.self,
        attributes: [
            .flag("enabled") { $0.isEnabled = $1 },
            .flag("selected") { $0.isSelected = $1 },
            .flag("highlighted") { $0.isHighlighted = $1 },
            .choice("contentHorizontalAlignment") { $0.contentHorizontalAlignment = $1 },
            .choice("contentVerticalAlignment") { $0.contentVerticalAlignment = $1 },
        ],
        outlets: {
            [
                Outlet("enabled", \UIControl.isEnabled), Outlet("selected", \UIControl.isSelected),
                Outlet("highlighted", \UIControl.isHighlighted),
            ]
        })
}

extension UIControl.ContentHorizontalAlignment: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIControl.ContentVerticalAlignment: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIControl.State: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
    }
}
