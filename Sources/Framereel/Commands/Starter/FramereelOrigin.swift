internal import Foundation
internal import FrameRendering

/// The source of Framereel for a package.
enum FramereelOrigin: Equatable {
    /// A clone, relative to the package’s folder.
    case clone(path: String)
    case repository(url: String)

    /// - Parameters:
    ///   - location: The URL of Framereel’s repository, or the path of a clone as seen from the working folder; by default, the
    ///     clone is beside the package’s folder.
    ///   - folder: The package’s.
    init(_ location: String?, seenFrom folder: URL) {
        if let location, Self.isURL(location) {
            self = .repository(url: location)
            return
        }
        let path =
            location.map { RelativePath.folder($0, seenFrom: folder.appending(path: "Package.swift").path) }
            ?? "../framereel"
        self = .clone(path: path.hasSuffix("/") ? String(path.dropLast()) : path)
    }

    /// `https://…`, and what git takes besides: `git@host:owner/framereel.git`.
    private static func isURL(_ location: String) -> Bool {
        location.contains("://") || location.wholeMatch(of: /[^\/]+@[^\/]+:.+/) != nil
    }

    /// What the manifest calls Framereel: for a repository, SwiftPM takes the end of its URL.
    var identity: String {
        switch self {
        case .clone: return "framereel"
        case .repository(let url):
            let end = url.split { "/:".contains($0) }.last.map(String.init) ?? url
            return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
        }
    }

    /// Its line in a manifest.
    var dependency: String {
        switch self {
        case .clone(let path): ".package(name: \"framereel\", path: \(path.debugDescription))"
        // Framereel optimizes its libraries in debug builds, which SwiftPM allows to branches, not to versions.
        case .repository(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
        }
    }
}
