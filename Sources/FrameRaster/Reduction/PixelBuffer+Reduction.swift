package import FramePainting

extension PixelBuffer {
    /// Returns the pixels scaled to exactly `target`. Each pixel is the mean of the area it covers, which keeps edges
    /// as sharp as its size allows. The buffer is returned unchanged if it is not wider.
    ///
    /// - Precondition: `target` is not higher if it is narrower.
    package func shrunk(to target: PixelSize) -> PixelBuffer {
        guard size.width > target.width else { return self }
        var result = PixelBuffer(size: target)
        // These are the sums of a row of this image, and of the part that a resulting row covers so far, in units in
        // which a resulting pixel is as wide as this image has columns, and as high as it has rows.
        var sums = [Int](repeating: 0, count: target.width * 4)
        var covered = sums
        let area = size.width * size.height
        let divisions = (0..<size.width).map { Division(ofColumn: $0, of: size.width, among: target.width) }
        for y in 0..<size.height {
            addColumns(ofRow: y, divisions, to: &sums)
            var position = y * target.height
            while position < (y + 1) * target.height {
                let row = position / size.height
                let next = min((y + 1) * target.height, (row + 1) * size.height)
                let weight = next - position
                covered.withUnsafeMutableBufferPointer { covered in
                    sums.withUnsafeBufferPointer { sums in
                        for index in covered.indices { covered[index] &+= sums[index] &* weight }
                    }
                }
                position = next
                guard position == (row + 1) * size.height else { continue }
                for index in covered.indices {
                    result.bytes[row * target.width * 4 + index] = UInt8((covered[index] + area / 2) / area)
                    covered[index] = 0
                }
            }
        }
        return result
    }

    /// The division of a column among at most two columns of a narrower image.
    private struct Division {
        /// Index of the first channel of the first column.
        let index: Int
        /// Part in the first column; ``second`` is the part in the next one.
        let first: Int
        let second: Int

        init(ofColumn x: Int, of width: Int, among columns: Int) {
            let start = x * columns
            let column = start / width
            index = column * 4
            first = min(columns, (column + 1) * width - start)
            second = columns - first
        }
    }

    /// Adds the sums of a row's pixels, each weighted by its overlap with a column of the result.
    private func addColumns(ofRow y: Int, _ divisions: [Division], to sums: inout [Int]) {
        let start = y * bytesPerRow
        // Use unsafe pointers, because a frame has millions of pixels.
        bytes.withUnsafeBufferPointer { bytes in
            sums.withUnsafeMutableBufferPointer { sums in
                sums.update(repeating: 0)
                var pixel = bytes.baseAddress.unsafelyUnwrapped + start
                for division in divisions {
                    let sum = sums.baseAddress.unsafelyUnwrapped + division.index
                    for channel in 0..<4 { sum[channel] &+= Int(pixel[channel]) &* division.first }
                    if division.second > 0 {
                        for channel in 0..<4 { sum[channel + 4] &+= Int(pixel[channel]) &* division.second }
                    }
                    pixel += 4
                }
            }
        }
    }

    /// Returns one pixel per square of `side` × `side` pixels: the mean of its premultiplied channels, rounded once,
    /// half up. Squares at the right and lower edges may be smaller.
    ///
    /// - Precondition: `side` is 1 or more. No side of the buffer is 0.
    package func averaged(squaresOf side: Int) -> PixelBuffer {
        var result = PixelBuffer(
            size: PixelSize(width: (size.width + side - 1) / side, height: (size.height + side - 1) / side))
        let (size, bytesPerRow) = (size, bytesPerRow)
        let (columns, rows) = (result.size.width, result.size.height)
        // A sum of 255 in each of at most 16,384² pixels stays far below 2⁶³.
        var sums = [Int](repeating: 0, count: columns * 4)
        // Use unsafe pointers, because a frame has millions of pixels.
        bytes.withUnsafeBufferPointer { bytes in
            result.bytes.withUnsafeMutableBufferPointer { target in
                sums.withUnsafeMutableBufferPointer { sums in
                    for row in 0..<rows {
                        let top = row * side
                        let height = min(side, size.height - top)
                        sums.update(repeating: 0)
                        for y in top..<top + height {
                            Self.add(bytes.baseAddress.unsafelyUnwrapped + y * bytesPerRow, size.width, side, sums)
                        }
                        for column in 0..<columns {
                            let count = height * min(side, size.width - column * side)
                            for index in column * 4..<column * 4 + 4 {
                                target[row * columns * 4 + index] = UInt8((sums[index] + count / 2) / count)
                            }
                        }
                    }
                }
            }
        }
        return result
    }

    /// Adds each of `width` pixels of a row to the sum of its square.
    private static func add(
        _ row: UnsafePointer<UInt8>, _ width: Int, _ side: Int, _ sums: UnsafeMutableBufferPointer<Int>
    ) {
        var pixel = row
        var sum = sums.baseAddress.unsafelyUnwrapped
        var left = 0
        while left < width {
            let end = pixel + 4 * min(side, width - left)
            var (red, green, blue, alpha) = (0, 0, 0, 0)
            while pixel < end {
                red &+= Int(pixel[0])
                green &+= Int(pixel[1])
                blue &+= Int(pixel[2])
                alpha &+= Int(pixel[3])
                pixel += 4
            }
            sum[0] &+= red
            sum[1] &+= green
            sum[2] &+= blue
            sum[3] &+= alpha
            sum += 4
            left += side
        }
    }
}
