import FrameGeometry
import FramePNG
import FramePainting
import Testing

@testable import FrameOutput

/// The digest of verification, computed again from the decoded file of a frame, block by block as documented.
@Suite struct RowChangeDigestTests {
    @Test(arguments: [1, 16, 37, 200, 300], [Color.white, Color(red: 0, green: 0.5, blue: 1, alpha: 0.25)])
    func coversTheBlocksThatDiffer(width: Int, background: Color) throws {
        let scene = TestScene(size: PixelSize(width: width, height: 70), background: background)
        let report = try FramePipeline(jobs: 1).run(
            RunPlan(size: scene.size, frames: [0, 3], computesDigests: false), into: DigestSink()
        ) { scene.list($0) }
        for record in report.records {
            let list = scene.list(record.number)
            let pixels = try PNGDecoder.decode(StillFile.bytes(of: list), limits: .canvas)
            var hash = SHA256()
            message(pixels.bytes, rowLength: width * 4).withUnsafeBytes { hash.update($0) }
            let digest = hash.finish()
            #expect(record.digest == digest)
            #expect(try ByteDigest(rowChangesOf: list) == digest)
        }
        #expect(width == 1 || Set(report.records.map(\.digest)).count == 2)
    }

    private func message(_ pixels: [UInt8], rowLength: Int) -> [UInt8] {
        let rows = stride(from: 0, to: pixels.count, by: rowLength).map { Array(pixels[$0..<$0 + rowLength]) }
        var message: [UInt8] = []
        func append(_ number: Int) { message += (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
        var index = 0
        while index < rows.count {
            let row = rows[index]
            let blocks = stride(from: 0, to: rowLength, by: 64).map { Array(row[$0..<min($0 + 64, rowLength)]) }
            let changed = blocks.indices.filter {
                index == 0 || blocks[$0] != Array(rows[index - 1][$0 * 64..<$0 * 64 + blocks[$0].count])
            }
            append(changed.count)
            for block in changed {
                append(block)
                message += blocks[block]
            }
            let end = rows[index...].firstIndex { $0 != row } ?? rows.count
            append(end - index)
            index = end
        }
        return message
    }
}
