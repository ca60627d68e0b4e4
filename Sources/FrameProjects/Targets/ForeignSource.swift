internal import FrameFiles

/// A source in a language other than Swift.
public struct ForeignSource: Equatable, Sendable {
    /// Absolute path.
    public let path: String
    /// Objective-C classes, protocols and categories that the source or its header declares, without duplicates.
    public let definitions: [String]

    private static let limit = 1 << 20

    public init(path: String) {
        self.path = path
        var names: [String] = []
        let stem = path.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
        for file in [stem + ".h", path] {
            guard let bytes = try? InputBytes.read(file, limit: Self.limit) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            for match in text.matches(of: /@(?:interface|protocol|implementation)\s+(\w+)\s*(?:[:(<\n{]|@|$)/) {
                let name = String(match.output.1)
                if !names.contains(name) { names.append(name) }
            }
        }
        definitions = names
    }
}
