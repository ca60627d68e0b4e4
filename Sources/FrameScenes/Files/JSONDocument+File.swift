import Foundation
public import FrameJSON

extension JSONDocument {
    /// The most bytes a file may have: 16 MiB (tuned: thousands of times a large scene; above it a wrong file is likelier).
    static let sizeLimit = 16 << 20

    /// The text of the file at `path`.
    ///
    /// - Throws: ``JSONError``: ``JSONError/Kind/missing`` when the file is not there or cannot be read.
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
            throw JSONError(.invalid, file: path, message: "larger than \(JSONDocument.sizeLimit >> 20) MiB")
        }
        try self.init(data, file: path)
    }
}
