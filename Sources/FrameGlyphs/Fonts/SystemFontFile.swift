internal import FrameFiles

/// A font file that the system font or one of its fallbacks is made of.
public struct SystemFontFile: Hashable, Sendable {
    /// Path below the folder of installed fonts.
    private let place: String

    private static let installed = "/usr/share/fonts"

    init(_ place: String) {
        self.place = place
    }

    /// Name without folders, such as `Inter-Regular.otf`.
    public var name: String { place.split(separator: "/").last.map(String.init) ?? place }

    /// The Debian package that installs it.
    public var package: String { FontPackage.of("/" + place) }

    /// Whether text cannot be drawn without it. Italics, monospaced text and fallbacks are needed by some texts only.
    public var isRequired: Bool { place.contains("/inter/") && !place.contains("Italic") }

    /// Returns the path of the file: in `folder`, under its name or under its path below the installed fonts, or else
    /// where it is installed, whether it exists or not.
    public func path(in folder: FontFolder?) -> String {
        folder?.path(of: name) ?? folder?.path(of: place) ?? "\(Self.installed)/\(place)"
    }

    /// Whether a font of a scene is part of the machine rather than of the scene's own resources.
    ///
    /// - Parameter folder: The folder in which fonts were searched first.
    public static func isOfMachine(_ font: FontFile, from folder: FontFolder?) -> Bool {
        SystemFont.files.contains { $0.path(in: folder) == font.path }
    }
}

/// A folder of fonts that take precedence over the installed ones, so that text does not depend on the machine.
///
/// Only the files that ``SystemFont/files`` lists are read, under their names or their paths below `/usr/share/fonts`.
/// What the folder lacks is taken from the installed fonts.
public struct FontFolder: Hashable, Sendable {
    public let path: String

    /// The folder of the running command or test; `nil` for installed fonts only.
    @TaskLocal public static var current: FontFolder?

    public init(_ path: String) {
        self.path = path
    }

    /// Whether the folder has any file of the system font.
    public var hasFonts: Bool { SystemFont.files.contains { $0.path(in: self).hasPrefix(path + "/") } }

    /// Returns the path of a file in the folder, or `nil` if there is none.
    fileprivate func path(of name: String) -> String? {
        let file = path + "/" + name
        do throws(InputBytes.Refusal) {
            try InputBytes.check(file)
        } catch {
            return error == .missing ? nil : file
        }
        return file
    }
}
