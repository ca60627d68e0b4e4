internal import Foundation
internal import FrameRendering

/// An `.artifactbundle.zip` of prebuilt modules, as a release offers it.
enum PrebuiltArchive: Equatable {
    /// An archive at a path relative to ``folder``.
    case file(path: String)
    /// An archive that SwiftPM downloads, with its SHA-256 in hexadecimal digits.
    case download(url: String, checksum: String)

    /// Folder with the manifest for the archive, in the package that uses it.
    static let folder = "Framereel"

    private static let ending = ".artifactbundle.zip"

    /// The archive at a location; `nil` if the location does not name one.
    ///
    /// - Parameters:
    ///   - location: A path relative to the working folder, or a URL with `#` and a SHA-256 after it.
    ///   - folder: The folder named ``folder``.
    /// - Throws: ``Failure`` if a path leads to nothing, or a URL has no SHA-256.
    init?(_ location: String, seenFrom folder: URL) throws(Failure) {
        let parts = location.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts[0].hasSuffix(Self.ending) else { return nil }
        guard FramereelOrigin.isURL(location) else {
            guard FileManager.default.fileExists(atPath: location) else {
                throw Failure(.inputMissing, "\(location) does not exist; give the path of an archive to --framereel")
            }
            let file = URL(filePath: location)
            let manifest = folder.appending(path: "Package.swift").path
            self = .file(
                path: RelativePath.folder(file.deletingLastPathComponent().path, seenFrom: manifest)
                    + file.lastPathComponent)
            return
        }
        guard location.hasPrefix("https://") else {
            throw .usage("--framereel \(location): expected https://, which is all that SwiftPM downloads from")
        }
        guard parts.count == 2, parts[1].count == 64, parts[1].allSatisfy(\.isHexDigit) else {
            throw .usage(
                "--framereel \(location): expected # and the SHA-256 after the URL; the file \(parts[0]).sha256 has it")
        }
        self = .download(url: String(parts[0]), checksum: parts[1].lowercased())
    }

    /// Arguments of a binary target in a manifest.
    var arguments: String {
        switch self {
        case .file(let path): "path: \(path.debugDescription)"
        case .download(let url, let checksum): "url: \(url.debugDescription), checksum: \"\(checksum)\""
        }
    }
}
