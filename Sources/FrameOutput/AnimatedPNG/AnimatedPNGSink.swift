public import FramePNG
public import FramePainting
import FrameTiming
import Synchronization

/// Writes all frames into one animated PNG with exact pixels and exact times.
public final class AnimatedPNGSink: FrameSink {
    public let target: MovieTarget
    public let settings: MovieSettings
    public let compression: PNGCompression

    private struct State {
        var file: MovieFile?
        var plan: RunPlan?
        /// Whether the canvas of the frames is opaque, which is the same for all frames of a run.
        var isOpaque = true
        /// Created with the first frame.
        var movie: Movie?
    }

    /// Unchecked because frames arrive one at a time: two threads never use the encoder at once.
    private final class Movie: @unchecked Sendable {
        let encoder: AnimatedPNGEncoder

        init(_ encoder: AnimatedPNGEncoder) {
            self.encoder = encoder
        }
    }

    private let state = Mutex(State())

    public var needsOrder: Bool { true }

    public init(to target: MovieTarget, settings: MovieSettings, compression: PNGCompression = .fast) {
        self.target = target
        self.settings = settings
        self.compression = compression
    }

    public func begin(_ plan: RunPlan) throws(OutputError) {
        let count = plan.slots.count
        for index in Set([0, 1, count - 1]) where index < count { _ = try delay(at: index, of: count) }
        let file = try MovieFile(target)
        state.withLock {
            $0.file = file
            $0.plan = plan
        }
    }

    /// - Throws: ``OutputError/delay(frames:rate:)`` if the format cannot express the delay.
    private func delay(at index: Int, of count: Int) throws(OutputError) -> FrameDelay {
        let frames = settings.frames(at: index, of: count)
        guard let delay = FrameDelay(frames * settings.rate.denominator, over: settings.rate.numerator) else {
            throw .delay(frames: frames, rate: settings.rate)
        }
        return delay
    }

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        state.withLock { $0.isOpaque = isOpaque }
        return RawFrameEncoder(size: size)
    }

    public func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        let state = self.state.withLock { $0 }
        var byteCount = 0
        if let file = state.file, let plan = state.plan {
            let delay = try delay(at: frame.slot.index, of: plan.slots.count)
            let bytes = try encoding { () throws(PNGError) in
                let movie = try movie(of: state, plan)
                try movie.encoder.append(frame.bytes, delay: delay)
                return movie.encoder.takeBytes()
            }
            try file.write(bytes)
            byteCount = bytes.count
        }
        return FrameRecord(number: frame.slot.number, fileName: nil, digest: frame.digest, byteCount: byteCount)
    }

    private func movie(of state: State, _ plan: RunPlan) throws(PNGError) -> Movie {
        if let movie = state.movie { return movie }
        let encoder = try AnimatedPNGEncoder(
            size: plan.size, isOpaque: state.isOpaque, frameCount: plan.slots.count, plays: settings.plays,
            compression: compression)
        let movie = Movie(encoder)
        self.state.withLock { $0.movie = movie }
        return movie
    }

    public func finish() throws(OutputError) {
        let state = self.state.withLock { $0 }
        guard let movie = state.movie else { return }
        let bytes = try encoding { () throws(PNGError) in
            try movie.encoder.finish()
            return movie.encoder.takeBytes()
        }
        try state.file?.write(bytes)
        try state.file?.commit(marked: true)
    }

    public func abandon() {
        state.withLock { $0 }.file?.abandon()
    }

    private func encoding<Result>(_ body: () throws(PNGError) -> Result) throws(OutputError) -> Result {
        do throws(PNGError) {
            return try body()
        } catch {
            throw .encoding(error)
        }
    }
}
