public import FramePNG
public import FramePainting

/// An image of a difference: expected on the left, differing pixels in the middle, actual on the right.
///
/// In the middle, differing pixels have the color of their difference (``HeatMap``), and all others a pale gray version
/// of the expected image. A blue frame marks the bounding box, so that even a single pixel can be found. If the sizes
/// differ, pixels that only one image has count as different and are transparent in the other panel.
///
/// Both images are read twice, first for the bounding box and then to draw, and only a few of their rows are in memory
/// at a time.
public struct DifferenceImage: Sendable {
    /// Size of the three panels side by side, on gray.
    public let size: PixelSize
    /// Whether every alpha is 255.
    public let isOpaque: Bool
    private let panelSize: PixelSize
    private let bounds: PixelBox?

    /// Determines the difference between two images in premultiplied form.
    public init<Failure: Error>(expected: PixelRows<Failure>, actual: PixelRows<Failure>) throws(Failure) {
        let panel = Self.panelSize(showing: expected.size, actual.size)
        panelSize = panel
        size = Self.size(showing: expected.size, actual.size)
        var bounds: PixelBox?
        var isOpaque = expected.size == actual.size
        try RowPair.forEach(expected, actual) { (row) throws(Failure) in
            for x in 0..<panel.width {
                let (left, right) = (row.expected(x), row.actual(x))
                if let left, left.w != 255 { isOpaque = false }
                if left == right { continue }
                if let right, right.w != 255 { isOpaque = false }
                let box = PixelBox(x: x, y: row.y, width: 1, height: 1)
                bounds = bounds?.union(box) ?? box
            }
        }
        self.bounds = bounds
        self.isOpaque = isOpaque
    }

    /// Returns the size of the difference image for images of these sizes.
    public static func size(showing expected: PixelSize, _ actual: PixelSize) -> PixelSize {
        let panel = panelSize(showing: expected, actual)
        return PixelSize(width: 3 * panel.width + 4 * gap, height: panel.height + 2 * gap)
    }

    private static func panelSize(showing expected: PixelSize, _ actual: PixelSize) -> PixelSize {
        PixelSize(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    }

    /// Draws the image row by row.
    ///
    /// - Parameters:
    ///   - expected: The same rows as for the initializer, from the top again.
    ///   - actual: The same rows as for the initializer, from the top again.
    ///   - take: Called with each row, premultiplied.
    public func draw<Failure: Error>(
        expected: PixelRows<Failure>, actual: PixelRows<Failure>,
        _ take: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        var drawing = DrawnRow(size: size, panel: panelSize, bounds: bounds)
        for y in 0..<Self.gap { try drawing.finish(y, take) }
        try RowPair.forEach(expected, actual) { (row) throws(Failure) in
            drawing.draw(row)
            try drawing.finish(Self.gap + row.y, take)
        }
        drawing.clear()
        for y in Self.gap + panelSize.height..<size.height { try drawing.finish(y, take) }
    }

    /// Pixels around and between the panels. Tuned: separates them clearly and leaves room for a frame around a
    /// difference at the edge.
    static let gap = 8
}

/// One row of both images.
private struct RowPair {
    let y: Int
    private let expectedRow: UnsafeRawBufferPointer
    private let actualRow: UnsafeRawBufferPointer

    /// Returns the expected pixel, or `nil` outside the image.
    func expected(_ x: Int) -> SIMD4<UInt8>? { Self.pixel(x, of: expectedRow) }

    /// Returns the actual pixel, or `nil` outside the image.
    func actual(_ x: Int) -> SIMD4<UInt8>? { Self.pixel(x, of: actualRow) }

    private static func pixel(_ x: Int, of row: UnsafeRawBufferPointer) -> SIMD4<UInt8>? {
        x * 4 < row.count ? row.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self) : nil
    }

    /// Reads both images to the end of the longer one.
    static func forEach<Failure: Error>(
        _ expected: PixelRows<Failure>, _ actual: PixelRows<Failure>, _ body: (RowPair) throws(Failure) -> Void
    ) throws(Failure) {
        var rows = (
            [UInt8](repeating: 0, count: expected.size.width * 4), [UInt8](repeating: 0, count: actual.size.width * 4)
        )
        for y in 0..<max(expected.size.height, actual.size.height) {
            if y == expected.size.height { rows.0 = [] }
            if y == actual.size.height { rows.1 = [] }
            try rows.0.withUnsafeMutableBufferPointer { (left) throws(Failure) in
                try expected.next(into: UnsafeMutableRawBufferPointer(left))
                try rows.1.withUnsafeMutableBufferPointer { (right) throws(Failure) in
                    try actual.next(into: UnsafeMutableRawBufferPointer(right))
                    try body(
                        RowPair(
                            y: y, expectedRow: UnsafeRawBufferPointer(left), actualRow: UnsafeRawBufferPointer(right)))
                }
            }
        }
    }
}

/// The row of the image under construction.
private struct DrawnRow {
    private let panel: PixelSize
    /// Frame around the difference, in the whole image.
    private let frame: PixelBox?
    private var row: [SIMD4<UInt8>]

    private static let ground = SIMD4<UInt8>(128, 128, 128, 255)
    private static let frame = SIMD4<UInt8>(0, 90, 255, 255)
    /// Pixels between a difference and its frame. Tuned.
    private static let frameDistance = 3

    init(size: PixelSize, panel: PixelSize, bounds: PixelBox?) {
        self.panel = panel
        row = Array(repeating: Self.ground, count: size.width)
        let (distance, gap) = (Self.frameDistance, DifferenceImage.gap)
        frame = bounds.map {
            PixelBox(
                x: $0.x + panel.width + 2 * gap - distance, y: $0.y + gap - distance, width: $0.width + 2 * distance,
                height: $0.height + 2 * distance)
        }
    }

    mutating func clear() {
        for x in row.indices { row[x] = Self.ground }
    }

    mutating func draw(_ pair: RowPair) {
        clear()
        let columns = (0..<3).map { DifferenceImage.gap + $0 * (panel.width + DifferenceImage.gap) }
        for x in 0..<panel.width {
            let (expected, actual) = (pair.expected(x), pair.actual(x))
            row[columns[0] + x] = expected ?? .zero
            row[columns[1] + x] =
                expected == actual ? Self.pale(expected ?? .zero) : SIMD4(HeatMap.color(expected, actual), 255)
            row[columns[2] + x] = actual ?? .zero
        }
    }

    /// Draws the part of the frame that crosses row `y`, passes the row on and removes the frame again.
    mutating func finish<Failure: Error>(
        _ y: Int, _ take: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let below = row
        if let frame, frame.contains(frame.x, y) {
            let (left, right) = (frame.x, frame.x + frame.width - 1)
            let isEnd = y == frame.y || y == frame.y + frame.height - 1
            for x in isEnd ? Array(left...right) : [left, right] { row[x] = Self.frame }
        }
        try row.withUnsafeBufferPointer { (row) throws(Failure) in try take(UnsafeRawBufferPointer(row)) }
        row = below
    }

    /// Returns the pixel with a quarter of the contrast over white, enough to recognize the contents. Weights: luma of
    /// ITU-R BT.709.
    private static func pale(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let luma = (2126 * Int(pixel.x) + 7152 * Int(pixel.y) + 722 * Int(pixel.z)) / 10_000 + 255 - Int(pixel.w)
        let gray = UInt8(clamping: 191 + luma / 4)
        return SIMD4(gray, gray, gray, 255)
    }
}

extension DifferenceImage {
    /// Returns the whole difference image of two premultiplied images, in memory.
    public static func pixels(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer {
        let image = DifferenceImage(expected: expected.rows(Never.self), actual: actual.rows())
        var bytes: [UInt8] = []
        image.draw(expected: expected.rows(Never.self), actual: actual.rows()) { bytes += $0 }
        return PixelBuffer(size: image.size, bytes: bytes)
    }
}
