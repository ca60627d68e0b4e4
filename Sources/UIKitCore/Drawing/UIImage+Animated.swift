// Images that views show in turn.
// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    /// The time for which each image is shown if no duration is given, in seconds.
    static let timePerImage = 1.0 / 30
    /// The largest number at the end of the name of an image that ``animatedImageNamed(_:duration:)`` looks for.
    private static let lastNumber = 1024

    /// An image that views animate; `nil` without images. Outside views, it is the first of them.
    ///
    /// - Parameter duration: The duration of one cycle in seconds; 0 for 1/30 second for each image.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            first.cgImage, scale: first.scale, first.renderingAttributes, images: images,
            duration: duration > 0 ? duration : Double(images.count) * timePerImage)
    }

    /// An image that views animate, of the images whose names are `name` followed by 0, 1, and so on; the first may be
    /// missing. `nil` if there are none.
    ///
    /// - Parameter duration: The duration of one cycle in seconds; 0 for 1/30 second for each image.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? { animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration) }

    /// Like ``animatedImageNamed(_:duration:)``, with images that resize between their edges.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    private static func numberedImages(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        let bundles = ResourceBundles.searched(nil)
        for number in 0...lastNumber {
            guard case .image(let image) = find("\(name)\(number)", among: bundles, isConfined: false) else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        if images.isEmpty {
            reportUnsupported(
                "UIImage.animatedImageNamed(“\(name)”)", .missing,
                instead: "nil is returned; no bundle has an image named “\(name)0” or “\(name)1”")
        }
        return images
    }
}
