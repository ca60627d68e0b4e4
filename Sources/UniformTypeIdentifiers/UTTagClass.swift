/// A class of tags, by which types are found.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
