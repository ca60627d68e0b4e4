internal import QuartzCore

// Images in an application's bundles.
extension UIImage {
    /// Loads the PNG file with this name from the main bundle or a bundle next to the executable.
    ///
    /// Of several scales, it takes the screen's, else the next larger up to 3, else the next smaller. Returns `nil` and
    /// reports the call as unsupported if there is no file.
    public convenience init?(named name: String) {
        self.init(named: name, among: [Bundle.main] + Self.bundlesBesideProgram)
    }

    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, among: [bundle ?? .main])
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
                "UIImage(named: “\(name)”)", instead: "nil is returned; no bundle has a PNG file of that name")
            return nil
        }
        self.init(data: image.data, scale: image.scale)
    }

    /// The contents of the PNG file with this name; `nil` if there is none.
    static func found(_ name: String, among bundles: [Bundle]) -> (data: Data, scale: CGFloat)? {
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let scale = Int(screenScale().rounded(.up))
        let suffixes = Array(scale...max(scale, 3)) + Array(stride(from: scale - 1, through: 1, by: -1))
        for folder in bundles.compactMap(\.resourcePath) {
            for suffix in suffixes {
                let file = suffix == 1 ? "\(stem).png" : "\(stem)@\(suffix)x.png"
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
                return (data, CGFloat(suffix))
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
