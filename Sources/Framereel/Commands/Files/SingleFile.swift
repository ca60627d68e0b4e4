internal import FrameOutput

/// The destination of a command with a single result: a file or standard output.
struct SingleFile: OptionGroup {
    static let overwrite = Option(
        "--overwrite", help: "Replace files that this program did not write. Without it, such a file is an error.")
    static let options = [overwrite]

    let isReplacing: Bool

    init(_ arguments: Arguments) throws {
        isReplacing = arguments.has(Self.overwrite)
    }

    /// The path of a page for browsers.
    static func pagePath(_ arguments: Arguments, _ output: Option) throws -> String {
        try arguments.value(of: output, expected: "a path that ends in .html") { path in
            path.lowercased().hasSuffix(".html") && !path.hasSuffix("/.html") && path.count > ".html".count ? path : nil
        }
    }

    /// - Parameter path: `-` is standard output.
    func write(_ bytes: [UInt8], to path: String, _ session: Session) throws {
        if path == "-" {
            try session.io.output.write(bytes)
        } else {
            try WholeFile.write(FileMark.marking(bytes), to: path, replacing: isReplacing)
        }
    }
}
