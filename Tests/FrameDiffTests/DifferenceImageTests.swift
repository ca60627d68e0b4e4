import FramePNG
import FramePainting
import TestSupport
import Testing

@testable import FrameDiff

@Suite struct DifferenceImageTests {
    let image = PixelBuffer(size: PixelSize(width: 20, height: 10), bytes: (0..<800).map { UInt8($0 * 7 % 256) })

    @Test func showsBothImagesUnchanged() {
        var other = image
        other.bytes[0] ^= 255
        let panels = DifferenceImage.pixels(expected: image, actual: other)
        #expect(panels.size == PixelSize(width: 3 * 20 + 4 * 8, height: 10 + 2 * 8))
        #expect(panels.part(x: 8, y: 8, width: 20, height: 10) == image)
        #expect(panels.part(x: 8 + 2 * 28, y: 8, width: 20, height: 10) == other)
    }

    @Test func marksExactlyThePixelsThatDiffer() {
        var other = image
        let off = [(0, 0), (19, 9), (7, 4)]
        for (x, y) in off { other.bytes[(y * 20 + x) * 4 + 2] ^= 1 }
        let panels = DifferenceImage.pixels(expected: image, actual: other)
        let middle = panels.part(x: 8 + 28, y: 8, width: 20, height: 10)
        #expect(places(of: Self.slight, in: middle) == off.map { $0.1 * 20 + $0.0 }.sorted())
        #expect(places(of: Self.slight, in: panels).count == off.count)
    }

    @Test func framesASinglePixel() {
        var other = image
        other.bytes[(4 * 20 + 10) * 4] ^= 1
        let panels = DifferenceImage.pixels(expected: image, actual: other)
        let middle = panels.part(x: 8 + 28, y: 8, width: 20, height: 10)
        let frame = (1...7).flatMap { y in (7...13).map { (x: $0, y: y) } }
            .filter { [7, 13].contains($0.x) || [1, 7].contains($0.y) }.map { $0.y * 20 + $0.x }
        #expect(places(of: Self.blue, in: middle) == frame)
    }

    @Test func equalImagesShowNoDifference() {
        let panels = DifferenceImage.pixels(expected: image, actual: image)
        #expect(places(of: Self.slight, in: panels).isEmpty && places(of: Self.blue, in: panels).isEmpty)
    }

    /// One image has an extra column, the other an extra row.
    @Test func pixelsOfOnlyOneImageDiffer() {
        let wide = PixelBuffer(size: PixelSize(width: 3, height: 2))
        let high = PixelBuffer(size: PixelSize(width: 2, height: 3))
        let panels = DifferenceImage.pixels(expected: wide, actual: high)
        let middle = panels.part(x: 8 + 11, y: 8, width: 3, height: 3)
        #expect(places(of: Self.great, in: middle) == [2, 5, 6, 7])
    }

    /// A difference of one level looks different from black on white. Each doubling has its own color, darker than the
    /// preceding one.
    @Test func colorsShowTheMagnitude() {
        let colors = HeatMap.colors.map { SIMD4($0, 255) }
        for level in 1...255 {
            let expected = PixelBuffer(size: PixelSize(width: 1, height: 1), bytes: [0, 9, 255, 255])
            let actual = PixelBuffer(
                size: PixelSize(width: 1, height: 1), bytes: [UInt8(level), 9, UInt8(255 - level / 2), 255])
            let color = DifferenceImage.pixels(expected: expected, actual: actual)[1 + 2 * 8, 8]
            #expect(color == colors[HeatMap.levels.lastIndex { $0 <= level } ?? 0])
        }
        #expect(HeatMap.levels == [1, 2, 4, 8, 16, 32, 64, 128] && colors.count == 8)
        func luma(_ color: SIMD4<UInt8>) -> Int { 2126 * Int(color.x) + 7152 * Int(color.y) + 722 * Int(color.z) }
        for (light, dark) in zip(colors, colors.dropFirst()) { #expect(luma(light) > luma(dark)) }
    }

    /// Overlays use the same colors on request. Other images use pixelmatch's colors.
    @Test func overlaysAreHeatMapsOnRequest() {
        let size = PixelSize(width: 3, height: 1)
        let expected = StraightImage(size: size, bytes: [UInt8](repeating: 255, count: 12))
        let actual = StraightImage(size: size, bytes: [255, 255, 255, 255, 254, 255, 255, 255, 0, 0, 0, 255])
        var style = DifferenceOverlay.Style()
        style.isHeatMap = true
        let overlay = DifferenceOverlay.image(expected: expected, actual: actual, style: style)
        let colors = [SIMD3<UInt8>(255, 255, 255), HeatMap.colors[0], HeatMap.colors[7]]
        #expect(overlay.bytes == colors.flatMap { [$0.x, $0.y, $0.z, 255] })
        let plain = DifferenceOverlay.image(expected: expected, actual: actual)
        #expect(Array(plain.bytes[4..<12]) == [255, 0, 0, 255, 255, 0, 0, 255])
    }

    private static let slight = SIMD4(HeatMap.colors[0], 255)
    private static let great = SIMD4(HeatMap.colors[7], 255)
    static let blue = SIMD4<UInt8>(0, 90, 255, 255)

    private func places(of color: SIMD4<UInt8>, in image: PixelBuffer) -> [Int] {
        (0..<image.size.width * image.size.height).filter {
            image[$0 % image.size.width, $0 / image.size.width] == color
        }
    }
}
