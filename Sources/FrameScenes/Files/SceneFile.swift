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
