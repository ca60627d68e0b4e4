import FramePNG
import FramePainting

/// A PNG file per frame.
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
