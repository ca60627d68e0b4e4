public import FramePNG
public import FramePainting

/// Encodes a single frame as a PNG file.
public enum StillFile {
    /// Returns the PNG file of a frame, with the same bytes as in a sequence.
    ///
    /// - Parameter framing: Part of the canvas to show; `nil` for the whole frame.
    /// - Precondition: The framing belongs to the list's canvas.
    /// - Throws: ``OutputError/canvas(_:)``, ``OutputError/tooManyEdges(frame:)``, ``OutputError/encoding(_:)``.
    public static func bytes(
        of list: DisplayList, in framing: Framing? = nil, compression: PNGCompression = .fast
    ) throws(OutputError) -> [UInt8] {
        try StillPainter().file(of: list, in: framing, compression: compression)
    }

    /// Returns the part of an image that a framing shows, as a PNG file, or the file itself if the framing belongs to
    /// another canvas.
    ///
    /// - Throws: ``OutputError/encoding(_:)``, also for files that are not PNG.
    public static func bytes(ofPNG file: [UInt8], in framing: Framing) throws(OutputError) -> [UInt8] {
        if framing.isWhole { return file }
        let image: StraightImage
        do throws(PNGError) { image = try PNGDecoder.decode(file) } catch { throw .encoding(error) }
        guard image.size == framing.canvas else { return file }
        let encoder = framing.encoder(
            into: try PNGFrameEncoder(size: framing.size, isOpaque: image.isOpaque, compression: .fast),
            isOpaque: image.isOpaque)
        try image.bytes.withUnsafeBufferPointer { bytes throws(OutputError) in
            let rowLength = image.size.width * 4
            for start in stride(from: 0, to: bytes.count, by: rowLength) {
                let row = UnsafeBufferPointer(rebasing: bytes[start..<start + rowLength])
                try encoder.append(UnsafeRawBufferPointer(row), times: 1)
            }
        }
        return try encoder.finish()
    }

    /// Writes a frame as a PNG file.
    ///
    /// - Throws: The errors of `bytes(of:compression:)` and `WholeFile/write(_:to:replacing:)`.
    public static func write(
        _ list: DisplayList, in framing: Framing? = nil, to path: String, replacing: Bool,
        compression: PNGCompression = .fast
    ) throws(OutputError) {
        try WholeFile.write(try bytes(of: list, in: framing, compression: compression), to: path, replacing: replacing)
    }
}

/// Encodes a frame as a PNG file.
final class PNGFrameEncoder: FrameEncoder {
    private let encoder: PNGEncoder

    init(size: PixelSize, isOpaque: Bool, compression: PNGCompression) throws(OutputError) {
        encoder = try Self.encoding { () throws(PNGError) in
            try PNGEncoder(size: size, isOpaque: isOpaque, compression: compression)
        }
    }

    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        try Self.encoding { () throws(PNGError) in try encoder.append(straightRow: row, times: times) }
    }

    func finish() throws(OutputError) -> [UInt8] {
        try Self.encoding { () throws(PNGError) in try encoder.finish() }
    }

    private static func encoding<Result>(_ body: () throws(PNGError) -> Result) throws(OutputError) -> Result {
        do throws(PNGError) {
            return try body()
        } catch {
            throw .encoding(error)
        }
    }
}
