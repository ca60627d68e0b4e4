import CFramePNG

/// Where a chunk lies in a file.
struct PNGChunk: Equatable {
    /// Four letters.
    let name: String
    /// From its length to its checksum.
    let range: Range<Int>

    /// What is between its name and its checksum.
    var contents: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }

    /// What the checksum is of: the length is not part of it (PNG specification, third edition, 5.3).
    var summed: Range<Int> { range.lowerBound + 4..<range.upperBound - 4 }

    /// The CRC-32 of a part of a file.
    static func checksum(of file: [UInt8], _ range: Range<Int>) -> Int {
        file.withUnsafeBufferPointer { file in
            Int(frame_png_checksum(UnsafeBufferPointer(rebasing: file[range]).baseAddress, range.count))
        }
    }

    /// A whole chunk.
    ///
    /// - Parameter name: Four letters.
    static func encoded(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let summed = Array(name.utf8) + contents
        let sum = UInt32(checksum(of: summed, summed.indices))
        return bigEndian(UInt32(contents.count)) + summed + bigEndian(sum)
    }
}

func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
}
