internal import UIKit

/// A rule of ``Lint``: a row of ``all``.
///
/// UIKit finds the defects of a run where they occur; each has an `InspectionRule`. Defects of the screen at rest are
/// found by rows of `RestInspection`, and defects of a program, before its first scene, by rows here.
package struct LintRule: Sendable {
    /// The stable name, to which output and scripts refer.
    package let name: String
    /// The publication that the rule's numbers are from; `nil` for a rule without numbers.
    package let source: String?

    private init(_ name: String, source: String? = nil) {
        self.name = name
        self.source = source
    }

    /// Every rule, in the order of lists.
    package static let all = ofScenes + ofProgram.map { LintRule($0.name) }

    static let ofScenes =
        InspectionRule.allCases.map { LintRule($0.rawValue) }
        + RestInspection.rules.map { LintRule($0.name, source: $0.source) }

    /// The rules that examine the symbols of the program.
    private static let ofProgram: [(name: String, check: @Sendable () -> [(subject: String, message: String)])] = [
        ("unreached-method", { UnreachedMethod.ofProcess().map { ($0.type, $0.message) } }),
        ("random-values", { RandomCall.ofProcess().map { ($0.function, $0.message) } }),
    ]

    /// Examines the running program.
    @Sendable package static func findingsInProgram() -> [Lint.Finding] {
        ofProgram.flatMap { rule in
            rule.check().map { Lint.Finding(rule: rule.name, time: 0, subject: $0.subject, message: $0.message) }
        }
    }
}
