import FramePainting
import TestSupport
import Testing

@testable import FramePNG

@Suite struct ChangedAreaTests {
    /// The expected area follows from the definition: the smallest and largest row and column of any differing pixel.
    @Test func containsExactlyTheChangedPixels() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<400 {
            let size = PixelSize(width: .random(in: 1...9, using: &random), height: .random(in: 1...9, using: &random))
            let before = (0..<size.width * size.height * 4).map { _ in UInt8.random(in: 0...2, using: &random) }
            var after = before
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                after[Int.random(in: after.indices, using: &random)] ^= UInt8.random(in: 0...1, using: &random)
            }
            let changed = (0..<size.width * size.height).filter {
                before[$0 * 4..<$0 * 4 + 4] != after[$0 * 4..<$0 * 4 + 4]
            }
            let columns = changed.map { $0 % size.width }
            let rows = changed.map { $0 / size.width }
            let area = before.withUnsafeBytes { before in
                after.withUnsafeBytes { ChangedArea(from: before, to: $0, size: size) }
            }
            #expect(area?.left == columns.min() && area?.top == rows.min())
            #expect(area.map { $0.left + $0.width - 1 } == columns.max())
            #expect(area.map { $0.top + $0.height - 1 } == rows.max())
        }
    }
}
