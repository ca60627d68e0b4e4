/// One frame of those a run writes.
public struct FrameSlot: Equatable, Hashable, Sendable {
    /// Its place among the frames this run writes, from 0.
    public let index: Int
    /// Its place in the sequence, from 0; differs from `index` where a run writes a ``Shard``.
    public let position: Int
    /// Its number in the scene, from 0.
    public let number: Int

    public init(index: Int, position: Int, number: Int) {
        self.index = index
        self.position = position
        self.number = number
    }
}
