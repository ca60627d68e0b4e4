public import FramePainting

/// A destination for frames: a folder of files, or one file that holds them all.
///
/// A pipeline calls ``begin(_:)`` once; for every frame ``decision(on:showing:)``, ``encoder(size:isOpaque:)`` and
/// ``write(_:)``; and then ``finish()``, or ``abandon()`` if anything failed, the run was stopped, or frames were left
/// to other processes. If `begin` throws, it calls nothing else. Several threads call ``decision(on:showing:)``,
/// ``encoder(size:isOpaque:)`` and, unless ``needsOrder``, ``write(_:)`` concurrently.
public protocol FrameSink: Sendable {
    /// Whether ``write(_:)`` must be called in the order of positions, one call at a time.
    var needsOrder: Bool { get }

    /// Whether the frames of a stopped run are kept for another run.
    var isResumable: Bool { get }

    /// Validates the plan and creates everything that frames share. Anything that can be refused is refused here.
    func begin(_ plan: RunPlan) throws(OutputError)

    /// Whether frames passed to ``kept(_:)`` and ``write(_:)`` carry a ``ListDigest``.
    var asksForLists: Bool { get }

    /// Decides whether a frame needs to be drawn. The method is called again for a frame left to another process when
    /// all others are done. It is never called on a sink that ``needsOrder``.
    ///
    /// - Parameter list: Computes the digest of the frame's display list.
    func decision(
        on slot: FrameSlot, showing list: () throws(OutputError) -> ListDigest
    ) throws(OutputError) -> FrameDecision

    /// Returns an encoder for the rows of one frame. The encoded bytes must depend only on the pixels and `isOpaque`,
    /// because they are reused for frames that look the same.
    func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder

    /// Returns the record of an existing file that equals the one ``write(_:)`` would write, which is then not called,
    /// or `nil` if there is none.
    func kept(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord?

    func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord

    /// Checks frames that other processes should complete, before ``abandon()``.
    ///
    /// - Parameter left: One or more frames left to other processes.
    func checkFramesLeft(_ left: [FrameSlot]) throws(OutputError)

    /// Completes the output after the last frame.
    func finish() throws(OutputError)

    /// Removes incomplete output. It cannot fail, because it usually follows an error.
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

/// Encodes one frame row by row from the top, on one thread. A complete frame never exists in memory.
public protocol FrameEncoder: AnyObject {
    /// Adds a row of R, G, B, A with straight alpha `times` times, at least once.
    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError)

    /// Returns the encoded frame. Call this after the last row.
    func finish() throws(OutputError) -> [UInt8]
}

/// A frame encoded for a sink.
public struct EncodedFrame: Equatable, Sendable {
    public let slot: FrameSlot
    /// Digest; `nil` if the run computes no digests.
    public let digest: ByteDigest?
    /// Digest of the display list; `nil` unless the sink ``FrameSink/asksForLists``.
    public let list: ListDigest?
    public let bytes: [UInt8]
    /// A frame with the same pixels that this run has already written, if known.
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

/// The decision whether a frame needs to be written, based on the state of its file.
public enum FrameDecision: Equatable, Sendable {
    /// Draw and write the frame.
    case write
    /// Keep the file, which is up to date.
    case keep(FrameRecord)
    /// Leave the frame to another process that is writing it.
    case leave
}

/// The result of writing one frame.
public struct FrameRecord: Equatable, Sendable {
    /// Scene number of the frame.
    public let number: Int
    /// Name of the file in the folder of the sequence; `nil` if all frames share one file.
    public let fileName: String?
    /// Digest; `nil` if the run computes no digests.
    public let digest: ByteDigest?
    /// Number of bytes the frame takes in its file.
    public let byteCount: Int

    public init(number: Int, fileName: String?, digest: ByteDigest?, byteCount: Int) {
        self.number = number
        self.fileName = fileName
        self.digest = digest
        self.byteCount = byteCount
    }
}
