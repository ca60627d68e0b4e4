internal import FrameOutput
internal import Synchronization

/// How far a run is: a line that is written over on a terminal, a line for every tenth otherwise.
final class ProgressLine: Sendable {
    /// When progress is shown.
    enum Mode: String, OptionChoice {
        /// On a terminal.
        case auto
        case always
        case never
    }

    static let option = Option(
        "--progress", default: Mode.auto, help: "Whether to show progress on standard error; auto: on a terminal.")

    private let stream: any ByteStream
    private let movesCursor: Bool
    private let isShown: Bool
    /// In steps of ``step`` hundredths.
    private let lastStep = Mutex(0)

    init(_ mode: Mode, io: CommandIO, verbosity: Console.Verbosity) {
        stream = io.errors
        movesCursor = io.errorsMoveCursor
        let isWanted =
            switch mode {
            case .auto: io.errorsMoveCursor
            case .always: true
            case .never: false
            }
        isShown = isWanted && verbosity != .quiet
    }

    /// Without a clock: what is shown changes with the hundredth or tenth, not with time.
    private var step: Int { movesCursor ? 1 : 10 }

    func show(_ progress: RunProgress) {
        guard isShown else { return }
        let percent = progress.done * 100 / progress.total
        let isNew = lastStep.withLock { last in
            defer { last = percent / step }
            return percent / step > last
        }
        guard isNew else { return }
        let text = "frame \(progress.done) of \(progress.total) (\(percent) %)"
        try? stream.write(movesCursor ? "\r\(text)\u{1B}[K" : text + "\n")
    }

    /// Takes the line away, so that what follows begins at the margin.
    func end() {
        if isShown, movesCursor { try? stream.write("\r\u{1B}[K") }
    }
}
