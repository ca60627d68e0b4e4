import CoreGraphics
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
        let tolerance = Int(((1 - min(max(perceptualPrecision, 0), 1)) * 255).rounded())
        let differing = DifferingPixels(old, new, tolerance: tolerance, letters: nil)
        let count = old.size.width * old.size.height
        let share = count == 0 ? 0 : Float(differing.count) / Float(count)
        guard differing.count > 0, 1 - share < precision else {
            difference = nil
            return
        }
        difference = """
            \(differing.count) of \(count) pixels differ by more than \(tolerance), by up to \(differing.most) of 255, in the \
            rectangle from (\(differing.left), \(differing.top)) to (\(differing.right), \(differing.bottom)); \(1 - share) \
            of the pixels match, and the precision is \(precision)
            """
        guard let letters = ScreenImage.letters(of: image) else { return }
        let rest = DifferingPixels(old, new, tolerance: tolerance, letters: letters)
        difference? += "; \(differing.count - rest.count) of them are near letters, and "
        difference? +=
            rest.count == 0
            ? "none is elsewhere"
            : "\(rest.count) are elsewhere, by up to \(rest.most) of 255, in the rectangle from (\(rest.left), \(rest.top)) to "
                + "(\(rest.right), \(rest.bottom))"
    }
}

/// The pixels in which any channel differs by more than a tolerance.
private struct DifferingPixels {
    private(set) var count = 0
    /// The largest difference of a channel.
    private(set) var most = 0
    private(set) var left = Int.max
    private(set) var top = Int.max
    private(set) var right = 0
    private(set) var bottom = 0

    /// - Parameter letters: The pixels to leave out; `nil` for none.
    init(_ old: PixelBuffer, _ new: PixelBuffer, tolerance: Int, letters: LetterMask?) {
        guard old.bytes != new.bytes else { return }
        let width = old.size.width
        for index in 0..<width * old.size.height {
            var delta = 0
            for channel in index * 4..<index * 4 + 4 {
                delta = max(delta, abs(Int(old.bytes[channel]) - Int(new.bytes[channel])))
            }
            guard delta > tolerance, letters?.contains(index) != true else { continue }
            let (x, y) = (index % width, index / width)
            count += 1
            most = max(most, delta)
            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        }
    }
}
