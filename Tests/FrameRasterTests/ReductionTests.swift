import FramePainting
import FrameRaster
import Testing

@Suite struct ReductionTests {
    /// The expected value is the mean over the area of each pixel, computed with fractions.
    @Test(arguments: [(16, 8, 4, 2), (17, 9, 5, 3), (1170, 11, 144, 1), (7, 7, 6, 6), (5, 3, 5, 3), (9, 4, 1, 1)])
    func reducesByAreas(width: Int, height: Int, toWidth: Int, toHeight: Int) {
        let image = PixelBuffer(
            size: PixelSize(width: width, height: height),
            bytes: (0..<width * height * 4).map { UInt8($0 * $0 * 31 % 256) })
        let result = image.shrunk(to: PixelSize(width: toWidth, height: toHeight))
        #expect(result.size == PixelSize(width: toWidth, height: toHeight))
        guard width > toWidth else {
            #expect(result == image)
            return
        }
        func overlap(_ pixel: Int, _ side: Int, _ target: Int, _ targetSide: Int) -> Double {
            let unit = Double(side) / Double(targetSide)
            return max(0, min(Double(pixel + 1), Double(target + 1) * unit) - max(Double(pixel), Double(target) * unit))
        }
        for y in 0..<toHeight {
            for x in 0..<toWidth {
                var (sum, area) = (SIMD4<Double>.zero, 0.0)
                for row in 0..<height {
                    for column in 0..<width {
                        let weight = overlap(column, width, x, toWidth) * overlap(row, height, y, toHeight)
                        guard weight > 0 else { continue }
                        let pixel = image[column, row]
                        sum += weight * SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w))
                        area += weight
                    }
                }
                for channel in 0..<4 {
                    #expect(abs(Double(result[x, y][channel]) - sum[channel] / area) <= 0.5 + 1e-6)
                }
            }
        }
    }

    /// Means of whole numbers, with halves rounded up: (1 + 2 + 3 + 4)/4 = 2.5 → 3, (0 + 0 + 0 + 1)/4 → 0, (255 · 4)/4
    /// = 255.
    @Test func roundsOnceHalvesUp() {
        let image = PixelBuffer(
            size: PixelSize(width: 2, height: 2), bytes: [1, 0, 255, 7, 2, 0, 255, 7, 3, 0, 255, 7, 4, 1, 255, 8])
        #expect(image.averaged(squaresOf: 2).bytes == [3, 0, 255, 7])
    }

    /// The expected value is the sum taken pixel by pixel. The sizes include multiples of the square's side and others.
    @Test(arguments: [1, 2, 4, 8, 64]) func averagesWholeSquares(side: Int) {
        for (width, height) in [(16, 8), (17, 9), (1, 1), (3, 64), (8, 31)] {
            let image = PixelBuffer(
                size: PixelSize(width: width, height: height),
                bytes: (0..<width * height * 4).map { UInt8($0 * $0 * 31 % 256) })
            let result = image.averaged(squaresOf: side)
            for y in 0..<result.size.height {
                for x in 0..<result.size.width {
                    let square = (y * side..<min(height, (y + 1) * side)).flatMap { row in
                        (x * side..<min(width, (x + 1) * side)).map { image[$0, row] }
                    }
                    for channel in 0..<4 {
                        let sum = square.reduce(0) { $0 + Int($1[channel]) }
                        #expect(Int(result[x, y][channel]) == Int((Double(sum) / Double(square.count)).rounded()))
                    }
                }
            }
            #expect(result.size.width == (width + side - 1) / side && result.size.height == (height + side - 1) / side)
        }
    }
}
