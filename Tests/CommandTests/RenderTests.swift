import Foundation
import FramePNG
import FramePainting
import Testing

@testable import Framereel

/// Numbered frames: their selection, their names, and the treatment of existing files.
@MainActor @Suite struct RenderTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func render(_ words: String..., to pattern: String = "%05d.png") -> CommandRun {
        CommandRun(["render", "square", "-o", folder(pattern)] + words)
    }

    private static func names(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "0000\($0).png" } }

    @Test func everyFrameIsWrittenIncludingTheLast() throws {
        let run = render()
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors == "square: 7 frames, 40 x 20 pixels, 60 fps, 0.1 s, in \(folder("%05d.png"))\n")
        #expect(folder.names == Self.names(0...6) + ["manifest.json"])
        let first = try PNGDecoder.decode(try #require(folder.read("00000.png")))
        #expect(first.size == PixelSize(width: 40, height: 20))
        #expect(folder.read("00000.png") != folder.read("00006.png"))
    }

    @Test func aJobWritesTheFilesOfTheCommand() throws {
        #expect(render("--fps", "30", "--crop", "0,0,20,20", "--scale", "1/2", to: "command/%05d.png").status == 0)
        var job = try RenderJob(TestScenes.square, to: folder("job/%05d.png"), fps: 30)
        job.drawing.framing = FramingRequest(part: .init(x: 0, y: 0, width: 20, height: 20), size: .scaled(0.5))
        #expect(try job.run().report.written == 4)
        let names = folder.names.filter { $0.hasPrefix("command/") }
        #expect(names.count == 5)
        for name in names { #expect(folder.read(name) == folder.read("job" + name.dropFirst("command".count))) }
    }

    /// For every selection and number of workers, a frame has the same bytes and the same line in the manifest.
    @Test(arguments: ["0,3", "2-last", "0-6x2", "50%", "0.05s", "last", "first-last", "33ms-100ms"], ["1", "2", "7"])
    func partsEqualTheWhole(frames: String, jobs: String) throws {
        _ = render("-j1", to: "whole/%05d.png")
        let run = render("--frames", frames, "-j", jobs, to: "part/%05d.png")
        #expect(run.status == 0)
        let written = folder.names.filter { $0.hasPrefix("part/") && $0.hasSuffix(".png") }
        #expect(!written.isEmpty)
        for name in written { #expect(folder.read(name) == folder.read("whole" + name.dropFirst(4)), "\(name)") }
        let whole = try Self.lines(#require(folder.text("whole/manifest.json")))
        let part = try Self.lines(#require(folder.text("part/manifest.json")))
        #expect(part.count == written.count)
        #expect(part.isSubset(of: whole))
    }

    /// UIKit raises an exception. The run ends with its message and writes nothing.
    @Test func aBatchThatDoesNotFitItsDataWritesNothing() {
        let run = CommandRun("render", "miscounted", "-o", folder("%05d.png"), scenes: [TestScenes.miscounted])
        #expect(run.status == 65)
        #expect(run.errors.contains("scene “miscounted”"), "\(run.errors)")
        #expect(run.errors.contains("invalid number of rows in section 0"), "\(run.errors)")
        #expect(run.errors.contains("(0 inserted, 1 deleted)"), "\(run.errors)")
        #expect(folder.names == [])
    }

    /// Another program checks the digests.
    @Test func theManifestHoldsTheDigestsOfTheFiles() throws {
        #expect(render().status == 0)
        let listed = try #require(folder.text("manifest.json")).matches(of: /"file": "(.*?)", "sha256": "(.*?)"/)
            .map { "\($0.2)  \($0.1)\n" }
        #expect(listed.count == 7)
        try folder.write(listed.joined(), to: "list")
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        program.arguments = ["sha256sum", "--check", "--quiet", "list"]
        program.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try program.run()
        program.waitUntilExit()
        #expect(program.terminationStatus == 0)
    }

    private static func lines(_ manifest: String) -> Set<String> {
        Set(manifest.split(separator: "\n").filter { $0.contains("sha256") }.map { $0.filter { $0 != "," } })
    }

    @Test func framesAreAnImageOfTheirTime() {
        _ = render("--fps", "30", to: "30/%05d.png")
        _ = render("--fps", "60", to: "60/%05d.png")
        #expect(folder.names.count { $0.hasPrefix("30/") } == 4 + 1)
        for number in 0...3 { #expect(folder.read("30/0000\(number).png") == folder.read("60/0000\(2 * number).png")) }
    }

    @Test(arguments: [
        ("card.png", ["card-00000.png", "card-00006.png"]), ("####.png", ["0000.png", "0006.png"]),
        ("a[frame]b.png", ["a00000b.png", "a00006b.png"]), ("%d.png", ["0.png", "6.png"]),
        ("new/folder/", ["new/folder/frame-00000.png", "new/folder/frame-00006.png"]),
    ])
    func everyKindOfPatternIsAccepted(pattern: String, names: [String]) {
        #expect(render("--frames", "first,last", to: pattern).status == 0)
        #expect(folder.names.filter { $0.hasSuffix(".png") } == names)
    }

    @Test func numbersCanBeShiftedAndClosed() {
        let run = render("--frames", "1,4", "--start-number", "3")
        #expect(run.errors.contains("warning: the numbers of the files have gaps; --numbering consecutive closes them"))
        #expect(folder.names == Self.names([4, 7]) + ["manifest.json"])
        let closed = render("--frames", "1,4", "--numbering", "consecutive", to: "closed/%05d.png")
        #expect(!closed.errors.contains("warning"))
        #expect(folder.read("closed/00001.png") == folder.read("00007.png"))
        #expect(folder.read("closed/00002.png") == nil)
    }

    @Test func manifestsCanBeTurnedOff() {
        #expect(render("--no-manifest").status == 0)
        #expect(folder.names == Self.names(0...6))
    }

    @Test func manifestPathsAreRelativeToTheManifest() throws {
        #expect(render("--manifest", folder("lists/a/m.json"), to: "frames/%05d.png").status == 0)
        let manifest = try #require(folder.text("lists/a/m.json"))
        #expect(manifest.contains("\"file\": \"../../frames/00000.png\""))
        #expect(folder.read("frames/manifest.json") == nil)
        #expect(render("--manifest", folder("00003.png")).status == 64)
    }

    /// The pixels are the same in different bytes. Only digests and sizes differ in the manifest.
    @Test func compressionChangesNoPixel() throws {
        #expect(render(to: "standard/%05d.png").status == 0)
        var sizes: [String: Int] = [:]
        for how in ["fast", "small", "0", "6", "9"] {
            #expect(render("--compression", how, to: "\(how)/%05d.png").status == 0)
            for name in Self.names(0...6) {
                let file = try #require(folder.read("\(how)/\(name)"))
                let standard = try #require(folder.read("standard/\(name)"))
                #expect(try PNGDecoder.decode(file) == PNGDecoder.decode(standard))
                sizes[how, default: 0] += file.count
                let still = CommandRun(
                    "still", "square", "--at", "\(Int(name.prefix(5)) ?? 0)", "--compression", how, "-o", "-")
                #expect(still.outputBytes == file)
            }
            #expect(
                try Self.withoutDigests(#require(folder.text("\(how)/manifest.json")))
                    == Self.withoutDigests(#require(folder.text("standard/manifest.json"))))
        }
        #expect(folder.read("fast/00003.png") == folder.read("standard/00003.png"))
        #expect(folder.read("small/00003.png") == folder.read("9/00003.png"))
        #expect(try #require(sizes["0"]) > #require(sizes["6"]))
    }

    private static func withoutDigests(_ manifest: String) -> String {
        manifest.split(separator: "\n").map { line in
            line.range(of: "\"sha256\"").map { line[..<$0.lowerBound] } ?? line
        }.joined(separator: "\n")
    }

    @Test func framesThatLookTheSameMayShareAFile() throws {
        let words = ["render", "still life", "-j1", "-o"]
        #expect(CommandRun(words + [folder("files/%05d.png")]).status == 0)
        #expect(CommandRun(words + [folder("links/%05d.png"), "--link"]).status == 0)
        for name in ["00000.png", "00001.png", "00002.png", "manifest.json"] {
            #expect(folder.read("files/\(name)") == folder.read("links/\(name)"))
        }
        func inode(_ name: String) throws -> UInt64 {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
            return try #require(attributes[.systemFileNumber] as? NSNumber).uint64Value
        }
        #expect(try inode("files/00001.png") != inode("files/00002.png"))
        #expect(try inode("links/00001.png") == inode("links/00002.png"))
    }

    @Test func pathsOrTheManifestCanBePrinted() throws {
        let run = render("--print-paths", "--frames", "0,2")
        #expect(run.output == "\(folder("00000.png"))\n\(folder("00002.png"))\n")
        let json = render("--json", "--overwrite", "--no-manifest")
        #expect(json.output.contains("\"sha256\""))
        _ = render("--overwrite")
        #expect(json.output == folder.text("manifest.json"))
    }

    @Test func aDryRunPrintsEveryFileAndWritesNone() {
        let run = render("--dry-run", "--frames", "0-2")
        #expect(run.status == 0)
        let names = Self.names(0...2) + ["manifest.json"]
        #expect(run.output == names.map { folder($0) + "\n" }.joined())
        #expect(run.errors == "would write 3 frames of 40 x 20 pixels\n")
        let one = CommandRun("render", "square", "--dry-run", "--frames", "0", "-o", folder("%d.png"))
        #expect(one.errors == "would write 1 frame of 40 x 20 pixels\n")
        #expect(folder.names.isEmpty)
    }

    // MARK: Files that are there

    @Test func existingFilesAreRejectedBeforeAnythingIsWritten() throws {
        try folder.write("mine", to: "00005.png")
        let run = render()
        #expect(run.status == 73)
        #expect(run.errors.hasPrefix("error: \(folder("00005.png")) exists; choose another path"))
        #expect(folder.contents == ["00005.png": Array("mine".utf8)])
        #expect(render("--overwrite").status == 0)
        #expect(folder.names.count == 8)
    }

    @Test func aResumedRunWritesMissingFrames() throws {
        _ = render()
        let whole = folder.contents
        try folder.remove("00003.png")
        try folder.write("damaged", to: "00004.png")
        let run = render("--skip-existing")
        #expect(run.status == 0)
        #expect(run.errors.contains("7 frames (5 kept)"))
        #expect(folder.contents == whole)
    }

    /// Only the frames that a change of the scene affects are drawn again, with the same result as a fresh run.
    @Test func aChangedSceneIsDrawnAgain() throws {
        func scene(_ color: String) throws {
            try folder.write(
                #"""
                {
                  "canvas": {"size": [20, 20], "background": "#FFFFFF"}, "root": "page",
                  "screens": {"page": {"views": [{"id": "v", "frame": [0, 0, 9, 9], "background": "#FF0000"}]}},
                  "script": [
                    {"wait": 0.1},
                    {"animate": [{"view": "v", "property": "backgroundColor", "to": "\#(color)"}], "duration": 0.2}
                  ]
                }
                """#, to: "scene.json")
        }
        func run(_ place: String, _ words: String...) -> CommandRun {
            CommandRun(["render", folder("scene.json"), "-o", folder(place + "/%05d.png"), "--fps", "30"] + words)
        }
        func frames(_ place: String) -> [String: [UInt8]] { folder.contents.filter { $0.key.hasPrefix(place + "/") } }
        try scene("#0000FF")
        #expect(run("frames").status == 0)
        #expect(run("frames", "--skip-existing").errors.contains("10 frames (10 kept)"))
        try scene("#00FF00")
        #expect(run("new").status == 0)
        let resumed = run("frames", "--skip-existing")
        #expect(resumed.errors.contains("10 frames (4 kept)"), "\(resumed.errors)")
        #expect(
            Array(frames("frames").sorted { $0.key < $1.key }.map(\.value))
                == frames("new").sorted { $0.key < $1.key }.map(\.value))
    }

    @Test(arguments: [nil, "lists/m.json"])
    func cleaningRemovesOnlyTheFilesOfTheEarlierRun(manifest: String?) throws {
        let place = manifest.map { ["--manifest", folder($0)] } ?? []
        func run(_ words: [String]) -> CommandRun {
            CommandRun(["render", "square", "-o", folder("f/%05d.png")] + place + words)
        }
        #expect(run(["--clean"]).status == 0)
        try folder.write("mine", to: "f/00099.png")
        #expect(run(["--clean", "--fps", "30"]).status == 0)
        let frames = folder.names.filter { $0.hasPrefix("f/") && $0.hasSuffix(".png") }
        #expect(frames == Self.names(0...3).map { "f/" + $0 } + ["f/00099.png"])
        try folder.write("mine too", to: "f/00005.png")
        #expect(run(["--clean"]).status == 73)
        #expect(folder.text("f/00005.png") == "mine too")
    }

    /// A file listed in a manifest is removed only if it is unchanged since the run wrote it.
    @Test func cleaningRejectsForeignFiles() throws {
        #expect(render().status == 0)
        try folder.write("notes", to: "00005.png")
        let before = folder.contents
        let run = render("--clean", "--fps", "30")
        #expect(run.status == 73)
        #expect(
            run.errors
                == "error: \(folder("00005.png")) changed since the manifest was written; nothing was removed: move it "
                + "away, or give --overwrite instead of --clean\n")
        #expect(folder.contents == before)
        for (last, others) in [("00006.png", "so did 1 more file that it lists"), ("00004.png", "so did 2 more files")]
        {
            try folder.write("notes", to: last)
            let run = render("--clean", "--fps", "30")
            #expect(run.status == 73 && run.errors.contains(others + (others.hasSuffix("files") ? " that" : ";")))
            #expect(run.errors.contains("move them away"))
        }
    }

    @Test func anInvalidManifestIsReportedWithItsLocation() throws {
        try folder.write("{\n  \"tool\": \"other\"\n}", to: "manifest.json")
        let run = render("--clean")
        #expect(run.status == 65)
        #expect(
            run.errors
                == "error: \(folder("manifest.json")):2:11: tool: expected \"framereel\", found the string \"other\"\n")
    }

    @Test func aFolderThatCannotBeCreatedIsReported() throws {
        try folder.write("a file", to: "frames")
        let run = render(to: "frames/%05d.png")
        #expect(run.status == 73)
        #expect(run.errors == "error: cannot create '\(folder("frames"))': Not a directory\n")
    }
}
