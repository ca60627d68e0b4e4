import FrameOutput
import FramePNG
import Framereel
import Testing

/// `--crop`, `--scale`, `--width` and `--height`.
@MainActor @Suite struct FramingCommandTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func size(_ words: String...) throws -> [Int] {
        let run = CommandRun(["still", "square", "-o", folder("a.png"), "--overwrite"] + words)
        guard run.status == 0 else { return [] }
        let size = try PNGDecoder.decode(try #require(folder.read("a.png")), limits: .canvas).size
        return [size.width, size.height]
    }

    /// The canvas has 40 × 20 pixels.
    @Test func framesHaveTheRequestedSize() throws {
        #expect(try size() == [40, 20])
        #expect(try size("--scale", "0.5") == [20, 10])
        #expect(try size("--scale", "1/3") == [13, 7])
        #expect(try size("--width", "10") == [10, 5])
        #expect(try size("--height", "5", "--width", "30") == [10, 5])
        #expect(try size("--width", "400") == [40, 20])
        #expect(try size("--crop", "3,4,20,6") == [20, 6])
        #expect(try size("--crop", "3,4,20,6", "--scale", "1/2") == [10, 3])
    }

    /// A movie with even sides is no wider or taller than requested: of an odd side, the last column or row is left out.
    @Test(arguments: [
        ("mp4", ["--width", "31"], "30 x 14"), ("mp4", ["--height", "13"], "24 x 12"),
        ("mp4", ["--width", "31", "--height", "13"], "24 x 12"), ("webm", ["--width", "30"], "30 x 14"),
        ("apng", ["--width", "31"], "31 x 16"),
    ])
    func moviesAreNotLargerThanRequested(format: String, words: [String], size: String) {
        let run = CommandRun(["render", "square", "-o", folder("a.\(format)"), "--dry-run"] + words)
        #expect(run.status == 0 && run.errors.contains("of \(size) pixels"), "\(run.errors)")
    }

    @Test(arguments: [
        (["--scale", "17"], "expected a factor"), (["--scale", "0"], "expected a factor"),
        (["--scale", "1/0"], "expected a factor"), (["--scale", "half"], "expected a factor"),
        (["--width", "0"], "expected a number of pixels"), (["--crop", "1,2,3"], "expected four numbers"),
        (["--crop", "1,2,40,3"], "which has 40 x 20 pixels"), (["--scale", "1", "--width", "3"], "does not go with"),
        (["--as", "display-list", "--scale", "1"], "is for images"),
    ])
    func wrongSizesAreReported(words: [String], sentence: String) {
        let run = CommandRun(["still", "square", "-o", folder("a.png")] + words)
        #expect(run.status == 64 && run.errors.contains(sentence))
        #expect(folder.names.isEmpty)
    }

    /// The same frame is compared as a still and in a sequence. Files of another size are out of date.
    @Test func sequencesAreReducedLikeStills() throws {
        let words = ["render", "square", "-o", folder("f/%d.png"), "--frames", "3"]
        #expect(CommandRun(words + ["--scale", "1/2"]).errors.contains("20 x 10 pixels"))
        _ = try size("--at", "3", "--scale", "1/2")
        #expect(folder.read("f/3.png").map(FileMark.marking) == folder.read("a.png"))
        let resumed = CommandRun(words + ["--skip-existing"])
        #expect(resumed.status == 0 && resumed.errors.contains("40 x 20 pixels"))
        #expect(folder.read("f/3.png").map(FileMark.marking) != folder.read("a.png"))
        #expect(folder.text("f/manifest.json")?.contains("40") == true)
    }
}
