package import FramePNG
package import FrameTiming

/// A sequence of frames that is compared with another.
package protocol FrameSource {
    /// How messages call it.
    var path: String { get }
    /// Of its frames, ascending.
    var numbers: [Int] { get }
    /// Frames per second; `nil` where nobody knows.
    var rate: FrameRate? { get }
    /// How long each frame shows, in the order of ``numbers``; empty where nobody knows.
    var delays: [FrameDelay] { get }

    /// - Returns: `nil` when there is no frame of that number.
    mutating func frame(_ number: Int) throws -> ComparedFrame?
}

/// One frame of those that are compared.
package struct ComparedFrame {
    /// How messages call it.
    package let name: String
    /// A file of its own; `nil` for a frame of an animation.
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

    /// - Throws: ``GoldenError`` with the frame's name.
    package func image() throws(GoldenError) -> StraightImage {
        if let decoded { return decoded }
        return try Self.image(file ?? [], name)
    }

    /// As a PNG file.
    package func png() throws -> [UInt8] { try file ?? PNGEncoder.encode(image()) }

    /// The image of a file that is no animation.
    ///
    /// - Throws: ``GoldenError`` with the file's name.
    package static func image(_ bytes: [UInt8], _ path: String) throws(GoldenError) -> StraightImage {
        if AnimatedPNG.isAnimated(bytes) {
            throw GoldenError.animation(path: path)
        }
        do throws(PNGError) {
            return try PNGDecoder.decode(bytes, limits: .canvas)
        } catch {
            throw GoldenError.notPNG(path: path, reason: error.message)
        }
    }
}

/// Times of frames, for people.
package enum SceneTime {
    /// Seconds with four decimals at most: a frame at 60 a second is 0.0167.
    package static func text(ofFrame number: Int, at rate: FrameRate) -> String {
        let thousands = Int((rate.time(ofFrame: number).seconds * 10_000).rounded())
        var text = "\(thousands % 10_000)"
        text = "\(thousands / 10_000)." + String(repeating: "0", count: 4 - text.count) + text
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
