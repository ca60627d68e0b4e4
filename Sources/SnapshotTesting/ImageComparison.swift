import CoreGraphics
import FrameDiff
import FramePNG
import FramePainting
import UIKit

/// A comparison of two images.
@MainActor struct ImageComparison {
    /// A description of the difference; `nil` if the images match.
    private(set) var difference: String?

    init(of image: UIImage, with reference: UIImage, precision: Float, perceptualPrecision: Float) {
        guard let old = reference.cgImage?.rasterImage.pixels, let new = image.cgImage?.rasterImage.pixels else {
            difference = image.cgImage == nil ? "the snapshot is not an image" : "the reference is not an image"
            return
        }
        guard old.size == new.size else {
            difference = """
                the snapshot has \(new.size.width) × \(new.size.height) pixels, and the reference has \(old.size.width) × \
                \(old.size.height)
                """
            return
        }
        guard old.bytes != new.bytes else { return }
        let pair = PixelPair(old, new, perceptualPrecision: perceptualPrecision)
        let differing = pair.differing(except: nil)
        guard differing.count > 0, 1 - differing.share < precision else { return }
        difference = """
            \(differing.count) of \(old.size.width * old.size.height) pixels differ\(pair.limitText), by up to \
            \(differing.most) of 255, in the rectangle from (\(differing.left), \(differing.top)) to (\(differing.right), \
            \(differing.bottom)); \(1 - differing.share) of the \(pair.limit == nil ? "bytes" : "pixels") match, and the \
            precision is \(precision)
            """
        guard let letters = ScreenImage.letters(of: image) else { return }
        let rest = pair.differing(except: letters)
        difference? += "; \(differing.count - rest.count) of them are near letters, and "
        difference? +=
            rest.count == 0
            ? "none is elsewhere"
            : "\(rest.count) are elsewhere, by up to \(rest.most) of 255, in the rectangle from (\(rest.left), \(rest.top)) to "
                + "(\(rest.right), \(rest.bottom))"
    }
}

/// Two images of the same size.
private struct PixelPair {
    private let old: PixelBuffer
    private let new: PixelBuffer
    /// The color difference ΔE₀₀ up to which pixels match, and the colors; `nil` if only equal pixels match.
    private let colors: (limit: Double, old: StraightImage, new: StraightImage)?

    init(_ old: PixelBuffer, _ new: PixelBuffer, perceptualPrecision: Float) {
        self.old = old
        self.new = new
        colors =
            perceptualPrecision < 1
            ? (
                Double(1 - max(perceptualPrecision, 0)) * 100, StraightImage(old, isOpaque: false),
                StraightImage(new, isOpaque: false)
            ) : nil
    }

    var limit: Double? { colors?.limit }

    var limitText: String { limit.map { " by more than ΔE \(($0 * 100).rounded() / 100)" } ?? "" }

    /// The pixels that do not match.
    struct Differing {
        var count = 0
        /// The share of the pixels, or without a limit of the bytes, that do not match.
        var share: Float = 0
        /// The largest difference of a channel.
        var most = 0
        var left = Int.max
        var top = Int.max
        var right = 0
        var bottom = 0
    }

    /// - Parameter letters: The pixels to leave out; `nil` for none.
    func differing(except letters: LetterMask?) -> Differing {
        var found = Differing()
        var byteCount = 0
        let (width, total) = (old.size.width, old.size.width * old.size.height)
        for index in 0..<total {
            let (before, after) = (Self.pixel(old.bytes, index), Self.pixel(new.bytes, index))
            guard before != after, letters?.contains(index) != true else { continue }
            if let colors {
                let distance = DeltaE.difference(
                    Self.pixel(colors.old.bytes, index), Self.pixel(colors.new.bytes, index))
                guard distance > colors.limit else { continue }
            }
            let delta = pointwiseMax(before, after) &- pointwiseMin(before, after)
            found.count += 1
            byteCount += (0..<4).count { delta[$0] > 0 }
            found.most = max(found.most, Int(delta.max()))
            let (x, y) = (index % width, index / width)
            (found.left, found.top) = (min(found.left, x), min(found.top, y))
            (found.right, found.bottom) = (max(found.right, x), max(found.bottom, y))
        }
        found.share = limit == nil ? Float(byteCount) / Float(total * 4) : Float(found.count) / Float(total)
        return found
    }

    private static func pixel(_ bytes: [UInt8], _ index: Int) -> SIMD4<UInt8> {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 4, as: SIMD4<UInt8>.self) }
    }
}
