import FramePainting

extension PixelBuffer {
    /// One pixel for each square of `side` × `side` pixels: the mean of its premultiplied channels, rounded once, halves
    /// up. The squares at the right and lower edge take in what there is.
    ///
    /// - Precondition: `side` is 1 or more. No side of the buffer is 0.
    func averaged(squaresOf side: Int) -> PixelBuffer {
        var result = PixelBuffer(
            size: PixelSize(width: (size.width + side - 1) / side, height: (size.height + side - 1) / side))
        let resultBytesPerRow = result.bytesPerRow
        // 255 in each of at most 16,384² pixels stays far below 2⁶³.
        var sums = [Int](repeating: 0, count: resultBytesPerRow)
        for top in 0..<result.size.height {
            let rows = top * side..<min(size.height, (top + 1) * side)
            for index in sums.indices { sums[index] = 0 }
            for y in rows { add(row: y, to: &sums, side: side) }
            for left in 0..<result.size.width {
                let count = rows.count * (min(size.width, (left + 1) * side) - left * side)
                for index in left * 4..<left * 4 + 4 {
                    result.bytes[top * resultBytesPerRow + index] = UInt8((sums[index] + count / 2) / count)
                }
            }
        }
        return result
    }

    private func add(row y: Int, to sums: inout [Int], side: Int) {
        let start = y * bytesPerRow
        for x in 0..<size.width {
            let sum = x / side * 4
            let pixel = start + x * 4
            for channel in 0..<4 { sums[sum + channel] += Int(bytes[pixel + channel]) }
        }
    }
}
