import FrameGeometry
import FramePainting

@testable import FrameRaster

/// The coverage of single shapes before conversion to bytes, in 1/65,536 of a pixel (rounded).
enum CoverageProbe {
    /// Returns the rows of `shape` on a canvas.
    static func rows(_ shape: Shape, _ transform: Affine = .identity, width: Int, height: Int) -> [[Int]] {
        var maker = OutlineMaker(width: width, height: height)
        guard let placed = maker.shape(shape, transform) else {
            return [[Int]](repeating: [Int](repeating: 0, count: width), count: height)
        }
        return rows(placed.shape, maker.vertices, maker.chains, width: width, height: height)
    }

    static func rows(
        _ shape: DeviceShape, _ vertices: [Vertex], _ chains: [Chain], width: Int, height: Int
    ) -> [[Int]] {
        exact(shape, vertices, chains, width: width, height: height).map { $0.map { ($0 + 1 << 16) >> 17 } }
    }

    /// Returns the coverage in the units of ``CoverageSpan``, in which 2³³ is a whole pixel.
    static func exact(
        _ shape: DeviceShape, _ vertices: [Vertex], _ chains: [Chain], width: Int, height: Int
    ) -> [[Int]] {
        var row = CoverageRow(width: width, chains: chains.count)
        defer { row.deallocate() }
        return vertices.withUnsafeBufferPointer { vertices in
            chains.withUnsafeBufferPointer { chains in
                (0..<height).map { y in
                    row.cover(shape, row: y, from: 0, to: width, vertices: vertices, chains: chains)
                    var result = [Int](repeating: 0, count: width)
                    for span in UnsafeBufferPointer(start: row.spans, count: row.spanCount) {
                        for x in span.start..<span.end {
                            result[x] = span.coverage == CoverageSpan.varying ? row.values[x] : span.coverage
                        }
                    }
                    return result
                }
            }
        }
    }
}
