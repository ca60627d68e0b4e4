import FramePainting

/// Reads the blocks of a GIF file, without decoding colors.
struct GIFReader {
    private let bytes: [UInt8]
    private var offset = 6
    private var size = PixelSize(width: 0, height: 0)
    private var sharedPalette: ArraySlice<UInt8> = []
    private var control = Control()
    private(set) var parts: [GIFPart] = []
    private(set) var plays = 1

    /// The graphic control extension that precedes an image.
    private struct Control {
        var delay = 0
        var transparent: Int?
        var disposal = GIFPart.Disposal.none
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the size of the canvas and the palette of all frames.
    mutating func readHeader() throws(GIFError) -> PixelSize {
        size = PixelSize(width: try readNumber(), height: try readNumber())
        guard size.width > 0, size.height > 0, size.width <= PixelSize.limit, size.height <= PixelSize.limit,
            size.width * size.height <= GIFAnimation.pixelLimit
        else { throw .tooLarge(size) }
        let flags = try readByte()
        // The color of the background and the aspect ratio of pixels, which viewers ignore.
        offset += 2
        if flags & 0x80 != 0 { sharedPalette = try readPalette(flags) }
        return size
    }

    /// Reads an image or an extension. Returns whether there may be another block.
    mutating func readBlock() throws(GIFError) -> Bool {
        guard offset < bytes.count else { return false }
        switch try readByte() {
        case 0x21: try readExtension()
        case 0x2C: try readImage()
        case 0x3B: return false
        default: throw .damaged(offset: offset - 1)
        }
        return true
    }

    private mutating func readExtension() throws(GIFError) {
        let label = try readByte()
        let data = try readSubBlocks()
        if label == 0xF9, data.count >= 4 {
            control.delay = Int(data[1]) | Int(data[2]) << 8
            control.transparent = data[0] & 1 == 1 ? Int(data[3]) : nil
            control.disposal =
                switch data[0] >> 2 & 7 {
                case 2: .background
                case 3: .previous
                default: .none
                }
        } else if label == 0xFF, data.starts(with: "NETSCAPE2.0".utf8), data.count >= 14, data[11] == 1 {
            // The file has the number of repetitions after the first time.
            let repeats = Int(data[12]) | Int(data[13]) << 8
            plays = repeats == 0 ? 0 : repeats + 1
        }
    }

    private mutating func readImage() throws(GIFError) {
        guard parts.count < GIFAnimation.frameLimit else { throw .tooManyFrames }
        let start = offset
        let (left, top) = (try readNumber(), try readNumber())
        let part = PixelSize(width: try readNumber(), height: try readNumber())
        guard part.width > 0, part.height > 0, part.width * part.height <= GIFAnimation.pixelLimit else {
            throw .damaged(offset: start)
        }
        let flags = try readByte()
        let palette = flags & 0x80 != 0 ? try readPalette(flags) : sharedPalette
        let depth = Int(try readByte())
        guard (1...8).contains(depth) else { throw .damaged(offset: offset - 1) }
        parts.append(
            GIFPart(
                left: left, top: top, size: part, palette: palette, transparent: control.transparent,
                delay: control.delay, disposal: control.disposal, isInterlaced: flags & 0x40 != 0, depth: depth,
                data: try readSubBlocks()))
        control = Control()
    }

    // MARK: Values

    private mutating func readByte() throws(GIFError) -> UInt8 {
        guard offset < bytes.count else { throw .damaged(offset: bytes.count) }
        defer { offset += 1 }
        return bytes[offset]
    }

    private mutating func readNumber() throws(GIFError) -> Int { Int(try readByte()) | Int(try readByte()) << 8 }

    private mutating func readPalette(_ flags: UInt8) throws(GIFError) -> ArraySlice<UInt8> {
        let end = offset + 3 << (Int(flags & 7) + 1)
        guard end <= bytes.count else { throw .damaged(offset: bytes.count) }
        defer { offset = end }
        return bytes[offset..<end]
    }

    /// Reads data in pieces of up to 255 bytes, each after its length; a length of 0 ends them.
    private mutating func readSubBlocks() throws(GIFError) -> [UInt8] {
        var data: [UInt8] = []
        while true {
            let length = Int(try readByte())
            guard length > 0 else { return data }
            guard offset + length <= bytes.count else { throw .damaged(offset: bytes.count) }
            data += bytes[offset..<offset + length]
            offset += length
        }
    }
}
