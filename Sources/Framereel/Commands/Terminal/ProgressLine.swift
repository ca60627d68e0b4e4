internal import FrameOutput
internal import Synchronization

/// Progress, speed and remaining time of a run: a single line that is rewritten on a terminal, or one line per tenth
/// otherwise.
final class ProgressLine: Sendable {
    /// The conditions under which progress is shown.
    enum Mode: String, OptionChoice {
        /// Shows progress only on a terminal.
        case auto
        case always
        case never
    }

    static let option = Option(
        "--progress", default: Mode.auto,
        help: "Show progress, speed and remaining time on stderr; auto shows it on a terminal.")

    /// Seconds between updates on a terminal. Tuned: faster updates cannot be read.
    private static let pause = 0.1
    /// Percentage points between lines if there is no terminal.
    private static let step = 10
    /// Seconds before speed is shown. Tuned.
    private static let warmUp = 0.3

    private struct Shown {
        /// Number of the last step, in units of ``ProgressLine/step``.
        var step = 0
        var time = -Double.infinity
    }

    private let io: CommandIO
    /// Singular noun for the items being counted.
    private let unit: String
    private let isShown: Bool
    private let began: Double
    private let last = Mutex(Shown())

    init(_ mode: Mode, _ session: Session, unit: String = "frame") {
        io = session.io
        self.unit = unit
        let isWanted =
            switch mode {
            case .auto: io.errorsMoveCursor
            case .always: true
            case .never: false
            }
        isShown = isWanted && session.console.verbosity != .quiet
        began = io.clock()
    }

    /// Shows what is being prepared until the first frame is done, if standard error is a terminal.
    func begin(_ text: String) {
        guard isShown, io.errorsMoveCursor else { return }
        write(text)
    }

    func show(_ progress: RunProgress) { show(progress.done, of: progress.total) }

    /// - Parameter done: The number of finished frames.
    func show(_ done: Int, of total: Int) {
        guard isShown, done > 0 else { return }
        let percent = done * 100 / total
        let now = io.clock()
        let isNew = last.withLock { last in
            // On a terminal, update by time, so that slow frames still show activity.
            let isDue =
                io.errorsMoveCursor ? done == total || now - last.time >= Self.pause : percent / Self.step > last.step
            guard isDue else { return false }
            last = Shown(step: percent / Self.step, time: now)
            return true
        }
        guard isNew else { return }
        write("\(unit) \(done) of \(total) (\(percent) %)" + speed(done, of: total, after: now - began))
    }

    private func write(_ text: String) {
        // A line that wraps cannot be rewritten.
        let fitting = io.errorsWidth().map { String(text.prefix(max(0, $0 - 1))) } ?? text
        try? io.errors.write(io.errorsMoveCursor ? "\r\(fitting)\u{1B}[K" : text + "\n")
    }

    private func speed(_ done: Int, of total: Int, after seconds: Double) -> String {
        guard seconds >= Self.warmUp else { return "" }
        let rate = Double(done) / seconds
        let tenths = Int((rate * 10).rounded())
        let figure = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
        let left = done < total ? ", \(Self.text(seconds: Double(total - done) / rate)) left" : ""
        return ", \(figure) \(unit)s/s" + left
    }

    /// Returns the time rounded up, in the two largest units.
    private static func text(seconds: Double) -> String {
        let whole = Int(min(seconds, 1e9).rounded(.up))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        if hours > 0 { return "\(hours) h \(minutes) min" }
        return minutes > 0 ? "\(minutes) min \(rest) s" : "\(rest) s"
    }

    /// Erases the line, so that further output begins at the margin.
    func end() {
        if isShown { Self.erase(io) }
    }

    static func erase(_ io: CommandIO) {
        if io.errorsMoveCursor { try? io.errors.write("\r\u{1B}[K") }
    }
}
