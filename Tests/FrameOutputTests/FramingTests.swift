import FramePainting
import Testing

@testable import FrameOutput

/// Parts of the canvas, scaled down by area.
struct FramingTests {
    /// An encoder that keeps its rows.
    private final class Rows: FrameEncoder {
        var bytes: [UInt8] = []
        var calls = 0

        func append(_ row: UnsafeRawBufferPointer, times: Int) {
            calls += 1
            for _ in 0..<times { bytes += row }
        }

        func finish() -> [UInt8] { bytes }
    }

    /// Returns rows of noise, some of them equal, with their number of repetitions.
    private static func rows(width: Int, height: Int, isOpaque: Bool) -> [(row: [UInt8], times: Int)] {
        var state: UInt64 = 11
        var rows: [(row: [UInt8], times: Int)] = []
        var left = height
        while left > 0 {
            let row = (0..<width * 4).map { index -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let value = UInt8(truncatingIfNeeded: state >> 40)
                // A quarter of the translucent pixels is invisible.
                return index % 4 == 3 ? isOpaque ? 255 : value < 64 ? 0 : value : value
            }
            let times = min(left, 1 + Int(state >> 33) % 5)
            rows.append((row, times))
            left -= times
        }
        return rows
    }

    private static func encoded(_ framing: Framing, isOpaque: Bool) throws -> [UInt8] {
        let target = Rows()
        let encoder = framing.encoder(into: target, isOpaque: isOpaque)
        for (row, times) in rows(width: framing.canvas.width, height: framing.canvas.height, isOpaque: isOpaque) {
            try row.withUnsafeBytes { try encoder.append($0, times: times) }
        }
        return try encoder.finish()
    }

    /// Returns the mean over the covered area, pixel by pixel, with integer fractions.
    private static func expected(_ framing: Framing, isOpaque: Bool) -> [UInt8] {
        let canvas = rows(width: framing.canvas.width, height: framing.canvas.height, isOpaque: isOpaque)
            .flatMap { Array(repeating: $0.row, count: $0.times) }
        func shares(_ cell: Int, of original: Int, in size: Int) -> [(index: Int, weight: Int)] {
            (0..<original).compactMap { index in
                let overlap = min((cell + 1) * original, (index + 1) * size) - max(cell * original, index * size)
                return overlap > 0 ? (index, overlap) : nil
            }
        }
        var bytes: [UInt8] = []
        for y in 0..<framing.size.height {
            // Invisible colors are unchanged if nothing is averaged.
            if framing.size == framing.part {
                bytes += canvas[framing.y + y][framing.x * 4..<(framing.x + framing.part.width) * 4]
                continue
            }
            for x in 0..<framing.size.width {
                var colors = [0, 0, 0]
                var (alpha, area) = (0, 0)
                for row in shares(y, of: framing.part.height, in: framing.size.height) {
                    for column in shares(x, of: framing.part.width, in: framing.size.width) {
                        let weight = row.weight * column.weight
                        let start = (framing.x + column.index) * 4
                        let pixel = canvas[framing.y + row.index][start..<start + 4].map { Int($0) }
                        for channel in 0..<3 { colors[channel] += pixel[channel] * pixel[3] * weight }
                        alpha += pixel[3] * weight
                        area += weight
                    }
                }
                bytes += colors.map { alpha == 0 ? 0 : UInt8((Double($0) / Double(alpha)).rounded()) }
                bytes.append(UInt8((Double(alpha) / Double(area)).rounded()))
            }
        }
        return bytes
    }

    @Test(arguments: [true, false])
    func aPixelIsTheMeanOfTheAreaItCovers(isOpaque: Bool) throws {
        let canvas = PixelSize(width: 31, height: 23)
        for (width, height) in [(31, 23), (30, 23), (31, 22), (16, 12), (15, 23), (10, 7), (7, 5), (3, 1), (1, 1)] {
            for (x, y, part) in [(0, 0, canvas), (5, 3, PixelSize(width: 26, height: 11))] {
                let size = PixelSize(width: min(width, part.width), height: min(height, part.height))
                let framing = try #require(Framing(x: x, y: y, part: part, of: canvas, at: size))
                #expect(
                    try Self.encoded(framing, isOpaque: isOpaque) == Self.expected(framing, isOpaque: isOpaque),
                    "\(framing)")
            }
        }
    }

    @Test func repeatedRowsArePassedOnAsRepeated() throws {
        let size = PixelSize(width: 8, height: 600)
        let framing = try #require(Framing(part: size, of: size, at: PixelSize(width: 4, height: 200)))
        let target = Rows()
        let encoder = framing.encoder(into: target, isOpaque: true)
        let row = [UInt8](repeating: 7, count: 32)
        try row.withUnsafeBytes { try encoder.append($0, times: 600) }
        #expect(target.calls == 1 && target.bytes.count == 4 * 200 * 4)
    }

    @Test func aFramingMustLieOnTheCanvas() {
        let canvas = PixelSize(width: 10, height: 20)
        func framing(_ x: Int, _ y: Int, _ width: Int, _ height: Int, at size: PixelSize? = nil) -> Framing? {
            Framing(x: x, y: y, part: PixelSize(width: width, height: height), of: canvas, at: size)
        }
        #expect(framing(0, 0, 10, 20)?.isWhole == true)
        #expect(framing(1, 0, 9, 20)?.isWhole == false)
        for bad in [
            framing(-1, 0, 5, 5), framing(6, 0, 5, 5), framing(0, 16, 5, 5), framing(0, 0, 0, 5), framing(0, 0, 11, 5),
            framing(Int.max, 0, 5, 5), framing(0, 0, 5, 5, at: PixelSize(width: 6, height: 5)),
            framing(0, 0, 5, 5, at: PixelSize(width: 0, height: 5)),
        ] { #expect(bad == nil) }
    }
}
