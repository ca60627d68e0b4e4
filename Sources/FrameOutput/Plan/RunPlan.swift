public import FramePainting

/// The output of a run, known before the first frame is drawn.
public struct RunPlan: Equatable, Sendable {
    /// Part of the canvas that is written.
    public let framing: Framing
    /// Scene numbers of all frames of the sequence, in ascending order.
    public let frames: [Int]
    /// The part of the sequence that this run writes.
    public let shard: Shard
    /// Whether records have the ``ByteDigest`` of their encoded frames.
    public let computesDigests: Bool
    /// Frames that this run writes, in order. It may be empty for a shard of a short sequence.
    public let slots: [FrameSlot]

    /// The size of every frame written.
    public var size: PixelSize { framing.size }

    /// Shows the whole canvas, of `size`.
    ///
    /// - Precondition: `frames` is strictly ascending and not negative.
    public init(size: PixelSize, frames: [Int], shard: Shard = .whole, computesDigests: Bool = true) {
        self.init(Framing(whole: size), frames: frames, shard: shard, computesDigests: computesDigests)
    }

    /// - Precondition: `frames` is strictly ascending and not negative.
    public init(_ framing: Framing, frames: [Int], shard: Shard = .whole, computesDigests: Bool = true) {
        precondition(frames.first ?? 0 >= 0 && zip(frames, frames.dropFirst()).allSatisfy(<), "frames ascend from 0")
        self.framing = framing
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
        let canvas = framing.canvas
        guard sides.contains(canvas.width), sides.contains(canvas.height) else { throw .canvas(canvas) }
    }
}

/// One of the frames a run writes.
public struct FrameSlot: Equatable, Hashable, Sendable {
    /// Position among the frames that this run writes, starting at 0.
    public let index: Int
    /// Position in the sequence, starting at 0. It differs from `index` if the run writes a ``Shard``.
    public let position: Int
    /// Number in the scene, starting at 0.
    public let number: Int

    public init(index: Int, position: Int, number: Int) {
        self.index = index
        self.position = position
        self.number = number
    }
}
