/// Sections of items by identifier, each identifier once.
public struct ListContents<Section: Hashable, Item: Hashable> {
    public var sections: [Section]
    /// The items of each section, as many arrays as sections.
    public var items: [[Item]]

    public init(sections: [Section] = [], items: [[Item]] = []) {
        self.sections = sections
        self.items = items
    }

    /// The number of items of each section.
    public var counts: [Int] { items.map(\.count) }
}

extension ListContents: Equatable {}
extension ListContents: Sendable where Section: Sendable, Item: Sendable {}
