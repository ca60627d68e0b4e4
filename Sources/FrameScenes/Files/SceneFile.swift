import FrameFiles
public import FrameJSON
import FramePainting
import FrameStoryboards

/// A parsed scene file together with the paths of its images.
public struct SceneFile: Sendable {
    public let document: SceneDocument
    /// Document, for errors found after parsing.
    public let json: JSONDocument
    /// Path on disk of each image named in the scene.
    public let imagePaths: [String: String]

    /// Reads the scene file at `path`. Images are looked up in its folder.
    ///
    /// - Parameter knownDevices: Valid values of `"device"`.
    /// - Throws: `JSONError` with all problems of the file, but at most ``problemLimit``.
    public init(contentsOf path: String, knownDevices: [String]) throws(JSONError) {
        // Use plain text, because the first `URL` of a process costs a sixth of a millisecond.
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        try self.init(
            JSONDocument(contentsOf: path), folder: SceneFolder(onDisk: folder), knownDevices: knownDevices)
    }

    public init(_ json: JSONDocument, folder: SceneFolder, knownDevices: [String]) throws(JSONError) {
        self.json = json
        do throws(JSONProblem) {
            document = try SceneDocument(json: JSONCursor(json.value), knownDevices: knownDevices)
        } catch {
            throw SceneFile.error(in: json, knownDevices: knownDevices) ?? json.error(error)
        }
        var imagePaths: [String: String] = [:]
        var problems: [JSONError] = []
        for image in document.images + [document.movie.image].compactMap(\.self) {
            func note(_ kind: JSONError.Kind, _ reason: String) {
                let message = "\(JSONValue.quoted(image.file)) \(reason)"
                problems.append(json.error(JSONProblem(at: image.path, .refused(message)), kind: kind))
            }
            switch folder.find(image.file) {
            case .file(let path): imagePaths[image.file] = path
            case .missing: note(.missing, "does not exist")
            case .outside: note(.invalid, "leads out of the scene's folder")
            case .notAFile: note(.invalid, "is not a regular file")
            }
        }
        if let error = JSONError(Array(problems.prefix(SceneFile.problemLimit))) { throw error }
        self.imagePaths = imagePaths
    }

    /// Maximum number of problems reported per file. Tuned: about a screen of a terminal.
    public static let problemLimit = 20

    /// Keys of values that others refer to, or of objects or lists of such values.
    private static let names: Set = [
        "id", "use", "name", "screens", "root", "components", "navigation", "tabs", "script", "keyframes", "style",
        "detents", "source", "constraints", "stack", "image", "values",
    ]

    private static let sizePath: [JSONPath.Step] = [
        .key(SceneDocument.Key.canvas.rawValue), .key(CanvasDescription.Key.size.rawValue),
    ]

    /// Returns all problems of the document, in text order.
    private static func error(in json: JSONDocument, knownDevices: [String]) -> JSONError? {
        let fields = (try? JSONCursor(json.value).object(keys: SceneDocument.keys)).map(
            JSONFields<SceneDocument.Key>.init)
        // A scene has only one of the two.
        let hasBoth = fields?.optional(.device) != nil && fields?.optional(.canvas) != nil
        let problems = JSONProblem.all(
            in: json.value, limit: problemLimit, names: names,
            substitute: { path in
                switch path.steps {
                case [.key(SceneDocument.Key.canvas.rawValue)]: hasBoth ? nil : ["size": [100, 100]]
                case Self.sizePath: [100, 100]
                case Self.sizePath + [.index(0)], Self.sizePath + [.index(1)]: 100
                default: nil
                }
            },
            { cursor throws(JSONProblem) in
                _ = try SceneDocument(json: cursor, knownDevices: knownDevices)
            })
        let errors = problems.map { json.error($0) }
        return JSONError(
            errors.sorted { first, second in
                guard let first = first.place, let second = second.place else { return false }
                return (first.line, first.column) < (second.line, second.column)
            })
    }
}

/// An image file named in a scene.
public struct ImageReference: Equatable, Sendable {
    /// Path relative to the folder of the scene.
    public var file: String
    /// Position of its first use.
    public var path: JSONPath
}

extension JSONDocument {
    /// Maximum size of 16 MiB, in bytes. Tuned: thousands of times a large scene; anything larger is probably the wrong
    /// file.
    static let sizeLimit = 16 << 20

    /// Reads the file at `path`, which may have comments.
    ///
    /// - Throws: ``JSONError``, with kind ``JSONError/Kind/missing`` if the file does not exist or cannot be read.
    public init(contentsOf path: String) throws(JSONError) {
        let data: [UInt8]
        do throws(InputBytes.Refusal) {
            data = try InputBytes.read(path, limit: JSONDocument.sizeLimit)
        } catch {
            throw JSONError(error, of: path)
        }
        try self.init(JSONComments.blanked(data, file: path), file: path)
    }
}
