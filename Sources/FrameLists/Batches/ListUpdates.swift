/// The changes that a batch makes to a list. As in UIKit, indices of deletions, reloads and origins of moves refer to
/// the list before the batch, those of insertions and destinations of moves to the list after it. The order within an
/// array has no effect.
public struct ListUpdates: Sendable, Equatable {
    public var deletedSections: [Int] = []
    public var insertedSections: [Int] = []
    public var reloadedSections: [Int] = []
    public var movedSections: [ListMove<Int>] = []
    public var deletedItems: [ListIndex] = []
    public var insertedItems: [ListIndex] = []
    public var reloadedItems: [ListIndex] = []
    public var movedItems: [ListMove<ListIndex>] = []

    public init() {}

    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }
}

/// A move from a position before a batch to a position after it.
@frozen public struct ListMove<Position: Hashable & Sendable>: Hashable, Sendable {
    public var from: Position
    public var to: Position

    public init(from: Position, to: Position) {
        self.from = from
        self.to = to
    }
}
