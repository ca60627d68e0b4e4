public import FrameJSON

/// Offers a text in a share sheet.
public struct ShareAction: Equatable, Sendable {
    public var text: String
    /// Identifier of the view that the sheet points at on iPads.
    public var source: String?
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case share, source
        case start = "at"
    }
}

extension ScriptReader {
    mutating func share(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ShareAction.Key.self)
        let action = ShareAction(
            text: try fields.require(.share).string(),
            source: try fields.optional(.source).map { cursor throws(JSONProblem) in try view(cursor) },
            start: try start(fields.optional(.start), duration: nil))
        forgetScreens()
        return .share(action)
    }
}
