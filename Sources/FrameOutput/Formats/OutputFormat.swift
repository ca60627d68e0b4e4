public import FramePainting
public import FrameTiming

/// The formats frames can be written in. A case's raw value is its name on the command line and its file extension.
///
/// A new format is a case with its row in `traits` and its sink in ``movieSink(to:settings:compression:)``; the
/// compiler asks for both. Help texts, option checks and messages derive from the rows.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// PNG files, one per frame.
    case png
    /// One animated PNG with exact pixels and exact times.
    case apng
    /// One YUV4MPEG2 stream.
    case y4m
    /// One stream of raw pixels: R, G, B, straight alpha.
    case rgba
    /// One H.264 movie, without alpha.
    case mp4
    /// One VP9 movie.
    case webm
    /// One ProRes 4444 movie.
    case mov
    /// One GIF with 256 colors, timed in hundredths of a second.
    case gif
    /// One animated WebP.
    case webp
    /// One AV1 image sequence, without alpha.
    case avif

    public var name: String { rawValue }

    /// The capabilities and requirements of a format.
    struct Traits: Equatable, Sendable {
        /// Whether every frame has its own file, named by a pattern.
        let isSequence: Bool
        /// Whether the file is written front to back, so that it can go through a pipe.
        let isStream: Bool
        let needsFFmpeg: Bool
        /// Whether decoding returns the original pixels.
        let isLossless: Bool
        let alpha: Alpha
        /// Whether the file states how often it plays.
        let hasLoopCount: Bool
        /// Whether the file is compressed by zlib at a level of the caller's choice.
        let hasCompressionLevel: Bool
        let delays: Delays
        /// Whether colors are stored for blocks of two by two pixels, which requires both sides to be even.
        var hasEvenSides = false
        var control = Control.none
    }

    /// The setting that determines the size of a lossy file.
    enum Control: Equatable, Sendable {
        case none
        case quality
        /// A quality or a bit rate.
        case qualityOrBitRate
    }

    /// The levels of transparency of a pixel.
    enum Alpha: Equatable, Sendable {
        case none, oneBit, full
    }

    /// The times for which a frame can be shown.
    enum Delays: Equatable, Sendable {
        /// One frame of any rate, exactly or to the millisecond.
        case exact
        /// Whole hundredths of a second.
        case hundredths
    }

    private var traits: Traits {
        switch self {
        case .png:
            Traits(
                isSequence: true, isStream: false, needsFFmpeg: false, isLossless: true, alpha: .full,
                hasLoopCount: false, hasCompressionLevel: true, delays: .exact)
        case .apng:
            Traits(
                isSequence: false, isStream: true, needsFFmpeg: false, isLossless: true, alpha: .full,
                hasLoopCount: true, hasCompressionLevel: true, delays: .exact)
        case .y4m:
            Traits(
                isSequence: false, isStream: true, needsFFmpeg: false, isLossless: false, alpha: .none,
                hasLoopCount: false, hasCompressionLevel: false, delays: .exact)
        case .rgba:
            Traits(
                isSequence: false, isStream: true, needsFFmpeg: false, isLossless: true, alpha: .full,
                hasLoopCount: false, hasCompressionLevel: false, delays: .exact)
        case .mp4:
            Traits(
                isSequence: false, isStream: false, needsFFmpeg: true, isLossless: false, alpha: .none,
                hasLoopCount: false, hasCompressionLevel: false, delays: .exact, hasEvenSides: true,
                control: .qualityOrBitRate)
        case .webm:
            Traits(
                isSequence: false, isStream: false, needsFFmpeg: true, isLossless: false, alpha: .full,
                hasLoopCount: false, hasCompressionLevel: false, delays: .exact, hasEvenSides: true,
                control: .qualityOrBitRate)
        case .mov:
            Traits(
                isSequence: false, isStream: false, needsFFmpeg: true, isLossless: false, alpha: .full,
                hasLoopCount: false, hasCompressionLevel: false, delays: .exact)
        case .gif:
            Traits(
                isSequence: false, isStream: false, needsFFmpeg: true, isLossless: false, alpha: .oneBit,
                hasLoopCount: true, hasCompressionLevel: false, delays: .hundredths)
        case .webp:
            Traits(
                isSequence: false, isStream: false, needsFFmpeg: true, isLossless: false, alpha: .full,
                hasLoopCount: true, hasCompressionLevel: false, delays: .exact, control: .quality)
        case .avif:
            Traits(
                isSequence: false, isStream: false, needsFFmpeg: true, isLossless: false, alpha: .none,
                hasLoopCount: false, hasCompressionLevel: false, delays: .exact, control: .quality)
        }
    }

    /// Returns the size of a file's pictures, in pixels: the size of the frames, without the last column or row if the
    /// format requires even sides. A side of one pixel becomes two.
    public func size(of frame: PixelSize) -> PixelSize {
        guard hasEvenSides else { return frame }
        func even(_ side: Int) -> Int { max(2, side - side % 2) }
        return PixelSize(width: even(frame.width), height: even(frame.height))
    }

    /// Whether every frame has its own file, named by a pattern.
    public var isSequence: Bool { traits.isSequence }
    /// Whether the file can be written to a pipe.
    public var isStream: Bool { traits.isStream }
    /// Whether the program `ffmpeg` encodes the format.
    public var needsFFmpeg: Bool { traits.needsFFmpeg }
    /// Whether decoding returns the original pixels.
    public var isLossless: Bool { traits.isLossless }
    /// Whether a canvas that is not opaque can be written.
    public var hasAlpha: Bool { traits.alpha != .none }
    /// Whether every level of transparency can be written.
    public var hasFullAlpha: Bool { traits.alpha == .full }
    /// Whether the format requires an even width and height.
    public var hasEvenSides: Bool { traits.hasEvenSides }
    /// Whether ``MovieSettings/plays`` has an effect.
    public var hasLoopCount: Bool { traits.hasLoopCount }
    /// Whether ``MovieSettings/quality`` has an effect.
    public var hasQuality: Bool { traits.control != .none }
    /// Whether ``MovieQuality/bitRate(_:)`` has an effect.
    public var hasBitRate: Bool { traits.control == .qualityOrBitRate }
    /// Whether a single frame of the format is an image for pages.
    public var isImage: Bool { self == .png || self == .webp || self == .avif }
    /// Whether a `PNGCompression` has an effect.
    public var hasCompressionLevel: Bool { traits.hasCompressionLevel }

    /// Returns the frames per second at which a file plays if it cannot play at `rate`, or `nil` if it can.
    ///
    /// The result is 50 if delays are hundredths of a second, because browsers slow down frames shorter than two
    /// hundredths to ten.
    public func reducedRate(for rate: FrameRate) -> Int? {
        switch traits.delays {
        case .exact: nil
        case .hundredths: rate.numerator > 50 * rate.denominator ? 50 : nil
        }
    }

    /// Returns how many times slower browsers play frames of `rate` although the file has their exact times, or `nil`
    /// if they do not.
    ///
    /// Browsers show frames of an animated PNG of up to ten milliseconds for a hundred, as they do with GIFs. Seen in
    /// Chromium 156.
    public func slowing(at rate: FrameRate) -> Int? {
        guard self == .apng, rate.numerator * 11 > 1000 * rate.denominator else { return nil }
        return (rate.numerator + 5 * rate.denominator) / (10 * rate.denominator)
    }

    /// Whether every frame of `rate` can be shown for exactly its time.
    public func keepsTimes(of rate: FrameRate) -> Bool {
        switch traits.delays {
        case .exact: true
        case .hundredths:
            reducedRate(for: rate) == nil && (100 * rate.denominator).isMultiple(of: rate.numerator)
        }
    }
}

extension OutputFormat {
    /// Returns the names of the formats for which `isIncluded` holds, as in `apng, y4m or rgba`.
    ///
    /// - Parameter word: Word before the last name, unless it is a comma.
    public static func list(_ word: String = ",", where isIncluded: (OutputFormat) -> Bool = { _ in true }) -> String {
        let names = allCases.filter(isIncluded).map(\.name)
        guard word != ",", names.count > 1 else { return names.joined(separator: ", ") }
        return names.dropLast().joined(separator: ", ") + " \(word) " + names[names.count - 1]
    }

    /// Formats to write instead of one that cannot store a partly transparent canvas.
    static var alternativesWithAlpha: String { list("or") { $0.hasFullAlpha && !$0.isSequence } }
}
