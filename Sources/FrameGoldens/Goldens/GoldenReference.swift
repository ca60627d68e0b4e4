internal import FrameJSON

/// The manifest of a golden that equals another golden of its scene, which is stored only once.
///
///     {"tool": "framereel", "golden": 1, "scene": "card@iPhone15Pro", "same": "card"}
struct GoldenReference: Equatable, Sendable {
    let scene: String
    /// Name of the neighboring folder with the golden that has the frames.
    let holder: String

    enum Key: String, CaseIterable {
        case tool, golden, scene, same
    }

    init(scene: String, holder: String) {
        self.scene = scene
        self.holder = holder
    }

    /// Whether a manifest is a reference.
    static func isOne(_ json: JSONValue) -> Bool {
        guard case .object(let members) = json else { return false }
        return members.contains { $0.key == Key.same.rawValue }
    }

    init(json: JSONValue) throws(JSONProblem) {
        let fields = try JSONCursor(json).fields(Key.self)
        let tool = try fields.require(.tool)
        guard try tool.string() == GoldenManifest.tool else { throw tool.mismatch("\"\(GoldenManifest.tool)\"") }
        _ = try fields.require(.golden).integer(in: GoldenManifest.firstForm...GoldenManifest.form)
        scene = try fields.require(.scene).string()
        let same = try fields.require(.same)
        holder = try same.string()
        guard GoldenFolder.name(of: holder) == holder, !holder.hasPrefix(".") else {
            throw same.mismatch("the name of a folder beside this one")
        }
    }

    var text: String {
        let members: [(Key, JSONValue)] = [
            (.tool, .string(GoldenManifest.tool)), (.golden, .number(Double(GoldenManifest.form))),
            (.scene, .string(scene)), (.same, .string(holder)),
        ]
        return JSONValue.object(members.map { JSONMember($0.rawValue, $1) }).pretty
    }
}
