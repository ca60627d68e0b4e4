public import FramePainting

/// The structure of an animated PNG file (APNG) before decoding: the number of frames and their delays. ``frames()``
/// decodes them.
///
/// A default image that is not a frame of the animation, which the format allows, is skipped.
///
/// Source: PNG specification, third edition, 4.9 and 11.3.6 (acTL, fcTL, fdAT).
public struct AnimatedPNG: Sendable {
    public let size: PixelSize
    /// Number of times the animation plays; 0 loops forever.
    public let plays: Int
    /// Time for which each frame is shown.
    public let delays: [FrameDelay]
    let controls: [FrameControl]
    let file: [UInt8]
    let limits: PNGLimits
    /// Chunks that every frame needs besides its data: header, palette, transparent color.
    let shared: [PNGChunk]

    public var frameCount: Int { controls.count }

    /// Whether a file is animated, which is the case if it has a chunk acTL before its image data. `false` if it is not
    /// a PNG file.
    public static func isAnimated(_ bytes: [UInt8]) -> Bool {
        let outline = bytes.withUnsafeBufferPointer { try? PNGOutline($0, limits: .canvas) }
        return outline?.chunks.prefix { $0.name != "IDAT" }.contains { $0.name == "acTL" } ?? false
    }

    /// - Throws: ``PNGError/notAnimated``, ``PNGError/damagedAnimation(_:offset:)`` and the errors of any PNG file.
    public init(_ bytes: [UInt8], limits: PNGLimits = .default) throws(PNGError) {
        let outline = try bytes.withUnsafeBufferPointer { file throws(PNGError) in try PNGOutline(file, limits: limits)
        }
        var reading = AnimationReading(file: bytes, size: outline.size)
        for chunk in outline.chunks { try reading.read(chunk) }
        let animation = try reading.finish()
        size = outline.size
        plays = animation.plays
        controls = animation.controls
        delays = animation.controls.map(\.delay)
        file = bytes
        self.limits = limits
        shared = outline.chunks.filter { ["IHDR", "PLTE", "tRNS"].contains($0.name) }
    }

    /// Returns the complete frames, starting with the first.
    public func frames() -> AnimatedPNGFrames { AnimatedPNGFrames(self) }
}

/// The time for which a frame of an animated PNG is shown, as the file's fraction of a second.
///
/// Both parts have 16 bits in the file (PNG specification, third edition, 11.3.6.2, fcTL).
public struct FrameDelay: Hashable, Sendable {
    public let numerator: UInt16
    public let denominator: UInt16

    /// Delay in seconds.
    public var seconds: Double { Double(numerator) / Double(denominator) }

    /// Reduces the fraction to lowest terms. Fails if a part does not fit or is negative, or the denominator is 0.
    public init?(_ numerator: Int, over denominator: Int) {
        guard numerator >= 0, denominator > 0 else { return nil }
        var (larger, smaller) = (denominator, numerator)
        while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
        guard let above = UInt16(exactly: numerator / larger), let below = UInt16(exactly: denominator / larger) else {
            return nil
        }
        self.numerator = above
        self.denominator = below
    }
}

/// The control data of one frame and the location of its image data.
struct FrameControl: Equatable, Sendable {
    enum Disposal: Int, Sendable {
        case none, background, previous
    }

    enum Blending: Int, Sendable {
        case source, over
    }

    var area: ChangedArea
    var delay: FrameDelay
    /// Treatment of the area after the frame has been shown.
    var disposal: Disposal
    var blending: Blending
    /// Image data, without the sequence numbers of fdAT.
    var data: [Range<Int>] = []
}
