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

    /// - Parameter traitCollection: where it is dark, a catalog's dark image is the image in every view. Other traits have no effect.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let isDark = traitCollection?.userInterfaceStyle == .dark
        self.init(named: name, among: [bundle ?? .main], isDark: isDark)
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

    private convenience init?(named name: String, among bundles: [Bundle], isDark: Bool = false) {
        guard let found = Self.found(name, among: bundles) else {
            Self.reportUnsupported(
                "UIImage(named: “\(name)”)", instead: "nil is returned; no bundle has a PNG image of that name")
            return nil
        }
        let image = isDark ? found.darkVariant ?? found : found
        self.init(image.cgImage, scale: image.scale, image.renderingAttributes, dark: image.darkVariant)
    }

    /// The image of a catalog or the file with this name; `nil` if there is neither.
    static func found(_ name: String, among bundles: [Bundle]) -> UIImage? {
        fromLibrary { $0.image(name, in: bundles) }.flatMap(image(of:)) ?? file(name, among: bundles)
    }

    /// The image of a set for the screen, with the dark one if there is one; `nil` if neither is a PNG file.
    private static func image(of asset: AssetImage) -> UIImage? {
        let scale = Int(screenScale().rounded(.up))
        func file(isDark: Bool) -> UIImage? {
            guard let file = asset.file(scale: scale, isDark: isDark), file.isDark == isDark,
                let data = FileManager.default.contents(atPath: file.path)
            else { return nil }
            return UIImage(data: data, scale: CGFloat(file.scale))
        }
        let (light, dark) = (file(isDark: false), file(isDark: true))
        guard let plain = light ?? dark else { return nil }
        let image = UIImage(plain.cgImage, scale: plain.scale, dark: light == nil ? nil : dark)
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
                guard let data = data(of: file, in: folder) else { continue }
                return UIImage(data: data, scale: CGFloat(suffix))
            }
        }
        return nil
    }

    /// The contents of a file whose name may be spelled with other characters on disk: “é” as one or as two.
    private static func data(of file: String, in folder: String) -> Data? {
        if let data = FileManager.default.contents(atPath: "\(folder)/\(file)") { return data }
        guard file.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.first { $0 == file }.flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
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
