import FramePainting
import FrameRaster
import Testing

@Suite struct BandTests {
    /// 100 lists, half of which have one invalid number in ten, then 16 with blurs, shadows, backdrops, blend modes and
    /// projections. Each has its own rasterizer, which renders blurs when it is created.
    private static let drawn: [(list: DisplayList, rasterizer: Rasterizer)] = (0..<116).map { index in
        var lists = RandomLists(
            seed: UInt64(index), hostility: index < 100 && index % 2 == 1 ? 0.1 : 0, hasBlurs: index >= 100)
        let list = lists.list()
        return (list, Rasterizer(list))
    }

    @Test(arguments: [1, 7, 32]) func bandsOfAnyHeightHoldTheSameBytes(height: Int) {
        for (seed, (list, rasterizer)) in Self.drawn.enumerated() {
            let whole = rasterizer.draw(rows: 0..<list.size.height)
            var starts = Array(stride(from: 0, to: list.size.height, by: height))
            starts.reverse()
            for start in starts {
                let rows = start..<min(start + height, list.size.height)
                let band = rasterizer.draw(rows: rows)
                let expected = whole.bytes[rows.lowerBound * whole.bytesPerRow..<rows.upperBound * whole.bytesPerRow]
                #expect(band.bytes == Array(expected), "list \(seed), rows \(rows)")
            }
        }
    }

    /// One rasterizer with many tasks, each drawing one row.
    @Test func threadsDrawTheSameBytes() async {
        for (seed, (list, rasterizer)) in Self.drawn.enumerated() where seed % 10 == 0 {
            let whole = rasterizer.draw(rows: 0..<list.size.height)
            let rows = await withTaskGroup(of: (Int, [UInt8]).self) { group in
                for y in 0..<list.size.height { group.addTask { (y, rasterizer.draw(rows: y..<y + 1).bytes) } }
                return await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
            }
            #expect((0..<list.size.height).flatMap { rows[$0] ?? [] } == whole.bytes, "list \(seed)")
        }
    }

    @Test func thePreviousContentsOfTheBufferDoNotMatter() {
        for (seed, (list, rasterizer)) in Self.drawn.enumerated() {
            let whole = rasterizer.draw(rows: 0..<list.size.height)
            var bytes = [UInt8](repeating: 0xA5, count: whole.bytes.count)
            bytes.withUnsafeMutableBytes { rasterizer.draw(rows: 0..<list.size.height, into: $0) }
            #expect(bytes == whole.bytes, "list \(seed)")
        }
    }

    /// The distinct rows, repeated the stated number of times, form the image.
    @Test func distinctRowsMakeUpTheImage() {
        for (seed, (list, rasterizer)) in Self.drawn.enumerated() {
            var row = [UInt32](repeating: 0xA5A5_A5A5, count: list.size.width)
            var bytes: [UInt8] = []
            let finished = row.withUnsafeMutableBytes { buffer in
                rasterizer.forEachDistinctRow(in: buffer) { row, times in
                    for _ in 0..<times { bytes += row }
                    return true
                }
            }
            #expect(finished)
            #expect(bytes == rasterizer.draw(rows: 0..<list.size.height).bytes, "list \(seed)")
        }
    }

    /// Draws single rows, so that every row is painted rather than copied.
    @Test func rowsReportedAsRepeatedDoRepeat() {
        var claims = 0
        for (seed, (list, rasterizer)) in Self.drawn.enumerated() {
            #expect(!rasterizer.repeatsRowAbove(0))
            var above: [UInt8] = []
            for y in 0..<list.size.height {
                let row = rasterizer.draw(rows: y..<y + 1).bytes
                if rasterizer.repeatsRowAbove(y) {
                    claims += 1
                    #expect(row == above, "list \(seed), row \(y)")
                }
                above = row
            }
        }
        // A query that always returns false would otherwise pass.
        #expect(claims > 250)
    }
}
