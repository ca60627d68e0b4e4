import Foundation
import FramePNG
import FramePainting
import TestSupport
import Testing
import UIKit

@testable import Framereel

/// What `record` and `verify` replace and remove: files that they wrote, and nothing behind a link.
@MainActor @Suite struct OwnFileTests {
    private let folder: TestFolder
    private let files = FileManager.default

    init() throws { folder = try TestFolder() }

    /// - Parameter width: Of the view, so that frames differ.
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
            ("golden.json", "{\"tool\": \"other\"}"), ("lists.json", "[1]"), ("trace.txt", "mine"),
            ("sheet.png", "mine"),
            ("sheet.png", nil), ("frames", "mine"), ("frames/00003.png", "mine"), ("frames/00003.png", nil),
        ] as [(String, String?)])
    func recordingReplacesNoFileOfOthers(name: String, text: String?) throws {
        try folder.write(text.map { Array($0.utf8) } ?? png(), to: "g/square/\(name)")
        expectRefusal(
            record("--full"), of: "g/square/\(name)", "was not written by framereel, and is not replaced",
            keeping: folder.contents)
    }

    @Test(arguments: ["", "/golden.json", "/trace.txt", "/frames", "/frames/00003.png", "/variants"])
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

    /// Also where it was interrupted, is of another version, or is in conflict.
    @Test func recordingReplacesItsOwnFiles() throws {
        _ = record("--full")
        let golden = try #require(folder.text("g/square/golden.json"))
        let trace = try #require(folder.text("g/square/trace.txt"))
        try folder.remove("g/square/golden.json")
        #expect(record("--full", width: 6).status == 1)
        try folder.write(golden.replacing("\"golden\": 1", with: "\"golden\": 2"), to: "g/square/golden.json")
        #expect(record("--full", width: 7).status == 1)
        try folder.write("<<<<<<< HEAD\n\(golden)=======\n>>>>>>> main\n", to: "g/square/golden.json")
        try folder.write("<<<<<<< HEAD\n\(trace)=======\n>>>>>>> main\n", to: "g/square/trace.txt")
        #expect(record("--full").status == 1)
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
        #expect(record(width: 6).status == 1)
        #expect(folder.read("elsewhere/golden.json") == elsewhere && folder.read("elsewhere/trace.txt") == nil)
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
        // Beside those of a failure too.
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

    @Test(
        arguments: [
            ("report.html", "<p>mine"), ("results.json", "{\"mine\": []}"), ("square/first-actual.png", nil),
            ("square/worst-difference.png", "mine"),
        ] as [(String, String?)])
    func failingReplacesNoFileOfOthers(name: String, text: String?) throws {
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

    /// Of all scenes that failed then, whichever fail now.
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
}
