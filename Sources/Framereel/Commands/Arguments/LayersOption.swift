internal import FrameRecording

/// The option that selects the layers of a timeline.
enum LayersOption {
    static let layers = Option(
        "--layers", takes: "NAMES", default: "folded",
        help:
            "Which layers have rows: folded for those of the application, and one row for the parts of each bar, cell or "
            + "control; all; or names, comma-separated, of layers, and of bars, cells and controls for their parts.")

    static func layers(_ arguments: Arguments) throws -> TimelineLayers {
        try arguments.value(of: layers, expected: "folded, all, or names of layers, comma-separated") { text in
            switch text {
            case "folded": return .folded
            case "all": return .all
            default:
                let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                return names.contains("") ? nil : .named(Set(names))
            }
        }
    }
}
