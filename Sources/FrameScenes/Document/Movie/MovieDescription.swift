package import FrameFigures
package import FrameJSON

/// The settings of a scene's movies and stills: the object `"film"` of a scene file, or the options of a command line.
///
/// Each of its `MovieRow`s is a key of the former and an option of the latter.
public struct MovieDescription: Equatable, Sendable {
    package var dressing = Dressing.none
    /// References to scenes that are shown to the right of this one: paths, with or without traits as in
    /// `after.json@dark`, or `@dark` for the same scene under other traits.
    public var beside: [String] = []
    public var showsTouches = false
    /// The image of the background, with its position in a scene file.
    var image: ImageReference?

    public init() {}

    /// - Throws: `JSONProblem` for the first invalid value.
    init(json: JSONCursor) throws(JSONProblem) {
        let object = try json.object(keys: MovieRow.all.map(\.key))
        for row in MovieRow.all {
            guard let cursor = object.optional(row.key) else { continue }
            if row.isRepeatable {
                for element in try cursor.elements() { try row.read(element, &self) }
            } else {
                try row.read(cursor, &self)
            }
        }
        if let image, let reason = SceneFolder.refusal(of: image.file) {
            throw JSONProblem(at: image.path, .refused(reason))
        }
    }

    /// Adds the value of an option of a command line.
    ///
    /// - Parameter text: The value of the row's option; empty for a flag.
    package mutating func add(_ text: String, of row: MovieRow) throws(JSONProblem) {
        let value: JSONValue =
            switch row.form {
            case .flag: true
            case .number: Double(text).map { .number($0) } ?? .string(text)
            case .text: .string(text)
            }
        try row.read(JSONCursor(value), &self)
    }

    /// Returns the description with paths that are not relative to the folder of the scene file.
    ///
    /// - Parameters:
    ///   - file: The path of the scene file.
    ///   - images: The path on disk of each image that the file names.
    package func located(in file: String, images: [String: String]) -> MovieDescription {
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        var result = self
        result.dressing.source = file
        result.beside = beside.map { $0.hasPrefix("@") ? $0 : folder + $0 }
        if let image, let path = images[image.file] { result.dressing.background = .image(path) }
        return result
    }

    /// Returns the description with the properties of other rows taken from another description. Lists are replaced.
    package func overridden(by other: MovieDescription, in rows: [MovieRow]) -> MovieDescription {
        var result = self
        for row in rows { row.copy(other, &result) }
        // Parts of both cannot be told apart in messages.
        if rows.contains(where: \.isRepeatable) { result.dressing.source = nil }
        return result
    }
}
