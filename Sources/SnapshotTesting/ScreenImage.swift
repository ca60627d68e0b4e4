import CoreGraphics
import FramePainting
import FrameRaster
import FrameRecording
import UIKit

/// Images of views that are shown on a screen of their own for one instant.
@MainActor enum ScreenImage {
    /// The reason why a view cannot be drawn.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// The number of pixels per point if traits specify none: that of the screen of the test, or that of most iPhones for
    /// a test without a screen.
    static var usualScale: CGFloat { Stage.isPerforming ? UIScreen.main.scale : 3 }

    /// Draws a view.
    ///
    /// - Parameter size: The size of the view; `nil` for its own.
    static func of(_ view: UIView, size: CGSize?, traits: UITraitCollection) throws -> UIImage {
        let size = size ?? view.frame.size
        let (parent, frame) = (view.superview, view.frame)
        let index = parent?.subviews.firstIndex { $0 === view }
        let host = UIViewController()
        defer {
            view.removeFromSuperview()
            view.frame = frame
            if let parent, let index { parent.insertSubview(view, at: index) }
        }
        return try of(host, ViewImageConfig(size: size, traits: traits)) {
            host.view.backgroundColor = nil
            view.frame = CGRect(origin: .zero, size: size)
            host.view.addSubview(view)
        }
    }

    /// Draws the view of a controller.
    static func of(_ controller: UIViewController, _ config: ViewImageConfig) throws -> UIImage {
        try of(controller, config) {}
    }

    private static func of(
        _ controller: UIViewController, _ config: ViewImageConfig, prepare: @escaping @MainActor () -> Void
    ) throws -> UIImage {
        let size = config.size ?? controller.view.frame.size
        guard size.width > 0, size.height > 0 else {
            throw Problem(description: "a view of \(size.width) × \(size.height) points has no image; give it a size")
        }
        let scale = config.traits.displayScale > 0 ? config.traits.displayScale : usualScale
        let scene = Scene(
            "snapshot", width: (size.width * scale).rounded(.up) / scale,
            height: (size.height * scale).rounded(.up) / scale, scale: scale
        ) { world in
            let root = UIViewController()
            world.window.rootViewController = root
            root.addChild(controller)
            root.setOverrideTraitCollection(config.traits, forChild: controller)
            controller.additionalSafeAreaInsets = config.safeArea
            controller.view.frame = CGRect(origin: .zero, size: size)
            root.view.backgroundColor = nil
            root.view.addSubview(controller.view)
            prepare()
            controller.didMove(toParent: root)
            root.view.layoutIfNeeded()
        }
        defer {
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            controller.additionalSafeAreaInsets = .zero
        }
        var list = try Recording.firstInstant(of: scene).displayList(at: 0)
        // Areas that a view does not draw are transparent; only a screen behind them is black.
        list.background = .clear
        let image = UIImage(cgImage: CGImage(RasterImage(Rasterizer.pixels(of: list))), scale: scale)
        latest = (image, list)
        return image
    }

    /// The last image and what it was drawn from.
    private static var latest: (image: UIImage, list: DisplayList)?

    /// Returns the letters of the last image; `nil` for another one.
    static func letters(of image: UIImage) -> LetterMask? {
        guard let latest, latest.image === image else { return nil }
        return LetterMask(of: latest.list, scale: Int(image.scale))
    }

    /// Draws a path filled in black, in an image of the size of its bounds.
    static func filled(_ path: UIBezierPath, scale: CGFloat, usesEvenOddFillRule: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
            path.usesEvenOddFillRule = usesEvenOddFillRule
            UIColor.black.setFill()
            path.fill()
        }
    }
}
