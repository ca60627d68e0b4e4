internal import SwiftSyntax

/// What the sources were written for.
public struct PortOptions: Sendable {
    /// The version of Swift. Before 5, Apple's compiler took names that were renamed since.
    public var swiftVersion: Int

    public init(swiftVersion: Int = 5) {
        self.swiftVersion = swiftVersion
    }
}

/// A source as Xcode has it.
public struct PortSource: Sendable {
    /// As messages of this step and of the compiler name it.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A source as the compiler gets it.
public struct PortedSource: Sendable {
    public let path: String
    public let text: String
    /// How often each kind of construct was changed.
    public let changes: [String: Int]
}

/// Rewrites the sources of one iOS module, all together, so that they compile with Framereel's UIKit.
///
/// Lines keep their numbers, and a first line names the original, so that the compiler's messages point there. A source with syntax
/// errors passes unchanged, so that the compiler reports them. Ported sources are not changed when they are ported again.
public struct Porting: Sendable {
    public let sources: [PortedSource]
    public let messages: [PortMessage]

    public init(_ sources: [PortSource], _ options: PortOptions = PortOptions()) {
        self = DeepStack.run { Porting(onThisStack: sources, options) }
    }

    private init(onThisStack sources: [PortSource], _ options: PortOptions) {
        let job = PortJob(sources.map { SourceUnit(path: $0.path, text: $0.text) }, options)
        for rule in Self.rules { rule.apply(to: job) }
        job.finish()
        self.sources = zip(job.units, job.edits).map { unit, edits in
            let text = String(decoding: edits.applied(to: unit.text), as: UTF8.self)
            return PortedSource(
                path: unit.path, text: Self.namesItsOriginal(unit) ? text : Self.firstLine(for: unit.path) + text,
                changes: Dictionary(edits.edits.map { ($0.rule, 1) }, uniquingKeysWith: +))
        }
        messages = job.units.compactMap(\.complaint) + job.messages
    }

    private static var rules: [any PortRule.Type] {
        [
            ImportRule.self, ConditionRule.self, AttributeRule.self, OptionalRequirementRule.self, AnswerRule.self,
            RequiredInitRule.self, ExtensionOverrideRule.self, OpenObjectRule.self, ForwardingRule.self,
            ObservedPropertyRule.self, ManagedPropertyRule.self, ExchangeRule.self, InterfaceListRule.self,
            SelectorRule.self, LiteralRule.self, GeometryRule.self, RenameRule.self, UnsupportedRule.self,
        ]
    }

    private static func namesItsOriginal(_ unit: SourceUnit) -> Bool { unit.text.starts(with: "#sourceLocation(".utf8) }

    private static func firstLine(for path: String) -> String {
        let escaped = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
        return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
    }
}

/// One kind of construct that Swift on Linux does not take, and what takes its place.
protocol PortRule {
    static func apply(to job: PortJob)
}
