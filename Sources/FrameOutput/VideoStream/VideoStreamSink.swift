public import FramePainting
import FrameTiming
import Synchronization

/// Writes uncompressed frames one after another, for programs that read them from a pipe or a file.
public final class VideoStreamSink: FrameSink {
    public enum Form: Sendable {
        /// R, G, B and straight alpha, one byte each, in rows from the top. These are the exact pixels.
        case rgba
        /// YUV4MPEG2, 4:4:4, BT.709, limited range, which `ffmpeg`, `mpv` and video encoders read without being told
        /// size and rate. It has no alpha; colors are kept to within two levels.
        case y4m
    }

    public let form: Form
    public let target: MovieTarget
    public let settings: MovieSettings
    private let opened = Mutex<(file: MovieFile, frameCount: Int)?>(nil)

    public var needsOrder: Bool { true }

    public init(_ form: Form, to target: MovieTarget, settings: MovieSettings) {
        self.form = form
        self.target = target
        self.settings = settings
    }

    public func begin(_ plan: RunPlan) throws(OutputError) {
        let file = try MovieFile(target)
        if form == .y4m {
            let rate = (settings.rate.numerator, settings.rate.denominator)
            try file.write(Y4MFrameEncoder.header(size: plan.size, rate: rate))
        }
        opened.withLock { $0 = (file, plan.slots.count) }
    }

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        switch form {
        case .rgba: return RawFrameEncoder(size: size)
        case .y4m:
            guard isOpaque else { throw .noAlpha(.y4m) }
            return Y4MFrameEncoder(size: size)
        }
    }

    public func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        if let (file, count) = opened.withLock({ $0 }) {
            for _ in 0..<settings.frames(at: frame.slot.index, of: count) { try file.write(frame.bytes) }
        }
        return FrameRecord(
            number: frame.slot.number, fileName: nil, digest: frame.digest, byteCount: frame.bytes.count)
    }

    public func finish() throws(OutputError) {
        try opened.withLock { $0 }?.file.commit()
    }

    public func abandon() {
        opened.withLock { $0 }?.file.abandon()
    }
}

/// Encodes a frame of a YUV4MPEG2 stream: a line, followed by the planes Y, Cb and Cr at full size (4:4:4).
///
/// The colors follow BT.709 in limited range: Y = 16 + 219·Y′, Cb = 128 + 224·(B − Y′)/1.8556, Cr = 128 + 224·(R −
/// Y′)/1.5748 with Y′ = 0.2126 R + 0.7152 G + 0.0722 B and R, G, B from 0 to 1, rounded to the nearest level (ITU-R
/// BT.709-6, 3.2 to 3.5).
final class Y4MFrameEncoder: FrameEncoder {
    private static let header = Array("FRAME\n".utf8)
    private let width: Int
    private let planeSize: Int
    private var bytes: [UInt8]
    private var row = 0

    init(size: PixelSize) {
        width = size.width
        planeSize = size.width * size.height
        bytes = Self.header + [UInt8](repeating: 0, count: 3 * size.width * size.height)
    }

    /// Returns the stream header. Pixels are square; the color range uses ffmpeg's keyword.
    static func header(size: PixelSize, rate: (numerator: Int, denominator: Int)) -> [UInt8] {
        Array(
            "YUV4MPEG2 W\(size.width) H\(size.height) F\(rate.numerator):\(rate.denominator) Ip A1:1 C444 XCOLORRANGE=LIMITED\(FileMark.y4mComment)\n"
                .utf8)
    }

    func append(_ pixels: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        let start = Self.header.count + row * width
        for column in 0..<width {
            let (y, cb, cr) = Self.levels(
                red: Int(pixels[column * 4]), green: Int(pixels[column * 4 + 1]), blue: Int(pixels[column * 4 + 2]))
            bytes[start + column] = y
            bytes[start + planeSize + column] = cb
            bytes[start + 2 * planeSize + column] = cr
        }
        for copy in 1..<max(1, times) {
            for plane in 0..<3 {
                let source = start + plane * planeSize
                bytes.withUnsafeMutableBytes { bytes in
                    let target = UnsafeMutableRawBufferPointer(
                        rebasing: bytes[(source + copy * width)..<(source + (copy + 1) * width)])
                    target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[source..<source + width]))
                }
            }
        }
        row += times
    }

    func finish() throws(OutputError) -> [UInt8] { bytes }

    /// Returns Y (16…235), Cb and Cr (16…240) of a color, in integer arithmetic: `light` is Y′ times 2,550,000.
    static func levels(red: Int, green: Int, blue: Int) -> (UInt8, UInt8, UInt8) {
        let light = 2126 * red + 7152 * green + 722 * blue
        return (
            level(16, 219 * light, over: 2_550_000), level(128, 224 * (10_000 * blue - light), over: 18_556 * 255),
            level(128, 224 * (10_000 * red - light), over: 15_748 * 255)
        )
    }

    /// Returns the level nearest to `zero + above / below`, which must not be negative.
    private static func level(_ zero: Int, _ above: Int, over below: Int) -> UInt8 {
        UInt8(clamping: (2 * (zero * below + above) + below) / (2 * below))
    }
}
