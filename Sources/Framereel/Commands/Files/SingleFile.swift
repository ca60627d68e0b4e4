internal import FrameOutput

/// Where a command's one result goes: a file, or standard output.
struct SingleFile: OptionGroup {
    static let overwrite = Option("--overwrite", help: "Replace the file if it is there; without it that is an error.")
    static let options = [overwrite]

    private let isReplacing: Bool

    init(_ arguments: Arguments) throws {
        isReplacing = arguments.has(Self.overwrite)
    }

    /// - Parameter path: `-` is standard output.
    func write(_ bytes: [UInt8], to path: String, _ session: Session) throws {
        if path == "-" {
            try session.io.output.write(bytes)
        } else {
            try WholeFile.write(bytes, to: path, replacing: isReplacing)
        }
    }
}
