/// A color in an asset catalog, under the name that Xcode generates for it, such as `ColorResource.brandGreen`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    /// Path of the bundle that contains the catalog.
    fileprivate let folder: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        folder = bundle.bundlePath
    }
}

extension UIColor {
    /// Creates a color from a catalog. A missing color is clear and reported as unsupported.
    public convenience init(resource: ColorResource) {
        let bundle = Bundle(path: resource.folder)
        let color = UIColor(named: resource.name, in: bundle, compatibleWith: nil) ?? .clear
        self.init(color.source)
    }
}
