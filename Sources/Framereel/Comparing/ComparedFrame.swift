internal import FramePNG

/// One frame of those that are compared.
struct ComparedFrame {
    /// How messages call it.
    let name: String
    /// A file of its own; `nil` for a frame of an animation.
    let file: [UInt8]?
    private let decoded: StraightImage?

    init(file: [UInt8], name: String) {
        self.name = name
        self.file = file
        decoded = nil
    }

    init(_ image: StraightImage, name: String) {
        self.name = name
        file = nil
        decoded = image
    }

    /// - Throws: ``Failure`` with the frame's name.
    func image() throws(Failure) -> StraightImage {
        if let decoded { return decoded }
        return try Self.image(file ?? [], name)
    }

    /// As a PNG file.
    func png() throws -> [UInt8] { try file ?? PNGEncoder.encode(image()) }

    /// The image of a file that is no animation.
    ///
    /// - Throws: ``Failure`` with the file's name.
    static func image(_ bytes: [UInt8], _ path: String) throws(Failure) -> StraightImage {
        if AnimatedPNG.isAnimated(bytes) {
            throw Failure(.badScene, "\(path): is an animated PNG; compare it with another, or with a folder of frames")
        }
        do throws(PNGError) {
            return try PNGDecoder.decode(bytes, limits: .canvas)
        } catch {
            throw Failure(.badScene, "\(path): is no PNG that can be read: \(error.message)")
        }
    }
}
