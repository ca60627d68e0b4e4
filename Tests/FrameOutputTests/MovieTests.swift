import FrameGeometry
import FramePNG
import FramePainting
import FrameTiming
import Testing

@testable import FrameOutput

/// Formats that store all frames in one file.
@Suite struct MovieTests {
    private func run(
        _ format: OutputFormat, _ folder: TemporaryFolder, frames: [Int] = [0, 1, 2], scene: TestScene = TestScene(),
        _ settings: MovieSettings = MovieSettings(rate: .fps60)
    ) throws -> [UInt8] {
        let name = "movie.\(format.name)"
        let sink = format.movieSink(
            to: .file(path: folder.path + "/" + name, replacing: true), settings: settings, compression: .fast)
        let plan = RunPlan(size: scene.size, frames: frames)
        _ = try FramePipeline(jobs: 2).run(plan, into: sink) { scene.list($0) }
        return folder.read(name) ?? []
    }

    private func straight(_ number: Int, of scene: TestScene = TestScene()) throws -> [UInt8] {
        try PNGDecoder.decode(try StillFile.bytes(of: scene.list(number))).bytes
    }

    /// There is no file to continue from, so no message advises skipping existing files.
    @Test(arguments: [OutputFormat.rgba, .y4m, .apng]) func anInterruptedMovieCannotBeResumed(
        format: OutputFormat
    ) throws {
        let (folder, scene, cancellation) = (try TemporaryFolder(), TestScene(), Cancellation())
        let sink = format.movieSink(
            to: .file(path: folder.path + "/movie", replacing: false), settings: MovieSettings(rate: .fps60),
            compression: .fast)
        let error = #expect(throws: OutputError.self) {
            try FramePipeline(jobs: 1, cancellation: cancellation).run(
                RunPlan(size: scene.size, frames: Array(0..<9)), into: sink,
                progress: { if $0.done == 3 { cancellation.request() } }
            ) { scene.list($0) }
        }
        #expect(error == .interrupted(written: 3, isResumable: false))
        #expect(error?.description.contains("skip") == false)
        #expect(folder.names.isEmpty)
    }

    /// ffmpeg would hold 4.1 GB. Colors for each frame need no more than a few frames.
    @Test func aGIFThatDoesNotFitIntoMemoryIsRefused() throws {
        let (folder, size) = (try TemporaryFolder(), PixelSize(width: 1000, height: 1025))
        func run(_ source: GIFPalette.Source) throws {
            var settings = MovieSettings(rate: .fps60, holdLast: 999, ffmpeg: FakeFFmpeg.copying.path)
            settings.palette = GIFPalette(from: source)
            let sink = OutputFormat.gif.movieSink(
                to: .file(path: folder.path + "/movie.gif", replacing: false), settings: settings, compression: .fast)
            try sink.begin(RunPlan(size: size, frames: [0]))
            sink.abandon()
        }
        for source in [GIFPalette.Source.movie, .motion] {
            #expect(throws: OutputError.paletteMemory(size, frames: 1000, most: GIFPalette.memoryLimit)) {
                try run(source)
            }
        }
        try run(.frame)
        #expect(folder.names.isEmpty)
    }

    // MARK: Streams

    @Test func rawMoviesHoldThePixelsUnchanged() throws {
        let bytes = try run(.rgba, try TemporaryFolder())
        let expected = try straight(0) + straight(1) + straight(2)
        #expect(bytes == expected)
    }

    @Test func heldFramesAreRepeated() throws {
        let settings = MovieSettings(rate: .fps60, holdFirst: 2, holdLast: 1)
        let bytes = try run(.rgba, try TemporaryFolder(), settings)
        let expected = try [0, 0, 0, 1, 2, 2].flatMap { try straight($0) }
        #expect(bytes == expected)
        let only = try run(.rgba, try TemporaryFolder(), frames: [5], settings)
        let four = try [5, 5, 5, 5].flatMap { try straight($0) }
        #expect(only == four)
    }

    @Test func aStreamOfPlanesDescribesItsFormat() throws {
        let rate = try #require(FrameRate(30_000, per: 1001))
        let bytes = try run(.y4m, try TemporaryFolder(), MovieSettings(rate: rate))
        let line = "YUV4MPEG2 W37 H70 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED XFRAMEREEL\n"
        #expect(bytes.starts(with: line.utf8))
        let frame = 6 + 3 * 37 * 70
        #expect(bytes.count == line.utf8.count + 3 * frame)
        for number in 0..<3 {
            let start = line.utf8.count + number * frame
            #expect(bytes[start..<start + 6].elementsEqual("FRAME\n".utf8))
            let pixels = try straight(number)
            for pixel in stride(from: 0, to: 37 * 70, by: 13) {
                let levels = Self.levels(pixels[pixel * 4], pixels[pixel * 4 + 1], pixels[pixel * 4 + 2])
                for plane in 0..<3 {
                    #expect(Int(bytes[start + 6 + plane * 37 * 70 + pixel]) == levels[plane])
                }
            }
        }
    }

    /// Returns the levels of ITU-R BT.709-6, 3.2 to 3.5, in floating point.
    private static func levels(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [Int] {
        let (r, g, b) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
        return [16 + 219 * y, 128 + 224 * (b - y) / 1.8556, 128 + 224 * (r - y) / 1.5748].map { Int(($0).rounded()) }
    }

    @Test func everyColorHasTheNearestLevels() {
        for red in stride(from: 0, through: 255, by: 5) {
            for green in stride(from: 0, through: 255, by: 5) {
                for blue in stride(from: 0, through: 255, by: 3) {
                    let (y, cb, cr) = Y4MFrameEncoder.levels(red: red, green: green, blue: blue)
                    let expected = Self.levels(UInt8(red), UInt8(green), UInt8(blue))
                    guard [Int(y), Int(cb), Int(cr)] != expected else { continue }
                    Issue.record("\(red) \(green) \(blue): \([y, cb, cr]), expected \(expected)")
                }
            }
        }
        for gray in 0...255 {
            let (_, cb, cr) = Y4MFrameEncoder.levels(red: gray, green: gray, blue: gray)
            #expect(cb == 128 && cr == 128)
        }
    }

    @Test(arguments: OutputFormat.allCases.filter { !$0.hasAlpha }) func formatsWithoutAlphaReportIt(
        format: OutputFormat
    )
        throws
    {
        let folder = try TemporaryFolder()
        let settings = MovieSettings(rate: .fps60, ffmpeg: FakeFFmpeg.copying.path)
        let scene = TestScene(background: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
        #expect(throws: OutputError.noAlpha(format)) { try run(format, folder, scene: scene, settings) }
    }

    // MARK: Animated PNG

    @Test func framesShowForTheirTime() throws {
        let settings = MovieSettings(
            rate: try #require(FrameRate(60_000, per: 1001)), holdFirst: 9, holdLast: 29, plays: 2)
        let bytes = try run(.apng, try TemporaryFolder(), settings)
        let controls = bytes.indices.dropLast(4).filter { bytes[$0..<$0 + 4].elementsEqual("fcTL".utf8) }
        let delays = controls.map { at in
            [bytes[at + 24..<at + 26], bytes[at + 26..<at + 28]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
        }
        #expect(delays == [[1001, 6000], [1001, 60_000], [1001, 2000]])
        let (shown, first) = (try PNGDecoder.decode(bytes).bytes, try straight(0))
        #expect(shown == first)
    }

    @Test func timesBeyondTheFileFormatAreRejected() throws {
        let rate = try #require(FrameRate(90_000))
        #expect(throws: OutputError.delay(frames: 1, rate: rate)) {
            try run(.apng, try TemporaryFolder(), MovieSettings(rate: rate))
        }
    }

    // MARK: ffmpeg

    /// Of odd sides, the last row or column is left out, since 4:2:0 has no odd sizes.
    @Test func ffmpegReceivesExactPixels() throws {
        let folder = try TemporaryFolder()
        let settings = MovieSettings(rate: .fps60, holdLast: 1, ffmpeg: FakeFFmpeg.copying.path)
        let bytes = try run(.mp4, folder, settings)
        let even = try [0, 1, 2, 2].flatMap { number -> [UInt8] in
            let rows = try straight(number)
            return (0..<70).flatMap { row -> ArraySlice<UInt8> in
                let start = row * 37 * 4
                return rows[start..<start + 36 * 4]
            }
        }
        #expect(bytes == even)
        let arguments = String(decoding: folder.read("arguments") ?? [], as: UTF8.self).split(separator: "\n")
        #expect(arguments.contains("36x70") && arguments.contains("60/1") && arguments.contains("libx264"))
        #expect(!folder.names.contains { $0.hasSuffix(".tmp") })
    }

    /// The bytes must not depend on the number of processors, and readers must not guess the colors.
    @Test(arguments: [OutputFormat.mp4, .webm, .mov]) func encodersGetFixedThreadsAndColors(format: OutputFormat) throws
    {
        let folder = try TemporaryFolder()
        _ = try run(format, folder, MovieSettings(rate: .fps60, ffmpeg: FakeFFmpeg.copying.path))
        let words = String(decoding: folder.read("arguments") ?? [], as: UTF8.self).split(separator: "\n").map(
            String.init)
        func value(_ name: String) -> String? { words.firstIndex(of: name).map { words[$0 + 1] } }
        #expect(value("-threads") == (format == .mov ? nil : "4"))
        if format == .webm { #expect(value("-row-mt") == "0") }
        let filters = try #require(value("-vf"))
        #expect(
            filters.hasSuffix("setparams=colorspace=bt709:color_primaries=bt709:color_trc=iec61966-2-1:range=tv"))
    }

    @Test func aGIFOfAReducedRateHasTheEndState() throws {
        let folder = try TemporaryFolder()
        _ = try run(.gif, folder, MovieSettings(rate: .fps60, ffmpeg: FakeFFmpeg.copying.path))
        let arguments = String(decoding: folder.read("arguments") ?? [], as: UTF8.self)
        #expect(arguments.contains("\nfps=50:eof_action=pass,split"))
    }

    @Test func withoutFFmpegNothingIsDrawn() throws {
        let folder = try TemporaryFolder()
        #expect(throws: OutputError.noFFmpeg(.webm)) { try run(.webm, folder) }
        #expect("\(OutputError.noFFmpeg(.webm))".contains("apt-get install ffmpeg"))
        #expect(folder.names.isEmpty)
    }

    @Test(arguments: [FakeFFmpeg.failing, .failingLate]) func theLastLineOfFFmpegIsReported(ffmpeg: FakeFFmpeg) throws {
        let folder = try TemporaryFolder()
        let settings = MovieSettings(rate: .fps60, ffmpeg: ffmpeg.path)
        #expect(throws: OutputError.ffmpegFailed("no such codec")) {
            try run(.webm, folder, frames: Array(0..<60), settings)
        }
        #expect(!folder.names.contains { $0.contains("movie") })
    }

    @Test func aProgramThatCannotStartIsNamed() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/absent"
        #expect(throws: OutputError.cannotStart(program: path, SystemReason(2))) {
            try run(.gif, folder, MovieSettings(rate: .fps60, ffmpeg: path))
        }
    }

    /// Browsers show frames of less than two hundredths of a second for ten hundredths.
    @Test func aGIFPlaysAtARateItCanHold() throws {
        let (thirty, twentyFive) = (try #require(FrameRate(30)), try #require(FrameRate(25)))
        #expect(OutputFormat.gif.reducedRate(for: .fps60) == 50 && OutputFormat.gif.reducedRate(for: thirty) == nil)
        #expect(!OutputFormat.gif.keepsTimes(of: thirty) && OutputFormat.gif.keepsTimes(of: twentyFive))
        #expect(OutputFormat.webm.keepsTimes(of: .fps60))
        func loop(_ plays: Int) -> String? {
            let arguments = FFmpegCodec.palette(GIFPalette()).arguments(
                isOpaque: true, MovieSettings(rate: .fps60, plays: plays))
            return arguments.firstIndex(of: "-loop").map { arguments[$0 + 1] }
        }
        #expect([0, 1, 2, 5].map(loop) == ["0", "-1", "1", "4"])
    }

    /// The filters of ffmpeg, with the values from its manual. The standard palette leaves out ffmpeg's defaults.
    @Test func aGIFUsesTheGivenPalette() throws {
        func filter(_ palette: GIFPalette) throws -> String {
            let arguments = FFmpegCodec.palette(palette).arguments(isOpaque: true, MovieSettings(rate: .fps60))
            let index = try #require(arguments.firstIndex(of: "-filter_complex"))
            return arguments[index + 1]
        }
        #expect(
            try filter(GIFPalette()) == "fps=50:eof_action=pass,split[a][b];[a]palettegen=stats_mode=full[p];"
                + "[b][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle")
        #expect(
            try filter(GIFPalette(from: .frame, colors: 16, dither: .ordered)) == "fps=50:eof_action=pass,split[a][b];"
                + "[a]palettegen=stats_mode=single:max_colors=16[p];"
                + "[b][p]paletteuse=dither=bayer:bayer_scale=3:diff_mode=rectangle:new=1")
        #expect(
            try filter(GIFPalette(from: .motion, dither: .none)).contains(
                "stats_mode=diff[p];[b][p]paletteuse=dither=none:"))
    }
}
