/// A JSON text with the position of every value.
///
/// It must be strict RFC 8259 in UTF-8; a byte order mark at the start is skipped. Duplicate keys (including keys that
/// are equal after Unicode normalization), more than 512 levels of nesting, and numbers beyond the range of `Double`
/// are rejected as well.
public struct JSONDocument: Sendable {
    /// Name used in messages.
    public let file: String
    public let value: JSONValue
    private let bytes: ArraySlice<UInt8>
    private let outline: JSONOutline

    /// - Throws: ``JSONError`` with line and column.
    public init(_ text: some Sequence<UInt8>, file: String) throws(JSONError) {
        let all = Array(text)
        let bytes = all[(all.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
        func failure(_ offset: Int, _ message: String) -> JSONError {
            JSONError(.invalid, file: file, place: TextPosition(offset: offset, in: bytes), message: message)
        }
        if let offset = JSONDocument.firstOffsetOutsideUTF8(bytes) {
            throw failure(offset, "not UTF-8; save the file as UTF-8")
        }
        var scanner = JSONScanner(bytes)
        do throws(JSONTextError) {
            outline = try scanner.scan()
        } catch {
            let earlier = error.earlierOffset.map { TextPosition(offset: $0, in: bytes) }
            throw failure(
                error.offset, error.message + (earlier.map { "; first at \($0.line):\($0.column)" } ?? ""))
        }
        value = outline.value
        self.file = file
        self.bytes = bytes
    }

    /// Returns the start of the value at `path`, or of the nearest enclosing value if there is none.
    public func place(of path: JSONPath) -> TextPosition {
        TextPosition(offset: outline.find(path.steps[...]).offset, in: bytes)
    }

    /// Returns the start of the last key of `path`, or of the value if `path` ends with an index.
    public func place(ofKey path: JSONPath) -> TextPosition {
        let (offset, keyOffset) = outline.find(path.steps[...])
        return TextPosition(offset: keyOffset ?? offset, in: bytes)
    }

    /// Returns `problem` with its position in this text.
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
