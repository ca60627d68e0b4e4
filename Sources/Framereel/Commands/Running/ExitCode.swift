/// What the process ends with: the numbers of `sysexits.h`, 1 for findings as `diff` has it, 130 as shells count SIGINT.
enum ExitCode: Int32, CaseIterable, Sendable {
    case done = 0
    case findings = 1
    case usage = 64
    case badScene = 65
    case inputMissing = 66
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
    case interrupted = 130

    /// For help.
    var meaning: String {
        switch self {
        case .done: "Done."
        case .findings: "Done, and there are differences or findings."
        case .usage: "The command line is wrong."
        case .badScene: "The scene, or what it was to be compared with, is wrong."
        case .inputMissing: "A file to read is missing."
        case .internalError: "This machine or this program cannot do it."
        case .cannotCreate: "A file cannot be created, or is there already."
        case .inputOutput: "Reading or writing failed."
        case .interrupted: "Interrupted; nothing is left half written."
        }
    }
}
