internal import Foundation
internal import FrameFigures
internal import FrameJPEG
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameRendering
internal import FrameTiming

/// Content of a gallery card for a scene, besides its titles.
struct GalleryCard: Codable {
    struct Poster: Codable {
        /// The PNG file; beside a movie, a JPEG file if nothing is transparent.
        let file: Data
        let width: Int
        let height: Int
    }

    struct Use: Codable {
        let scene: String
        let use: Recording.UnsupportedUse
    }

    /// Length and number of events, as text.
    var facts = ""
    /// Findings of `lint`, one line each.
    var findings: [String] = []
    var hasPlayer = false
    var hasMovie = false
    var poster: Poster?
    var unsupported: [Use] = []
    /// Reason why the scene was not played to its end.
    var failure: Failure?

    init(failure: Failure? = nil) {
        self.failure = failure
    }
}

/// Plays scenes for their cards and writes their players.
struct GalleryCardMaker {
    /// Maximum size of a player in bytes; frames are reduced to fit. Tuned: sixty scenes take less than 20 MB.
    private static let playerLimit = 200_000
    /// Smallest scale, in pixels per point.
    private static let leastScale = 0.5
    /// Width of pictures in pixels. Tuned: cards are 220 to 440 points wide, and the picture fills about half of that.
    private static let posterWidth = 320
    /// Seconds that are shown of a scene that never ends. Tuned: a few turns of an activity indicator.
    private static let endlessPart = 5.0

    /// Whether there is a program that encodes movies. Without it, players contain images.
    let hasMovies: Bool
    let compression: PNGCompression
    let frames: FrameRunOptions
    let recording: RecordingOptions
    /// Path of the gallery's page, relative to the players.
    let home: String
    let session: Session

    /// - Parameters:
    ///   - path: Path of the player.
    ///   - link: Path of the player's movie, relative to the player.
    @MainActor func card(of member: SceneGroup.Member, player path: String, movie link: String) -> GalleryCard {
        var card = GalleryCard()
        do {
            let scene = try member.scene.get()
            // A scene that fails has findings if a rule explains the failure.
            let findings = (try? session.lintSilently(scene, recording))?.findings ?? []
            card.findings = findings.map { "\(Trace.seconds($0.time))  \($0.rule)  \($0.subject): \($0.message)" }
            var (run, failure) = try session.attempt(scene, recording, rate: frames.rate)
            let isEndless = run.isEndless
            if isEndless {
                let part = recording.limited(to: Self.endlessPart)
                (run, failure) = (try session.attempt(scene, part, rate: frames.rate).recording, nil)
            }
            card.failure = failure
            card.unsupported = run.unsupported.map { GalleryCard.Use(scene: scene.name, use: $0) }
            let calls = run.trace.printedEvents.count
            let seconds = JSONValue.number((run.duration * 100).rounded() / 100).compact
            let length =
                isEndless ? "never ends" + (run.duration > 0 ? ": the first \(seconds) s" : "") : "\(seconds) s"
            card.facts = "\(length) · \(calls) event\(calls == 1 ? "" : "s")"
            var job = PlayerJob(path: path, title: member.title)
            job.drawing = try frames.drawing(of: scene, scene.name, session, recording)
            job.isReplacing = true
            job.compression = compression
            if hasMovies {
                job.movie = PlayerMovie(
                    path: String(path.dropLast(".html".count)) + ".mp4", link: link,
                    programFolders: session.io.programFolders)
            }
            job.limit = Self.playerLimit
            job.leastScale = Self.leastScale
            job.mayHalveRate = true
            job.findings = findings
            job.home = home
            _ = try frames.write(job, of: run, session)
            (card.hasPlayer, card.hasMovie) = (true, hasMovies)
            card.poster = try poster(of: run)
        } catch {
            card.failure = Failure(error)
        }
        return card
    }

    /// Returns a frame from the middle of the first movement, or the last frame if nothing moves.
    @MainActor private func poster(of recording: Recording) throws -> GalleryCard.Poster {
        let rate = frames.rate
        let chart = TimelineChart(of: recording, title: nil, rate: rate, showsCalls: false)
        let bars = chart.pageRows.filter(\.parts.isEmpty).flatMap(\.bars).sorted { $0.begin < $1.begin }
        var movement: (begin: Double, end: Double)?
        for bar in bars where bar.end > bar.begin {
            guard let first = movement else {
                movement = (bar.begin, bar.end)
                continue
            }
            if bar.begin < first.end { movement = (first.begin, max(first.end, bar.end)) }
        }
        let last = recording.frameCount(at: rate) - 1
        let middle = movement.map { ($0.begin + $0.end) / 2 * Double(rate.numerator) / Double(rate.denominator) }
        let frame = middle.map { min(max(Int($0.rounded()), 0), last) } ?? last
        let size = recording.timeline.pixelSize
        let factor = min(1, Double(Self.posterWidth) / Double(max(size.width, size.height / 2)))
        func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
        let framing =
            Framing(
                x: 0, y: 0, part: size, of: size,
                at: PixelSize(width: reduced(size.width), height: reduced(size.height)))
            ?? Framing(whole: size)
        let png = try StillFile.bytes(
            of: recording.displayList(ofFrame: frame, at: rate), in: framing, compression: compression)
        let file = hasMovies ? try Self.jpeg(png) ?? png : png
        return GalleryCard.Poster(file: Data(file), width: framing.size.width, height: framing.size.height)
    }

    /// Returns an opaque picture as a JPEG file, which has a third of the bytes; `nil` for one that is not opaque.
    private static func jpeg(_ png: [UInt8]) throws -> [UInt8]? {
        let image = try PNGDecoder.decode(png)
        return image.isOpaque ? try JPEGEncoder.encode(image.rasterImage.pixels, quality: 0.8) : nil
    }
}
