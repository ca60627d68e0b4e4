import Foundation
import FrameDiff
import FramePNG
import FramePainting
import Testing

@testable import TestSupport

/// Recording and comparison, with goldens in a separate folder.
@Suite final class GoldensTests {
    let root = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
    static let (textPath, imagePath) = ("scenes/a/display.txt", "scenes/a/sheet.png")
    static let text = "frame 0\nframe 1\n"
    static let pixels = PixelBuffer(
        size: PixelSize(width: 6, height: 4), bytes: (0..<96).map { $0 % 4 == 3 ? 255 : UInt8($0) })

    deinit { try? FileManager.default.removeItem(at: root) }

    private func goldens(_ mode: RecordMode) -> Goldens { Goldens(root: root, mode: mode, filter: "SceneTests") }

    private func golden(_ path: String) -> URL { root.appending(path: path) }

    private func artifacts(_ path: String) -> URL { root.appending(path: "Artifacts/" + path) }

    /// Writes both goldens with the expected contents.
    private func recordBoth() {
        #expect(throws: Goldens.Failure.self) { try goldens(.all).check(Self.text, at: Self.textPath) }
        #expect(throws: Goldens.Failure.self) { try goldens(.all).check(Self.pixels, at: Self.imagePath) }
    }

    private static var changed: PixelBuffer {
        var pixels = pixels
        pixels.bytes[(2 * 6 + 3) * 4 + 1] += 1
        return pixels
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    // MARK: Comparing

    @Test func matchingOutputPasses() throws {
        recordBoth()
        try goldens(.never).check(Self.text, at: Self.textPath)
        try goldens(.never).check(Self.pixels, at: Self.imagePath)
        #expect(names(in: root) == ["scenes"])
    }

    @Test func aMissingTextFailsAndIsShown() throws {
        let failure = #expect(throws: Goldens.Failure.self) {
            try goldens(.never).check(Self.text, at: Self.textPath)
        }
        #expect(failure?.kind == .missing)
        #expect(failure?.description.contains("there is no golden in \(golden(Self.textPath).path)") == true)
        #expect(failure?.description.contains("FRAMEREEL_RECORD=missing swift test --filter SceneTests") == true)
        let shown = artifacts(Self.textPath).appending(path: "actual.txt")
        #expect(try String(contentsOf: shown, encoding: .utf8) == Self.text)
        #expect(!FileManager.default.fileExists(atPath: golden(Self.textPath).path))
    }

    @Test func aMissingImageFailsAndIsShown() throws {
        #expect(throws: Goldens.Failure.self) { try goldens(.never).check(Self.pixels, at: Self.imagePath) }
        let shown = try Data(contentsOf: artifacts(Self.imagePath).appending(path: "actual.png"))
        #expect(try PNGDecoder.decode([UInt8](shown)).premultiplied == Self.pixels)
    }

    @Test func aChangedTextNamesTheLines() throws {
        recordBoth()
        let error = #expect(throws: Goldens.Failure.self) {
            try goldens(.never).check("frame 0\nframe 2\n", at: Self.textPath)
        }
        let message = try #require(error).description
        for part in [
            "- frame 1\n+ frame 2\n", golden(Self.textPath).path, artifacts(Self.textPath).path,
            "FRAMEREEL_RECORD=changed swift test --filter SceneTests",
        ] { #expect(message.contains(part)) }
        #expect(names(in: artifacts(Self.textPath)) == ["actual.txt", "difference.txt", "expected.txt"])
        #expect(try String(contentsOf: golden(Self.textPath), encoding: .utf8) == Self.text)
    }

    @Test func aChangedImageNamesThePixel() throws {
        recordBoth()
        let error = #expect(throws: Goldens.Failure.self) {
            try goldens(.never).check(Self.changed, at: Self.imagePath)
        }
        let message = try #require(error).description
        for part in [
            "1 pixel differs; worst: green at (3, 2) is 62, expected 61", golden(Self.imagePath).path,
            artifacts(Self.imagePath).path, "FRAMEREEL_RECORD=changed swift test --filter SceneTests",
        ] { #expect(message.contains(part)) }
        let shown = artifacts(Self.imagePath)
        #expect(names(in: shown) == ["actual.png", "difference.json", "difference.png", "expected.png"])
        func image(_ name: String) throws -> PixelBuffer {
            try PNGDecoder.decode([UInt8](Data(contentsOf: shown.appending(path: name)))).premultiplied
        }
        #expect(try image("expected.png") == Self.pixels)
        #expect(try image("actual.png") == Self.changed)
        #expect(
            try image("difference.png").size
                == DifferenceImage.pixels(expected: Self.pixels, actual: Self.changed).size)
        #expect(
            try String(contentsOf: shown.appending(path: "difference.json"), encoding: .utf8)
                == ImageComparison(expected: Self.pixels, actual: Self.changed).json.pretty)
    }

    @Test func anotherSizeIsNamed() throws {
        recordBoth()
        let error = #expect(throws: Goldens.Failure.self) {
            try goldens(.never).check(PixelBuffer(size: PixelSize(width: 4, height: 6)), at: Self.imagePath)
        }
        #expect(try #require(error).description.contains("4×6 pixels, expected 6×4"))
    }

    /// Another compression level gives another file with the same pixels.
    @Test func imagesAreComparedByPixels() throws {
        recordBoth()
        let file = try PNGEncoder.encode(StraightImage(Self.pixels, isOpaque: true), compression: .level(0))
        #expect(try Data(contentsOf: golden(Self.imagePath)) != Data(file))
        try Data(file).write(to: golden(Self.imagePath))
        try goldens(.never).check(Self.pixels, at: Self.imagePath)
    }

    @Test func aDamagedImageDoesNotMatch() throws {
        recordBoth()
        try Data("no image".utf8).write(to: golden(Self.imagePath))
        let error = #expect(throws: Goldens.Failure.self) {
            try goldens(.never).check(Self.pixels, at: Self.imagePath)
        }
        #expect(try #require(error).description.contains("not a PNG"))
        let failure = #expect(throws: Goldens.Failure.self) {
            try goldens(.failed).check(Self.pixels, at: Self.imagePath)
        }
        #expect(failure?.kind == .recorded)
        try goldens(.never).check(Self.pixels, at: Self.imagePath)
    }

    @Test func passingRemovesTheFilesOfAFailure() throws {
        recordBoth()
        #expect(throws: Goldens.Failure.self) { try goldens(.never).check("other", at: Self.textPath) }
        #expect(throws: Goldens.Failure.self) { try goldens(.never).check(Self.changed, at: Self.imagePath) }
        try goldens(.never).check(Self.text, at: Self.textPath)
        try goldens(.never).check(Self.pixels, at: Self.imagePath)
        #expect(names(in: root.appending(path: "Artifacts/scenes/a")).isEmpty)
    }

    // MARK: Recording

    /// The goldens that each mode writes: a missing one, a different one, and an up-to-date one.
    static let table: [(mode: RecordMode, missing: Bool, different: Bool, same: Bool)] = [
        (.never, false, false, false), (.missing, true, false, false), (.failed, true, true, false),
        (.changed, true, true, false), (.all, true, true, true),
    ]

    @Test(arguments: table)
    func eachModeWritesItsFiles(mode: RecordMode, missing: Bool, different: Bool, same: Bool) throws {
        func writes(_ text: String, at path: String) -> Bool {
            var wrote = false
            do {
                try goldens(mode).check(text, at: path)
                #expect(mode == .never, "a recording run passed")
            } catch let failure as Goldens.Failure {
                wrote = failure.kind == .recorded
                #expect(wrote || mode == .never || failure.kind == .unchanged)
            } catch {
                Issue.record(error)
            }
            return wrote
        }
        recordBoth()
        #expect(writes("new", at: "missing.txt") == missing)
        #expect(FileManager.default.fileExists(atPath: golden("missing.txt").path) == missing)
        #expect(writes(Self.text, at: Self.textPath) == same)
        #expect(writes("changed", at: Self.textPath) == different)
        #expect(try String(contentsOf: golden(Self.textPath), encoding: .utf8) == (different ? "changed" : Self.text))
    }

    @Test(arguments: RecordMode.allCases) func recordingsAreKept(mode: RecordMode) throws {
        recordBoth()
        _ = try? goldens(mode).check("changed", at: Self.textPath)
        _ = try? goldens(mode).check(Self.changed, at: Self.imagePath)
        let wrote = mode.writes(missing: false, fails: true, differs: true)
        try goldens(.never).check(wrote ? "changed" : Self.text, at: Self.textPath)
        try goldens(.never).check(wrote ? Self.changed : Self.pixels, at: Self.imagePath)
    }

    @Test func theEnvironmentChoosesTheMode() throws {
        for mode in RecordMode.allCases {
            #expect(try RecordMode(environment: ["FRAMEREEL_RECORD": mode.rawValue]) == mode)
            #expect(try RecordMode(environment: ["FRAMEREEL_RECORD": mode.rawValue, "CI": ""]) == mode)
            #expect(try RecordMode(environment: ["FRAMEREEL_RECORD": mode.rawValue, "CI": "true"]) == .never)
        }
        #expect(try RecordMode(environment: [:]) == .never)
        // A choice in code takes precedence, and neither applies in continuous integration.
        #expect(try RecordMode(environment: ["FRAMEREEL_RECORD": "all"], chosen: .missing) == .missing)
        #expect(try RecordMode(environment: ["CI": "true"], chosen: .all) == .never)
        #expect(try RecordMode(environment: ["FRAMEREEL_RECORD": ""]) == .never)
        let failure = RecordMode.Unknown(text: "always")
        #expect(throws: failure) { try RecordMode(environment: ["FRAMEREEL_RECORD": "always"]) }
        #expect(failure.description == "FRAMEREEL_RECORD=always: expected one of never, missing, failed, changed, all")
    }
}
