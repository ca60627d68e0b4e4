internal import Foundation
internal import FrameFiles

/// The location from which a package gets Framereel.
enum FramereelOrigin: Equatable {
    /// A clone at a path relative to the package's folder.
    case clone(path: String)
    case repository(url: String)
    /// Prebuilt modules, in a package of their own.
    case prebuilt(PrebuiltPackage)
    /// An archive of prebuilt modules, with a manifest for it in the folder `Framereel` of the package.
    case archive(PrebuiltArchive, manifestOf: PrebuiltPackage)

    /// - Parameters:
    ///   - location: `source`, `prebuilt`, the path of a clone, of a prebuilt package or of an archive, relative to the
    ///     working folder, or the URL of a repository or of an archive. By default, the prebuilt package that is
    ///     installed with this program, or else the source: the clone that the package's folder is in, or one next to
    ///     it.
    ///   - folder: The package's folder.
    ///   - installed: The prebuilt package that is installed with this program.
    /// - Throws: ``Failure`` if the location has something other than Framereel.
    init(_ location: String?, seenFrom folder: URL, installed: PrebuiltPackage? = nil) throws(Failure) {
        guard let location, location != "prebuilt" else {
            if let installed {
                try installed.check()
                self = .prebuilt(installed)
            } else if location == nil {
                self = Self.source(for: folder)
            } else {
                throw Failure(
                    .inputMissing,
                    "no prebuilt modules are installed with this program; install the package framereel-dev, or give the "
                        + "path of a clone to --framereel")
            }
            return
        }
        if location == "source" {
            self = Self.source(for: folder)
        } else if let archive = try PrebuiltArchive(location, seenFrom: folder.appending(path: "Framereel")) {
            guard let installed else {
                throw Failure(
                    .inputMissing,
                    "an archive needs the manifest of prebuilt modules, which are not installed with this program; install the "
                        + "package framereel-dev, or unpack the archive and give the path of a prebuilt package to --framereel"
                )
            }
            self = .archive(archive, manifestOf: installed)
        } else if Self.isURL(location) {
            self = .repository(url: location)
        } else if let package = try PrebuiltPackage(at: location) {
            self = .prebuilt(package)
        } else {
            self = Self.fromClone(at: location, seenFrom: folder)
        }
    }

    /// Returns the clone that a package's folder is in, or else one next to the folder.
    private static func source(for folder: URL) -> FramereelOrigin {
        enclosingClone(of: folder).map { fromClone(at: $0, seenFrom: folder) } ?? .clone(path: "../framereel")
    }

    private static func fromClone(at location: String, seenFrom folder: URL) -> FramereelOrigin {
        let path = RelativePath.folder(location, seenFrom: folder.appending(path: "Package.swift").path)
        return .clone(path: path.hasSuffix("/") ? String(path.dropLast()) : path)
    }

    /// Whether the location is a URL: `https://…`, or another form that git accepts, such as
    /// `git@host:owner/framereel.git`.
    static func isURL(_ location: String) -> Bool {
        location.contains("://") || location.wholeMatch(of: /[^\/]+@[^\/]+:.+/) != nil
    }

    /// Name of Framereel in the manifest. For a repository, SwiftPM uses the last component of its URL.
    var identity: String {
        switch self {
        case .clone, .prebuilt, .archive: return "framereel"
        case .repository(let url):
            let end = url.split { "/:".contains($0) }.last.map(String.init) ?? url
            return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
        }
    }

    /// Line of the dependency in a manifest.
    var dependency: String {
        switch self {
        case .clone(let path): Self.dependency(atPath: path)
        case .prebuilt(let package): Self.dependency(atPath: package.folder)
        case .archive: Self.dependency(atPath: PrebuiltArchive.folder)
        // Framereel optimizes its libraries in debug builds, which SwiftPM allows for branches but not for versions.
        case .repository(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
        }
    }

    private static func dependency(atPath path: String) -> String {
        ".package(name: \"framereel\", path: \(path.debugDescription))"
    }

    /// Files of the package by which it gets Framereel, keyed by path.
    ///
    /// - Throws: ``Failure`` if the manifest of prebuilt modules cannot be read.
    func files() throws(Failure) -> [(path: String, text: String)] {
        guard case .archive(let archive, let package) = self else { return [] }
        return try package.files(for: archive)
    }

    /// Path of a clone that does not exist yet, relative to the package's folder.
    ///
    /// - Parameter folder: The package's folder.
    func missingClone(seenFrom folder: String) -> String? {
        guard case .clone(let path) = self, !FileManager.default.fileExists(atPath: "\(folder)/\(path)") else {
            return nil
        }
        return path
    }
}
