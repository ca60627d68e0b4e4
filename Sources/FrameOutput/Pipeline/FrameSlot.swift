/// One frame of those a run writes.
public struct FrameSlot: Equatable, Hashable, Sendable {
    /// Its place among the frames written, from 0.
    public let position: Int
    /// Its number in the scene, from 0.
    public let number: Int

    public init(position: Int, number: Int) {
        self.position = position
        self.number = number
    }
}
