package import FrameJSON

/// The findings of lint rules in a run: transitions that never end, frames other than the declared ones, leftover
/// views, and contradictory or ambiguous layouts.
public struct Lint: Sendable {
    /// A defect, or the cause of one.
    public struct Finding: Hashable, Sendable {
        /// Stable name of the rule, such as `leftover-view`.
        public let rule: String
        /// Virtual time in seconds.
        public let time: Double
        /// Class of the object with its title or identifier.
        public let subject: String
        /// The problem, the expectation, and how to fix it.
        public let message: String

        package init(rule: String, time: Double, subject: String, message: String) {
            self.rule = rule
            self.time = time
            self.subject = subject
            self.message = message
        }

        /// The finding as a line of text: time in seconds, rule, subject and message, followed by a newline.
        package var line: String {
            ControlEscapes.line("\(Trace.seconds(time))  \(rule)  \(subject): \(message)") + "\n"
        }
    }

    /// Names of all rules for scenes.
    public static let rules = LintRule.ofScenes.map(\.name)

    /// Name of the scene.
    public let scene: String
    /// Findings ordered by time.
    public private(set) var findings: [Finding]
    /// The reason why the run did not reach its end, unless a finding states it.
    package let failure: RecordingError?
    /// Unsupported APIs that the scene used, each listed once.
    public let unsupported: [Recording.UnsupportedUse]

    /// Runs `scene` in virtual time and inspects it.
    ///
    /// - Parameter limit: Virtual time in seconds after which a scene that does not end by itself is stopped.
    /// - Throws: ``RecordingError`` if a scene fails for a reason not covered by a rule, or the error of the scene's
    ///   own setup.
    @MainActor public init(of scene: Scene, limit: Double = 60) throws {
        try self.init(of: scene, limit: limit, drawsTextAsBlocks: false)
        if let failure { throw failure }
    }

    /// Keeps a failure of the run beside the findings.
    @MainActor package init(of scene: Scene, limit: Double, drawsTextAsBlocks: Bool) throws {
        let run = try SceneRun(
            scene, limit: limit, rate: .fps60, drawsTextAsBlocks: drawsTextAsBlocks, isInspected: true)
        self.scene = scene.name
        unsupported = run.unsupported
        findings = run.defects.map { defect in
            Finding(rule: defect.rule, time: defect.time.seconds, subject: defect.subject, message: defect.message)
        }
        failure = run.isFailureFound ? nil : run.failure
    }

    /// Returns these findings together with `others`, which exist before the scene begins.
    package func adding(_ others: [Finding]) -> Lint {
        var lint = self
        lint.findings = others + findings
        return lint
    }

    /// Returns a copy without the findings of some rules.
    package func ignoring(_ rules: Set<String>) -> Lint { keeping { !rules.contains($0.rule) } }

    func keeping(_ isKept: (Finding) -> Bool) -> Lint {
        var lint = self
        lint.findings.removeAll { !isKept($0) }
        return lint
    }

    /// One line per finding with time in seconds, rule, subject and message. The text ends with a newline unless it is
    /// empty.
    public var text: String {
        findings.map(\.line).joined()
    }

    /// The findings as `{"scene": …, "findings": [{"rule": …, "time": seconds, "subject": …, "message": …}]}`, with a member
    /// `failure` if the run failed.
    package var json: JSONValue {
        var members = [
            JSONMember("scene", .string(scene)), JSONMember("findings", .array(findings.map(Self.json(of:)))),
        ]
        if let failure { members.append(JSONMember("failure", .string(failure.message))) }
        return .object(members)
    }

    private static func json(of finding: Finding) -> JSONValue {
        .object([
            JSONMember("rule", .string(finding.rule)), JSONMember("time", .number(finding.time)),
            JSONMember("subject", .string(finding.subject)), JSONMember("message", .string(finding.message)),
        ])
    }
}
