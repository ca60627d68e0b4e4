package import FrameJSON

/// The findings that a team has accepted, which are left out, so that `lint` reports what is new:
///
///     {
///       "tool": "framereel",
///       "baseline": 1,
///       "findings": [
///         {"scene": "card", "rule": "touch-target", "subject": "CardViewController.close", "message": "…"}
///       ]
///     }
///
/// A finding is the same if its scene, rule, subject and message are, whenever it occurs. Findings in the program itself
/// have no scene.
package struct LintBaseline: Equatable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// Name of the scene; `nil` for a finding in the program.
        let scene: String?
        let rule: String
        let subject: String
        let message: String

        package init(_ finding: Lint.Finding, in scene: String?) {
            self.scene = scene
            rule = finding.rule
            subject = finding.subject
            message = finding.message
        }

        fileprivate init(_ cursor: JSONCursor) throws(JSONProblem) {
            let fields = try cursor.fields(EntryKey.self)
            scene = try fields.optional(.scene)?.string()
            rule = try fields.require(.rule).string()
            subject = try fields.require(.subject).string()
            message = try fields.require(.message).string()
        }

        fileprivate var json: JSONValue {
            var members = scene.map { [JSONMember(EntryKey.scene.rawValue, .string($0))] } ?? []
            members += [(EntryKey.rule, rule), (.subject, subject), (.message, message)].map {
                JSONMember($0.0.rawValue, .string($0.1))
            }
            return .object(members)
        }
    }

    private enum Key: String, CaseIterable {
        case tool, baseline, findings
    }

    fileprivate enum EntryKey: String, CaseIterable {
        case scene, rule, subject, message
    }

    private static let tool = "framereel"
    /// Format version. It increases with every incompatible change.
    private static let form = 1

    package private(set) var entries: [Entry]

    package init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    package init(json: JSONValue) throws(JSONProblem) {
        let fields = try JSONCursor(json).fields(Key.self)
        let tool = try fields.require(.tool)
        guard try tool.string() == Self.tool else { throw tool.mismatch("\"\(Self.tool)\"") }
        _ = try fields.require(.baseline).integer(in: Self.form...Self.form)
        entries = []
        for element in try fields.require(.findings).elements() { entries.append(try Entry(element)) }
    }

    package var text: String {
        JSONValue.object([
            JSONMember(Key.tool.rawValue, .string(Self.tool)),
            JSONMember(Key.baseline.rawValue, .number(Double(Self.form))),
            JSONMember(Key.findings.rawValue, .array(entries.map(\.json))),
        ]).pretty
    }

    /// Returns the baseline with the findings of some scenes replaced; those of other scenes stay.
    ///
    /// - Parameter scenes: Names of the examined scenes, `nil` for the program.
    package func replacing(_ scenes: Set<String?>, with entries: [Entry]) -> LintBaseline {
        var known: Set<Entry> = []
        return LintBaseline(
            (self.entries.filter { !scenes.contains($0.scene) } + entries).filter { known.insert($0).inserted })
    }

    /// Returns the number of findings of some scenes that are not among `entries` any more.
    package func countGone(of scenes: Set<String?>, from entries: [Entry]) -> Int {
        let present = Set(entries)
        return self.entries.count { scenes.contains($0.scene) && !present.contains($0) }
    }
}

extension Lint {
    /// Returns a copy without findings that a baseline has.
    package func without(_ baseline: LintBaseline) -> Lint {
        let accepted = Set(baseline.entries)
        return keeping { !accepted.contains(LintBaseline.Entry($0, in: scene)) }
    }
}
