/// An image in an asset catalog, under the name that Xcode generates for it, such as `ImageResource.logoSmall`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    /// Path of the bundle that contains the catalog.
    fileprivate let folder: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        folder = bundle.bundlePath
    }
}

// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    /// Creates an image from a catalog. A missing image is empty and reported as unsupported.
    public convenience init(resource: ImageResource) {
        let image = UIImage(named: resource.name, in: Bundle(path: resource.folder)) ?? UIImage()
        self.init(
            image.cgImage, scale: image.scale, image.renderingAttributes, dark: image.darkVariant, vector: image.vector)
    }
}
