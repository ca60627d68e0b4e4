import FramePainting
import TestSupport
import Testing

@testable import FrameDiff

@Suite struct DifferenceImageTests {
    let image = PixelBuffer(size: PixelSize(width: 20, height: 10), bytes: (0..<800).map { UInt8($0 * 7 % 256) })

    @Test func showsBothImagesAsTheyAre() {
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
        #expect(places(of: Self.red, in: middle) == off.map { $0.1 * 20 + $0.0 }.sorted())
        #expect(places(of: Self.red, in: panels).count == off.count)
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
        #expect(places(of: Self.red, in: panels).isEmpty && places(of: Self.blue, in: panels).isEmpty)
    }

    /// One column more on one side, one row more on the other.
    @Test func whatOnlyOneImageHasIsDifferent() {
        let wide = PixelBuffer(size: PixelSize(width: 3, height: 2))
        let high = PixelBuffer(size: PixelSize(width: 2, height: 3))
        let panels = DifferenceImage.pixels(expected: wide, actual: high)
        let middle = panels.part(x: 8 + 11, y: 8, width: 3, height: 3)
        #expect(places(of: Self.red, in: middle) == [2, 5, 6, 7])
    }

    static let red = SIMD4<UInt8>(230, 0, 30, 255)
    static let blue = SIMD4<UInt8>(0, 90, 255, 255)

    private func places(of color: SIMD4<UInt8>, in image: PixelBuffer) -> [Int] {
        (0..<image.size.width * image.size.height).filter {
            image[$0 % image.size.width, $0 / image.size.width] == color
        }
    }
}
