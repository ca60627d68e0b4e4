import FrameFigures
import FramePainting
import FrameRaster
import FrameTiming
import Framereel
import TestSupport
import Testing

/// Every scene against its goldens: what moved, as text, and how it looks, as a sheet; of applications also the trace.
@Suite struct GoldenTests {
    let goldens: Goldens

    init() throws {
        goldens = try Goldens(filter: "SceneTests.GoldenTests")
    }

    @Test(arguments: SceneCase.all) func whatMoves(scene: SceneCase) async throws {
        try check(whatMovesIn: try await scene.recording(), at: scene.path("display.txt"))
    }

    @Test(arguments: SceneCase.all) func howItLooks(scene: SceneCase) async throws {
        try check(looksOf: try await scene.recording(), at: scene.path("sheet.png"))
    }

    @Test(arguments: AppScene.all) func whatMovesInAnApp(scene: AppScene) async throws {
        let recording = try await scene.recording()
        #expect(recording.unsupported.isEmpty)
        try check(whatMovesIn: recording, at: scene.path("display.txt"))
    }

    @Test(arguments: AppScene.all) func howAnAppLooks(scene: AppScene) async throws {
        try check(looksOf: try await scene.recording(), at: scene.path("sheet.png"))
    }

    @Test(arguments: AppScene.all.filter(\.hasTranscript)) func whatAnAppAndTheFrameworkSay(scene: AppScene)
        async throws
    {
        try goldens.check(try await scene.recording().trace.text, at: scene.path("trace.txt"))
    }

    private func check(whatMovesIn recording: Recording, at path: String) throws {
        var names = BitmapNames()
        let text = recording.instants.map { frame in
            "\(heading(frame, in: recording))\n" + recording.displayList(frame).json { names.name(of: $0) }.pretty
        }
        try goldens.check(text.joined(separator: "\n"), at: path)
    }

    private func check(looksOf recording: Recording, at path: String) throws {
        let size = recording.displayList(0).size
        var sheet = ContactSheet(ContactSheetStyle(shrink: max(1, Double(max(size.width, size.height)) / Self.side)))
        for frame in recording.instants { try sheet.append(Rasterizer.pixels(of: recording.displayList(frame))) }
        try goldens.check(sheet.pixels(), at: path)
    }

    /// The longest side of a frame on a sheet, in pixels: small scenes are shown pixel for pixel.
    static let side = 400.0

    private func heading(_ frame: Int, in recording: Recording) -> String {
        let (numerator, denominator) = SceneCase.rate.seconds(ofFrame: frame)
        let time = denominator == 1 ? "\(numerator) s" : "\(numerator)/\(denominator) s"
        return "frame \(frame) of \(recording.frameCount), at \(time)"
    }
}

/// Calls images `image 1`, `image 2`, … as they come; one that has the same pixels has the same name.
private struct BitmapNames {
    private var bitmaps: [Bitmap] = []

    mutating func name(of bitmap: Bitmap) -> String {
        let known = bitmaps.firstIndex(of: bitmap)
        if known == nil { bitmaps.append(bitmap) }
        return "image \((known ?? bitmaps.count - 1) + 1), \(bitmap.size.width)×\(bitmap.size.height)"
    }
}
