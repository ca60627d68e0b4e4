import FramePainting

/// The pixels of a straight image, for as long as its bytes are held.
struct PixelGrid {
    let width: Int
    let height: Int
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer, _ size: PixelSize) {
        self.bytes = bytes
        width = size.width
        height = size.height
    }

    func row(_ y: Int) -> UnsafeRawPointer? { bytes.baseAddress.map { $0 + y * width * 4 } }

    subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
    }

    /// The columns and rows next to a pixel, and whether it lies at a border.
    private func around(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>, isBorder: Bool) {
        let columns = max(x - 1, 0)...min(x + 1, width - 1)
        let rows = max(y - 1, 0)...min(y + 1, height - 1)
        return (columns, rows, columns.count < 3 || rows.count < 3)
    }

    /// Whether a pixel looks like a shape's edge: it lies between a darker and a brighter neighbour, at most two
    /// neighbours are as bright as itself, and the darkest or the brightest is part of an area in both images.
    func isEdge(_ x: Int, _ y: Int, beside other: PixelGrid, _ ground: YIQ.Ground) -> Bool {
        let around = around(x, y)
        let center = self[x, y]
        let offset = (y * width + x) * 4
        var same = around.isBorder ? 1 : 0
        var darkest = (delta: 0.0, x: 0, y: 0)
        var brightest = darkest
        for column in around.columns {
            for row in around.rows where column != x || row != y {
                let delta = YIQ.brightness(center, self[column, row], offset: offset, ground: ground)
                if delta == 0 {
                    same += 1
                    if same > 2 { return false }
                } else if delta < darkest.delta {
                    darkest = (delta, column, row)
                } else if delta > brightest.delta {
                    brightest = (delta, column, row)
                }
            }
        }
        guard darkest.delta != 0, brightest.delta != 0 else { return false }
        return isArea(darkest.x, darkest.y) && other.isArea(darkest.x, darkest.y)
            || isArea(brightest.x, brightest.y) && other.isArea(brightest.x, brightest.y)
    }

    /// Whether three neighbours at least are of the same colour; a border counts as one. Not of pixels an image lacks.
    private func isArea(_ x: Int, _ y: Int) -> Bool {
        guard x < width, y < height else { return false }
        let around = around(x, y)
        let center = self[x, y]
        var same = around.isBorder ? 1 : 0
        for column in around.columns {
            for row in around.rows where column != x || row != y {
                if self[column, row] == center { same += 1 }
                if same > 2 { return true }
            }
        }
        return false
    }
}
