import FramePNG
import FramePainting
import Testing

@testable import Framereel

/// The options of `MovieRow`, presets, and qualities. The scene "square" has 7 frames of 40 × 20 pixels at scale 2.
@MainActor @Suite struct DressingCommandTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func size(_ words: String...) throws -> [Int] {
        let run = CommandRun(["still", "square", "-o", "-"] + words)
        #expect(run.status == 0, "\(run.errors)")
        let image = try PNGDecoder.decode(run.outputBytes)
        return [image.size.width, image.size.height]
    }

    @Test func stillsAreDressed() throws {
        #expect(try size("--background", "#FFFFFF", "--padding", "5") == [60, 40])
        #expect(try size("--canvas", "100x50") == [100, 50])
        // Two screens of 20 points with a gap of a tenth of the shorter side.
        #expect(try size("--beside", "@dark") == [82, 20])
        #expect(try size("--scale", "1.5") == [60, 30])
    }

    @Test func moviesAreSlowedDownAndHeld() throws {
        func frames(_ words: String...) -> String {
            CommandRun(["render", "square", "-o", folder("%d.png"), "--dry-run"] + words).errors
        }
        #expect(frames().contains("7 frames"))
        #expect(frames("--slow", "0s-0.1s=1/2").contains("13 frames"))
        #expect(frames("--hold", "0.05s=1s").contains("67 frames"))
    }

    /// During a hold, all frames show its instant.
    @Test func heldFramesAreEqual() throws {
        func still(_ words: String...) -> [UInt8] {
            CommandRun(["still", "square", "-o", "-"] + words).outputBytes
        }
        let instant = still("--at", "0.05s")
        #expect(still("--hold", "0.05s=1s", "--at", "0.5s") == instant && !instant.isEmpty)
        #expect(still("--slow", "0s-0.1s=1/2", "--at", "0.1s") == instant)
    }

    @Test(arguments: [
        (["--caption", "3s=Late"], 65, "caption 1 “Late” is at 3 s, but the scene ends at 0.1 s"),
        (["--caption", "Late"], 64, "--caption \"Late\": expected times and a text"),
        (["--background", "none.png"], 66, "the background “none.png” cannot be read: no such file"),
        (["--padding", "wide"], 64, "--padding \"wide\": expected a number"),
        (["--hold", "0s=3000s"], 64, "hold 1 makes a movie of 180007 frames, and at most 100000"),
        (["--hold-last", "20000s"], 64, "at most 100000"),
        (["--hold-first", "60000", "--hold-last", "60000"], 64, "120007 frames: at most 100000"),
        (["--hold", "0s=3600s", "--fps", "1000000"], 64, "at most 100000"), (["--frames", "7"], 64, "outside the run"),
        (["--canvas", "20x20", "--padding", "9"], 65, "no room"),
        (["--quality", "0"], 64, "expected a whole number from 1 to 100"),
        (["--preset", "appstore"], 64, "expected a movie of 15 to 30 s, but this one has 0.1"),
        (["--preset", "readme"], 64, "--preset readme is for gif, webp, apng"),
        (["--preset", "appstore", "-o", "a.gif"], 64, "--preset appstore is for mp4, but this is a gif"),
        (["--beside", "nothing"], 66, "nothing"),
        (["--heading", "a", "--heading", "b"], 65, "2 headings for 1 screen"),
    ])
    func whatDoesNotFitIsOneError(words: [String], status: Int32, message: String) {
        let output = words.contains("-o") ? [] : ["-o", folder("a.mp4")]
        let run = CommandRun(["render", "square"] + output + words)
        #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("error:") } == 1)
        #expect(folder.names.isEmpty)
    }

    @Test func aQualityIsForItsFormats() {
        let run = CommandRun("render", "square", "-o", folder("a.gif"), "--bit-rate", "100")
        #expect(run.status == 64 && run.errors.contains("--bit-rate is for mp4 and webm"))
        #expect(CommandRun("still", "square", "-o", folder("a.png"), "--quality", "5").status == 64)
    }

    /// A scene file is dressed the same way, and `--plain` ignores it.
    @Test func sceneFilesAreDressed() throws {
        try folder.write(
            """
            {"canvas": {"size": [20, 10], "scale": 2}, "screens": {"a": {}}, "root": "a", "script": [{"wait": 0.1}],
             "film": {"background": "#00FF00", "padding": 5, "beside": ["@dark"]}}
            """, to: "a.json")
        func width(_ words: String...) throws -> Int {
            try PNGDecoder.decode(CommandRun(["still", folder("a.json"), "-o", "-"] + words).outputBytes).size.width
        }
        #expect(try width() == 102)
        #expect(try width("--padding", "0") == 82)
        #expect(try width("--plain") == 40)
    }

    @Test func errorsOfASceneFileNameTheirPlace() throws {
        try folder.write(
            """
            {"canvas": {"size": [20, 10]}, "screens": {"a": {}}, "root": "a",
             "film": {"background": "gone.png"}}
            """, to: "a.json")
        let run = CommandRun("still", folder("a.json"), "-o", folder("a.png"))
        #expect(run.status == 66 && run.errors.contains("a.json:2:"), "\(run.errors)")
    }

    @Test(arguments: [
        ("\"hold\": [{\"at\": 0, \"for\": 1}, {\"at\": 0, \"for\": 3600}]", "a.json: film.hold[1] makes a movie of"),
        ("\"beside\": [\"@dark\", \"gone.json\"]", "a.json: film.beside[1]: "),
        ("\"captions\": [{\"text\": \"Late\", \"from\": 9}]", "a.json: film.captions[0] “Late” is at 9 s"),
    ])
    func errorsOfAFilmNameTheElement(film: String, message: String) throws {
        try folder.write(
            "{\"canvas\": {\"size\": [20, 10]}, \"screens\": {\"a\": {}}, \"root\": \"a\", \"film\": {\(film)}}",
            to: "a.json")
        let run = CommandRun("render", folder("a.json"), "-o", folder("a.apng"))
        #expect(run.status != 0 && run.errors.contains(message), "\(run.errors)")
        #expect(folder.names == ["a.json"])
    }

    // MARK: Running again

    @Test func aSecondRunReplacesWhatTheFirstOneWrote() throws {
        let words = ["render", "square", "-o", folder("%05d.png")]
        #expect(CommandRun(words).status == 0)
        #expect(CommandRun(words + ["--bezel"]).status == 0)
        try folder.write("mine", to: "00003.png")
        let run = CommandRun(words)
        #expect(run.status == 73 && run.errors.contains("00003.png exists"), "\(run.errors)")
        #expect(folder.text("00003.png") == "mine")
    }

    /// A figure that was changed by hand is someone's work.
    @Test(arguments: ["svg", "html"]) func aChangedFileIsNotReplaced(format: String) throws {
        let command = format == "svg" ? "timeline" : "play"
        let words = [command, "square", "-o", folder("a.\(format)")]
        #expect(CommandRun(words).status == 0 && CommandRun(words).status == 0)
        let changed = try #require(folder.text("a.\(format)")).replacing("square", with: "Square")
        try folder.write(changed, to: "a.\(format)")
        let run = CommandRun(words)
        #expect(run.status == 73 && run.errors.contains("a.\(format) exists"), "\(run.errors)")
        #expect(folder.text("a.\(format)") == changed)
    }

    /// The manifest of other frames does not make a folder one's own.
    @Test func otherFilesAreNeverReplaced() throws {
        #expect(CommandRun("render", "square", "-o", folder("a-%d.png")).status == 0)
        try folder.write("mine", to: "b-2.png")
        let run = CommandRun("render", "square", "-o", folder("b-%d.png"))
        #expect(run.status == 73 && folder.text("b-2.png") == "mine")
    }
}
