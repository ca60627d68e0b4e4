import UIKit

/// Features of drawing contexts: gradients, clips, layers, blending, pictures, and states.
public final class ContextsViewController: GridScreen {
    private static let colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]

    private func gradient(_ name: String, _ draw: @escaping (CGContext, CGGradient) -> Void) {
        paint(name) { context in
            guard let gradient = CGGradient(colorsSpace: nil, colors: Self.colors, locations: nil) else { return }
            draw(context, gradient)
        }
    }

    private static func circles(_ context: CGContext) {
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: CGRect(x: 2 + 7 * index, y: index == 1 ? 10 : 4, width: 14, height: 14))
        }
    }

    public override func setUp() {
        addGradients()
        addClips()
        addModes()
        addLayers()
        addPictures()
    }

    private func addGradients() {
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        gradient("between two points") {
            $0.drawLinearGradient($1, start: CGPoint(x: 8, y: 10), end: CGPoint(x: 24, y: 22), options: [])
        }
        gradient("and beyond") {
            $0.drawLinearGradient($1, start: CGPoint(x: 8, y: 10), end: CGPoint(x: 24, y: 22), options: all)
        }
        gradient("between two circles") {
            $0.drawRadialGradient(
                $1, startCenter: CGPoint(x: 16, y: 16), startRadius: 5, endCenter: CGPoint(x: 16, y: 16), endRadius: 14,
                options: [])
        }
        gradient("from a point aside") {
            $0.drawRadialGradient(
                $1, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 16, y: 16), endRadius: 14,
                options: all)
        }
        gradient("around") { $0.drawConicGradient($1, center: CGPoint(x: 16, y: 16), angle: .pi / 2) }
    }

    private func addClips() {
        paint("clip in a clip") { context in
            context.clip(to: CGRect(x: 2, y: 6, width: 28, height: 16))
            context.addEllipse(in: CGRect(x: 4, y: 0, width: 24, height: 32))
            context.clip()
            context.setFillColor(UIColor.systemPurple.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
        }
        paint("clip with a hole") { context in
            context.addRect(CGRect(x: 3, y: 3, width: 26, height: 26))
            context.addEllipse(in: CGRect(x: 8, y: 8, width: 16, height: 16))
            context.clip(using: .evenOdd)
            Self.circles(context)
            context.setFillColor(UIColor.systemTeal.withAlphaComponent(0.6).cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
        }
        paint("clip by a picture") { context in
            guard let mask = ImagesViewController.arrow.cgImage else { return }
            context.clip(to: CGRect(x: 2, y: 2, width: 28, height: 28), mask: mask)
            context.setFillColor(UIColor.systemOrange.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
        }
        paint("saved and restored") { context in
            context.setFillColor(UIColor.systemGreen.cgColor)
            for turn in 0..<3 {
                context.saveGState()
                context.translateBy(x: 16, y: 16)
                context.rotate(by: CGFloat(turn) * .pi * 2 / 3)
                context.clip(to: CGRect(x: 2, y: -14, width: 10, height: 20))
                if turn == 1 { context.setFillColor(UIColor.systemRed.cgColor) }
                context.fillEllipse(in: CGRect(x: -2, y: -14, width: 16, height: 16))
                context.restoreGState()
            }
        }
        paint("hard edges") { context in
            context.setShouldAntialias(false)
            context.setFillColor(UIColor.systemIndigo.cgColor)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 14, height: 14))
            context.setShouldAntialias(true)
            context.fillEllipse(in: CGRect(x: 16, y: 16, width: 14, height: 14))
        }
    }

    private func addModes() {
        for mode in [CGBlendMode.multiply, .screen, .overlay, .difference, .luminosity] {
            paint("mode \(mode.rawValue)") { context in
                context.setFillColor(UIColor.systemYellow.cgColor)
                context.fill(CGRect(x: 2, y: 2, width: 20, height: 20))
                context.setBlendMode(mode)
                context.setFillColor(UIColor.systemBlue.cgColor)
                context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
        }
    }

    private func addLayers() {
        paint("faded one by one") { context in
            context.setAlpha(0.5)
            Self.circles(context)
        }
        paint("faded together") { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            Self.circles(context)
            context.endTransparencyLayer()
        }
        paint("a shadow of all") { context in
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: UIColor.black.cgColor)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            Self.circles(context)
            context.endTransparencyLayer()
        }
        paint("a hole") { context in
            Self.circles(context)
            context.clear(CGRect(x: 9, y: 7, width: 8, height: 8))
            context.setBlendMode(.destinationOver)
            context.setFillColor(UIColor.systemGray4.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 32, height: 26))
        }
        paint("drawn once") { context in
            guard let layer = CGLayer(context, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil),
                let inside = layer.context
            else { return }
            inside.setFillColor(UIColor.systemPink.cgColor)
            inside.fillEllipse(in: CGRect(x: 1, y: 1, width: 12, height: 6))
            for row in 0..<3 { context.draw(layer, at: CGPoint(x: 2 + 6 * row, y: 2 + 3 * row)) }
            context.draw(layer, in: CGRect(x: 4, y: 14, width: 24, height: 16))
        }
    }

    private func addPictures() {
        paint("upside down") { context in
            guard let letter = ContentsViewController.letter else { return }
            context.draw(letter, in: CGRect(x: 2, y: 6, width: 28, height: 20))
        }
        paint("turned upright") { context in
            guard let letter = ContentsViewController.letter else { return }
            context.interpolationQuality = .none
            context.translateBy(x: 0, y: 32)
            context.scaleBy(x: 1, y: -1)
            context.draw(letter, in: CGRect(x: 2, y: 6, width: 28, height: 20))
        }
        paint("tiles") { context in
            guard let letter = ContentsViewController.letter else { return }
            context.clip(to: CGRect(x: 1, y: 1, width: 30, height: 30))
            context.draw(letter, in: CGRect(x: 4, y: 4, width: 10, height: 8), byTiling: true)
        }
        paint("pixels of its own") { context in
            guard
                let pixels = CGContext(
                    data: nil, width: 32, height: 32, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return }
            // Y points up here: the shadow falls upward, the square lies at the bottom.
            pixels.setShadow(offset: CGSize(width: 4, height: 6), blur: 2, color: UIColor.black.cgColor)
            pixels.setFillColor(UIColor.systemGreen.cgColor)
            pixels.fill(CGRect(x: 4, y: 4, width: 14, height: 14))
            if let picture = pixels.makeImage() {
                UIImage(cgImage: picture).draw(in: CGRect(x: 0, y: 0, width: 32, height: 32))
            }
        }
        paint("a picture in a picture") { _ in
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 24, height: 24), false, 2)
            UIColor.systemTeal.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 24, height: 24))
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 1)
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 6, height: 6)).fill()
            let inner = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            inner?.draw(at: CGPoint(x: 8, y: 8))
            let outer = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            outer?.draw(at: CGPoint(x: 4, y: 4))
        }
    }
}
