package import FramePNG
package import FrameTiming

/// A sequence of frames to compare with another.
package protocol FrameSource {
    /// Name used in messages.
    var path: String { get }
    /// Frame numbers in ascending order.
    var numbers: [Int] { get }
    /// Frames per second, if known.
    var rate: FrameRate? { get }
    /// Duration of each frame in the order of ``numbers``; empty if unknown.
    var delays: [FrameDelay] { get }

    /// - Returns: `nil` if there is no frame with this number.
    mutating func frame(_ number: Int) throws -> ComparedFrame?
}

/// One frame of a compared sequence.
package struct ComparedFrame {
    /// Name used in messages.
    package let name: String
    /// Bytes of the file; `nil` for a frame of an animation.
    package let file: [UInt8]?
    private let decoded: StraightImage?

    package init(file: [UInt8], name: String) {
        self.name = name
        self.file = file
        decoded = nil
    }

    package init(_ image: StraightImage, name: String) {
        self.name = name
        file = nil
        decoded = image
    }

    /// Returns the frame as a PNG file.
    package func png() throws -> [UInt8] { try file ?? decoded.map { try PNGEncoder.encode($0) } ?? [] }

    /// Passes the rows of the frame to `body`, decoded as it reads them.
    ///
    /// - Throws: ``GoldenError`` with the name of the frame, and any error that `body` throws.
    package func withRows<Result>(_ body: (PixelRows<any Error>) throws -> Result) throws -> Result {
        if let decoded { return try body(decoded.rows()) }
        let file = file ?? []
        if AnimatedPNG.isAnimated(file) { throw GoldenError.animation(path: name) }
        return try PNGDecoder.withRows(
            of: file, limits: .canvas, as: { GoldenError.notPNG(path: name, reason: $0.message) }, body)
    }

    /// Passes the rows of two frames to `body`.
    static func withRows<Result>(
        _ expected: ComparedFrame, _ actual: ComparedFrame,
        _ body: (_ expected: PixelRows<any Error>, _ actual: PixelRows<any Error>) throws -> Result
    ) throws -> Result {
        try expected.withRows { left in try actual.withRows { right in try body(left, right) } }
    }
}

/// Frame times for display.
package enum SceneTime {
    /// Returns the time in seconds with at most four decimals: one frame at 60 fps is 0.0167.
    package static func text(ofFrame number: Int, at rate: FrameRate) -> String { text(of: rate.time(ofFrame: number)) }

    /// Returns a time that is not negative in seconds with at most four decimals.
    static func text(of time: MediaTime) -> String {
        let thousands = Int((time.seconds * 10_000).rounded())
        var text = "\(thousands % 10_000)"
        text = "\(thousands / 10_000)." + String(repeating: "0", count: 4 - text.count) + text
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
