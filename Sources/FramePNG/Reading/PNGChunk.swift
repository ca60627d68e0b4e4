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
}
