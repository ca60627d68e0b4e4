/// The position of an item: a section, and an index in it, both from 0. Ordered by section, then item.
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
