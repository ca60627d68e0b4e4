internal import UIKit

/// A rule of ``Lint``: a row of ``all``.
///
/// UIKit finds the defects of a run where they occur, each by its `InspectionRule`. Defects of the screen at rest are found by rows of
/// `RestInspection`; defects of a program, before its first scene, by rows here.
package struct LintRule: Sendable {
    /// Stable: output and scripts refer to it.
    package let name: String
    /// The publication that the rule's numbers are from; `nil` for a rule without.
    package let source: String?
    private let check: @Sendable () -> [Finding]

    /// A subject with a message.
    private typealias Finding = (subject: String, message: String)

    private init(_ name: String, source: String? = nil, check: @escaping @Sendable () -> [Finding] = { [] }) {
        self.name = name
        self.source = source
        self.check = check
    }

    /// In the order of lists.
    package static let all = ofScenes + ofProgram

    static let ofScenes =
        InspectionRule.allCases.map { LintRule($0.rawValue) }
        + RestInspection.rules.map { LintRule($0.name, source: $0.source) }

    /// These examine the symbols of the program.
    private static let ofProgram = [
        LintRule("unreached-method") { UnreachedMethod.ofProcess().map { ($0.type, $0.message) } },
        LintRule("random-values") { RandomCall.ofProcess().map { ($0.function, $0.message) } },
    ]

    /// What is wrong with the running program.
    @Sendable package static func findingsInProgram() -> [Lint.Finding] {
        ofProgram.flatMap { rule in
            rule.check().map { Lint.Finding(rule: rule.name, time: 0, subject: $0.subject, message: $0.message) }
        }
    }
}
