internal import FrameStoryboards
internal import QuartzCore
internal import Synchronization

/// A vector image, drawn at any scale.
struct VectorImage: @unchecked Sendable {
    // Unchecked because of the color, which is immutable.
    let file: VectorFile
    /// A single color for all parts; `nil` for their own colors.
    var tint: CGColor?

    /// The largest scale at which neither side exceeds the limit.
    private var largestScale: CGFloat { CGFloat(VectorFile.side / max(file.size.width, file.size.height)) }

    /// - Parameter scale: The number of pixels per point.
    func pixels(scale: CGFloat) throws(VectorFile.Fault) -> CGImage {
        let drawn = try VectorCache.image(of: file, scale: Double(scale))
        return tint.map { drawn.tinted(with: $0) } ?? drawn
    }

    /// The pixels at a larger scale, limited to ``largestScale``; `nil` if the program fails.
    func enlarged(scale: CGFloat) -> CGImage? { try? pixels(scale: min(scale, largestScale)) }
}

extension UIImage {
    /// The pixels of an enlarged vector image as displayed; `nil` for any other image, or one that is not enlarged.
    func vectorPixels(_ magnification: CGFloat) -> CGImage? {
        guard magnification > 1, magnification.isFinite, let vector, !renderingAttributes.isResizable else {
            return nil
        }
        return vector.enlarged(scale: scale * magnification).flatMap {
            UIImage($0, scale: scale, renderingAttributes).upright
        }
    }
}

/// The vector images that this process has drawn, keyed by their contents, so that consecutive scenes share them.
private enum VectorCache {
    private struct Key: Hashable {
        let file: VectorFile
        let scale: Double
    }

    private struct State {
        var images: [Key: CGImage] = [:]
        var pixels = 0
    }

    /// The number of pixels to keep before dropping all of them: 64 MiB (tuned).
    private static let limit = 16 << 20
    private static let state = Mutex(State())

    static func image(of file: VectorFile, scale: Double) throws(VectorFile.Fault) -> CGImage {
        let key = Key(file: file, scale: scale)
        if let image = state.withLock({ $0.images[key] }) { return image }
        let png = try file.png(scale: scale)
        let image: CGImage
        do throws(CGImage.Fault) {
            image = try CGImage.decode(png: png)
        } catch {
            throw .broken(file.format, "\(file.format.program.name) made a file that \(error.message)")
        }
        state.withLock {
            if $0.pixels > limit { $0 = State() }
            $0.images[key] = image
            $0.pixels += image.width * image.height
        }
        return image
    }
}
