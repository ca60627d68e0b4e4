internal import FrameFiles

/// A folder of fonts that take precedence over the installed ones, so that text does not depend on the machine.
///
/// Only the files that ``SystemFont/files`` lists are read, under their names or their paths below `/usr/share/fonts`.
/// Installed fonts replace those that the folder lacks.
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
    func path(of name: String) -> String? {
        let file = path + "/" + name
        do throws(InputBytes.Refusal) {
            try InputBytes.check(file)
        } catch {
            return error == .missing ? nil : file
        }
        return file
    }
}
