internal import FrameGlyphs
internal import Glibc

/// The choice of the folder whose fonts take precedence over the installed ones.
package enum FontChoice {
    /// Environment variable with the path of the folder.
    package static let variable = "FRAMEREEL_FONTS"

    /// Runs `body` with the fonts of a folder, or with those chosen before for `nil`.
    package static func with<Result>(_ folder: String?, _ body: () throws -> Result) rethrows -> Result {
        guard let folder, !folder.isEmpty else { return try body() }
        return try FontFolder.$current.withValue(FontFolder(folder), operation: body)
    }

    /// The folder that the environment of this process names, for recordings outside commands and test helpers.
    static let ofProcess = getenv(variable).flatMap { path in
        path.pointee == 0 ? nil : FontFolder(String(cString: path))
    }
}
