import Foundation
import FramePNG
import FramePainting
import FrameRaster
import TestSupport
import Testing

/// Images of other renderers.
@Suite(.enabled(if: Oracles.folder != nil, Comment(rawValue: Oracles.whySkipped)))
struct RasterConformance {
    /// The folder to write our images to for other measurements.
    private static let output = ProcessInfo.processInfo.environment["FRAMEREEL_IMAGES"].map { URL(filePath: $0) }

    /// resvg's test suite. Each image must agree about as well as with the renderer that chose the cases. Its
    /// anti-aliasing is coarser than exact area, so a few pixels may differ by a large amount.
    ///
    /// Two cases exceed that renderer's own distance: strokes along a curve that turns within a tenth of a point
    /// (`line-as-curve-2`, `control-points-clamping-1`). Drawn exactly, such a line shows the turn's ends and corner,
    /// which resvg leaves out.
    @Test func everyImageAgrees() throws {
        let folder = try Oracles.requiredFolder().appending(path: "raster/resvg")
        let scenes = try Self.scenes(folder)
        #expect(scenes.count == 389)
        var hitTarget = 0
        for scene in scenes {
            let difference = try Self.difference(scene, folder, "png/\(scene.name).png")
            let truth = (over32: scene.truthVsReference?.over32 ?? 0, mean: scene.truthVsReference?.mean ?? 0)
            // The limit is the one in the cases' own checker.
            if difference.over32 <= truth.over32 + 0.0005, difference.mean <= truth.mean + 0.05 {
                hitTarget += 1
            } else {
                print("raster: beyond the target: \(scene.name): \(difference), not \(truth)")
            }
            #expect(
                difference.over32 <= 0.005 && difference.mean <= truth.mean + 0.25,
                "\(scene.name): \(difference), not \(truth.mean)")
        }
        print("raster: \(hitTarget) of \(scenes.count) images are within the target")
    }

    /// Compares with a renderer that computes exact coverage, if there is one.
    @Test func everyExactImageAgrees() throws {
        let folder = try Oracles.requiredFolder().appending(path: "raster")
        guard FileManager.default.fileExists(atPath: folder.appending(path: "cases.json").path) else { return }
        for scene in try Self.scenes(folder) {
            let difference = try Self.difference(scene, folder, "cases/\(scene.name).truth.png")
            switch scene.category {
            case "rect": #expect(difference.largest <= 2, "\(scene.name): \(difference)")
            case "blur": #expect(difference.largest <= 8 && difference.mean <= 1.1, "\(scene.name): \(difference)")
            case "shadow":
                #expect(
                    difference.largest <= 16 && difference.over8 <= 0.004 && difference.mean <= 0.6,
                    "\(scene.name): \(difference)")
            default:
                #expect(
                    difference.largest <= 28 && difference.over8 <= 0.012 && difference.mean <= 0.3,
                    "\(scene.name): \(difference)")
            }
        }
    }

    private static func scenes(_ folder: URL) throws -> [OutsideScene] {
        try JSONDecoder().decode([OutsideScene].self, from: Data(contentsOf: folder.appending(path: "cases.json")))
    }

    private static func difference(_ scene: OutsideScene, _ folder: URL, _ name: String) throws -> ImageDifference {
        func png(_ name: String) throws -> PixelBuffer {
            try PNGDecoder.decode([UInt8](Data(contentsOf: folder.appending(path: name)))).premultiplied
        }
        let actual = Rasterizer.pixels(of: try scene.list { RasterImage(try png($0)) })
        if let output {
            try Data(PNGEncoder.encode(actual, isOpaque: false)).write(to: output.appending(path: "\(scene.name).png"))
        }
        let expected = try png(name)
        try #require(actual.size == expected.size, "\(scene.name)")
        return ImageDifference(actual, expected)
    }
}
