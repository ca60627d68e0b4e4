public import FramePainting

/// Where frames go: a folder of files, or one file that holds them all.
///
/// A pipeline calls ``begin(_:)`` once, then for every frame ``decision(on:showing:)``, an encoder and ``write(_:)``, then either
/// ``finish()`` or, when anything failed, the run was stopped or frames were left to others, ``abandon()``. A `begin`
/// that throws is followed by nothing. Several threads call ``decision(on:showing:)``, ``encoder(size:isOpaque:)`` and, unless
/// the sink asks for order, ``write(_:)`` at the same time.
public protocol FrameSink: Sendable {
    /// Whether ``write(_:)`` is to be called in the order of positions, one call at a time.
    var needsOrder: Bool { get }

    /// Checks everything that can be checked before work is done, and makes what all frames share.
    func begin(_ plan: RunPlan) throws(OutputError)

    /// Whether ``decision(on:showing:)`` and ``write(_:)`` are to be told what a frame shows.
    var asksForLists: Bool { get }

    /// Whether a frame is to be drawn at all. Asked once more, when all others are done, of a frame that was left to
    /// another process. Not asked of a sink that needs order.
    ///
    /// - Parameter list: what it shows today.
    func decision(
        on slot: FrameSlot, showing list: () throws(OutputError) -> ListDigest
    ) throws(OutputError) -> FrameDecision

    /// Turns the rows of one frame into the bytes that ``write(_:)`` takes. The bytes depend on the pixels and
    /// `isOpaque` alone, so that those of one frame may serve for another that looks the same.
    func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder

    /// What there is of a frame already, if it is what ``write(_:)`` would write: the frame is then not written.
    func kept(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord?

    func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord

    /// All frames are written.
    func finish() throws(OutputError)

    /// Removes what is incomplete. Cannot fail: an error is on its way already.
    func abandon()
}

extension FrameSink {
    public var asksForLists: Bool { false }

    public func decision(
        on slot: FrameSlot, showing list: () throws(OutputError) -> ListDigest
    ) throws(OutputError) -> FrameDecision { .write }

    public func kept(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord? { nil }
}

/// Encodes one frame from the top down, on one thread. A frame never exists as a whole before it is encoded.
public protocol FrameEncoder: AnyObject {
    /// A row of R, G, B, A with straight alpha that stands `times` times, at least once, one below the other.
    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError)

    /// The encoded frame, after the last row.
    func finish() throws(OutputError) -> [UInt8]
}

/// A frame as a sink's encoder made it.
public struct EncodedFrame: Equatable, Sendable {
    public let slot: FrameSlot
    /// `nil` when the run computes no digests.
    public let digest: PixelDigest?
    /// What it shows; `nil` when the sink does not ask.
    public let list: ListDigest?
    public let bytes: [UInt8]
    /// A frame that looks the same and was written before by this run, if one is known.
    public let twin: FrameSlot?

    public init(
        slot: FrameSlot, digest: PixelDigest?, list: ListDigest? = nil, bytes: [UInt8], twin: FrameSlot? = nil
    ) {
        self.slot = slot
        self.digest = digest
        self.list = list
        self.bytes = bytes
        self.twin = twin
    }
}

/// What is to become of a frame, seen from where it would be written.
public enum FrameDecision: Equatable, Sendable {
    /// It is to be drawn and written.
    case write
    /// It is there already.
    case keep(FrameRecord)
    /// Another process is writing it.
    case leave
}

/// What was written of one frame.
public struct FrameRecord: Equatable, Sendable {
    /// The frame's number in the scene.
    public let number: Int
    /// The file's name inside the sequence's folder; `nil` when all frames share one file.
    public let fileName: String?
    /// `nil` when the run computes no digests.
    public let digest: PixelDigest?
    /// Bytes the frame takes in its file.
    public let byteCount: Int

    public init(number: Int, fileName: String?, digest: PixelDigest?, byteCount: Int) {
        self.number = number
        self.fileName = fileName
        self.digest = digest
        self.byteCount = byteCount
    }
}
