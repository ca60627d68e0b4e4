import Foundation
public import FrameJSON
import FramePainting

/// A scene file with everything it needs at hand.
public struct SceneFile: Sendable {
    public let document: SceneDocument
    /// For messages about values that only later turn out not to work.
    public let json: JSONDocument
    /// For each image the scene names, the path to read it from.
    public let imagePaths: [String: String]

    /// The scene file at `path`; its images lie in its folder.
    ///
    /// - Parameter knownDevices: What `"device"` may name.
    /// - Throws: ``JSONError``.
    public init(contentsOf path: String, knownDevices: [String]) throws(JSONError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try self.init(
            JSONDocument(contentsOf: path), folder: SceneFolder(onDisk: folder), knownDevices: knownDevices)
    }

    public init(_ json: JSONDocument, folder: SceneFolder, knownDevices: [String]) throws(JSONError) {
        self.json = json
        do throws(JSONProblem) {
            document = try SceneDocument(json: JSONCursor(json.value), knownDevices: knownDevices)
        } catch {
            throw json.error(error)
        }
        var imagePaths: [String: String] = [:]
        for image in document.images {
            func problem(_ kind: JSONError.Kind, _ reason: String) -> JSONError {
                let message = "\(JSONValue.quoted(image.file)) \(reason)"
                return json.error(JSONProblem(at: image.path, .refused(message)), kind: kind)
            }
            switch folder.find(image.file) {
            case .file(let path): imagePaths[image.file] = path
            case .missing: throw problem(.missing, "is not there")
            case .outside: throw problem(.invalid, "leads out of the scene's folder")
            case .notAFile: throw problem(.invalid, "is no plain file")
            }
        }
        self.imagePaths = imagePaths
    }
}

/// An image file a scene asks for.
public struct ImageReference: Equatable, Sendable {
    /// Relative to the scene's folder.
    public var file: String
    /// Where the scene first names it.
    public var path: JSONPath
}

extension JSONDocument {
    /// The most bytes a file may have: 16 MiB (tuned: thousands of times a large scene; above it a wrong file is likelier).
    static let sizeLimit = 16 << 20

    /// The text of the file at `path`.
    ///
    /// - Throws: ``JSONError``: ``JSONError/Kind/missing`` when the file is not there or cannot be read.
    public init(contentsOf path: String) throws(JSONError) {
        func missing(_ message: String) -> JSONError { JSONError(.missing, file: path, message: message) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw missing("no such file")
        }
        guard !isFolder.boolValue else { throw missing("a folder; expected a file") }
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: JSONDocument.sizeLimit + 1) ?? Data()
        else { throw missing("cannot be read") }
        guard data.count <= JSONDocument.sizeLimit else {
            throw JSONError(.invalid, file: path, message: "larger than \(JSONDocument.sizeLimit >> 20) MiB")
        }
        try self.init(data, file: path)
    }
}
