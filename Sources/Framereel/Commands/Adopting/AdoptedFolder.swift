internal import Foundation
internal import FrameFiles
internal import FrameJSON
internal import FrameOutput

/// The folder of an adopted package, with a record of the files that were written there.
///
/// A file that differs from its record, or has none, belongs to the user and is left alone. The record is written
/// before the files, with the digests of both contents of each that changes, so that a run that was interrupted can be
/// repeated.
struct AdoptedFolder {
    /// The choices of a run, which later runs keep.
    struct Choices: Equatable {
        /// Name of the application; empty if it was not recorded.
        var application = ""
        /// Modules and sources that are written as stubs.
        var stubs: [String] = []
        /// Absolute paths of folders of fetched packages.
        var packages: [String] = []
        /// Whether the application's own tests are adopted.
        var tests = false
    }

    /// The result of a run.
    struct Changes {
        /// Paths relative to the folder, in order.
        var written: [String] = []
        var removed: [String] = []
        /// Paths of user files that would otherwise have been replaced or removed.
        var left: [String] = []
    }

    private static let record = "adopted.json"
    private static let recordLimit = 16 << 20
    private static let fileLimit = 256 << 20

    private let folder: String
    /// Digests of the files written by the last run, keyed by path. If it was interrupted, a file has one of several.
    private var digests: [String: Set<String>] = [:]
    /// Choices of the last run.
    private(set) var choices = Choices()

    /// - Throws: ``Failure`` if the folder contains something else or its record is damaged.
    init(_ folder: String) throws(Failure) {
        self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let path = self.folder + "/" + Self.record
        guard FileManager.default.fileExists(atPath: path) else {
            // Hidden files may belong to a repository or a build.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            guard names.allSatisfy({ $0.hasPrefix(".") }) else {
                throw Failure(
                    .cannotCreate, "\(folder) exists, and was not written by adopt; name a new folder with --output")
            }
            return
        }
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.recordLimit)
        } catch {
            throw Failure(.inputOutput, "\(path): \(error.message)")
        }
        do throws(JSONError) {
            try read(try JSONDocument(bytes, file: path))
        } catch {
            throw Failure(
                .badScene, "\(error.description); restore the file, or name a new folder with --output")
        }
    }

    private mutating func read(_ document: JSONDocument) throws(JSONError) {
        guard case .object(let members) = document.value else {
            throw JSONError(.invalid, file: document.file, message: "expected an object")
        }
        for member in members {
            switch (member.key, member.value) {
            case ("files", .object(let files)):
                for file in files where Self.isInside(file.key) { digests[file.key] = Set(Self.texts(file.value)) }
            case ("stubs", let names):
                choices.stubs = Self.texts(names)
                if let name = choices.stubs.first(where: { !StubName.isValid($0) }) {
                    throw JSONError(
                        .invalid, file: document.file,
                        message: "stubs: expected names of modules or sources, found \(JSONValue.quoted(name))")
                }
            case ("packages", let paths):
                let home = URL(filePath: folder, directoryHint: .isDirectory)
                choices.packages = Self.texts(paths).map {
                    URL(filePath: $0, relativeTo: home).standardizedFileURL.path
                }
            case ("application", .string(let name)): choices.application = name
            case ("tests", .bool(let value)): choices.tests = value
            default: break
            }
        }
    }

    /// Returns the text, or those in a list.
    private static func texts(_ value: JSONValue) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(texts)
        case .null, .bool, .number, .object: []
        }
    }

    /// Whether a path stays inside the folder.
    private static func isInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.unicodeScalars.contains("\0")
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
                !["", ".", ".."].contains($0)
            }
    }

    // MARK: Writing

    /// Writes the files that changed, and removes files of earlier runs that are no longer among them.
    ///
    /// - Throws: ``Failure``, ``OutputError``.
    mutating func update(to files: [AdoptedPackage.File], _ choices: Choices) throws -> Changes {
        var changes = Changes()
        self.choices = choices
        let old = digests
        var changed: [AdoptedPackage.File] = []
        for file in files {
            guard Self.isInside(file.path) else {
                throw Failure(
                    .badScene, "\(JSONValue.quoted(file.path)) leads out of \(folder); rename what it is called after")
            }
            try refuseLinks(to: file.path)
            let digest = ByteDigest(of: try bytes(of: file)).description
            let current = try current(file.path)
            if current == digest {
                digests[file.path] = [digest]
            } else if let current, old[file.path]?.contains(current) != true {
                changes.left.append(file.path)
            } else {
                digests[file.path, default: []].insert(digest)
                changed.append(file)
            }
        }
        if !changed.isEmpty { try writeRecord() }
        for file in changed {
            let bytes = try bytes(of: file)
            try WholeFile.write(bytes, to: path(file.path), replacing: true)
            digests[file.path] = [ByteDigest(of: bytes).description]
            changes.written.append(file.path)
        }
        try remove(old.keys.sorted(), butNot: Set(files.map(\.path)), &changes)
        try writeRecord()
        return changes
    }

    /// Removes files of earlier runs, unless the user has edited them.
    private mutating func remove(_ paths: [String], butNot wanted: Set<String>, _ changes: inout Changes) throws {
        for path in paths where !wanted.contains(path) {
            try refuseLinks(to: path)
            guard let current = try current(path) else {
                digests[path] = nil
                continue
            }
            guard digests[path]?.contains(current) == true else {
                changes.left.append(path)
                continue
            }
            try FileManager.default.removeItem(atPath: self.path(path))
            removeEmptyFolders(above: path)
            digests[path] = nil
            changes.removed.append(path)
        }
    }

    private func writeRecord() throws(OutputError) {
        try WholeFile.write(Array(recordText.utf8), to: path(Self.record), replacing: true)
    }

    private func path(_ path: String) -> String { folder + "/" + path }

    /// Returns the digest of the file at the path, or `nil` if there is none.
    private func current(_ path: String) throws(Failure) -> String? {
        do throws(InputBytes.Refusal) {
            return ByteDigest(of: try InputBytes.read(self.path(path), limit: Self.fileLimit)).description
        } catch {
            if error == .missing { return nil }
            throw Failure(.cannotCreate, "\(self.path(path)): \(error.message); move it away")
        }
    }

    private func bytes(of file: AdoptedPackage.File) throws(Failure) -> [UInt8] {
        switch file.content {
        case .text(let text): return Array(text.utf8)
        case .copy(let source):
            do throws(InputBytes.Refusal) {
                return try InputBytes.read(source, limit: Self.fileLimit)
            } catch {
                throw Failure(
                    .inputMissing, "\(source): \(error.message); restore it, or remove it from the target's resources")
            }
        }
    }

    /// Refuses paths that contain a link, because it could lead out of the folder.
    private func refuseLinks(to path: String) throws(Failure) {
        var current = folder
        for step in path.split(separator: "/") {
            current += "/" + step
            let type = try? FileManager.default.attributesOfItem(atPath: current)[.type] as? FileAttributeType
            guard type != .typeSymbolicLink else {
                throw Failure(.cannotCreate, "\(current) is a link, which could lead elsewhere; remove it")
            }
        }
    }

    private func removeEmptyFolders(above path: String) {
        var steps = path.split(separator: "/").dropLast()
        while !steps.isEmpty {
            let folder = self.path(steps.joined(separator: "/"))
            guard (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true,
                (try? FileManager.default.removeItem(atPath: folder)) != nil
            else { return }
            steps.removeLast()
        }
    }

    private var recordText: String {
        let files = digests.sorted { $0.key < $1.key }.map { path, digests in
            let texts = digests.sorted().map(JSONValue.string)
            return JSONMember(path, texts.count == 1 ? texts[0] : .array(texts))
        }
        let home = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.path
        let packages = choices.packages.map { RelativePath.folder($0, seenFrom: home + "/" + Self.record) }
        return JSONValue.object(
            [
                JSONMember("application", .string(choices.application)),
                JSONMember("stubs", .array(choices.stubs.map(JSONValue.string))),
            ] + (packages.isEmpty ? [] : [JSONMember("packages", .array(packages.map(JSONValue.string)))])
                + (choices.tests ? [JSONMember("tests", .bool(true))] : [])
                + [JSONMember("files", .object(files))]
        ).pretty
    }
}
