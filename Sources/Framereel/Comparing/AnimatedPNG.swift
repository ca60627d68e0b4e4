/// Tells PNG files that hold a sequence from those that hold one picture.
enum AnimatedPNG {
    /// Whether a file has an animation: a chunk `acTL` before its image data (PNG, third edition, section 11.3.6.1).
    static func isAnimated(_ bytes: [UInt8]) -> Bool {
        var offset = 8
        while offset + 8 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = bytes[offset + 4..<offset + 8]
            if name.elementsEqual("acTL".utf8) { return true }
            if name.elementsEqual("IDAT".utf8) { return false }
            offset += length + 12
        }
        return false
    }
}
