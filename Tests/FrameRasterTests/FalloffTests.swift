import Foundation
import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// The truncated Gaussian of layer shadows, compared with its formula, (Φ(−d/σ) − Φ(−2)) / (1 − 2Φ(−2)), using the
/// system's `erfc`.
@Suite struct FalloffTests {
    private static func below(_ z: Double) -> Double {
        func whole(_ z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }
        return min(max((whole(z) - whole(-2)) / (1 - 2 * whole(-2)), 0), 1)
    }

    /// Returns the alphas of a row of a 240 × 4 pixel image that is filled to the left of `edge`.
    private static func row(_ edge: Double, _ make: (Shape) -> PaintItem) -> [Double] {
        let rect = Rect(x: -2000, y: -2000, width: 2000 + edge, height: 4000)
        let pixels = Rasterizer.pixels(
            of: DisplayList(size: PixelSize(width: 240, height: 4), items: [make(.rect(rect))]))
        return (0..<240).map { Double(pixels[$0, 2].w) }
    }

    private static func error(_ row: [Double], _ edge: Double, _ sigma: Double) -> Double {
        row.indices.map { abs(row[$0] - 255 * below((edge - Double($0) - 0.5) / sigma)) }.max() ?? 255
    }

    @Test(arguments: [2.0, 3, 8, 12, 24, 45]) func rectanglesFollowTheFormula(sigma: Double) {
        let row = Self.row(120.25) { .fill(Fill($0, color: .black, blur: sigma, falloff: .cut)) }
        #expect(Self.error(row, 120.25, (sigma * sigma + 1.0 / 12).squareRoot()) < 1)
        #expect(row[Int(120.25 + 2 * sigma) + 2] == 0)
        let whole = Self.row(120.25) { .fill(Fill($0, color: .black, blur: sigma)) }
        #expect(Self.error(whole, 120.25, sigma) > 4)
    }

    /// The images are groups, whose blur equals a shadow path's, and shadows of groups.
    @Test(arguments: [1.5, 2.0, 3, 5.9, 6, 8, 12, 17, 24, 45]) func imagesFollowTheFormula(sigma: Double) {
        let blurred = Self.row(120) {
            .group(Group(blur: sigma, falloff: .cut, items: [.fill(Fill($0, color: .black))]))
        }
        #expect(Self.error(blurred, 120, sigma) < 2.5)
        let shadow = Self.row(20.5) {
            .group(
                Group(
                    shadow: Shadow(offset: Point(x: 99.75, y: 0), sigma: sigma, falloff: .cut),
                    items: [.fill(Fill($0, color: .black))]))
        }
        #expect(Self.error(Array(shadow[24...]), 120.25 - 24, sigma) < 3)
    }

    /// Φ(−2), and the variance as an integral, to eight digits.
    @Test func numbersMatchTheTruncatedGaussian() {
        #expect(abs(Double(NormalDistribution.cutTail) - erfc(2.0.squareRoot()) / 2) < 1e-8)
        let steps = 100_000
        let values = (0...steps).map { -2 + 4 * Double($0) / Double(steps) }.map { (z: $0, density: exp(-$0 * $0 / 2)) }
        let sum = values.reduce(0) { $0 + $1.density }
        let square = values.reduce(0) { $0 + $1.z * $1.z * $1.density }
        #expect(abs(square / sum - NormalDistribution.cutVariance) < 1e-4)
    }

    @Test func aCachedShadowKeepsItsFalloff() {
        let cache = RasterCache()
        let shape = Shape.rect(Rect(x: 10, y: 10, width: 30, height: 20))
        for falloff in Falloff.allCases + Falloff.allCases {
            let list = DisplayList(
                size: PixelSize(width: 60, height: 40),
                items: [
                    .fill(Fill(shape, color: .black, blur: 5, falloff: falloff)),
                    .group(
                        Group(
                            blur: 4, falloff: falloff,
                            items: [.fill(Fill(.ellipse(Rect(x: 5, y: 5, width: 9, height: 9)), color: .black))])),
                ])
            #expect(Rasterizer(list, reusing: cache).draw(rows: 0..<40) == Rasterizer.pixels(of: list))
        }
    }
}
