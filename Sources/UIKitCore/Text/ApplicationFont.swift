internal import FrameFiles
internal import FrameGlyphs

/// A font that belongs to the application.
struct ApplicationFont: Hashable, Sendable {
    let file: FontFile
    /// The PostScript name, such as `Lobster-Regular`.
    let name: String
    /// The full name, such as `Lobster Regular`.
    let fullName: String
    /// The family name, such as `Lobster`.
    let family: String

    struct Fault: Error {
        let reason: String
    }

    /// - Parameter name: The name of the file in one of the bundles.
    init(file name: String, in bundles: [Bundle]) throws(Fault) {
        guard !name.split(separator: "/").contains("..") else {
            throw Fault(reason: "the name leads out of the bundle")
        }
        let paths = bundles.compactMap(\.resourcePath).map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.fileExists(atPath:)) else {
            throw Fault(reason: "no bundle has the file \(name)")
        }
        do throws(FontError) {
            self.init(try FontFile.shared(path))
        } catch {
            switch error {
            case .missing, .builtWithoutText: throw Fault(reason: error.message)
            case .unreadable(_, let reason): throw Fault(reason: "\(path) cannot be used: \(reason)")
            }
        }
    }

    init(_ file: FontFile) {
        self.file = file
        name = file.names.postScript
        family = file.names.family
        fullName = "\(family) \(file.names.style)"
    }

    /// The names by which `UIFont(name:size:)` finds the font.
    var names: [String] { [name, fullName, family] }

    var isBold: Bool { file.names.style.contains("Bold") || file.names.style.contains("Black") }
    var isItalic: Bool { file.names.style.contains("Italic") || file.names.style.contains("Oblique") }
}
