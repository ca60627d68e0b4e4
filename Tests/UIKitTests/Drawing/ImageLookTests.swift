import Testing
import UIKit

/// The resizing, rotation, and reading of images, checked by their pixels.
@MainActor @Suite struct ImageLookTests {
    /// Red on the left, blue on the right, two pixels.
    private static let pair: UIImage = drawnImage(CGSize(width: 2, height: 1)) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    private static func drawnImage(_ size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }

    /// The colors of an image's first row, by the initials of their names.
    private static func row(_ image: UIImage) -> String {
        guard let shown = image.cgImage else { return "" }
        return (0..<shown.width).map { column in
            let pixel = shown.cropping(to: CGRect(x: column, y: 0, width: 1, height: 1))
            let color = pixel.map { UIColor(patternImage: UIImage(cgImage: $0)) } ?? .clear
            return color == .red ? "r" : color == .blue ? "b" : color.cgColor.alpha == 0 ? " " : "."
        }.joined()
    }

    private static func drawn(_ image: UIImage, width: CGFloat) -> String {
        row(
            drawnImage(CGSize(width: width, height: 1)) {
                UIGraphicsGetCurrentContext()?.interpolationQuality = .none
                image.draw(in: CGRect(x: 0, y: 0, width: width, height: 1))
            })
    }

    @Test func aPlainImageIsScaledAsAWhole() {
        #expect(Self.drawn(Self.pair, width: 6) == "rrrbbb")
        #expect(Self.drawn(Self.pair.withRenderingMode(.alwaysOriginal), width: 6) == "rrrbbb")
    }

    @Test func aResizableImageIsTiledOrStretchedBetweenItsCaps() {
        let tiled = Self.pair.resizableImage(withCapInsets: .zero)
        #expect(Self.drawn(tiled, width: 6) == "rbrbrb")
        #expect(tiled.resizingMode == .tile)
        let stretched = Self.pair.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0), resizingMode: .stretch)
        #expect(Self.drawn(stretched, width: 6) == "rbbbbb")
        #expect(Self.drawn(stretched.withTintColor(.red), width: 2) == "rr")
        #expect(stretched.withRenderingMode(.alwaysTemplate).capInsets == stretched.capInsets)
    }

    @Test func anImageViewMirrorsFlippableImagesInRightToLeft() {
        let view = UIImageView(image: Self.pair.imageFlippedForRightToLeftLayoutDirection())
        func shown() -> String {
            guard let contents = view.layer.contents as? CGImage else { return "" }
            return Self.row(UIImage(cgImage: contents))
        }
        #expect(shown() == "rb")
        view.semanticContentAttribute = .forceRightToLeft
        #expect(shown() == "br")
        view.image = Self.pair
        #expect(shown() == "rb")
    }

    @Test func mirroringTwiceRestoresTheImage() {
        let mirrored = Self.pair.withHorizontallyFlippedOrientation()
        #expect(Self.drawn(mirrored, width: 2) == "br")
        #expect(mirrored.imageOrientation == .upMirrored)
        for orientation in UIImage.Orientation.allCases {
            guard let pixels = Self.pair.cgImage else { return }
            let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
            let back = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
            #expect(back.imageOrientation == orientation)
        }
    }

    @Test func hueComponentsRoundTrip() {
        for hue in stride(from: CGFloat(0), to: 1, by: 0.05) {
            for saturation in [CGFloat(0.25), 1] {
                let color = UIColor(hue: hue, saturation: saturation, brightness: 0.75, alpha: 0.5)
                var (found, strength, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                #expect(color.getHue(&found, saturation: &strength, brightness: &brightness, alpha: &alpha))
                #expect(abs(found - hue) < 1e-9 && abs(strength - saturation) < 1e-9)
                #expect(abs(brightness - 0.75) < 1e-9 && alpha == 0.5)
            }
        }
    }

    @Test func onlyGraysHaveWhite() {
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 0.25)
    }
}
