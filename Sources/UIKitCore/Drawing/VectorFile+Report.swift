internal import FrameStoryboards
internal import QuartzCore

extension VectorFile.Fault {
    /// The reason to report for a file that cannot be used, and a text about it. If a program is missing, the text is
    /// the same for all files, so that commands print it once.
    func report(of file: String) -> (reason: UnsupportedReason, text: String) {
        remedy.map { (.program, $0) } ?? (.api, "\(file) \(message)")
    }
}
