public import FramePainting

/// The output of a run, known before the first frame is drawn.
public struct RunPlan: Equatable, Sendable {
    /// What of the canvas is written.
    public let framing: Framing
    /// The scene numbers of all frames of the sequence, ascending.
    public let frames: [Int]
    /// The part of the sequence that this run writes.
    public let shard: Shard
    /// Whether records carry the ``ByteDigest`` of their encoded frames.
    public let computesDigests: Bool
    /// The frames this run writes, in order. May be empty for a shard of a short sequence.
    public let slots: [FrameSlot]

    /// The size of every frame written.
    public var size: PixelSize { framing.size }

    /// Shows the whole canvas, of `size`.
    ///
    /// - Precondition: `frames` ascends without repetitions, from 0 or more.
    public init(size: PixelSize, frames: [Int], shard: Shard = .whole, computesDigests: Bool = true) {
        self.init(Framing(whole: size), frames: frames, shard: shard, computesDigests: computesDigests)
    }

    /// - Precondition: `frames` ascends without repetitions, from 0 or more.
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
