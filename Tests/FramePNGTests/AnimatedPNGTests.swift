import FramePNG
import FramePainting
import Testing

/// Animated PNGs, decoded by definition: each frame's data as a separate PNG, placed as its control chunk says.
@Suite struct AnimatedPNGTests {
    private static let size = PixelSize(width: 23, height: 11)

    /// Returns frames with a moving line one pixel wide. Two of them are equal.
    private static func frames(isOpaque: Bool) -> [[UInt8]] {
        [0, 1, 2, 2, 7, 22].map { column in
            (0..<size.width * size.height).flatMap { pixel -> [UInt8] in
                let isLine = pixel % size.width == column
                return [isLine ? 255 : 20, UInt8(pixel % 200), 7, isOpaque ? 255 : isLine ? 200 : 3]
            }
        }
    }

    private struct Frame {
        var width, height, left, top, delay, unit: Int
        var data: [UInt8]
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private func encode(
        _ frames: [[UInt8]], isOpaque: Bool, plays: Int = 0, compression: PNGCompression = .fast
    ) throws -> [UInt8] {
        let encoder = try AnimatedPNGEncoder(
            size: Self.size, isOpaque: isOpaque, frameCount: frames.count, plays: plays, compression: compression)
        var file: [UInt8] = []
        for (index, frame) in frames.enumerated() {
            try encoder.append(frame, delay: try #require(FrameDelay(index + 1, over: 60)))
            file += encoder.takeBytes()
            #expect(encoder.takeBytes().isEmpty)
        }
        try encoder.finish()
        return file + encoder.takeBytes()
    }

    private func parse(_ file: [UInt8]) throws -> (header: Chunk, count: Int, plays: Int, frames: [Frame]) {
        let chunks = Chunk.all(in: file)
        #expect(chunks.first?.name == "IHDR" && chunks.last?.name == "IEND")
        let control = try #require(chunks.first { $0.name == "acTL" })
        var frames: [Frame] = []
        var numbers: [Int] = []
        for chunk in chunks {
            switch chunk.name {
            case "fcTL":
                let fields = chunk.bytes
                #expect(fields.count == 26 && fields[24...] == [0, 0])
                numbers.append(Self.number(fields[0..<4]))
                frames.append(
                    Frame(
                        width: Self.number(fields[4..<8]), height: Self.number(fields[8..<12]),
                        left: Self.number(fields[12..<16]), top: Self.number(fields[16..<20]),
                        delay: Self.number(fields[20..<22]), unit: Self.number(fields[22..<24]), data: []))
            case "IDAT": frames[frames.count - 1].data += chunk.bytes
            case "fdAT":
                numbers.append(Self.number(chunk.bytes[0..<4]))
                frames[frames.count - 1].data += chunk.bytes[4...]
            default: break
            }
        }
        #expect(numbers == Array(0..<numbers.count))
        return (chunks[0], Self.number(control.bytes[0..<4]), Self.number(control.bytes[4..<8]), frames)
    }

    private func pixels(of frame: Frame, _ header: Chunk) throws -> [UInt8] {
        var header = header
        header.bytes.replaceSubrange(
            0..<8, with: SamplePNG.bigEndian(frame.width) + SamplePNG.bigEndian(frame.height))
        let file =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header.encoded
            + Chunk(name: "IDAT", bytes: frame.data).encoded + Chunk(name: "IEND", bytes: []).encoded
        return try PNGDecoder.decode(file).bytes
    }

    @Test(arguments: [true, false], [PNGCompression.fast, .small, .level(0)])
    func everyFrameRoundTrips(isOpaque: Bool, compression: PNGCompression) throws {
        let frames = Self.frames(isOpaque: isOpaque)
        let animation = try parse(try encode(frames, isOpaque: isOpaque, plays: 3, compression: compression))
        #expect(animation.count == frames.count && animation.frames.count == frames.count && animation.plays == 3)
        var canvas = [UInt8](repeating: 0, count: Self.size.width * Self.size.height * 4)
        for (index, frame) in animation.frames.enumerated() {
            let part = try pixels(of: frame, animation.header)
            for row in 0..<frame.height {
                let target = ((frame.top + row) * Self.size.width + frame.left) * 4
                canvas.replaceSubrange(
                    target..<target + frame.width * 4, with: part[row * frame.width * 4..<(row + 1) * frame.width * 4])
            }
            #expect(canvas == frames[index])
            #expect(frame.delay * 60 == (index + 1) * frame.unit)
        }
    }

    /// A line that moves by one column changes two columns. An unchanged frame stores one pixel.
    @Test func onlyChangedAreasAreWritten() throws {
        let animation = try parse(try encode(Self.frames(isOpaque: true), isOpaque: true))
        let height = Self.size.height
        #expect(animation.frames.map(\.width) == [Self.size.width, 2, 2, 1, 6, 16])
        #expect(animation.frames.map(\.height) == [height, height, height, 1, height, height])
        #expect(animation.frames.map(\.left) == [0, 0, 1, 0, 2, 7])
    }

    /// A reader without animation support shows the first frame.
    @Test func otherReadersSeeTheFirstFrame() throws {
        let frames = Self.frames(isOpaque: false)
        let shown = try PNGDecoder.decode(try encode(frames, isOpaque: false)).bytes
        #expect(shown == frames[0])
    }

    @Test func delaysAreExactOrRejected() {
        #expect(FrameDelay(1001, over: 60_000).map { [$0.numerator, $0.denominator] } == [1001, 60_000])
        #expect(FrameDelay(30, over: 60).map { [$0.numerator, $0.denominator] } == [1, 2])
        #expect(FrameDelay(0, over: 60).map { [$0.numerator, $0.denominator] } == [0, 1])
        #expect(FrameDelay(1, over: 65_536) == nil)
        #expect(FrameDelay(65_536, over: 1) == nil)
        #expect(FrameDelay(1, over: 0) == nil && FrameDelay(-1, over: 1) == nil)
    }

    @Test func wrongCallsAreRefused() throws {
        let frame = Self.frames(isOpaque: true)[0]
        let delay = try #require(FrameDelay(1, over: 60))
        let encoder = try AnimatedPNGEncoder(size: Self.size, isOpaque: true, frameCount: 1)
        #expect(throws: PNGError.partialRow(byteCount: frame.count - 4, bytesPerRow: Self.size.width * 4)) {
            try encoder.append(Array(frame.dropLast(4)), delay: delay)
        }
        #expect(throws: PNGError.missingRows(missing: 11, height: 11)) { try encoder.finish() }
        try encoder.append(frame, delay: delay)
        #expect(throws: PNGError.finished) { try encoder.append(frame, delay: delay) }
        #expect(throws: PNGError.unwritableSize(PixelSize(width: 0, height: 4))) {
            try AnimatedPNGEncoder(size: PixelSize(width: 0, height: 4), isOpaque: true, frameCount: 1)
        }
    }
}
