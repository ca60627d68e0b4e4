public import FramePainting
import FrameTiming
import Synchronization

/// Writes frames one behind the other, uncompressed, for programs that read them from a pipe or a file.
public final class VideoStreamSink: FrameSink {
    public enum Form: Sendable {
        /// R, G, B, straight alpha, a byte each, rows from the top: the pixels as they are.
        case rgba
        /// YUV4MPEG2, 4:4:4, BT.709, limited range: what `ffmpeg`, `mpv` and video encoders read without being told its
        /// size and rate. It has no alpha, and a colour comes back to within two levels.
        case y4m
    }

    public let form: Form
    public let target: MovieTarget
    public let settings: MovieSettings
    private let opened = Mutex<(file: MovieFile, frameCount: Int)?>(nil)

    public var needsOrder: Bool { true }

    public init(_ form: Form, to target: MovieTarget, settings: MovieSettings) {
        self.form = form
        self.target = target
        self.settings = settings
    }

    public func begin(_ plan: RunPlan) throws(OutputError) {
        let file = try MovieFile(target)
        if form == .y4m {
            let rate = (settings.rate.numerator, settings.rate.denominator)
            try file.write(Y4MFrameEncoder.header(size: plan.size, rate: rate))
        }
        opened.withLock { $0 = (file, plan.slots.count) }
    }

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        switch form {
        case .rgba: return RawFrameEncoder(size: size)
        case .y4m:
            guard isOpaque else { throw .noAlpha(.y4m) }
            return Y4MFrameEncoder(size: size)
        }
    }

    public func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        if let (file, count) = opened.withLock({ $0 }) {
            for _ in 0..<settings.frames(at: frame.slot.index, of: count) { try file.write(frame.bytes) }
        }
        return FrameRecord(
            number: frame.slot.number, fileName: nil, digest: frame.digest, byteCount: frame.bytes.count)
    }

    public func finish() throws(OutputError) {
        try opened.withLock { $0 }?.file.commit()
    }

    public func abandon() {
        opened.withLock { $0 }?.file.abandon()
    }
}
