import Foundation
public import FrameJSON
import FramePainting

/// A parsed scene file together with the paths of its images.
public struct SceneFile: Sendable {
    public let document: SceneDocument
    /// The document, for errors found after parsing.
    public let json: JSONDocument
    /// The path on disk of each image named in the scene.
    public let imagePaths: [String: String]

    /// Reads the scene file at `path`. Images are looked up in its folder.
    ///
    /// - Parameter knownDevices: The valid values of `"device"`.
    /// - Throws: `JSONError`.
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

/// An image file named in a scene.
public struct ImageReference: Equatable, Sendable {
    /// The path relative to the folder of the scene.
    public var file: String
    /// The position of its first use.
    public var path: JSONPath
}

extension JSONDocument {
    /// The maximum size in bytes, 16 MiB (tuned: thousands of times a large scene; anything larger is likely a wrong file).
    static let sizeLimit = 16 << 20

    /// Reads the file at `path`.
    ///
    /// - Throws: ``JSONError``, with kind ``JSONError/Kind/missing`` if the file does not exist or cannot be read.
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
            throw JSONError(.invalid, file: path, message: "is larger than \(JSONDocument.sizeLimit >> 20) MiB")
        }
        try self.init(data, file: path)
    }
}
