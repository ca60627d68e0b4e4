/// The option to open a file after writing it.
struct OpenOption {
    static let open = Option("--open", help: "Open the result, with xdg-open.")

    private static let opener = "xdg-open"

    /// Path of the file to open; `nil` if nothing is opened.
    private let path: String?

    /// - Parameter path: The file that the command writes; `-` is standard output.
    init(_ arguments: Arguments, output path: String) throws(Failure) {
        self.path = arguments.has(Self.open) ? path : nil
        if self.path == "-" { throw .usage("--open shows a file, and -o - writes none") }
    }

    /// Opens the file. Call this once the file is complete.
    func show(_ session: Session) throws(Failure) {
        if let path { try Self.open(path, session) }
    }

    /// - Parameter target: A path or URL.
    static func open(_ target: String, _ session: Session) throws(Failure) {
        guard let program = session.io.program(named: opener) else {
            throw Failure(
                .internalError, "\(target) cannot be opened: \(opener) is not on PATH; it is in the package xdg-utils")
        }
        do {
            // A name that begins with a dash would be taken for an option.
            try session.io.launch(program, [target.hasPrefix("-") ? "./" + target : target])
        } catch {
            throw Failure(.internalError, "\(target) cannot be opened: \(program) cannot be run: \(error)")
        }
    }
}
