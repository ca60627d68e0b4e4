internal import Foundation
internal import FrameJSON

extension InterfaceDocument {
    /// Reads the storyboard or nib at `path`. Nothing else is opened.
    ///
    /// - Throws: ``InterfaceError``.
    public init(contentsOf path: String, vocabulary: ElementVocabulary) throws(InterfaceError) {
        try self.init(InterfaceFileBytes.read(path), file: path, vocabulary: vocabulary)
    }

    /// - Parameter file: the name for messages.
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
    /// All bytes of a file, up to one more than the limit.
    ///
    /// - Throws: ``InterfaceError`` if there is no such file.
    static func read(_ path: String) throws(InterfaceError) -> Data {
        func refused(_ reason: InterfaceError.Reason) -> InterfaceError {
            InterfaceError(file: path, place: nil, reason)
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw refused(.unreadable("no such file"))
        }
        guard !isFolder.boolValue else { throw refused(.unreadable("a folder; expected a file")) }
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: MarkupLimits.bytes + 1) ?? Data()
        else { throw refused(.unreadable("cannot be read")) }
        return data
    }
}

/// Text in base 64.
enum Base64 {
    static func decode(_ text: String) -> String? {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters).flatMap { String(data: $0, encoding: .utf8) }
    }
}
