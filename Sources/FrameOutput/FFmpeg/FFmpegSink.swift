public import FramePainting
import FrameTiming
import Glibc
import Synchronization

/// Pipes frames through `ffmpeg`, which writes the file. Frames are not stored in between.
///
/// Of odd sides, the last column or row is left out, because 4:2:0 subsampling requires even ones.
public final class FFmpegSink: FrameSink {
    public let format: OutputFormat
    public let codec: FFmpegCodec
    public let path: String
    public let replacing: Bool
    public let settings: MovieSettings

    private struct State: ~Copyable {
        var plan: RunPlan?
        var folder: Folder?
        /// Whether the canvas of the frames is opaque, which is the same for all frames of a run.
        var isOpaque = true
        /// Process, started with the first frame.
        var process: FFmpegProcess?
    }

    private let state = Mutex(State())

    public var needsOrder: Bool { true }

    public init(
        _ format: OutputFormat, _ codec: FFmpegCodec, path: String, replacing: Bool, settings: MovieSettings
    ) {
        self.format = format
        self.codec = codec
        self.path = path
        self.replacing = replacing
        self.settings = settings
    }

    public func begin(_ plan: RunPlan) throws(OutputError) {
        guard settings.ffmpeg != nil else { throw .noFFmpeg(format) }
        try checkMemory(plan)
        let folder = try MovieFile.folder(for: path, replacing: replacing)
        state.withLock {
            $0.plan = plan
            $0.folder = folder
        }
    }

    /// - Throws: ``OutputError/paletteMemory(_:frames:most:)``.
    private func checkMemory(_ plan: RunPlan) throws(OutputError) {
        guard case .palette(let palette) = codec, palette.source.needsWholeMovie else { return }
        let (size, frames) = (plan.size, plan.slots.count + settings.holdFirst + settings.holdLast)
        guard frames * size.width * size.height * 4 <= GIFPalette.memoryLimit else {
            throw .paletteMemory(size, frames: frames, most: GIFPalette.memoryLimit)
        }
    }

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        guard isOpaque || format.hasAlpha else { throw .noAlpha(format) }
        state.withLock { $0.isOpaque = isOpaque }
        return RawFrameEncoder(size: size, written: format.size(of: size))
    }

    public func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        try state.withLock { state throws(OutputError) in
            guard let plan = state.plan else { return }
            if state.process == nil { state.process = try start(plan, isOpaque: state.isOpaque) }
            for _ in 0..<settings.frames(at: frame.slot.index, of: plan.slots.count) {
                guard state.process?.write(frame.bytes) == true else { throw failure(of: &state.process) }
            }
        }
        return FrameRecord(
            number: frame.slot.number, fileName: nil, digest: frame.digest, byteCount: frame.bytes.count)
    }

    private func start(_ plan: RunPlan, isOpaque: Bool) throws(OutputError) -> FFmpegProcess {
        guard let program = settings.ffmpeg else { throw .noFFmpeg(format) }
        let size = format.size(of: plan.size)
        let rate = settings.rate
        return try FFmpegProcess(
            program,
            [
                "-hide_banner", "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "rgba",
                "-video_size", "\(size.width)x\(size.height)", "-framerate", "\(rate.numerator)/\(rate.denominator)",
                "-i", "pipe:0",
            ]
                + codec.arguments(
                    isOpaque: isOpaque, settings, isStill: plan.slots.count == 1)
                // Keep the file free of traces of the machine and the version of ffmpeg.
                + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"] + ["-y", temporaryPath])
    }

    private var temporaryPath: String { TemporaryName.path(for: path) }

    private func failure(of process: inout FFmpegProcess?) -> OutputError {
        .ffmpegFailed(process?.finish() ?? "it stopped reading frames")
    }

    public func finish() throws(OutputError) {
        try state.withLock { state throws(OutputError) in
            if let message = state.process?.finish() { throw .ffmpegFailed(message) }
            state.process = nil
        }
        try FileMark.mark(fileAt: temporaryPath, named: path)
        guard rename(temporaryPath, path) == 0 else { throw .cannotCreate(path: path, .current) }
    }

    public func abandon() {
        state.withLock { state in
            state.process = nil
            unlink(temporaryPath)
            state.folder?.removeIfEmpty()
        }
    }
}
