internal import FrameJSON

/// Frames that pass in addition to those of a golden, with a reason such as a different version of a font or of a
/// library that decodes images.
///
///     {"reason": "Inter 4.1 on the build machine", "golden": {…}}
package struct GoldenVariant: Equatable, Sendable {
    /// Name of its file without the extension, made of letters, digits, `-`, `_` and `.`.
    package let name: String
    package let reason: String
    let golden: GoldenManifest

    private enum Key: String, CaseIterable {
        case reason, golden
    }

    /// - Returns: `nil` if the name is not a valid file name.
    package init?(_ name: String, because reason: String, of draft: GoldenDraft) {
        guard !name.isEmpty, !name.hasPrefix("."), GoldenFolder.name(of: name) == name else { return nil }
        self.name = name
        self.reason = reason
        golden = draft.manifest
    }

    init(name: String, json: JSONValue) throws(JSONProblem) {
        let fields = try JSONCursor(json).fields(Key.self)
        self.name = name
        reason = try fields.require(.reason).string()
        golden = try GoldenManifest(fields.require(.golden))
    }

    var text: String {
        JSONValue.object([
            JSONMember(Key.reason.rawValue, .string(reason)), JSONMember(Key.golden.rawValue, golden.json),
        ]).pretty
    }
}
