import Foundation
import FrameOutput
import FrameRaster
import Framereel
import TestSupport
import Testing

/// The specimen in fonts, pixel for pixel. Other versions of the fonts have other outlines, so the test is skipped
/// unless the installed files match `Fixtures/fonts/sha256.txt`, which `sha256sum` prints.
@Suite(.enabled(if: BuildTraits.hasText)) struct SpecimenTests {
    private static let pinned = try? String(
        contentsOf: Repository.root.appending(path: "Fixtures/fonts/sha256.txt"), encoding: .utf8)

    /// Returns whether every font of the specimen is the one that its goldens were made with.
    @MainActor private static func hasPinnedFonts() throws -> Bool {
        let lines = pinned?.split(separator: "\n").map(String.init) ?? []
        return try AppScene.specimens.allSatisfy { scene in
            try scene.recording(drawsTextAsBlocks: false).fonts.allSatisfy { font in
                let record = FontRecord(path: font.path, bytes: font.bytes)
                return lines.contains("\(record.sha256)  \(record.file)")
            }
        }
    }

    @Test(
        .enabled("the installed fonts are not those the goldens were made with") { try await hasPinnedFonts() },
        arguments: AppScene.specimens)
    func imageMatchesTheRecording(scene: AppScene) async throws {
        let recording = try await scene.recording(drawsTextAsBlocks: false)
        let goldens = try Goldens(filter: "SceneTests.SpecimenTests")
        try goldens.check(Rasterizer.pixels(of: recording.displayList(0)), at: scene.golden.path("fonts.png"))
    }

    /// Every page keeps its margin of 20 points, including the right and the bottom.
    @Test(arguments: AppScene.specimens) @MainActor func nothingIsCutOff(scene: AppScene) throws {
        let list = try scene.recording(drawsTextAsBlocks: false).displayList(0)
        let pixels = Rasterizer.pixels(of: list)
        let margin = Int(20 * list.scale) - 1
        let (width, height) = (pixels.size.width, pixels.size.height)
        let isClear = pixels.bytes.indices.allSatisfy { index in
            let (x, y) = (index / 4 % width, index / 4 / width)
            return x < width - margin && y < height - margin || pixels.bytes[index] == 255
        }
        #expect(isClear)
    }

    /// Text drawn as blocks does not depend on fonts, and text drawn with fonts does.
    @Test @MainActor func blocksUseNoFont() throws {
        for scene in AppScene.specimens {
            #expect(try scene.recording().fonts.isEmpty, "\(scene)")
            #expect(try !scene.recording(drawsTextAsBlocks: false).fonts.isEmpty, "\(scene)")
        }
    }
}
