import Foundation
import FramePNG
import FramePainting
import FrameRaster
import TestSupport
import Testing

/// Pictures that another renderer drew (the test suite of resvg): each case must agree with it about as well as the
/// renderer that chose the cases does. Its anti-aliasing is coarser than exact area, so pixels may differ by much, but few.
@Suite(.enabled(if: Oracles.folder != nil, Comment(rawValue: Oracles.whySkipped)))
struct RasterConformance {
    /// What is known to fail, with the reason.
    static let failures: [String: String] = [:]

    @Test func everyPictureAgrees() throws {
        let folder = try Oracles.requiredFolder().appending(path: "raster/resvg")
        let text = try Data(contentsOf: folder.appending(path: "cases.json"))
        let cases = try JSONDecoder().decode([OutsideScene].self, from: text)
        #expect(cases.count == 389)
        var passed = 0
        var hitTarget = 0
        for scene in cases {
            let png = try Data(contentsOf: folder.appending(path: "png/\(scene.name).png"))
            let expected = try PNGDecoder.decode([UInt8](png)).premultiplied
            let list = try scene.list { name in
                let png = try Data(contentsOf: folder.appending(path: name))
                return Bitmap(try PNGDecoder.decode([UInt8](png)).premultiplied)
            }
            let actual = Rasterizer.pixels(of: list)
            try #require(actual.size == expected.size, "\(scene.name)")
            let difference = Difference(actual, expected)
            let agrees = difference.over32 <= 0.005 && difference.mean <= (scene.truthVsReference?.mean ?? 0) + 0.25
            if agrees { passed += 1 }
            // What the cases' own checker calls the target.
            let truth = (scene.truthVsReference?.over32 ?? 0, scene.truthVsReference?.mean ?? 0)
            if difference.over32 <= truth.0 + 0.0005, difference.mean <= truth.1 + 0.05 {
                hitTarget += 1
            } else {
                print(
                    "raster: beyond the target: \(scene.name): \(difference.over32), \(difference.mean), truth \(truth)"
                )
            }
            #expect(
                agrees == (Self.failures[scene.name] == nil),
                "\(scene.name): over 32: \(difference.over32), mean: \(difference.mean), not \(scene.truthVsReference?.mean ?? 0)"
            )
        }
        print("raster: \(passed) of \(cases.count) pictures agree, \(hitTarget) within the target")
    }

    /// Over premultiplied bytes.
    private struct Difference {
        /// The share of pixels with a channel that differs by more than 32.
        var over32 = 0.0
        /// The mean of each pixel's largest difference of a channel.
        var mean = 0.0

        init(_ left: PixelBuffer, _ right: PixelBuffer) {
            var sum = 0
            var far = 0
            for index in stride(from: 0, to: left.bytes.count, by: 4) {
                var largest = 0
                for channel in index..<index + 4 {
                    largest = max(largest, abs(Int(left.bytes[channel]) - Int(right.bytes[channel])))
                }
                sum += largest
                if largest > 32 { far += 1 }
            }
            let count = Double(left.bytes.count / 4)
            over32 = Double(far) / count
            mean = Double(sum) / count
        }
    }
}
