package import FrameJSON

/// Findings of rules in a run: transitions that never end, frames other than the declared ones, leftover views, layouts that are
/// contradictory or open.
public struct Lint: Sendable {
    /// A defect, or the cause of one.
    public struct Finding: Hashable, Sendable {
        /// The rule's stable name: `leftover-view`.
        public let rule: String
        /// Virtual seconds.
        public let time: Double
        /// A class and a title or identifier.
        public let subject: String
        /// The problem, the expectation, and how to fix it.
        public let message: String

        package init(rule: String, time: Double, subject: String, message: String) {
            self.rule = rule
            self.time = time
            self.subject = subject
            self.message = message
        }

        /// Time in seconds, rule, subject, message, and a newline.
        package var line: String {
            ControlEscapes.line("\(Trace.seconds(time))  \(rule)  \(subject): \(message)") + "\n"
        }
    }

    /// The name of every rule for scenes.
    public static let rules = LintRule.ofScenes.map(\.name)

    /// The scene's name.
    public let scene: String
    /// In order of time.
    public private(set) var findings: [Finding]
    /// The APIs the scene used that are not supported, each once.
    public let unsupported: [Recording.UnsupportedUse]

    /// Runs `scene` in virtual time and inspects it.
    ///
    /// - Parameter limit: virtual seconds after which a scene that does not end by itself is stopped.
    /// - Throws: ``RecordingError`` where a scene fails for a reason not covered by a rule, or the error of the scene's own
    ///   set-up.
    @MainActor public init(of scene: Scene, limit: Double = 60) throws {
        try self.init(of: scene, limit: limit, drawsTextAsBlocks: false)
    }

    @MainActor package init(of scene: Scene, limit: Double, drawsTextAsBlocks: Bool) throws {
        let run = try SceneRun(
            scene, limit: limit, rate: .fps60, drawsTextAsBlocks: drawsTextAsBlocks, isInspected: true)
        self.scene = scene.name
        unsupported = run.unsupported
        findings = run.defects.map { defect in
            Finding(rule: defect.rule, time: defect.time.seconds, subject: defect.subject, message: defect.message)
        }
        if findings.isEmpty { try run.throwIfFailed() }
    }

    /// The findings and `others`, which are there before the scene begins.
    package func adding(_ others: [Finding]) -> Lint {
        var lint = self
        lint.findings = others + findings
        return lint
    }

    /// Without the findings of some rules.
    package func ignoring(_ rules: Set<String>) -> Lint {
        var lint = self
        lint.findings.removeAll { rules.contains($0.rule) }
        return lint
    }

    /// One line per finding: time in seconds, rule, subject, message. Ends with a newline unless empty.
    public var text: String {
        findings.map(\.line).joined()
    }

    /// `{"scene": …, "findings": [{"rule": …, "time": seconds, "subject": …, "message": …}]}`.
    package var json: JSONValue {
        .object([
            JSONMember("scene", .string(scene)),
            JSONMember(
                "findings",
                .array(
                    findings.map { finding in
                        .object([
                            JSONMember("rule", .string(finding.rule)), JSONMember("time", .number(finding.time)),
                            JSONMember("subject", .string(finding.subject)),
                            JSONMember("message", .string(finding.message)),
                        ])
                    })),
        ])
    }
}
