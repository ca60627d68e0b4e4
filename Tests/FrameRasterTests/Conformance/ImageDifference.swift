import FramePainting

/// The distance between two images, over premultiplied bytes.
struct ImageDifference: CustomStringConvertible {
    /// The largest difference of a channel.
    var largest = 0
    /// The fraction of pixels with a channel that differs by more than 8, and by more than 32.
    var over8 = 0.0
    var over32 = 0.0
    /// The mean over all pixels of the largest difference of a channel.
    var mean = 0.0

    init(_ left: PixelBuffer, _ right: PixelBuffer) {
        var sum = 0
        var (far, farther) = (0, 0)
        for index in stride(from: 0, to: left.bytes.count, by: 4) {
            var most = 0
            for channel in index..<index + 4 {
                most = max(most, abs(Int(left.bytes[channel]) - Int(right.bytes[channel])))
            }
            sum += most
            largest = max(largest, most)
            if most > 8 { far += 1 }
            if most > 32 { farther += 1 }
        }
        let count = Double(left.bytes.count / 4)
        over8 = Double(far) / count
        over32 = Double(farther) / count
        mean = Double(sum) / count
    }

    var description: String { "max \(largest), over 8: \(over8), over 32: \(over32), mean \(mean)" }
}
