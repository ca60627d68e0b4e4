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
    static func decode(_ text: String) -> String? {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters).flatMap { String(data: $0, encoding: .utf8) }
    }
}
