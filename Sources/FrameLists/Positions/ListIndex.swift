/// The position of an item, given by a section and an index in it, both starting at 0. Positions are ordered by
/// section, then item.
@frozen public struct ListIndex: Hashable, Comparable, Sendable {
    public var section: Int
    public var item: Int

    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    public static func < (a: ListIndex, b: ListIndex) -> Bool {
        (a.section, a.item) < (b.section, b.item)
    }
}
