internal import FrameFigures
internal import FrameJSON

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
