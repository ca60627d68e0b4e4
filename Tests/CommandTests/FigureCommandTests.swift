import Foundation
import FrameOutput
import FramePNG
import TestSupport
import Testing

@testable import FigureReel
@testable import Framereel

/// The commands that draw figures.
@MainActor @Suite struct FigureCommandTests {
    @Test(arguments: [
        ("sheet", "sheet.png"), ("timeline", "timeline.svg"), ("curve", "curve.svg"), ("storyboard", "storyboard.svg"),
    ])
    func helpNamesTheDefaultOfTheCommand(command: String, file: String) {
        let help = CommandRun("help", command).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(help.contains("writes SVG to stdout. (default: \(file))"), "\(help)")
    }

    /// Before any of them is drawn.
    @Test func aSheetHasAtMostAThousandFrames() throws {
        let folder = try TestFolder()
        let words = ["sheet", "square", "--fps", "20000", "-o", folder("a.png")]
        let run = CommandRun(words + ["--frames", "first-last"])
        #expect(
            run.status == 64 && run.errors.contains("selects 2001 frames, and a sheet shows at most 1000"),
            "\(run.errors)")
        #expect(CommandRun(words + ["--count", "3"]).status == 0 && folder.names == ["a.png"])
        let onion = CommandRun("onion", "square", "--fps", "2000", "--frames", "first-last", "-o", folder("b.png"))
        #expect(onion.errors.contains("square: 201 frames from 0 to 200, in "), "\(onion.errors)")
    }

    // MARK: The figures of the documentation

    /// Returns the lines of the list in `scripts/figures`.
    private static func documentation() throws -> [[String]] {
        let url = Repository.root.appending(path: "Fixtures/figures/documentation.txt")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
    }

    /// Returns whether the fonts are the ones that the figures were drawn with.
    private nonisolated static func hasPinnedFonts() throws -> Bool {
        guard BuildTraits.hasText else { return false }
        let url = Repository.root.appending(path: "Fixtures/fonts/sha256.txt")
        let pinned = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
        return ["Regular", "Medium", "SemiBold"].allSatisfy { weight in
            let path = "/usr/share/fonts/opentype/inter/Inter-\(weight).otf"
            guard let bytes = FileManager.default.contents(atPath: path) else { return false }
            let record = FontRecord(path: path, bytes: [UInt8](bytes))
            return pinned.contains("\(record.sha256)  \(record.file)")
        }
    }

    /// Accept a change with `scripts/figures`.
    @Test(.enabled("the installed fonts are not those the figures were drawn with") { try hasPinnedFonts() })
    func theDocumentationsFiguresAreCurrent() throws {
        let lines = try Self.documentation()
        #expect(lines.count > 3)
        for line in lines {
            let folder = try TestFolder()
            var words = line.map { $0.hasPrefix("Fixtures/") ? Repository.root.appending(path: $0).path : $0 }
            let place = try #require(words.firstIndex(of: "-o")) + 1
            let path = words[place]
            words[place] = folder("\(URL(filePath: path).lastPathComponent)")
            let isOfApplication = words.first == "\(FigureReel.self)"
            let run =
                isOfApplication
                ? CommandRun(Array(words.dropFirst()), scenes: FigureReel.scenes) : CommandRun(words)
            #expect(run.status == 0, "\(run.errors)")
            #expect(folder.names.count == (words.contains("both") ? 2 : 1))
            let kept = Repository.root.appending(path: path).deletingLastPathComponent()
            for (name, bytes) in folder.contents {
                let stored = FileManager.default.contents(atPath: kept.appending(path: name).path)
                // The comparison precedes the expectation, which would print both files.
                let isCurrent = stored.map { [UInt8]($0) } == bytes
                #expect(isCurrent, "\(name) is not current; run scripts/figures")
            }
        }
    }

    /// Pages show every figure, and every figure that they show exists.
    @Test func theDocumentationShowsItsFigures() throws {
        let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        for line in try Self.documentation() {
            let path = try #require(line.last)
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            let module = path.split(separator: "/")[1]
            let catalog = Repository.root.appending(path: "Sources/\(module)/\(module).docc")
            let pages = try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "md" }.map { try String(contentsOf: $0, encoding: .utf8) }
            let isShown = (pages + [readme]).contains { $0.contains("Resources/\(name)") }
            #expect(isShown, "nothing shows \(name)")
        }
        for source in readme.split(separator: "\"") where source.hasPrefix("Sources/") && source.contains(".docc/") {
            #expect(
                FileManager.default.fileExists(atPath: Repository.root.appending(path: String(source)).path),
                "\(source)")
        }
    }

    // MARK: Files

    @Test(
        arguments: [
            ("-o a.svg", ["a.svg"]), ("-o a.png", ["a.png"]), ("-o a.svg --dark", ["a.svg"]),
            ("-o a.svg --page both", ["a.svg", "a~dark.svg"]), ("-o a.png --scale 2", ["a.png"]),
            ("-o a.png --scale 1,2", ["a.png", "a@2x.png"]),
            ("-o a.png --scale 2,3 --page both", ["a@2x.png", "a@3x.png", "a~dark@2x.png", "a~dark@3x.png"]),
            ("-o a.csv", ["a.csv"]), ("-o a.json", ["a.json"]), ("-o deep/a.svg", ["deep/a.svg"]),
        ]) func filesAreNamedForDocC(words: String, names: [String]) throws
    {
        let folder = try TestFolder()
        let parts = words.split(separator: " ").map {
            $0.hasPrefix("a.") || $0.hasPrefix("deep") ? folder(String($0)) : String($0)
        }
        let run = CommandRun(["curve", "easeIn", "--text", "blocks"] + parts)
        #expect(run.status == 0 && run.output == "", "\(run.errors)")
        #expect(folder.names == names)
        // Tables and display lists have no room for a mark.
        let isMarked = !names.contains { $0.hasSuffix(".csv") || $0.hasSuffix(".json") }
        let again = CommandRun(["curve", "easeIn", "--text", "blocks"] + parts)
        #expect(again.status == (isMarked ? 0 : 73) && folder.names == names, "\(again.errors)")
        for name in names { try folder.write("mine", to: name) }
        #expect(CommandRun(["curve", "easeIn", "--text", "blocks"] + parts).status == 73)
        #expect(CommandRun(["curve", "easeIn", "--text", "blocks", "--overwrite"] + parts).status == 0)
    }

    /// If one of several files exists, none is written.
    @Test func nothingIsWrittenWhenAFileExists() throws {
        let folder = try TestFolder()
        try folder.write("mine", to: "a~dark.svg")
        let run = CommandRun("curve", "--text", "blocks", "--page", "both", "-o", folder("a.svg"))
        #expect(run.status == 73 && run.errors.contains("a~dark.svg exists"))
        #expect(folder.names == ["a~dark.svg"])
    }

    @Test func scaleIsPixelsPerPoint() throws {
        let folder = try TestFolder()
        _ = CommandRun("curve", "--text", "blocks", "--scale", "1,3", "-o", folder("a.png"))
        let sizes = try ["a.png", "a@3x.png"].map { try PNGDecoder.decode(try #require(folder.read($0))).size }
        #expect(sizes[1].width == 3 * sizes[0].width && sizes[1].height == 3 * sizes[0].height)
    }

    @Test(
        arguments: [
            ("curve easein", "no curve is called \"easein\"", "did you mean easeIn?"),
            ("curve --bezier 0.2,0,0", "--bezier \"0.2,0,0\": expected X1,Y1,X2,Y2", "snappy:0.2,0,0,1"),
            ("curve --bezier 1.2,0,0,1", "--bezier \"1.2,0,0,1\"", "expected X1,Y1,X2,Y2"),
            ("curve --spring 0,1,1", "--spring \"0,1,1\": expected M,S,D[,V]", "numbers with commas"),
            ("curve --perceptual 0.5,-1", "--perceptual \"0.5,-1\"", "expected T,BOUNCE"),
            ("curve --duration 0", "--duration \"0\": expected a time above 0", "0.35s"),
            ("curve -o a.gif", "--output \"a.gif\": expected a name that ends in .svg or .png", ""),
            ("curve -o a.svg --scale 2", "--scale is for PNG", "sharp in every size"),
            ("curve -o a.png --scale 1,1", "--scale \"1,1\": expected whole numbers from 1 to 4", ""),
            ("curve -o - --page both", "-o -: standard output takes one figure", ""),
            ("curve --csv --json", "--csv and --json exclude each other", ""),
            ("curve --dark --page light", "--dark and --page exclude each other", ""),
            ("sheet square --labels clock", "--labels \"clock\": expected none, or some of", "\"event\""),
            ("sheet square --columns 0", "--columns \"0\": expected a whole number from 1 to 1000", ""),
            ("timeline square --width 10", "--width \"10\": expected a whole number of points from 400", ""),
        ]) func mistakesAreReported(words: String, start: String, rest: String)
    {
        let run = CommandRun(words.split(separator: " ").map(String.init))
        #expect(run.status == 64)
        #expect(run.errors.contains(start) && (rest.isEmpty || run.errors.contains(rest)), "\(run.errors)")
    }

    // MARK: Curves

    @Test func valuesMatchTheCurve() throws {
        let csv = CommandRun(
            "curve", "linear", "--spring", "a,\"b\":1,100,10", "--csv", "--samples", "3", "--duration", "2s")
        let lines = csv.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 7)
        #expect(lines[0] == "curve,time,value,velocity")
        #expect(
            lines[1].hasPrefix("linear,0,0,") && lines[2].hasPrefix("linear,1,0.5,")
                && lines[3].hasPrefix("linear,2,1,"))
        #expect(lines[4] == "\"a,\"\"b\"\"\",0,0,0")
        let json = CommandRun("curve", "easeIn", "--json", "--samples", "2")
        #expect(json.output.contains("\"name\": \"easeIn\"") && !json.output.contains("duration"))
    }

    // MARK: Scenes

    @Test func aSheetShowsTheRequestedFrames() throws {
        #expect(SheetCommand.spread(Array(0..<10), 3) == [0, 4, 9])
        #expect(SheetCommand.spread(Array(0..<10), 1) == [0])
        #expect(SheetCommand.spread([4, 8], 6) == [4, 8])
        for count in 1...20 {
            let frames = SheetCommand.spread(Array(0..<17), count)
            #expect(frames.count == min(17, count) && Set(frames).count == frames.count && frames == frames.sorted())
        }
    }

    @Test func sheetsLabelTheirFrames() throws {
        let run = CommandRun(
            "sheet", "square", "--frames", "first,last", "--labels", "time,frame", "--text", "blocks", "-o", "-")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains("aria-label=\"0 s · frame 0\"") && run.output.contains("aria-label=\"0.1 s · frame 6\"")
        )
    }
}
