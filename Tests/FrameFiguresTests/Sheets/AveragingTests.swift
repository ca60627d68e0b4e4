import FramePainting
import Testing

@testable import FrameFigures

@Suite struct AveragingTests {
    /// Means of whole numbers, halves up: (1 + 2 + 3 + 4)/4 = 2.5 → 3, (0 + 0 + 0 + 1)/4 → 0, (255 · 4)/4 = 255.
    @Test func roundsOnceHalvesUp() {
        let image = PixelBuffer(
            size: PixelSize(width: 2, height: 2), bytes: [1, 0, 255, 7, 2, 0, 255, 7, 3, 0, 255, 7, 4, 1, 255, 8])
        #expect(image.averaged(squaresOf: 2).bytes == [3, 0, 255, 7])
    }

    /// Against the same sums taken pixel by pixel; sizes that squares fit and sizes they do not.
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
