/// Sections of items by identifier, in which each identifier occurs once.
public struct ListContents<Section: Hashable, Item: Hashable> {
    public var sections: [Section]
    /// Items of each section; there are as many arrays as sections.
    public var items: [[Item]]

    public init(sections: [Section] = [], items: [[Item]] = []) {
        self.sections = sections
        self.items = items
    }

    /// Number of items in each section.
    public var counts: [Int] { items.map(\.count) }
}

extension ListContents: Equatable {}
extension ListContents: Sendable where Section: Sendable, Item: Sendable {}
