internal import Foundation
internal import FrameRendering

/// The location from which a package gets Framereel.
enum FramereelOrigin: Equatable {
    /// A clone at a path relative to the package's folder.
    case clone(path: String)
    case repository(url: String)

    /// - Parameters:
    ///   - location: The URL of Framereel's repository, or the path of a clone relative to the working folder; by
    ///     default, the clone that the package's folder is in, or else one next to that folder.
    ///   - folder: The package's folder.
    init(_ location: String?, seenFrom folder: URL) {
        if let location, Self.isURL(location) {
            self = .repository(url: location)
            return
        }
        let path =
            (location ?? Self.enclosingClone(of: folder)).map {
                RelativePath.folder($0, seenFrom: folder.appending(path: "Package.swift").path)
            }
            ?? "../framereel"
        self = .clone(path: path.hasSuffix("/") ? String(path.dropLast()) : path)
    }

    /// Whether the location is a URL: `https://…`, or another form that git accepts, such as
    /// `git@host:owner/framereel.git`.
    private static func isURL(_ location: String) -> Bool {
        location.contains("://") || location.wholeMatch(of: /[^\/]+@[^\/]+:.+/) != nil
    }

    /// Name of Framereel in the manifest. For a repository, SwiftPM uses the last component of its URL.
    var identity: String {
        switch self {
        case .clone: return "framereel"
        case .repository(let url):
            let end = url.split { "/:".contains($0) }.last.map(String.init) ?? url
            return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
        }
    }

    /// Line of the dependency in a manifest.
    var dependency: String {
        switch self {
        case .clone(let path): ".package(name: \"framereel\", path: \(path.debugDescription))"
        // Framereel optimizes its libraries in debug builds, which SwiftPM allows for branches but not for versions.
        case .repository(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
        }
    }
}
