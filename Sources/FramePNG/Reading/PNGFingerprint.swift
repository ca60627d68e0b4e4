public import FramePainting

/// The size of a PNG file's image and the checksums of its chunks in order. They are sufficient to recognize a file and
/// to tell that it is complete, without inflating it.
///
/// Damage shows in a chunk's CRC-32, which decoders rely on too. Two files are confused only if all checksums agree.
public struct PNGFingerprint: Equatable, Sendable {
    public let size: PixelSize
    public let checksums: [UInt32]

    public init(size: PixelSize, checksums: [UInt32]) {
        self.size = size
        self.checksums = checksums
    }

    /// - Parameter isVerified: Whether to compare the checksums with the chunks' contents rather than trust those in
    ///   the file.
    /// - Returns: `nil` if the file does not consist of whole chunks from IHDR to IEND with nothing after them, or a
    ///   checksum is wrong.
    public init?(of file: [UInt8], isVerified: Bool) {
        guard let outline = try? file.withUnsafeBufferPointer({ try PNGOutline($0, limits: .canvas) }) else {
            return nil
        }
        var checksums: [UInt32] = []
        for chunk in outline.chunks {
            let checksum = file[chunk.contents.upperBound..<chunk.range.upperBound].reduce(0) { $0 << 8 | UInt32($1) }
            if isVerified {
                let actual = PNGChunk.checksum(of: file, chunk.summed)
                guard actual == Int(checksum) else { return nil }
            }
            checksums.append(checksum)
        }
        guard outline.chunks.last?.range.upperBound == file.count else { return nil }
        self.init(size: outline.size, checksums: checksums)
    }
}
