internal import Foundation
internal import FrameFiles
internal import FrameJSON
internal import FrameOutput

/// The folder of an adopted package, with a record of the files that were written there.
///
/// A file that differs from its record, or has none, belongs to the user and is left alone.
struct AdoptedFolder {
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
    /// Digests of the files written by the last run, keyed by path.
    private var digests: [String: String] = [:]
    /// Modules that the last run wrote as stubs.
    private(set) var stubs: [String] = []
    /// Name of the application; empty if the last run did not record it.
    private(set) var application = ""

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
                for file in files {
                    if case .string(let digest) = file.value, Self.isInside(file.key) { digests[file.key] = digest }
                }
            case ("stubs", .array(let names)):
                stubs = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
            case ("application", .string(let name)): application = name
            default: break
            }
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
    mutating func update(
        to files: [AdoptedPackage.File], stubs: [String], application: String
    ) throws -> Changes {
        var changes = Changes()
        let old = digests
        for file in files {
            try refuseLinks(to: file.path)
            let bytes = try self.bytes(of: file)
            let digest = ByteDigest(of: bytes).description
            switch try current(file.path) {
            case digest: digests[file.path] = digest
            case nil, old[file.path]:
                try WholeFile.write(bytes, to: path(file.path), replacing: true)
                digests[file.path] = digest
                changes.written.append(file.path)
            default: changes.left.append(file.path)
            }
        }
        let wanted = Set(files.map(\.path))
        for (path, digest) in old.sorted(by: { $0.key < $1.key }) where !wanted.contains(path) {
            try refuseLinks(to: path)
            switch try current(path) {
            case nil: digests[path] = nil
            case digest:
                try FileManager.default.removeItem(atPath: self.path(path))
                removeEmptyFolders(above: path)
                digests[path] = nil
                changes.removed.append(path)
            default: changes.left.append(path)
            }
        }
        self.stubs = stubs
        self.application = application
        try WholeFile.write(Array(recordText.utf8), to: path(Self.record), replacing: true)
        return changes
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
        let files = digests.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) }
        return JSONValue.object([
            JSONMember("application", .string(application)), JSONMember("stubs", .array(stubs.map { .string($0) })),
            JSONMember("files", .object(files)),
        ]).pretty
    }
}
