internal import Foundation
internal import FrameFiles
internal import FrameJSON

extension InterfaceDocument {
    /// Reads the storyboard or nib at `path`. Nothing else is opened.
    ///
    /// - Throws: ``InterfaceError``.
    public init(contentsOf path: String, vocabulary: ElementVocabulary) throws(InterfaceError) {
        try self.init(InterfaceFileBytes.read(path), file: path, vocabulary: vocabulary)
    }

    /// - Parameter file: Name for messages.
    /// - Throws: ``InterfaceError``.
    public init(
        _ text: some Sequence<UInt8>, file: String, vocabulary: ElementVocabulary
    ) throws(InterfaceError) {
        let bytes = Array(text)
        guard bytes.count <= MarkupLimits.bytes else {
            throw InterfaceError(file: file, place: nil, .tooLarge(limit: MarkupLimits.bytes))
        }
        var reader = InterfaceReader(file: file, vocabulary: vocabulary)
        self = try reader.document(ElementParser.root(of: bytes, file: file))
    }
}

enum InterfaceFileBytes {
    /// Returns all bytes of a file.
    ///
    /// - Throws: ``InterfaceError`` if there is no such file, or it is too large.
    static func read(_ path: String) throws(InterfaceError) -> [UInt8] {
        do throws(InputBytes.Refusal) {
            return try InputBytes.read(path, limit: MarkupLimits.bytes)
        } catch {
            let reason: InterfaceError.Reason =
                if case .tooLarge(let limit) = error { .tooLarge(limit: limit) } else { .unreadable(error.message) }
            throw InterfaceError(file: path, place: nil, reason)
        }
    }
}

/// Decodes text in base 64.
enum Base64 {
    /// Returns the text; `nil` if it is not base 64 of UTF-8. Interface Builder leaves out the padding at the end.
    static func decode(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).flatMap { String(data: $0, encoding: .utf8) }
    }
}
