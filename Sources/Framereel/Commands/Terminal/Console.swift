/// What a command says to the person who runs it, on standard error. Data goes to standard output instead.
struct Console: Sendable {
    enum Verbosity: Sendable {
        case quiet, normal, verbose
    }

    let verbosity: Verbosity
    private let stream: any ByteStream
    private let hasColor: Bool

    init(_ io: CommandIO, _ verbosity: Verbosity) {
        self.verbosity = verbosity
        stream = io.errors
        hasColor = io.errorsHaveColor
    }

    func error(_ sentence: String) { say(labelled("error:", color: 31, sentence)) }

    func warning(_ sentence: String) {
        if verbosity != .quiet { say(labelled("warning:", color: 33, sentence)) }
    }

    /// What came of it: a line at the end.
    func summary(_ sentence: String) {
        if verbosity != .quiet { say(sentence) }
    }

    /// Only for those who ask.
    func detail(_ sentence: String) {
        if verbosity == .verbose { say(sentence) }
    }

    private func labelled(_ label: String, color: Int, _ sentence: String) -> String {
        (hasColor ? "\u{1B}[1;\(color)m\(label)\u{1B}[0m " : label + " ") + sentence
    }

    /// When standard error takes nothing, there is nobody to tell.
    private func say(_ line: String) { try? stream.write(line + "\n") }
}
