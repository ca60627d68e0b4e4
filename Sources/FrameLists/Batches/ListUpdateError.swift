/// The reason why a batch does not lead from the old list to the new one.
///
/// The descriptions of `itemCount`, `sectionCount` and of indices out of range match UIKit's exceptions.
public enum ListUpdateError: Error, Equatable, Sendable {
    /// The change that a batch makes to a section or item.
    public enum Kind: String, Sendable {
        case delete, insert, reload
        case moveFrom = "move"
        case moveTo = "move to"

        /// Whether the index refers to the list after the batch.
        var isAfter: Bool { self == .insert || self == .moveTo }
    }

    /// A section is out of the list's range. `count` is the number of sections before or after the batch, depending on
    /// the kind.
    case sectionOutOfRange(Kind, section: Int, count: Int, nouns: ListNouns)
    /// An item is in a section out of the list's range.
    case itemSectionOutOfRange(Kind, ListIndex, count: Int, nouns: ListNouns)
    /// An item is out of its section's range.
    case itemOutOfRange(Kind, ListIndex, count: Int, nouns: ListNouns)
    /// Two changes of a section exclude each other, or the same change occurs twice.
    case sectionTwice(Kind, Kind, section: Int)
    /// Two changes of an item exclude each other, or the same change occurs twice.
    case itemTwice(Kind, Kind, ListIndex, nouns: ListNouns)
    /// The number of sections after the batch is not the number before it, plus insertions, minus deletions.
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int, nouns: ListNouns)
    /// The number of items in a remaining section is not the number before the batch, plus insertions, minus deletions.
    case itemCount(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int,
        nouns: ListNouns)
}

extension ListUpdateError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sectionOutOfRange(let kind, let section, let count, _):
            "attempt to \(kind.rawValue) section \(section), but there are only \(count) sections "
                + (kind.isAfter ? "after the update" : "before the update")
        case .itemSectionOutOfRange(let kind, let index, let count, let nouns):
            "attempt to \(kind.rawValue) \(nouns.item) \(index.item) \(kind.preposition) section \(index.section), "
                + "but there are only \(count) sections " + (kind.isAfter ? "after the update" : "before the update")
        case .itemOutOfRange(let kind, let index, let count, let nouns):
            kind.isAfter
                ? "attempt to \(kind.rawValue) \(nouns.item) \(index.item) \(kind.preposition) section \(index.section), "
                    + "but there are only \(count) \(nouns.items) in section \(index.section) after the update"
                : "attempt to \(kind.rawValue) \(nouns.item) \(index.item) \(kind.preposition) section \(index.section) "
                    + "which only contains \(count) \(nouns.items) before the update"
        case .sectionTwice(let first, let second, let section):
            first == second
                ? "attempt to \(first.rawValue) section \(section) twice"
                : "attempt to \(first.rawValue) and \(second.rawValue) the same section (\(section))"
        case .itemTwice(let first, let second, let index, let nouns):
            first == second
                ? "attempt to \(first.rawValue) \(nouns.item) \(index.item) \(first.preposition) section \(index.section) twice"
                : "attempt to \(first.rawValue) and \(second.rawValue) the same index path ([\(index.section), \(index.item)])"
        case .sectionCount(let before, let after, let inserted, let deleted, let nouns):
            "Invalid update: invalid number of sections. The number of sections contained in the \(nouns.list) after the "
                + "update (\(after)) must be equal to the number of sections contained in the \(nouns.list) before the "
                + "update (\(before)), plus or minus the number of sections inserted or deleted "
                + "(\(inserted) inserted, \(deleted) deleted)."
        case .itemCount(
            let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut, let nouns):
            "Invalid update: invalid number of \(nouns.items) in section \(section). The number of \(nouns.items) contained "
                + "in an existing section after the update (\(after)) must be equal to the number of \(nouns.items) contained "
                + "in that section before the update (\(before)), plus or minus the number of \(nouns.items) inserted or "
                + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
                + "\(nouns.items) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
    }
}

extension ListUpdateError.Kind {
    fileprivate var preposition: String {
        switch self {
        case .delete, .moveFrom: "from"
        case .insert: "into"
        case .reload, .moveTo: "in"
        }
    }
}
