internal import FrameFiles
internal import FrameJPEG
public import FrameOutput
internal import FramePNG
internal import FramePages
internal import FramePainting
public import FrameRecording
internal import FrameTiming
internal import Glibc

/// A job that writes a small player of a recording for other pages: a single file that contains a movie.
///
/// The movie is reduced until the file is within a limit: first in quality, then in size.
public struct EmbedJob: Sendable {
    /// The form of the file.
    public enum Form: String, CaseIterable, Sendable {
        /// A page for an `<iframe>`.
        case html
        /// A script for a `<script>` element, after which the player appears.
        case js
    }

    /// The path of the file.
    public var path: String
    public var form: Form
    public var title: String
    public var isReplacing = false
    public var drawing = FrameDrawing()
    public var frames = FrameSelection.all
    /// The number of drawing threads, from 1 to 64. It has no effect on the bytes.
    public var workers = FrameRun.standardWorkers
    public var loops = true
    public var playsWhenVisible = true
    /// The frame shown before the movie plays.
    public var poster = FrameMoment.first
    /// The quality; `nil` for the best quality that keeps the file within the limit.
    public var quality: MovieQuality?
    /// The maximum size of the file in bytes. A file is written regardless of the limit if a quality is set, or if it
    /// is too large even at the lowest quality and size.
    public var limit = 300_000
    /// The folders in which `ffmpeg` is looked up, as in `PATH`.
    package var programFolders = getenv("PATH").map { String(cString: $0) } ?? ""

    public init(path: String, form: Form, title: String) {
        (self.path, self.form, self.title) = (path, form, title)
    }

    /// Rate factors of H.264. Tuned: at the first one, no loss is visible next to the page's text; at the last one,
    /// text remains readable.
    private static let factors = 24...34

    /// Numbers of pixels per point to try, one after another.
    private static let scales = [2.0, 1.5, 1.0]

    /// Draws the frames and writes the file.
    ///
    /// - Parameter progress: Called after every frame of every attempt, on other threads, one call at a time.
    /// - Returns: The contents of the file and the size of its frames.
    /// - Throws: ``RenderError``.
    @discardableResult public func write(
        _ recording: Recording, cancellation: Cancellation = Cancellation(),
        progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
    ) throws(RenderError) -> EmbedResult {
        let drawn = try drawing.frames(of: recording)
        let numbers = try drawn.numbers(frames)
        let fixed = drawing.framing.reduces || drawn.scale < 1
        let scales = fixed ? [1] : Self.scales.map { $0 / drawn.scale }.filter { $0 <= 1 }
        let poster = try image(of: drawn)
        var last: EmbedResult?
        for scale in scales.isEmpty ? [1] : scales {
            let framing = try drawn.framing(scale: scale, hasEvenSides: true)
            var factor = Self.factors.lowerBound
            repeat {
                let movie = try movie(
                    of: drawn, framing, numbers, quality ?? .factor(factor), cancellation, progress)
                let file = file(movie, poster, framing, drawn)
                let result = EmbedResult(bytes: file, width: framing.size.width, height: framing.size.height)
                if file.count <= limit || quality != nil { return try write(result) }
                last = result
                factor += Self.steps(from: file.count, to: limit)
            } while Self.factors.contains(factor)
        }
        guard let last else { throw .output(.noFrames) }
        return try write(last)
    }

    /// Returns the increase of the rate factor, at least 2, that shrinks a file to a size. An increase of 6 halves the
    /// size.
    private static func steps(from count: Int, to limit: Int) -> Int {
        // The sixth root of 2.
        var (steps, size) = (0, Double(limit))
        while size < Double(count) { (steps, size) = (steps + 1, size * 1.122462048) }
        return max(2, steps)
    }

    private func write(_ result: EmbedResult) throws(RenderError) -> EmbedResult {
        try RenderError.output { () throws(OutputError) in
            try WholeFile.write(result.bytes, to: path, replacing: isReplacing)
        }
        return result
    }

    private func file(_ movie: [UInt8], _ poster: [UInt8], _ framing: Framing, _ drawn: DrawnFrames) -> [UInt8] {
        func points(_ side: Int) -> Int { max(1, Int((Double(side) / drawn.scale).rounded())) }
        let rate = drawing.rate
        var player = EmbeddedPlayer(
            title: title, size: PixelSize(width: points(framing.part.width), height: points(framing.part.height)),
            rate: Double(rate.numerator) / Double(rate.denominator), poster: poster, movie: movie)
        (player.loops, player.playsWhenVisible) = (loops, playsWhenVisible)
        return FileMark.marking(Array((form == .js ? player.script : player.html).utf8))
    }

    /// Returns the movie, which is written to a temporary file because `ffmpeg` seeks in its output.
    private func movie(
        of drawn: DrawnFrames, _ framing: Framing, _ numbers: [Int], _ quality: MovieQuality,
        _ cancellation: Cancellation, _ progress: @escaping @Sendable (RunProgress) -> Void
    ) throws(RenderError) -> [UInt8] {
        let temporary = TemporaryName.path(for: path) + ".mp4"
        defer { unlink(temporary) }
        var destination = MovieDestination(.mp4, to: .file(path: temporary, replacing: true))
        destination.programFolders = programFolders
        destination.settings.rate = drawing.rate
        destination.settings.quality = quality
        // Seeking decodes from the preceding keyframe, which takes at most a tenth of a second at this interval.
        destination.settings.keyInterval = 120
        destination.settings.effort = .high
        let run = FrameRun(drawn, RunPlan(framing, frames: numbers), workers: workers, hasFullAlpha: false)
        _ = try RenderError.output { () throws(OutputError) in
            try run.write(into: destination.sink(), cancellation: cancellation, progress: progress)
        }
        do throws(InputBytes.Refusal) {
            return try InputBytes.read(temporary, limit: 1 << 30)
        } catch {
            throw .output(.ffmpegFailed(error.message))
        }
    }

    /// Returns the poster as a JPEG file with one pixel per point.
    private func image(of drawn: DrawnFrames) throws(RenderError) -> [UInt8] {
        let framing = try drawn.framing(scale: min(1, 1 / drawn.scale))
        let number = try RenderError.output { () throws(OutputError) in
            try poster.frame(ofCount: drawn.count, at: drawing.rate)
        }
        let png = try RenderError.output { () throws(OutputError) in
            try StillFile.bytes(of: drawn.displayList(ofFrame: number, hasFullAlpha: false), in: framing)
        }
        let pixels: PixelBuffer
        do throws(PNGError) { pixels = try PNGDecoder.decode(png).rasterImage.pixels } catch {
            throw .output(.encoding(error))
        }
        do throws(JPEGError) { return try JPEGEncoder.encode(pixels, quality: 0.7) } catch {
            throw .poster(error.message)
        }
    }
}

/// The file that an ``EmbedJob`` has written.
public struct EmbedResult: Equatable, Sendable {
    /// The contents of the file.
    public let bytes: [UInt8]
    /// The size of the movie's frames in pixels.
    public let width: Int
    public let height: Int
}
