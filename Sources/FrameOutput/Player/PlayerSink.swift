public import FramePNG
public import FramePages
public import FramePainting
import Synchronization

/// Writes all frames into one HTML page that plays them. Equal frames share one image.
public final class PlayerSink: FrameSink {
    public let page: PlayerPage
    public let path: String
    public let replacing: Bool
    public let compression: PNGCompression

    private struct State {
        var file: MovieFile?
        var frames: [PlayerPage.Frame] = []
        /// Index of each image written, keyed by its digest.
        var images: [ByteDigest: Int] = [:]
    }

    private let state = Mutex(State())

    public var needsOrder: Bool { true }

    /// - Parameter page: A page without frames, to which the frames of the run are added.
    public init(_ page: PlayerPage, path: String, replacing: Bool, compression: PNGCompression = .fast) {
        self.page = page
        self.path = path
        self.replacing = replacing
        self.compression = compression
    }

    /// - Precondition: The plan computes digests, which identify equal images.
    public func begin(_ plan: RunPlan) throws(OutputError) {
        precondition(plan.computesDigests, "a player identifies images by their digests")
        let file = try MovieFile(.file(path: path, replacing: replacing))
        try file.write(Array(page.opening.utf8))
        state.withLock { $0.file = file }
    }

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        try PNGFrameEncoder(size: size, isOpaque: isOpaque, compression: compression)
    }

    public func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        let (file, isNew) = state.withLock { state in
            let next = state.images.count
            let image = frame.digest.flatMap { state.images[$0] } ?? next
            if let digest = frame.digest { state.images[digest] = image }
            state.frames.append(PlayerPage.Frame(number: frame.slot.number, image: image))
            return (state.file, image == next)
        }
        let bytes = isNew ? Array(PlayerPage.image(frame.bytes).utf8) : []
        try file?.write(bytes)
        return FrameRecord(number: frame.slot.number, fileName: nil, digest: frame.digest, byteCount: bytes.count)
    }

    public func finish() throws(OutputError) {
        let state = self.state.withLock { $0 }
        try state.file?.write(Array(page.closing(state.frames).utf8))
        try state.file?.commit(marked: true)
    }

    public func abandon() {
        state.withLock { $0 }.file?.abandon()
    }
}
