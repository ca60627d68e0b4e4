internal import SwiftSyntax

/// Options of the sources.
public struct PortOptions: Sendable {
    /// The version of Swift. Before 5, Apple's compiler accepted names that have been renamed since.
    public var swiftVersion: Int
    /// Modules with names of Apple's that exist here after all, such as stubs; their imports stay.
    public var modules: Set<String>

    public init(swiftVersion: Int = 5, modules: Set<String> = []) {
        self.swiftVersion = swiftVersion
        self.modules = modules
    }
}

/// A source before porting.
public struct PortSource: Sendable {
    /// The path in messages of `port` and of the compiler.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A source after porting.
public struct PortedSource: Sendable {
    public let path: String
    public let text: String
    /// Number of changes by kind of construct.
    public let changes: [String: Int]
}

/// Rewrites the sources of one iOS module, all together, so that they compile with Framereel's UIKit.
///
/// Lines keep their numbers, and a first line names the original, so that the compiler's messages point there. A source with syntax
/// errors passes unchanged, so that the compiler reports them. So does a source that begins with a `#sourceLocation`, as ported ones do.
public struct Porting: Sendable {
    public let sources: [PortedSource]
    public let messages: [PortMessage]
    /// Whether the module is not ported at all, for the reason in ``messages``.
    public let isRefused: Bool

    /// - Parameter libraries: the sources, before porting, of other modules that the sources import and that are ported by themselves.
    ///   They are only read: types of the module may implement optional requirements of their protocols.
    public init(
        _ sources: [PortSource], libraries: [PortSource] = [], _ options: PortOptions = PortOptions()
    ) {
        self = DeepStack.run { Porting(onThisStack: sources, libraries, options) }
    }

    private init(onThisStack sources: [PortSource], _ libraries: [PortSource], _ options: PortOptions) {
        func units(_ sources: [PortSource]) -> [SourceUnit] {
            sources.map { SourceUnit(path: $0.path, text: $0.text) }
        }
        let job = PortJob(units(sources), libraries: units(libraries), options)
        job.apply(Self.rules)
        self.sources = zip(job.units, job.edits).map { unit, edits in
            let text = String(decoding: edits.applied(to: unit.text), as: UTF8.self)
            return PortedSource(
                path: unit.path, text: unit.isPorted ? text : Self.firstLine(for: unit.path) + text,
                changes: Dictionary(edits.edits.map { ($0.rule, 1) }, uniquingKeysWith: +))
        }
        isRefused = job.isRefused
        messages = job.units.compactMap(\.complaint) + job.messages
    }

    private static var rules: [any PortRule.Type] {
        [
            ImportRule.self, QualifiedNameRule.self, ConditionRule.self, AttributeRule.self,
            OptionalRequirementRule.self, AnswerRule.self, RequiredInitRule.self, MadeClassRule.self,
            ExtensionOverrideRule.self,
            OpenObjectRule.self, ForwardingRule.self, ObservedPropertyRule.self, ManagedPropertyRule.self,
            ExchangeRule.self, InterfaceListRule.self, SelectorRule.self, LiteralRule.self, GeometryRule.self,
            RenameRule.self, KeyCastRule.self, DelegateWindowRule.self, DynamicMemberRule.self, ClassMessageRule.self,
            ClassTypeRule.self,
            RequirementRule.self, MetatypeRule.self, UnsupportedRule.self,
        ]
    }

    private static func firstLine(for path: String) -> String {
        let escaped = path.unicodeScalars.map {
            $0 == "\"" || $0 == "\\" || $0.value < 0x20 ? $0.escaped(asASCII: false) : "\($0)"
        }
        .joined()
        return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
    }
}

/// Replaces one kind of construct that Swift on Linux rejects.
protocol PortRule {
    static func apply(to job: PortJob)
}
