internal import FrameFigures
internal import FrameJSON
internal import FrameOutput

/// Options for running a scene.
struct RecordingOptions: OptionGroup {
    static let maxDuration = Option(
        "--max-duration", takes: "TIME", default: "60s",
        help: "Stop a scene that has not ended after this much virtual time: 90s, 500ms.")
    static let strict = Option(
        "--strict", help: "Treat the use of an unsupported API as an error instead of a warning.")
    static let text = Option(
        "--text", default: TextForm.fonts,
        help: "Draw text with fonts, or each word as a block whose size does not depend on any font, for comparisons "
            + "between machines.")
    static let options = [maxDuration, strict, text]

    enum TextForm: String, OptionChoice {
        case fonts, blocks

        /// This choice, for the text of figures.
        var ofFigure: Lettering.Form {
            switch self {
            case .fonts: .fonts
            case .blocks: .blocks
            }
        }
    }

    /// Virtual time in seconds.
    let limit: Double
    let isStrict: Bool
    let text: TextForm

    init(_ arguments: Arguments) throws {
        limit = try arguments.value(of: Self.maxDuration, expected: "a time above 0 such as 90s or 500ms") { text in
            guard case .time(let seconds)? = try? FrameMoment(text), seconds.numerator > 0 else { return nil }
            return Double(seconds.numerator) / Double(seconds.denominator)
        }
        isStrict = arguments.has(Self.strict)
        text = try arguments.choice(of: Self.text)
    }
}

/// Debug overlays drawn over frames.
struct OverlayOption: OptionGroup {
    static let overlay = Option(
        "--overlay", takes: "LIST",
        help: "Draw a debug overlay: \(Overlay.allCases.map(\.rawValue).joined(separator: ", ")), or a list of them.")
    static let options = [overlay]

    let overlays: Set<Overlay>

    init(_ arguments: Arguments) throws {
        guard let text = arguments.text(of: Self.overlay) else {
            overlays = []
            return
        }
        let names = Overlay.allCases.map(\.rawValue)
        overlays = try Set(
            text.split(separator: ",", omittingEmptySubsequences: false).map { part in
                guard let overlay = Overlay(rawValue: String(part)) else {
                    let hint = Spelling.nearest(to: String(part), among: names).map { "; did you mean \($0)?" } ?? ""
                    throw Failure.usage(
                        "--overlay \(JSONValue.quoted(text)): expected some of \(Spelling.list(names)), with commas\(hint)"
                    )
                }
                return overlay
            })
    }
}
