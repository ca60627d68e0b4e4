internal import FrameFiles
internal import FrameStoryboards
internal import QuartzCore

// Images in an application's bundles.
// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    /// Loads the named image or symbol from an asset catalog of the main bundle or of a bundle next to the executable,
    /// or else from the PNG or JPEG file with that name.
    ///
    /// Differs from UIKit: catalogs are read as Xcode stores them, without being compiled. The contrast of the screen
    /// when the image is loaded decides between its variants for normal and increased contrast.
    ///
    /// Of several scales, the screen's scale is preferred, then the next larger one up to 3, then the next smaller one.
    /// Returns `nil` and reports the call as unsupported if there is no file. A catalog's SVG or PDF file is drawn at
    /// the screen's scale if the program for it is installed; otherwise the image is a gray box of its size, which is
    /// also reported.
    public convenience init?(named name: String) {
        self.init(named: name, among: ResourceBundles.searched(nil))
    }

    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, among: ResourceBundles.searched(bundle))
    }

    /// The image that an image literal names.
    ///
    /// Differs from UIKit: without such an image it is empty, which is reported as unsupported; an application ends.
    public convenience init(imageLiteralResourceName name: String) {
        let image = UIImage(named: name) ?? UIImage()
        self.init(
            image.cgImage, scale: image.scale, image.renderingAttributes, dark: image.darkVariant, symbol: image.symbol,
            vector: image.vector)
    }

    /// - Parameter traitCollection: If it is dark, the catalog's dark image is used in every view. Other traits have no
    ///   effect.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let isDark = traitCollection?.userInterfaceStyle == .dark
        self.init(named: name, among: ResourceBundles.searched(bundle), isDark: isDark)
    }

    /// - Parameter configuration: The size, weight and colors of a symbol. If its traits are dark, the catalog's dark
    ///   image is used in every view.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let isDark = configuration?.traitCollection?.userInterfaceStyle == .dark
        self.init(named: name, among: ResourceBundles.searched(bundle), isDark: isDark, configuration)
    }

    /// The contents of a JPEG file, drawn over black; `nil` for an empty image.
    ///
    /// - Parameter compressionQuality: 0…1, from the smallest file to the best quality.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright?.jpegData(quality: Double(compressionQuality))
    }

    private convenience init?(
        named name: String, among bundles: [Bundle], isDark: Bool = false, _ configuration: Configuration? = nil
    ) {
        var image: UIImage
        switch Self.find(name, among: bundles, isConfined: false) {
        case .image(let found): image = isDark ? found.darkVariant ?? found : found
        case .missing:
            Self.reportUnsupported(
                "UIImage(named: “\(name)”)", .missing, instead: "nil is returned; no bundle has an image of that name")
            return nil
        case .refused(let file, let reason, let why):
            Self.reportUnsupported("UIImage(named: “\(name)”)", reason, instead: "nil is returned; \(file) \(why)")
            return nil
        case .vector(let file, let fault):
            let (reason, why) = fault.report(of: file)
            Self.reportUnsupported("UIImage(named: “\(name)”)", reason, instead: "a gray box replaces it; \(why)")
            image = Self.grayBox(VectorBox.size(of: file))
        }
        if let configuration { image = image.withConfiguration(configuration) }
        self.init(
            image.cgImage, scale: image.scale, image.renderingAttributes, dark: image.darkVariant, symbol: image.symbol,
            vector: image.vector)
    }

    /// The result of a search for an image.
    enum Lookup {
        case image(UIImage)
        case missing
        /// A file exists but cannot be used: its path, the reason, and the reason as a text.
        case refused(String, UnsupportedReason, String)
        /// A vector file exists but cannot be used: its path and the reason.
        case vector(String, VectorFile.Fault)

        fileprivate var image: UIImage? { if case .image(let image) = self { image } else { nil } }
    }

    /// Looks for the image in a catalog, then for a file with this name.
    ///
    /// - Parameter isConfined: Whether files outside the bundles, reached through links, are refused.
    static func find(_ name: String, among bundles: [Bundle], isConfined: Bool) -> Lookup {
        func read(_ path: String, scale: Int) -> Lookup {
            if isConfined, FileManager.default.fileExists(atPath: path), let refusal = bundles.refusal(ofLink: path) {
                return .refused(path, .unreadable, refusal)
            }
            return self.read(path, scale: scale)
        }
        let ending = imageEndings.first { name.hasSuffix(".\($0)") }
        // A name with a file extension also finds a set.
        let stem = ending.map { String(name.dropLast($0.count + 1)) } ?? name
        let exact = fromLibrary { $0.image(name, in: bundles) }
        guard let asset = exact ?? (stem == name ? nil : fromLibrary { $0.image(stem, in: bundles) }) else {
            return symbol(name, bundles, isConfined: isConfined) ?? file(name, bundles, read(_:scale:))
        }
        let found = image(of: asset, read(_:scale:))
        if case .missing = found { return file(name, bundles, read(_:scale:)) }
        return found
    }

    private static func symbol(_ name: String, _ bundles: [Bundle], isConfined: Bool) -> Lookup? {
        guard let (path, symbol) = fromLibrary({ $0.symbol(name, in: bundles) }) else { return nil }
        if isConfined, let refusal = bundles.refusal(ofLink: path) { return .refused(path, .unreadable, refusal) }
        do throws(VectorFile.Fault) {
            let custom = try symbol.get()
            return .image(
                UIImage(symbol: SymbolImage(name: name, custom: custom, configuration: .unspecified, tint: nil)))
        } catch {
            return error == .unreadable(.missing) ? nil : .vector(path, error)
        }
    }

    /// The maximum size of an image file: 256 MiB, as for other inputs.
    private static let sizeLimit = 256 << 20

    /// Decodes a PNG, JPEG, GIF, or WebP file, or draws an SVG or PDF file at the screen's scale.
    ///
    /// - Parameter scale: The scale of a bitmap file.
    static func read(_ path: String, scale: Int) -> Lookup {
        if let format = VectorFile.Format(path) { return draw(path, format) }
        do {
            let file = try CGImage.decode(InputBytes.read(path, limit: sizeLimit))
            return .image(UIImage(file.image, scale: CGFloat(scale), .upright(from: file.orientation)))
        } catch let refusal as InputBytes.Refusal {
            return refusal == .missing ? .missing : .refused(path, .unreadable, "cannot be read: \(refusal.message)")
        } catch {
            guard let fault = error as? CGImage.Fault else { return .refused(path, .unreadable, "\(error)") }
            return .refused(path, reason(of: fault, at: path), fault.message)
        }
    }

    /// The reason to report for a fault. A file whose contents do not match its extension also counts as damaged.
    private static func reason(of fault: CGImage.Fault, at path: String) -> UnsupportedReason {
        switch fault.kind {
        case .damaged: .damaged
        case .otherFormat:
            ["png", "jpg", "jpeg", "webp"].contains { path.lowercased().hasSuffix(".\($0)") } ? .damaged : .api
        case .tooLarge: .api
        }
    }

    /// The placeholder for an image that cannot be drawn.
    static func grayBox(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemGray4.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private static func draw(_ path: String, _ format: VectorFile.Format) -> Lookup {
        let programs = fromLibrary { $0.vectorPrograms } ?? VectorFile.Programs()
        let scale = screenScale()
        do throws(VectorFile.Fault) {
            let vector = VectorImage(file: try VectorFile(path, format, programs))
            return .image(UIImage(try vector.pixels(scale: scale), scale: scale, vector: vector))
        } catch {
            return error == .unreadable(.missing) ? .missing : .vector(path, error)
        }
    }

    /// The image of a set for the screen, with its dark variant if there is one.
    private static func image(of asset: AssetImage, _ read: (String, Int) -> Lookup) -> Lookup {
        let scale = Int(screenScale().rounded(.up))
        let isContrasting = fromLibrary { $0.isContrasting } ?? false
        func file(isDark: Bool) -> Lookup {
            guard let file = asset.file(scale: scale, isDark: isDark, isContrasting: isContrasting),
                file.isDark == isDark
            else { return .missing }
            let found = read(file.path, file.scale)
            guard var image = found.image else { return found }
            if !asset.preservesVectors { image = UIImage(image.cgImage, scale: image.scale, image.renderingAttributes) }
            return .image(file.slices.map { image.sliced($0, fileScale: file.scale) } ?? image)
        }
        let (light, dark) = (file(isDark: false), file(isDark: true))
        guard let plain = light.image ?? dark.image else {
            if case .missing = light { return dark }
            return light
        }
        let image = UIImage(
            plain.cgImage, scale: plain.scale, plain.renderingAttributes, dark: light.image == nil ? nil : dark.image,
            vector: plain.vector)
        switch asset.rendering {
        case .template?: return .image(image.withRenderingMode(.alwaysTemplate))
        case .original?: return .image(image.withRenderingMode(.alwaysOriginal))
        case nil: return .image(image)
        }
    }

    package static func fromLibrary<Asset: Sendable>(_ find: @MainActor (AssetLibrary) -> Asset?) -> Asset? {
        // Entry point: UIImage(named:) has no object to ask for its stage.
        MainActor.assumeIsolated { find(Stage.current.applicationState.assets) }
    }

    /// The extensions of image files that are found by name.
    private static let imageEndings = ["png", "jpg", "jpeg", "webp"]

    private static func file(
        _ name: String, _ bundles: [Bundle], _ read: (String, Int) -> Lookup
    ) -> Lookup {
        // Only PNG files are found without their extension.
        let ending = imageEndings.first { name.hasSuffix(".\($0)") }
        let stem = ending.map { String(name.dropLast($0.count + 1)) } ?? name
        let scale = Int(screenScale().rounded(.up))
        let suffixes = Array(scale...max(scale, 3)) + Array(stride(from: scale - 1, through: 1, by: -1))
        let files = suffixes.flatMap { suffix in
            deviceModifiers().map { ("\(stem)\(suffix == 1 ? "" : "@\(suffix)x")\($0).\(ending ?? "png")", suffix) }
        }
        for folder in bundles.compactMap(\.resourcePath).flatMap(localized) {
            for (file, suffix) in files {
                let found = read("\(folder)/\(spelling(of: file, in: folder))", suffix)
                if case .missing = found { continue }
                return found
            }
        }
        return .missing
    }

    private static func deviceModifiers() -> [String] {
        // Entry point: UIImage(named:) has no object to ask for its stage.
        MainActor.assumeIsolated {
            DeviceModifier.suffixes(isPad: Stage.current.applicationState.mainScreen.uprightBounds.size.isOfPad)
        }
    }

    /// Returns the folder, preceded by those of the scene's language and followed by that of the development language.
    private static func localized(_ folder: String) -> [String] {
        let languages = Stage.currentLanguage.replacing("_", with: "-").languageParts
        let parts = languages.map { "\(folder)/\($0).lproj" } + [folder, "\(folder)/Base.lproj", "\(folder)/en.lproj"]
        return parts.filter { $0 == folder || FileManager.default.fileExists(atPath: $0) }
    }

    /// The name of a file as spelled on disk, which may use different characters: “é” can be one character or two.
    private static func spelling(of file: String, in folder: String) -> String {
        guard file.utf8.contains(where: { $0 >= 0x80 }), !FileManager.default.fileExists(atPath: "\(folder)/\(file)")
        else { return file }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.first { $0 == file } ?? file
    }

    package static func reportUnsupported(_ api: String, _ reason: UnsupportedReason = .api, instead: String) {
        MainActor.assumeIsolated { Stage.current.diagnostics.reportUnsupported(api, reason, instead: instead) }
    }
}

extension [Bundle] {
    /// The reason why a file is refused because a link leads out of all bundles; `nil` if it is not refused.
    func refusal(ofLink path: String) -> String? {
        compactMap(\.resourcePath).contains { InputBytes.isInside(path, folder: $0) }
            ? nil : "leads out of its folder through a link; copy the file there"
    }
}
