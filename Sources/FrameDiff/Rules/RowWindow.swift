import FramePNG
import FramePainting

/// Some consecutive rows of an image that is read from the top down.
struct RowWindow<Failure: Error> {
    private let rows: PixelRows<Failure>
    private var bytes: [UInt8] = []
    /// Rows in `bytes`.
    private var range = 0..<0

    init(_ rows: PixelRows<Failure>) {
        self.rows = rows
    }

    private var bytesPerRow: Int { rows.size.width * 4 }

    /// Advances to a band of rows and up to `margin` rows on either side, as far as the image has them.
    ///
    /// - Precondition: The bands follow each other without gaps.
    mutating func move(to band: Range<Int>, margin: Int) throws(Failure) {
        let wanted = max(0, band.lowerBound - margin)..<min(rows.size.height, band.upperBound + margin)
        bytes.removeFirst((wanted.lowerBound - range.lowerBound) * bytesPerRow)
        let count = bytes.count
        bytes += [UInt8](repeating: 0, count: (wanted.upperBound - range.upperBound) * bytesPerRow)
        range = wanted
        let rows = rows
        try bytes.withUnsafeMutableBufferPointer { (bytes) throws(Failure) in
            try rows.next(into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[count...])))
        }
    }

    /// Reads the rest, so that damage below the band is noticed.
    mutating func finish() throws(Failure) {
        while range.upperBound < rows.size.height {
            let next = range.upperBound
            try move(to: next..<min(next + PixelJudge.rowsAtOnce, rows.size.height), margin: 0)
        }
    }

    func withGrid<Result>(_ body: (PixelGrid) throws(Failure) -> Result) throws(Failure) -> Result {
        try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
            try body(PixelGrid(UnsafeRawBufferPointer(bytes), rows.size, firstRow: range.lowerBound))
        }
    }
}
