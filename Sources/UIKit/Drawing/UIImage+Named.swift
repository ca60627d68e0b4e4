internal import FrameStoryboards
internal import QuartzCore

// Images in an application's bundles.
extension UIImage {
    /// Loads the image with this name from an asset catalog of the main bundle or of one next to the executable, else the PNG
    /// file with this name.
    ///
    /// Differs from UIKit: catalogs are read as Xcode stores them, and not compiled.
    ///
    /// Of several scales, it takes the screen's, else the next larger up to 3, else the next smaller. Returns `nil` and
    /// reports the call as unsupported if there is no file.
    public convenience init?(named name: String) {
        self.init(named: name, among: [Bundle.main] + Self.bundlesBesideProgram)
    }

    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, among: [bundle ?? .main])
    }

    /// - Parameter traitCollection: where it is dark, the dark image of a catalog alone; without a style both, of which views show
    ///   theirs.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }

    /// Differs from UIKit: returns `nil` and reports the call as unsupported. The symbols belong to Apple and are not included.
    public convenience init?(systemName name: String) {
        Self.reportUnsupported("UIImage(systemName: “\(name)”)", instead: "nil is returned")
        return nil
    }

    /// Differs from UIKit: returns `nil` and reports the call as unsupported, because there is no JPEG encoder.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        Self.reportUnsupported("UIImage.jpegData(compressionQuality:)", instead: "nil is returned")
        return nil
    }

    private convenience init?(named name: String, among bundles: [Bundle]) {
        guard let image = Self.found(name, among: bundles) else {
            Self.reportUnsupported(
                "UIImage(named: “\(name)”)", instead: "nil is returned; no bundle has a PNG image of that name")
            return nil
        }
        self.init(image.cgImage, scale: image.scale, image.renderingAttributes)
    }

    /// The image of a catalog or the file with this name; `nil` if there is neither.
    static func found(_ name: String, among bundles: [Bundle]) -> UIImage? {
        fromLibrary { $0.image(name, in: bundles) }.flatMap(image(of:)) ?? file(name, among: bundles)
    }

    /// The file of an image set for the screen in light appearance; `nil` if it is no PNG.
    private static func image(of asset: AssetImage) -> UIImage? {
        guard let file = asset.file(scale: Int(screenScale().rounded(.up)), isDark: false),
            let data = FileManager.default.contents(atPath: file.path),
            let image = UIImage(data: data, scale: CGFloat(file.scale))
        else { return nil }
        switch asset.rendering {
        case .template?: return image.withRenderingMode(.alwaysTemplate)
        case .original?: return image.withRenderingMode(.alwaysOriginal)
        case nil: return image
        }
    }

    static func fromLibrary<Asset: Sendable>(_ find: @MainActor (AssetLibrary) -> Asset?) -> Asset? {
        MainActor.assumeIsolated { find(Stage.current.applicationState.assets) }
    }

    private static func file(_ name: String, among bundles: [Bundle]) -> UIImage? {
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let scale = Int(screenScale().rounded(.up))
        let suffixes = Array(scale...max(scale, 3)) + Array(stride(from: scale - 1, through: 1, by: -1))
        for folder in bundles.compactMap(\.resourcePath) {
            for suffix in suffixes {
                let file = suffix == 1 ? "\(stem).png" : "\(stem)@\(suffix)x.png"
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
                return UIImage(data: data, scale: CGFloat(suffix))
            }
        }
        return nil
    }

    /// The resource bundles of packages, which are folders next to the executable, sorted by name.
    static var bundlesBesideProgram: [Bundle] {
        let folder = Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
            .compactMap { Bundle(path: "\(folder)/\($0)") }
    }

    static func reportUnsupported(_ api: String, instead: String) {
        MainActor.assumeIsolated { Stage.current.diagnostics.reportUnsupported(api, instead: instead) }
    }
}
