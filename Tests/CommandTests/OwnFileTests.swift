import Foundation
import FrameGoldens
import FramePNG
import FramePainting
import TestSupport
import Testing
import UIKit

@testable import Framereel

/// The files that `record` and `verify` replace and remove: only their own files, and none behind a link.
@MainActor @Suite struct OwnFileTests {
    private let folder: TestFolder
    private let files = FileManager.default

    init() throws { folder = try TestFolder() }

    /// - Parameter width: The width of the view, which makes frames differ.
    private static func scene(_ width: Double = 5) -> Scene {
        Scene("square", width: 20, height: 10, scale: 1) { world in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: width, height: 5))
            view.backgroundColor = .red
            world.window.addSubview(view)
            world.at(0) { UIView.animate(withDuration: 0.1) { view.frame.origin.x = 12 } }
        }
    }

    private func record(_ words: String..., width: Double = 5) -> CommandRun {
        CommandRun(["record", "--goldens", folder("g")] + words, scenes: [Self.scene(width)])
    }

    private func verify(width: Double = 5, to artifacts: String = "artifacts") -> CommandRun {
        CommandRun(
            ["verify", "--goldens", folder("g"), "--artifacts", folder(artifacts)], scenes: [Self.scene(width)])
    }

    private func png(side: Int = 3) throws -> [UInt8] {
        let size = PixelSize(width: side, height: side)
        return try PNGEncoder.encode(
            StraightImage(size: size, bytes: [UInt8](repeating: 255, count: side * side * 4)))
    }

    private func link(_ name: String, to target: String) throws {
        try files.createSymbolicLink(atPath: folder(name), withDestinationPath: folder(target))
    }

    private func expectRefusal(_ run: CommandRun, of name: String, _ reason: String, keeping before: [String: [UInt8]])
    {
        #expect(run.status == 73, "\(run.errors)")
        #expect(run.errors.contains("error: \(folder(name)): \(reason)"), "\(run.errors)")
        #expect(folder.contents == before)
    }

    // MARK: record

    @Test(
        arguments: [
            ("golden.json", "{\"tool\": \"other\"}"), ("frames.json.gz", "mine"), ("review.txt", "mine"),
            ("sheet.png", "mine"),
            ("sheet.png", nil), ("frames", "mine"), ("frames/00003.png", "mine"), ("frames/00003.png", nil),
        ] as [(String, String?)])
    func recordingReplacesNoForeignFile(name: String, text: String?) throws {
        try folder.write(text.map { Array($0.utf8) } ?? png(), to: "g/square/\(name)")
        expectRefusal(
            record("--full"), of: "g/square/\(name)", "was not written by framereel, and is not replaced",
            keeping: folder.contents)
    }

    @Test(arguments: [
        "", "/golden.json", "/review.txt", "/frames.json.gz", "/frames", "/frames/00003.png", "/variants",
    ])
    func recordingFollowsNoLink(name: String) throws {
        _ = record("--full")
        _ = record("--variant", "wide", "--reason", "r", width: 6)
        try files.moveItem(atPath: folder("g/square" + name), toPath: folder("elsewhere"))
        try link("g/square" + name, to: "elsewhere")
        let before = folder.contents
        let run =
            name == "/variants"
            ? record("--variant", "wider", "--reason", "r", width: 7) : record("--full", "--mode", "all", width: 7)
        expectRefusal(run, of: "g/square" + name, "is a link, which is not followed", keeping: before)
    }

    /// This includes files that were interrupted, written by another version, or left by a merge conflict.
    @Test func recordingReplacesItsOwnFiles() throws {
        _ = record("--full")
        let golden = try #require(folder.text("g/square/golden.json"))
        let review = try #require(folder.text("g/square/review.txt"))
        try folder.remove("g/square/golden.json")
        #expect(record("--full", width: 6).status == 0)
        try folder.write(golden.replacing("\"golden\": 2", with: "\"golden\": 3"), to: "g/square/golden.json")
        #expect(record("--full", width: 7).status == 0)
        try folder.write("<<<<<<< HEAD\n\(golden)=======\n>>>>>>> main\n", to: "g/square/golden.json")
        try folder.write("<<<<<<< HEAD\n\(review)=======\n>>>>>>> main\n", to: "g/square/review.txt")
        #expect(record("--full").status == 0)
        #expect(verify().status == 0)
    }

    /// A golden that others refer to gives them a copy, which is not written through a link either.
    @Test func sharedGoldensStayInTheirFolders() throws {
        let words = ["record", "--goldens", folder("g"), "--appearance", "light,dark"]
        _ = CommandRun(words, scenes: [Self.scene()])
        #expect(folder.text("g/square@dark/golden.json")?.contains("\"same\": \"square\"") == true)
        try files.moveItem(atPath: folder("g/square@dark"), toPath: folder("elsewhere"))
        try link("g/square@dark", to: "elsewhere")
        let elsewhere = folder.read("elsewhere/golden.json")
        #expect(record(width: 6).status == 0)
        #expect(folder.read("elsewhere/golden.json") == elsewhere && folder.read("elsewhere/review.txt") == nil)
    }

    /// The frames of the previous golden may have another size and a larger number.
    @Test func recordingReplacesFramesOfAnotherSize() throws {
        _ = record("--full")
        let frames = folder.names.filter { $0.contains("/frames/") }
        try folder.write(png(), to: "g/square/frames/00009.png")
        let wide = Scene("square", width: 30, height: 10, scale: 1) { world in
            world.window.backgroundColor = .blue
            world.wait(until: 0.05)
        }
        let run = CommandRun(["record", "--full", "--mode", "all", "--goldens", folder("g")], scenes: [wide])
        #expect(run.status == 0 && frames.count == 7, "\(run.errors)")
        let now = folder.names.filter { $0.contains("/frames/") }
        #expect(now == frames.prefix(4) + ["g/square/frames/00009.png"])
    }

    /// A golden without frames removes the frames of the previous one, but no links and no images of another size.
    @Test func recordingRemovesOnlyItsOwnFrames() throws {
        _ = record("--full")
        try files.moveItem(atPath: folder("g/square/frames/00003.png"), toPath: folder("elsewhere.png"))
        try link("g/square/frames/00003.png", to: "elsewhere.png")
        try folder.write(png(), to: "g/square/frames/00004.png")
        #expect(record("--mode", "all", width: 6).status == 0)
        #expect(isLink("g/square/frames/00003.png"))
        #expect(
            folder.names.filter { $0.contains("/frames/") && !$0.hasSuffix("3.png") } == ["g/square/frames/00004.png"])
    }

    @Test func aSheetIsAnImageBesideAGolden() throws {
        _ = record()
        try folder.write("mine", to: "g/square/sheet.png")
        expectRefusal(
            record(width: 6), of: "g/square/sheet.png", "was not written by framereel, and is not replaced",
            keeping: folder.contents)
    }

    /// A golden that is equal to another one refers to it. When the other one changes, it receives the recorded files
    /// and no others.
    @Test func sharedGoldensReceiveOnlyOwnFiles() throws {
        let words = ["record", "--goldens", folder("g"), "--appearance", "light,dark"]
        _ = CommandRun(words + ["--full"], scenes: [Self.scene()])
        try folder.write("mine", to: "g/square/frames/notes.txt")
        try files.moveItem(atPath: folder("g/square/frames/00003.png"), toPath: folder("elsewhere.png"))
        try link("g/square/frames/00003.png", to: "elsewhere.png")
        #expect(record("--mode", "all", width: 6).status == 0)
        let copied = folder.names.filter { $0.hasPrefix("g/square@dark/") }
        #expect(copied.contains("g/square@dark/frames/00002.png"))
        #expect(
            !copied.contains("g/square@dark/frames/notes.txt") && !copied.contains("g/square@dark/frames/00003.png"))
    }

    @Test func sharedGoldensReplaceNoForeignFile() throws {
        let words = ["record", "--goldens", folder("g"), "--appearance", "light,dark"]
        _ = CommandRun(words, scenes: [Self.scene()])
        try folder.write("mine", to: "g/square@dark/review.txt")
        expectRefusal(
            record(width: 6), of: "g/square@dark/review.txt", "was not written by framereel, and is not replaced",
            keeping: folder.contents)
    }

    // MARK: verify

    @Test func passingRemovesOnlyItsOwnFiles() throws {
        _ = record()
        let others = try [
            "report.html": Array("<p>mine".utf8), "results.json": Array("{\"mine\": []}".utf8),
            "square/first-actual.png": png(), "square/frames/00000.png": png(), "square/notes.txt": [1],
        ]
        for (name, bytes) in others { try folder.write(bytes, to: "artifacts/" + name) }
        let before = folder.contents
        #expect(verify().status == 0)
        #expect(folder.contents == before)
        // The same holds for files beside the files of a failure.
        for name in ["report.html", "results.json", "square/first-actual.png"] {
            try folder.remove("artifacts/" + name)
        }
        #expect(verify(width: 6).status == 1)
        try folder.write(png(), to: "artifacts/square/worst-actual.png")
        #expect(verify().status == 0)
        #expect(
            folder.names.filter { $0.hasPrefix("artifacts/") } == [
                "artifacts/square/frames/00000.png", "artifacts/square/notes.txt",
                "artifacts/square/worst-actual.png",
            ])
    }

    @Test func passingRemovesNothingBehindALink() throws {
        _ = record()
        #expect(verify(width: 6).status == 1)
        try link("linked", to: "artifacts")
        let before = folder.contents
        #expect(verify(to: "linked").status == 0)
        #expect(folder.contents == before)
        try files.moveItem(atPath: folder("artifacts/square"), toPath: folder("elsewhere"))
        try link("artifacts/square", to: "elsewhere")
        let images = folder.contents.filter { $0.key.hasPrefix("elsewhere/") }
        #expect(images.count == 6 && verify().status == 0)
        #expect(folder.contents.filter { $0.key.hasPrefix("elsewhere/") } == images)
        #expect(folder.read("artifacts/report.html") == nil)
    }

    /// A link among the files is kept, and so is its target.
    @Test(arguments: ["results.json", "square/first-actual.png"]) func passingRemovesNoLinkedFile(name: String) throws {
        _ = record()
        #expect(verify(width: 6).status == 1)
        try files.moveItem(atPath: folder("artifacts/" + name), toPath: folder("elsewhere"))
        try link("artifacts/" + name, to: "elsewhere")
        #expect(verify().status == 0)
        #expect(folder.read("elsewhere") != nil && isLink("artifacts/" + name))
    }

    private func isLink(_ name: String) -> Bool {
        (try? files.destinationOfSymbolicLink(atPath: folder(name))) != nil
    }

    /// For a scene without a golden, every frame is written. Afterward even the folders are removed.
    @Test func passingRemovesTheFoldersOfAFailure() throws {
        #expect(verify().status == 1)
        #expect(folder.names.contains("artifacts/square/frames/00006.png"))
        _ = record()
        #expect(verify().status == 0 && !files.fileExists(atPath: folder("artifacts")))
    }

    /// A copy of a frame under another name, and frames behind a link, are kept.
    @Test func passingRemovesFramesByTheirNames() throws {
        #expect(verify().status == 1)
        try folder.write(
            folder.read("artifacts/square/frames/00003.png") ?? [], to: "artifacts/square/frames/cover.png")
        _ = record()
        #expect(verify().status == 0)
        #expect(folder.names.filter { $0.hasPrefix("artifacts/") } == ["artifacts/square/frames/cover.png"])
        try folder.remove("g/square/golden.json")
        #expect(verify().status == 1)
        try files.moveItem(atPath: folder("artifacts/square/frames"), toPath: folder("elsewhere"))
        try link("artifacts/square/frames", to: "elsewhere")
        _ = record()
        #expect(verify().status == 0 && isLink("artifacts/square/frames"))
        #expect(folder.read("elsewhere/00003.png") != nil && folder.read("elsewhere/cover.png") != nil)
    }

    /// Images are replaced by equal ones even if the report that shows them is missing.
    @Test func aFailureIsWrittenOverTheSameFailure() throws {
        _ = record()
        #expect(verify(width: 6).status == 1)
        try folder.remove("artifacts/report.html")
        #expect(verify(width: 6).status == 1)
        #expect(folder.read("artifacts/report.html") != nil)
        try folder.remove("artifacts/report.html")
        #expect(verify(width: 7).status == 73)
    }

    @Test(
        arguments: [
            ("report.html", "<p>mine"), ("results.json", "{\"mine\": []}"), ("square/first-actual.png", nil),
            ("square/worst-difference.png", "mine"),
        ] as [(String, String?)])
    func failingReplacesNoForeignFile(name: String, text: String?) throws {
        _ = record()
        try folder.write(text.map { Array($0.utf8) } ?? png(), to: "artifacts/\(name)")
        expectRefusal(
            verify(width: 6), of: "artifacts/\(name)", "was not written by framereel, and is not replaced",
            keeping: folder.contents)
    }

    @Test(arguments: ["", "/report.html", "/results.json", "/square", "/square/first-actual.png"])
    func failingFollowsNoLink(name: String) throws {
        _ = record()
        #expect(verify(width: 6).status == 1)
        try files.moveItem(atPath: folder("artifacts" + name), toPath: folder("elsewhere"))
        try link("artifacts" + name, to: "elsewhere")
        let before = folder.contents
        expectRefusal(
            verify(width: 7), of: "artifacts" + name, "is a link, which is not followed", keeping: before)
    }

    /// The files of all scenes that failed before are removed, no matter which ones fail now.
    @Test func aFailureReplacesTheOneBefore() throws {
        let other = Scene("other", width: 4, height: 4, scale: 1) { _ in }
        let words = ["verify", "--goldens", folder("g"), "--artifacts", folder("artifacts")]
        #expect(CommandRun(words, scenes: [Self.scene(), other]).status == 1)
        #expect(folder.names.contains("artifacts/square/frames/00000.png"))
        #expect(CommandRun(words, scenes: [other]).status == 1)
        #expect(
            folder.names == [
                "artifacts/other/frames/00000.png", "artifacts/report.html", "artifacts/results.json",
            ])
        #expect(CommandRun(words, scenes: [other]).status == 1)
    }

    // MARK: prune

    @Test(arguments: [
        ("none", "no such folder"), ("dangling", "a link to nothing; expected a folder"),
        ("file", "a file; expected a folder"),
    ])
    func pruningNeedsAFolder(name: String, reason: String) throws {
        try folder.write("mine", to: "file")
        try link("dangling", to: "none")
        let run = CommandRun("prune", "--goldens", folder(name), scenes: [Self.scene()])
        #expect(run.status == 66 && run.output.isEmpty)
        #expect(run.errors == "error: \(folder(name)): \(reason)\n")
    }

    /// Files that only look like files of a golden, and a golden that is a link, are kept.
    @Test func pruningKeepsFilesOutsideGoldens() throws {
        _ = record("--full")
        _ = record("--variant", "wide", "--reason", "r", width: 6)
        for (name, copy) in [("frames/00003.png", "frames/cover.png"), ("variants/wide.json", "variants/wide.bak")] {
            try folder.write(try #require(folder.read("g/square/" + name)), to: "g/square/" + copy)
        }
        try files.createDirectory(atPath: folder("g/linked"), withIntermediateDirectories: true)
        try link("g/linked/golden.json", to: "g/square/golden.json")
        let other = Scene("other", width: 4, height: 4, scale: 1) { _ in }
        let listed = CommandRun("prune", "--goldens", folder("g"), scenes: [other])
        #expect(listed.output == folder("g/square") + "\n")
        _ = CommandRun("prune", "--delete", "--goldens", folder("g"), scenes: [other])
        #expect(
            folder.names.filter { !$0.hasSuffix("golden.json") } == [
                "g/square/frames/cover.png", "g/square/variants/wide.bak",
            ])
        #expect(isLink("g/linked/golden.json"))
    }

    /// A golden that refers to a removed golden receives its files first.
    @Test func referencesToARemovedGoldenReceiveItsFiles() throws {
        let words = ["--goldens", folder("g"), "--appearance", "light,dark"]
        _ = CommandRun(["record"] + words, scenes: [Self.scene()])
        #expect(try GoldenFolder(path: folder("g/square")).remove().isEmpty)
        #expect(folder.read("g/square/golden.json") == nil)
        #expect(folder.text("g/square@dark/golden.json")?.contains("\"same\"") == false)
        #expect(folder.read("g/square@dark/frames.json.gz") != nil)
    }
}
