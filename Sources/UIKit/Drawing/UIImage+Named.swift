internal import QuartzCore

// Pictures of an application's bundles.
extension UIImage {
    /// The PNG file of that name in the main bundle or in one of the bundles beside the program, in the scale nearest above
    /// the screen's; `nil`, which is noted, when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, among: [Bundle.main] + Self.bundlesBesideProgram)
    }

    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, among: [bundle ?? .main])
    }

    /// Differs from UIKit: the system's symbols are Apple's; there are none here, which is noted.
    public convenience init?(systemName name: String) {
        Self.note("UIImage(systemName: “\(name)”)", instead: "there is no picture")
        return nil
    }

    /// Differs from UIKit: there is no encoder for JPEG, which is noted.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        Self.note("UIImage.jpegData(compressionQuality:)", instead: "there are no data")
        return nil
    }

    private convenience init?(named name: String, among bundles: [Bundle]) {
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let scale = Int(screenScale().rounded(.up))
        let suffixes = Array(scale...max(scale, 3)) + Array(stride(from: scale - 1, through: 1, by: -1))
        for folder in bundles.compactMap(\.resourcePath) {
            for suffix in suffixes {
                let file = suffix == 1 ? "\(stem).png" : "\(stem)@\(suffix)x.png"
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
                self.init(data: data, scale: CGFloat(suffix))
                return
            }
        }
        Self.note("UIImage(named: “\(name)”)", instead: "there is no picture: no bundle has a PNG of that name")
        return nil
    }

    /// A package's resources lie in folders beside its program, in order of name.
    private static var bundlesBesideProgram: [Bundle] {
        let folder = Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
            .compactMap { Bundle(path: "\(folder)/\($0)") }
    }

    static func note(_ api: String, instead: String) {
        MainActor.assumeIsolated { Stage.current.diagnostics.reportUnsupported(api, instead: instead) }
    }
}
