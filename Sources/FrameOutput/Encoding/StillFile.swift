public import FramePNG
public import FramePainting

/// One frame as one PNG file.
public enum StillFile {
    /// The contents of a PNG file of a frame: the same bytes as in a sequence.
    ///
    /// - Throws: ``OutputError/canvas(_:)``, ``OutputError/tooManyEdges(frame:)``, ``OutputError/encoding(_:)``.
    public static func bytes(
        of list: DisplayList, compression: PNGCompression = .fast
    ) throws(OutputError) -> [UInt8] {
        try RunPlan(size: list.size, frames: [0]).check()
        let encoder = try PNGFrameEncoder(size: list.size, isOpaque: list.isOpaque, compression: compression)
        _ = try FramePainter(size: list.size).paint(list) { row, times throws(OutputError) in
            try encoder.append(row, times: times)
            return true
        }
        return try encoder.finish()
    }

    /// Writes a frame as a PNG file.
    ///
    /// - Throws: As ``bytes(of:compression:)`` and ``WholeFile/write(_:to:replacing:)``.
    public static func write(
        _ list: DisplayList, to path: String, replacing: Bool, compression: PNGCompression = .fast
    ) throws(OutputError) {
        try WholeFile.write(try bytes(of: list, compression: compression), to: path, replacing: replacing)
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
