import CFramePNG
public import FramePainting

/// Writes one image as PNG, band by band from the top.
///
/// The file holds exactly the chunks IHDR, sRGB, IDAT and IEND: no time, no text, nothing about the machine. Its bytes
/// depend only on the size, the pixels, `isOpaque` and the compression, not on how the rows were split into bands.
public final class PNGEncoder {
    public let size: PixelSize
    /// Whether the file is 24-bit RGB without alpha, which is a third faster and 10–18 % smaller.
    public let isOpaque: Bool
    private let writer: PNGWriter
    /// Deflater that produces the image data, unless zlib does.
    private var deflater: RowRunDeflater?
    private var missingRows: Int
    private var isFinished = false
    private var fileRows: [UInt8]

    /// - Throws: ``PNGError/unwritableSize(_:)``, ``PNGError/invalidLevel(_:)``, ``PNGError/writing(_:)``.
    public init(size: PixelSize, isOpaque: Bool, compression: PNGCompression = .fast) throws(PNGError) {
        guard 1...PixelSize.limit ~= size.width, 1...PixelSize.limit ~= size.height else { throw .unwritableSize(size) }
        let level = compression.zlibLevel
        if let level, !(0...9 ~= level) { throw .invalidLevel(level) }
        self.size = size
        self.isOpaque = isOpaque
        missingRows = size.height
        writer = try PNGWriter(
            frame_png_settings(
                width: UInt32(size.width), height: UInt32(size.height), has_alpha: isOpaque ? 0 : 1,
                filter: FRAME_PNG_FILTER_UP, level: Int32(level ?? 1),
                strategy: FRAME_PNG_STRATEGY_DEFAULT, max_memory: .max))
        deflater = level == nil ? RowRunDeflater(width: size.width, hasAlpha: !isOpaque) : nil
        fileRows = [UInt8](repeating: 0, count: size.width * (isOpaque ? 3 : 4) * Self.rowsAtOnce(width: size.width))
    }

    /// Appends whole rows of premultiplied R, G, B, A.
    ///
    /// An opaque image keeps the colors and drops alpha; otherwise ``StraightAlpha`` divides colors by alpha.
    /// - Throws: ``PNGError/partialRow(byteCount:bytesPerRow:)``, ``PNGError/tooManyRows(appended:missing:height:)``,
    ///   ``PNGError/finished``, ``PNGError/writing(_:)``. Nothing of a rejected band is written.
    public func append(_ band: UnsafeRawBufferPointer) throws(PNGError) {
        try append(band, isStraight: false)
    }

    /// Appends whole rows of straight R, G, B, A unchanged. Otherwise like ``append(_:)``.
    public func append(straight band: UnsafeRawBufferPointer) throws(PNGError) {
        try append(band, isStraight: true)
    }

    /// Appends one row of straight R, G, B, A `times` times. Otherwise like ``append(_:)``.
    ///
    /// This saves the comparison if rows are known to repeat; the file is the same.
    public func append(straightRow row: UnsafeRawBufferPointer, times: Int) throws(PNGError) {
        guard times > 0 else { return }
        guard deflater != nil else {
            for _ in 0..<times { try append(row, isStraight: true) }
            return
        }
        guard times <= missingRows || isFinished else {
            throw .tooManyRows(appended: times, missing: missingRows, height: size.height)
        }
        try append(row, isStraight: true)
        missingRows -= times - 1
        deflater?.repeatRow(times - 1)
    }

    /// Ends the image and returns the file.
    /// - Throws: ``PNGError/missingRows(missing:height:)``, ``PNGError/finished``, ``PNGError/writing(_:)``.
    public func finish() throws(PNGError) -> [UInt8] {
        if isFinished { throw .finished }
        guard missingRows == 0 else { throw .missingRows(missing: missingRows, height: size.height) }
        isFinished = true
        guard let data = deflater?.finish() else { return try writer.finish() }
        return try writer.finish(imageData: data)
    }

    private func append(_ band: UnsafeRawBufferPointer, isStraight: Bool) throws(PNGError) {
        let bytesPerRow = size.width * 4
        if isFinished { throw .finished }
        guard band.count.isMultiple(of: bytesPerRow) else {
            throw .partialRow(byteCount: band.count, bytesPerRow: bytesPerRow)
        }
        let rows = band.count / bytesPerRow
        guard rows <= missingRows else {
            throw .tooManyRows(appended: rows, missing: missingRows, height: size.height)
        }
        missingRows -= rows
        if deflater != nil, isStraight || isOpaque {
            deflater?.append(band)
        } else if isStraight && !isOpaque {
            try writer.write(rows: band, count: rows)
        } else {
            try convertAndWrite(band, rows: rows)
        }
    }

    /// Converts a few rows at a time, so that they are still in the cache when libpng reads them.
    private func convertAndWrite(_ band: UnsafeRawBufferPointer, rows: Int) throws(PNGError) {
        let rowsAtOnce = Self.rowsAtOnce(width: size.width)
        for row in stride(from: 0, to: rows, by: rowsAtOnce) {
            let count = min(rowsAtOnce, rows - row)
            let source = UnsafeRawBufferPointer(
                rebasing: band[row * size.width * 4..<(row + count) * size.width * 4])
            let fileBytes = count * size.width * (isOpaque ? 3 : 4)
            let isOpaque = self.isOpaque
            try fileRows.withUnsafeMutableBufferPointer { buffer throws(PNGError) in
                let target = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[..<fileBytes])
                if isOpaque {
                    StraightAlpha.dropAlpha(source, into: target)
                } else {
                    StraightAlpha.straighten(source, into: target, isOpaque: false)
                }
                if deflater != nil {
                    deflater?.append(UnsafeRawBufferPointer(target))
                } else {
                    try writer.write(rows: UnsafeRawBufferPointer(target), count: count)
                }
            }
        }
    }

    /// Returns the number of rows that fit into 64 KiB, a quarter of a common second-level cache.
    private static func rowsAtOnce(width: Int) -> Int {
        max(1, 65_536 / (width * 4))
    }
}

extension PNGEncoder {
    /// Encodes a whole frame as a PNG file.
    ///
    /// The caller decides `isOpaque`, so that all frames of a sequence have the same format.
    public static func encode(
        _ pixels: PixelBuffer, isOpaque: Bool, compression: PNGCompression = .fast
    ) throws(PNGError) -> [UInt8] {
        let encoder = try PNGEncoder(size: pixels.size, isOpaque: isOpaque, compression: compression)
        try pixels.bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
            try encoder.append(UnsafeRawBufferPointer(bytes))
        }
        return try encoder.finish()
    }

    /// Encodes a straight image as a PNG file that decodes to the same bytes, without alpha if every pixel is opaque.
    public static func encode(
        _ image: StraightImage, compression: PNGCompression = .fast
    ) throws(PNGError) -> [UInt8] {
        let encoder = try PNGEncoder(size: image.size, isOpaque: image.isOpaque, compression: compression)
        try image.bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
            try encoder.append(straight: UnsafeRawBufferPointer(bytes))
        }
        return try encoder.finish()
    }
}

/// The effort of the encoder. Every row is filtered with UP, which suits user interfaces, whose rows mostly repeat the
/// row above.
///
/// Measured with libpng 1.6.39 and zlib 1.2.13 on a 1170×2532 frame of a card presented over a dimmed list (24-bit RGB,
/// one core): libpng's own choice (adaptive filter, level 6) 23 frames/s and 35 KB; UP with level 1 90 frames/s and 69
/// KB; UP with level 6 46 frames/s and 35 KB; UP with level 9 21 frames/s and 31 KB. Other fixed filters gave larger
/// files; the adaptive filter gained 1–4 % at a third of the speed. `bench` prints the speed of ``fast``.
public enum PNGCompression: Hashable, Sendable {
    /// Framereel's own encoder, which detects only runs and repeated rows, without a search for matches. Files are
    /// small for user interfaces, and as large as ``level(_:)`` 1 for photographs.
    case fast
    /// The smallest file that zlib produces: level 9.
    case small
    /// A zlib level: 0 stores, 6 is zlib's default, 9 is smallest.
    case level(Int)

    /// Level for zlib; `nil` if zlib is not used.
    var zlibLevel: Int? {
        switch self {
        case .fast: nil
        case .small: 9
        case .level(let level): level
        }
    }
}
