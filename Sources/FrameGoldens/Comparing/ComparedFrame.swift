package import FramePNG

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
