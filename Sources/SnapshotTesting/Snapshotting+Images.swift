public import Foundation
import FramereelTesting
public import UIKit

extension Diffing where Value == UIImage {
    public static var image: Diffing { image() }

    /// Compares pixels.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must match, 0…1; of their bytes, if `perceptualPrecision` is 1.
    ///   - perceptualPrecision: The precision with which a pixel must match: 1 for exactly, 0 for any color; 0.98 allows a
    ///     color difference ΔE of 2, which is just noticeable.
    ///   - scale: The number of pixels per point of references; `nil` or 0 for that of the screen, or 3 in a test
    ///     without one.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        Diffing(
            toData: { image in MainThread.run { image.pngData() ?? Data() } },
            fromData: { data in
                MainThread.run {
                    UIImage(data: data, scale: scale.flatMap { $0 > 0 ? $0 : nil } ?? ScreenImage.usualScale)
                        ?? UIImage()
                }
            },
            diff: { reference, value in
                MainThread.run {
                    let comparison = ImageComparison(
                        of: value, with: reference, precision: precision, perceptualPrecision: perceptualPrecision)
                    guard let sentence = comparison.difference else { return nil }
                    let files = [("reference", reference), ("failure", value)].compactMap { name, image in
                        image.pngData().map { SnapshotAttachment(name: "\(name).png", bytes: $0) }
                    }
                    return (sentence, files)
                }
            })
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    public static var image: Snapshotting { image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        SimplySnapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    public static var image: Snapshotting { image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision) { layer in
            let host = UIView(frame: layer.bounds)
            let (position, parent) = (layer.position, layer.superlayer)
            let index = parent?.sublayers?.firstIndex { $0 === layer }
            host.layer.addSublayer(layer)
            layer.frame.origin = .zero
            defer {
                layer.removeFromSuperlayer()
                layer.position = position
                if let parent, let index { parent.insertSublayer(layer, at: UInt32(index)) }
            }
            return try ScreenImage.of(host, size: layer.bounds.size, traits: traits)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The path filled in black.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision) { path in
            ScreenImage.filled(path, scale: scale, usesEvenOddFillRule: path.usesEvenOddFillRule)
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The path filled in black.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision) { path in
            ScreenImage.filled(UIBezierPath(cgPath: path), scale: scale, usesEvenOddFillRule: false)
        }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The elements of the path, one per line.
    public static var elementsDescription: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { path in
            var lines: [String] = []
            path.applyWithBlock { element in
                let (name, count) =
                    switch element.pointee.type {
                    case .moveToPoint: ("MoveTo", 1)
                    case .addLineToPoint: ("LineTo", 1)
                    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
                    case .addCurveToPoint: ("CurveTo", 3)
                    case .closeSubpath: ("Close", 0)
                    }
                let points = (0..<count).map { element.pointee.points[$0] }
                lines.append(name + points.map { " (\(Self.text($0.x)), \(Self.text($0.y)))" }.joined())
            }
            return lines.map { $0 + "\n" }.joined()
        }
    }

    /// Returns a number with at most three decimal places.
    private static func text(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }
}

extension Snapshotting where Format == UIImage {
    /// A snapshot that is drawn on the main actor. A value that cannot be drawn results in an empty image and a failure
    /// that gives the reason.
    static func drawing(
        _ precision: Float, _ perceptualPrecision: Float, scale: CGFloat? = nil,
        _ draw: @escaping @MainActor (Value) throws -> UIImage
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
        ) { value in
            // Unchecked but safe: the caller waits until the value is drawn.
            nonisolated(unsafe) let value = value
            return MainThread.run {
                do { return try draw(value) } catch {
                    SnapshotIssue.record("\(error)")
                    return UIImage()
                }
            }
        }
    }
}
