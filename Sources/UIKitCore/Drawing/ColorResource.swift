/// A color in an asset catalog, as Xcode names those of a target: `ColorResource.brandGreen`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    /// Path of the bundle.
    fileprivate let folder: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        folder = bundle.bundlePath
    }
}

extension UIColor {
    /// The color of a catalog. A color that is missing is clear, and reported as unsupported.
    public convenience init(resource: ColorResource) {
        let bundle = Bundle(path: resource.folder)
        let color = UIColor(named: resource.name, in: bundle, compatibleWith: nil) ?? .clear
        self.init(color.source)
    }
}
