/// The traits that determine the size and weight of text in a bar.
struct BarTextTraits: Equatable {
    private let category: UIContentSizeCategory
    private let weight: UILegibilityWeight

    init(_ traits: UITraitCollection) {
        category = traits.preferredContentSizeCategory
        weight = traits.legibilityWeight
    }
}
