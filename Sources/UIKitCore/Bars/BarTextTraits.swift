/// The traits that decide on the size and weight of texts in a bar.
struct BarTextTraits: Equatable {
    private let category: UIContentSizeCategory
    private let weight: UILegibilityWeight

    init(_ traits: UITraitCollection) {
        category = traits.preferredContentSizeCategory
        weight = traits.legibilityWeight
    }
}
