public import FramePainting

/// A destination for frames: a folder of files, or one file that holds them all.
///
/// A pipeline calls ``begin(_:)`` once; for every frame ``decision(on:showing:)``, ``encoder(size:isOpaque:)`` and
/// ``write(_:)``; and then ``finish()``, or ``abandon()`` if anything failed, the run was stopped, or frames were left to
/// other processes. After a `begin` that throws it calls nothing. Several threads call ``decision(on:showing:)``,
/// ``encoder(size:isOpaque:)`` and, unless ``needsOrder``, ``write(_:)`` concurrently.
public protocol FrameSink: Sendable {
    /// Whether ``write(_:)`` must be called in the order of positions, one call at a time.
    var needsOrder: Bool { get }

    /// Whether the frames of a stopped run stay, for another run to keep.
    var isResumable: Bool { get }

    /// Validates the plan and creates what all frames share. Everything that can be refused is refused here.
    func begin(_ plan: RunPlan) throws(OutputError)

    /// Whether frames passed to ``kept(_:)`` and ``write(_:)`` carry a ``ListDigest``.
    var asksForLists: Bool { get }

    /// Whether a frame needs to be drawn. Called again for a frame left to another process when all others are done; never
    /// called on a sink that ``needsOrder``.
    ///
    /// - Parameter list: Computes the digest of the frame's display list.
    func decision(
        on slot: FrameSlot, showing list: () throws(OutputError) -> ListDigest
    ) throws(OutputError) -> FrameDecision

    /// An encoder for the rows of one frame. The encoded bytes must depend on the pixels and `isOpaque` alone: they are
    /// reused for frames that look the same.
    func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder

    /// The record of an existing file that equals what ``write(_:)`` would write, which is then not called; else `nil`.
    func kept(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord?

    func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord

    /// Checks what other processes are to complete, before ``abandon()``.
    ///
    /// - Parameter left: The frames left to them, at least one.
    func checkFramesLeft(_ left: [FrameSlot]) throws(OutputError)

    /// Completes the output after the last frame.
    func finish() throws(OutputError)

    /// Removes incomplete output. Cannot fail, because it usually follows an error.
    func abandon()
}

extension FrameSink {
    public var isResumable: Bool { false }
    public var asksForLists: Bool { false }

    public func decision(
        on slot: FrameSlot, showing list: () throws(OutputError) -> ListDigest
    ) throws(OutputError) -> FrameDecision { .write }

    public func checkFramesLeft(_ left: [FrameSlot]) throws(OutputError) {}

    public func kept(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord? { nil }
}

/// Encodes one frame row by row from the top, on one thread. A frame never exists in memory as a whole.
public protocol FrameEncoder: AnyObject {
    /// Adds a row of R, G, B, A with straight alpha `times` times, at least once.
    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError)

    /// The encoded frame. Call after the last row.
    func finish() throws(OutputError) -> [UInt8]
}

/// A frame encoded for a sink.
public struct EncodedFrame: Equatable, Sendable {
    public let slot: FrameSlot
    /// `nil` when the run computes no digests.
    public let digest: ByteDigest?
    /// `nil` unless the sink ``FrameSink/asksForLists``.
    public let list: ListDigest?
    public let bytes: [UInt8]
    /// A frame with the same pixels that this run has written already, if one is known.
    public let twin: FrameSlot?

    public init(
        slot: FrameSlot, digest: ByteDigest?, list: ListDigest? = nil, bytes: [UInt8], twin: FrameSlot? = nil
    ) {
        self.slot = slot
        self.digest = digest
        self.list = list
        self.bytes = bytes
        self.twin = twin
    }
}

/// Whether a frame needs to be written, by the state of its file.
public enum FrameDecision: Equatable, Sendable {
    /// Draw and write it.
    case write
    /// Its file is up to date.
    case keep(FrameRecord)
    /// Another process is writing it.
    case leave
}

/// The result of writing one frame.
public struct FrameRecord: Equatable, Sendable {
    /// The scene number of the frame.
    public let number: Int
    /// The name of its file in the folder of the sequence; `nil` when all frames share one file.
    public let fileName: String?
    /// `nil` when the run computes no digests.
    public let digest: ByteDigest?
    /// The number of bytes the frame takes in its file.
    public let byteCount: Int

    public init(number: Int, fileName: String?, digest: ByteDigest?, byteCount: Int) {
        self.number = number
        self.fileName = fileName
        self.digest = digest
        self.byteCount = byteCount
    }
}
