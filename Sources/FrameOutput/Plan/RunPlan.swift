public import FramePainting

/// The output of a run, known before the first frame is drawn.
public struct RunPlan: Equatable, Sendable {
    /// The size of every frame.
    public let size: PixelSize
    /// The scene numbers of all frames of the sequence, ascending.
    public let frames: [Int]
    /// The part of the sequence that this run writes.
    public let shard: Shard
    /// Whether records carry the ``ByteDigest`` of their encoded frames.
    public let computesDigests: Bool
    /// The frames this run writes, in order. May be empty for a shard of a short sequence.
    public let slots: [FrameSlot]

    /// - Precondition: `frames` ascends without repetitions, from 0 or more.
    public init(size: PixelSize, frames: [Int], shard: Shard = .whole, computesDigests: Bool = true) {
        precondition(frames.first ?? 0 >= 0 && zip(frames, frames.dropFirst()).allSatisfy(<), "frames ascend from 0")
        self.size = size
        self.frames = frames
        self.shard = shard
        self.computesDigests = computesDigests
        slots = shard.positions(inSequenceOf: frames.count).enumerated().map { index, position in
            FrameSlot(index: index, position: position, number: frames[position])
        }
    }

    /// - Throws: ``OutputError/noFrames``, ``OutputError/canvas(_:)``.
    func check() throws(OutputError) {
        let sides = 1...PixelSize.limit
        if frames.isEmpty { throw .noFrames }
        guard sides.contains(size.width), sides.contains(size.height) else { throw .canvas(size) }
    }
}

/// One of the frames a run writes.
public struct FrameSlot: Equatable, Hashable, Sendable {
    /// Its position among the frames this run writes, from 0.
    public let index: Int
    /// Its position in the sequence, from 0; differs from `index` when the run writes a ``Shard``.
    public let position: Int
    /// Its number in the scene, from 0.
    public let number: Int

    public init(index: Int, position: Int, number: Int) {
        self.index = index
        self.position = position
        self.number = number
    }
}
