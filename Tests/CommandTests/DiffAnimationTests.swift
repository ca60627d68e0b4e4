import FramePNG
import FramePainting
import Testing

@testable import Framereel

/// `diff` applied to animated PNGs, compared with each other and with folders of frames.
@MainActor @Suite struct DiffAnimationTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try render("a.apng")
    }

    private func render(_ name: String, _ words: String...) throws {
        let run = CommandRun(["render", "square", "-o", folder(name), "--no-manifest"] + words)
        try #require(run.status == 0, "\(run.errors)")
    }

    private func diff(_ words: String...) -> CommandRun { CommandRun(["diff"] + words) }

    /// Writes a movie of the same size as `square` whose frames differ from it in one byte.
    private func write(_ name: String, changing frame: Int, byte: Int) throws {
        var frames = try AnimatedPNG(try #require(folder.read("a.apng"))).frames()
        let encoder = try AnimatedPNGEncoder(size: PixelSize(width: 40, height: 20), isOpaque: true, frameCount: 7)
        let delay = try #require(FrameDelay(1, over: 60))
        while let image = try frames.next() {
            var bytes = image.bytes
            if frames.index == frame + 1 { bytes[byte] ^= 1 }
            try encoder.append(bytes, delay: delay)
        }
        try encoder.finish()
        try folder.write(encoder.takeBytes(), to: name)
    }

    @Test func moviesWithEqualFramesAreEqual() throws {
        try render("b.apng", "--compression", "0")
        #expect(folder.read("a.apng") != folder.read("b.apng"))
        let run = diff(folder("a.apng"), folder("b.apng"))
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    }

    @Test func onePixelOneLevelOffIsNamedWithItsFrame() throws {
        try write("b.apng", changing: 4, byte: 3 * 160 + 8)
        let run = diff(folder("a.apng"), folder("b.apng"), "-o", folder("out"), "--report", folder("report.html"))
        #expect(run.status == 1)
        #expect(run.output.contains("frame 4 at 0.0667 s"))
        #expect(run.output.contains("red at (2, 3) is 254, expected 255"), "\(run.output)")
        #expect(folder.names.filter { $0.hasPrefix("out") } == ["out/00004.png"])
        let page = try #require(folder.text("report.html"))
        // The seven frames, one of which differs, and the difference image.
        #expect(page.matches(of: /data:image\/png/).count == 9)
    }

    @Test func aMovieIsComparedWithAFolder() throws {
        try render("frames/%03d.png")
        #expect(diff(folder("frames"), folder("a.apng")).status == 0)
        #expect(diff(folder("a.apng"), folder("frames")).status == 0)
        // The frame numbers of a partial sequence are positions.
        try render("part/%03d.png", "--frames", "2-6")
        try render("part.apng", "--frames", "2-6")
        #expect(diff(folder("part"), folder("part.apng")).status == 0)
        try write("b.apng", changing: 4, byte: 0)
        let run = diff(folder("frames"), folder("b.apng"))
        #expect(run.status == 1 && run.output.contains("frame 4"))
    }

    @Test func countsRatesAndHoldsHaveTheirOwnMessagesAndAnImage() throws {
        try render("short.apng", "--frames", "0-5")
        try render("held.apng", "--hold-last", "0.5s")
        // The same images at twice the speed.
        let encoder = try AnimatedPNGEncoder(size: PixelSize(width: 40, height: 20), isOpaque: true, frameCount: 7)
        var frames = try AnimatedPNG(try #require(folder.read("a.apng"))).frames()
        let delay = try #require(FrameDelay(1, over: 120))
        while let image = try frames.next() { try encoder.append(image.bytes, delay: delay) }
        try encoder.finish()
        try folder.write(encoder.takeBytes(), to: "fast.apng")
        for (name, message) in [
            ("short.apng", "6 frames, expected 7"), ("fast.apng", "120 frames per second, expected 60"),
            ("held.apng", "frame 6 shows for 31/60 s, expected 1/60 s"),
        ] {
            let run = diff(folder("a.apng"), folder(name), "-o", folder("out-" + name))
            #expect(run.status == 1 && run.output.contains(message), "\(run.output)")
            #expect(folder.names.contains { $0.hasPrefix("out-\(name)/") }, "\(name)")
        }
        try render("frames/%03d.png")
        try render("fps/%03d.png", "--fps", "60")
        let counts = diff(folder("frames"), folder("short.apng"))
        #expect(counts.status == 1 && counts.output.contains("6 frames, expected 7"))
    }

    @Test func incomparableFilesAreReported() throws {
        #expect(CommandRun("still", "square", "-o", folder("still.png")).status == 0)
        let kinds = diff(folder("a.apng"), folder("still.png"))
        #expect(kinds.status == 64 && kinds.errors.contains("is one image, and the other is a sequence"))
        var bytes = try #require(folder.read("a.apng"))
        // Before the mark of the file.
        bytes[bytes.count - 140] ^= 1
        try folder.write(bytes, to: "damaged.apng")
        let damaged = diff(folder("a.apng"), folder("damaged.apng"))
        #expect(damaged.status == 65 && damaged.errors.contains("damaged.apng: is no animated PNG that can be read"))
        #expect(diff(folder("a.apng"), folder("a.apng"), "-o", "-").status == 0)
        let run = diff(folder("a.apng"), folder("damaged.apng"), "-o", "-")
        #expect(run.status != 0 && run.errors.hasPrefix("error:"))
    }

    @Test func progressIsShown() throws {
        try write("b.apng", changing: 4, byte: 0)
        let run = CommandRun(["diff", folder("a.apng"), folder("b.apng")], reportsTerminal: true)
        #expect(run.errors.contains("\rframe 1 of 7 (14 %)"))
    }

    /// Each frame of a few bytes decodes to a whole canvas.
    @Test func aSmallFileOfTooManyPixelsIsRefused() throws {
        let size = PixelSize(width: 4_000, height: 4_000)
        let encoder = try AnimatedPNGEncoder(size: size, isOpaque: true, frameCount: 40)
        let delay = try #require(FrameDelay(1, over: 60))
        let bytes = [UInt8](repeating: 255, count: 4 * size.width * size.height)
        for _ in 0..<40 { try encoder.append(bytes, delay: delay) }
        try encoder.finish()
        try folder.write(encoder.takeBytes(), to: "large.apng")
        let run = diff(folder("large.apng"), folder("a.apng"))
        #expect(run.status == 65 && run.errors.contains("40 frames of 4000×4000 pixels"), "\(run.errors)")
    }
}
