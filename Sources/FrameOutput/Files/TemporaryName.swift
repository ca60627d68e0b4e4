import Glibc

/// What a file is called before it has its final name: `.framereel-<final name>.<process>.tmp`, in the same folder.
///
/// The process is in the name so that two of them that write the same file do not write into each other's.
enum TemporaryName {
    static let prefix = ".framereel-"
    static let suffix = ".tmp"

    /// The path for this process.
    static func path(for finalPath: String) -> String {
        let nameStart = finalPath.lastIndex(of: "/").map(finalPath.index(after:)) ?? finalPath.startIndex
        return finalPath[..<nameStart] + prefix + finalPath[nameStart...] + ".\(getpid())" + suffix
    }

    /// The final name of a file that any process calls `name` while it writes it; `nil` for any other name.
    static func finalName(of name: String) -> String? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let inner = name.dropFirst(prefix.count).dropLast(suffix.count)
        guard let dot = inner.lastIndex(of: "."), dot > inner.startIndex else { return nil }
        let process = inner[inner.index(after: dot)...]
        guard !process.isEmpty, process.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            return nil
        }
        return String(inner[..<dot])
    }
}
