internal import FrameFigures
internal import FrameJSON
internal import FrameOutput

/// How a scene is run.
struct RecordingOptions: OptionGroup {
    static let maxDuration = Option(
        "--max-duration", takes: "TIME", default: "60s",
        help: "Virtual time after which a scene that does not end by itself is given up: 90s, 500ms.")
    static let strict = Option(
        "--strict", help: "Make it an error that the scene uses an API which is not supported; without it, a warning.")
    static let text = Option(
        "--text", default: TextForm.fonts,
        help:
            "Draw text in fonts, or each word as a block on widths that no font decides: for comparisons between machines."
    )
    static let options = [maxDuration, strict, text]

    enum TextForm: String, OptionChoice {
        case fonts, blocks

        /// For the words around what is drawn.
        var ofFigure: Lettering.Form {
            switch self {
            case .fonts: .fonts
            case .blocks: .blocks
            }
        }
    }

    /// Virtual seconds.
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

/// What is drawn over frames.
struct OverlayOption: OptionGroup {
    static let overlay = Option(
        "--overlay", takes: "LIST",
        help:
            "Draw over it, for debugging: \(Overlay.allCases.map(\.rawValue).joined(separator: ", ")), or several: frames,anchors."
    )
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
