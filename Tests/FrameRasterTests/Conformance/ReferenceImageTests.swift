import Foundation
import FramePNG
import FramePainting
import FrameRaster
import TestSupport
import Testing

/// Compares images with those of a slow and simple renderer (`scripts/reference`) that shares no code with ours.
@Suite struct ReferenceImageTests {
    /// The number of images per row of a sheet.
    private static let columns = 8
    private static let folder = Repository.root.appending(path: "Fixtures/raster")

    /// Images that differ by more than a level, and the difference: every translucent layer, group and mask is rounded
    /// to bytes, so deep nesting rounds many times.
    private static let roundings = [
        "rectangles/many-layers": 2, "masks/nested-masks": 2, "groups/deep": 4, "groups/deep-on-clear": 4,
    ]

    static let topics: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted() ?? []

    @Test func thereAreImages() { #expect(Self.topics.count > 10) }

    @Test(arguments: topics) func everyImageAgrees(_ topic: String) throws {
        let text = try Data(contentsOf: Self.folder.appending(path: "\(topic).json"))
        let scenes = try JSONDecoder().decode([OutsideScene].self, from: text)
        let sheet = try Self.png("\(topic).png")
        #expect(!scenes.isEmpty)
        for (index, scene) in scenes.enumerated() {
            let expected = sheet.part(
                x: index % Self.columns * scene.width, y: index / Self.columns * scene.height, width: scene.width,
                height: scene.height)
            let list = try scene.list { RasterImage(try Self.png($0)) }
            let difference = ImageDifference(Rasterizer.pixels(of: list), expected)
            if difference.largest <= 1 { continue }
            let name = "\(topic)/\(scene.name)"
            if let most = Self.roundings[name] {
                #expect(difference.largest <= most, "\(name): \(difference)")
                continue
            }
            let limit = try #require(ImageLimit(rawValue: scene.category), "\(name)")
            #expect(difference.largest <= limit.largest && difference.mean <= limit.mean, "\(name): \(difference)")
        }
    }

    private static func png(_ name: String) throws -> PixelBuffer {
        let png = try Data(contentsOf: folder.appending(path: name))
        return try PNGDecoder.decode([UInt8](png)).premultiplied
    }
}
