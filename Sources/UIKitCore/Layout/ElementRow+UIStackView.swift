extension ElementRow {
    package static let stackView = ElementRow(
        UIStackView.self, "stackView",
        attributes: [
            .choice("axis") { $0.axis = $1 },
            .choice("distribution") { $0.distribution = $1 },
            .choice("alignment") { $0.alignment = $1 },
            .number("spacing") { $0.spacing = $1 },
            .flag("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 },
            .flag("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 },
        ],
        addSubview: { $0.addArrangedSubview($1) })
}

extension NSLayoutConstraint.Axis: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIStackView.Distribution: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIStackView.Alignment: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        cases.merging(["top": .top, "bottom": .bottom]) { first, _ in first }
    }
}
