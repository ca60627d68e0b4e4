internal import Foundation

/// The package of Framereel as compiled modules and an archive, which `scripts/package` makes.
///
/// Its products are those of the package that is built from source.
struct PrebuiltPackage: Equatable {
    /// Absolute path.
    let folder: String

    private static let bundle = "Framereel.artifactbundle"
    /// Files without which a build fails with a message that names no cause.
    private static let essential = [
        "Package.swift", "\(bundle)/info.json", "\(bundle)/framereel/libFramereel.a",
        "\(bundle)/framereel/modules/UIKit.swiftmodule", "\(bundle)/port/framereel-port",
    ]

    /// The package that is installed with a program, in the folder `prebuilt` next to it; `nil` if there is none.
    ///
    /// - Parameter program: The program's path.
    init?(installedWith program: String?) {
        guard let program else { return nil }
        let folder = URL(filePath: program).deletingLastPathComponent().appending(path: "prebuilt").path
        guard FileManager.default.fileExists(atPath: folder) else { return nil }
        self.folder = folder
    }

    /// The package at a path; `nil` if that is a clone, or nothing yet.
    ///
    /// - Throws: ``Failure`` if the folder has something else, or the package is damaged.
    init?(at path: String) throws(Failure) {
        let folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL.path
        let files = FileManager.default
        guard files.fileExists(atPath: folder) else { return nil }
        if files.fileExists(atPath: folder + "/Sources/UIKitCore") { return nil }
        guard files.fileExists(atPath: "\(folder)/\(Self.bundle)") else {
            throw Failure(
                .badScene,
                "\(path) is neither a clone of Framereel nor a prebuilt package of it; give the path of one to --framereel"
            )
        }
        self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        try check()
    }

    /// - Throws: ``Failure`` if a file is missing.
    func check() throws(Failure) {
        for file in Self.essential where !FileManager.default.fileExists(atPath: "\(folder)/\(file)") {
            throw Failure(
                .badScene,
                "\(folder) is damaged: \(file) is missing; install the packages framereel and framereel-dev again, in the same version"
            )
        }
    }

    /// The compiler that reads the modules, and the release of the system on which they were made, such as `6.3.1` and
    /// `bookworm`; `nil` if the manifest does not say so.
    var origin: (swift: String, system: String)? {
        guard let text = try? manifest(),
            let words = text.firstMatch(of: /compiled by Swift ([0-9.]+) on ([a-z]+)/)
        else { return nil }
        return (String(words.1), String(words.2))
    }

    private func manifest() throws(Failure) -> String { try text(of: "Package.swift") }

    private func text(of file: String) throws(Failure) -> String {
        do {
            return try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        } catch {
            throw Failure(.inputOutput, "\(folder)/\(file) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Returns the files of a package that takes the same modules from an archive.
    ///
    /// - Throws: ``Failure`` if a file cannot be read.
    func files(for archive: PrebuiltArchive) throws(Failure) -> [(path: String, text: String)] {
        let place = "path: \"\(Self.bundle)\""
        let manifest = try self.manifest()
        guard manifest.contains(place) else {
            throw Failure(.badScene, "\(folder)/Package.swift is of another version: it names no \(Self.bundle)")
        }
        var files = [(path: "Package.swift", text: manifest.replacingOccurrences(of: place, with: archive.arguments))]
        for part in ["Plugins", "Sources"] {
            let names = FileManager.default.enumerator(atPath: "\(folder)/\(part)")?.compactMap { $0 as? String } ?? []
            for name in names.sorted() where !isFolder("\(folder)/\(part)/\(name)") {
                files.append((path: "\(part)/\(name)", text: try text(of: "\(part)/\(name)")))
            }
        }
        return files.map { ("\(PrebuiltArchive.folder)/\($0.path)", $0.text) }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
