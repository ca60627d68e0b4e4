/// Tells layers of one world apart. Numbered in order of creation, so that two runs agree.
@frozen public struct LayerID: Hashable, Comparable, Sendable {
    public let number: UInt64

    public init(_ number: UInt64) {
        self.number = number
    }

    public static func < (left: LayerID, right: LayerID) -> Bool { left.number < right.number }
}
