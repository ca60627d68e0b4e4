package import FrameStoryboards
internal import QuartzCore

/// A storyboard or nib, with the bundles that contain its images, colors, and other storyboards.
@MainActor package struct InterfaceFile {
    package let document: InterfaceDocument
    let bundles: [Bundle]
    /// Whether files outside the bundles, reached through links, are refused.
    let isConfined: Bool
    /// The stage of the file's objects, which also reports missing ones.
    package let stage: Stage

    /// Creates a file in the application's language, if the file is localized in it.
    ///
    /// - Parameter stage: The stage; `nil` for the current one.
    init(document: InterfaceDocument, bundles: [Bundle], isConfined: Bool, on stage: Stage? = nil) {
        let stage = stage ?? .current
        self.document = Self.localized(document, bundles, isConfined, on: stage)
        self.bundles = bundles
        self.isConfined = isConfined
        self.stage = stage
    }

    private static func localized(
        _ document: InterfaceDocument, _ bundles: [Bundle], _ isConfined: Bool, on stage: Stage
    ) -> InterfaceDocument {
        guard let language = stage.applicationState.mainScreen.settings.language else { return document }
        let url = URL(fileURLWithPath: document.file)
        let folder = url.deletingLastPathComponent()
        guard folder.lastPathComponent != "\(language).lproj" else { return document }
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let name = "\(url.deletingPathExtension().lastPathComponent).strings"
        do {
            for part in language.languageParts {
                let path = root.appendingPathComponent("\(part).lproj").appendingPathComponent(name).path
                guard FileManager.default.fileExists(atPath: path) else { continue }
                if isConfined, let refusal = bundles.refusal(ofLink: path) {
                    stage.diagnostics.misuse("\(path) \(refusal).")
                    return document
                }
                return document.localized(by: try InterfaceStrings(contentsOf: path))
            }
        } catch {
            stage.diagnostics.misuse("\(error).")
            return document
        }
        stage.diagnostics.reportUnsupported(
            "the language “\(language)” of \(url.lastPathComponent)",
            instead: "its own texts are shown; there is no \(language).lproj/\(name)")
        return document
    }

    /// The name of the file without its folder.
    package var name: String { URL(fileURLWithPath: document.file).lastPathComponent }

    /// The file with a name. A file that is missing or cannot be read is reported as an error of the application.
    static func named(_ name: String, _ form: String, in bundle: Bundle?) -> InterfaceFile? {
        let bundles = ResourceBundles.searched(bundle)
        // Entry point: UIStoryboard.init and UINib.init have no object to ask for its stage.
        let stage = Stage.current
        if let file = find(name, form, in: bundles, isConfined: false, on: stage) { return file }
        stage.diagnostics.misuse(
            "no file \(name).\(form) in \(bundles.map(\.bundlePath).joined(separator: ", ")); pass the bundle that has it."
        )
        return nil
    }

    /// The file with a name; `nil` if there is none. A file that cannot be read is reported.
    static func find(
        _ name: String, _ form: String, in bundles: [Bundle], isConfined: Bool, on stage: Stage
    ) -> InterfaceFile? {
        guard isPlain(name) else { return nil }
        let modifiers = DeviceModifier.suffixes(
            isPad: stage.applicationState.mainScreen.uprightBounds.size.isOfPad)
        for folder in bundles.compactMap(\.resourcePath) {
            let ofLanguage =
                stage.applicationState.mainScreen.settings.language?.languageParts.map { "\($0).lproj/" } ?? []
            let parts = ofLanguage + ["", "Base.lproj/", "en.lproj/"]
            for path in parts.flatMap({ part in modifiers.map { "\(folder)/\(part)\(name)\($0).\(form)" } }) {
                guard FileManager.default.fileExists(atPath: path) else { continue }
                if isConfined, let refusal = bundles.refusal(ofLink: path) {
                    stage.diagnostics.misuse("\(path) \(refusal).")
                    return nil
                }
                do {
                    return InterfaceFile(
                        document: try InterfaceDocument(contentsOf: path), bundles: bundles, isConfined: isConfined,
                        on: stage)
                } catch {
                    stage.diagnostics.misuse("\(error).")
                    return nil
                }
            }
        }
        return nil
    }

    /// Whether a name does not lead out of its folder.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") && !name.unicodeScalars.contains("\0")
    }

    /// The storyboard with the scene that a placeholder represents; this one if the placeholder names none.
    func storyboard(of placeholder: InterfaceObject) -> UIStoryboard? {
        guard let name = placeholder[.storyboardName] else { return UIStoryboard(self) }
        guard let file = Self.find(name, "storyboard", in: bundles, isConfined: isConfined, on: stage) else {
            reportUnsupported(
                "the storyboard reference “\(name)” of \(self.name)", .missing,
                instead: "a marked controller replaces it; there is no file \(name).storyboard beside it")
            return nil
        }
        return UIStoryboard(file)
    }

    /// The image with a name or, if it does not exist, a gray image of the size that the file specifies.
    package func image(_ name: String, catalog: String?) -> UIImage? {
        if catalog == "system", let symbol = UIImage(systemName: name) { return symbol }
        var (reason, why) = (UnsupportedReason.missing, "")
        if Self.isPlain(name) {
            switch UIImage.find(name, among: bundles, isConfined: isConfined) {
            case .image(let image): return image
            case .refused(let file, let refusal, let text): (reason, why) = (refusal, "\(file) \(text)")
            case .vector(let file, let fault): (reason, why) = fault.report(of: file)
            case .missing: break
            }
        }
        guard case .size(let size)? = document.resources.images[name], size.width >= 1, size.height >= 1,
            size.width <= 2048, size.height <= 2048
        else {
            reportUnsupported(
                "the image “\(name)” of \(self.name)", reason,
                instead: "none is shown; \(why.isEmpty ? "there is no such file" : why)")
            return nil
        }
        reportUnsupported(
            "the image “\(name)” of \(self.name)", reason,
            instead: "a gray box replaces it\(why.isEmpty ? "" : "; \(why)")")
        return UIImage.grayBox(CGSize(width: size.width, height: size.height))
    }

    /// The color with a name in a catalog beside the file, otherwise the color stored in the file.
    package func color(_ name: String) -> AssetColor? {
        stage.applicationState.assets.color(name, in: bundles)
    }

    package func reportUnsupported(_ what: String, _ reason: UnsupportedReason = .api, instead: String) {
        stage.diagnostics.reportUnsupported(what, reason, instead: instead)
    }
}
