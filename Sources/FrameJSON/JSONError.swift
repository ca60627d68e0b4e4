/// The reason why a JSON file cannot be used: a problem with its position, and the problems after it.
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Kind: Equatable, Sendable {
        /// The text is not JSON, or not valid for its reader.
        case invalid
        /// The file, or a file that it names, does not exist or cannot be read.
        case missing
    }

    public let kind: Kind
    /// File as named by the caller.
    public let file: String
    public let place: TextPosition?
    public let path: JSONPath?
    /// Description of the problem, with a suggestion if there is one.
    public let message: String
    /// Name that was probably intended, if one was misspelled.
    public let suggestion: String?
    /// Problems after this one in the text, each without further problems.
    public private(set) var others: [JSONError] = []

    public init(
        _ kind: Kind, file: String, place: TextPosition? = nil, path: JSONPath? = nil, message: String,
        suggestion: String? = nil
    ) {
        self.kind = kind
        self.file = file
        self.place = place
        self.path = path
        self.message = message
        self.suggestion = suggestion
    }

    /// Creates the first of `errors`, with the others. Fails if there are none.
    public init?(_ errors: [JSONError]) {
        guard let first = errors.first else { return nil }
        self = first
        others = Array(errors.dropFirst())
    }

    /// One line for each problem, such as `scene.json:12:7: screens.card.views[0].colr: unknown key; did you mean
    /// "color"?`.
    public var description: String {
        var text = file
        if let place { text += ":\(place.line):\(place.column)" }
        if let path, path != .top { text += ": \(path)" }
        return ([text + ": " + message] + others.map(\.description)).joined(separator: "\n")
    }
}
