/// A JSON text: its values, and the place of each for messages.
///
/// The text is UTF-8; a byte order mark at its start is skipped, every other encoding refused. It follows RFC 8259
/// strictly. Beyond that it is refused when an object has two equal keys (also when they are equal only after Unicode
/// normalisation), when values lie more than 512 deep inside each other, and when a number does not fit a `Double`.
public struct JSONDocument: Sendable {
    /// How messages call the text.
    public let file: String
    public let value: JSONValue
    private let bytes: ArraySlice<UInt8>
    private let outline: JSONOutline

    /// - Throws: ``JSONError`` with line and column.
    public init(_ text: some Sequence<UInt8>, file: String) throws(JSONError) {
        let all = Array(text)
        let bytes = all[(all.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
        func failure(_ offset: Int, _ message: String) -> JSONError {
            JSONError(.invalid, file: file, place: TextPlace(offset: offset, in: bytes), message: message)
        }
        if let offset = JSONDocument.firstOffsetOutsideUTF8(bytes) {
            throw failure(offset, "not UTF-8; save the file in that encoding")
        }
        var scanner = JSONScanner(bytes)
        do throws(JSONTextError) {
            outline = try scanner.scan()
        } catch {
            let earlier = error.earlierOffset.map { TextPlace(offset: $0, in: bytes) }
            throw failure(
                error.offset, error.message + (earlier.map { "; first at \($0.line):\($0.column)" } ?? ""))
        }
        value = outline.value
        self.file = file
        self.bytes = bytes
    }

    /// Where the value at `path` starts; the nearest value around it when there is none.
    public func place(of path: JSONPath) -> TextPlace {
        TextPlace(offset: outline.find(path.steps[...]).offset, in: bytes)
    }

    /// Where the key starts that `path` ends with; where the value starts when `path` ends with an index.
    public func place(ofKey path: JSONPath) -> TextPlace {
        let (offset, keyOffset) = outline.find(path.steps[...])
        return TextPlace(offset: keyOffset ?? offset, in: bytes)
    }

    /// `problem` with its place in this text.
    public func error(_ problem: JSONProblem, kind: JSONError.Kind = .invalid) -> JSONError {
        let place =
            switch problem.reason {
            case .unknownKey: place(ofKey: problem.path)
            case .missingKey, .mismatch, .refused: place(of: problem.path)
            }
        return JSONError(
            kind, file: file, place: place, path: problem.path, message: problem.message,
            suggestion: problem.suggestion)
    }

    private static func firstOffsetOutsideUTF8(_ bytes: ArraySlice<UInt8>) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        var offset = bytes.startIndex
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
