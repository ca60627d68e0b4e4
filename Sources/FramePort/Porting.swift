internal import SwiftSyntax

/// Settings that describe the sources.
public struct PortOptions: Sendable {
    /// Swift language version. Before version 5, Apple's compiler accepted names that have since been renamed.
    public var swiftVersion: Int
    /// Modules that have Apple's names and do exist here, such as stubs. Their imports stay unchanged.
    public var modules: Set<String>
    /// Modules that a bridging header imports into every source.
    public var headerImports: Set<String> = []
    /// Whether the sources are those of a test target, whose tests run in an application of their own.
    public var areTests = false
    /// Whether the module imports nothing of Apple's; the compiler then evaluates its conditions on the system.
    var isForAnySystem = false

    public init(swiftVersion: Int = 5, modules: Set<String> = []) {
        self.swiftVersion = swiftVersion
        self.modules = modules
    }
}

/// A source file before porting.
public struct PortSource: Sendable {
    /// Path that appears in messages of `port` and of the compiler.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A source file after porting.
public struct PortedSource: Sendable {
    public let path: String
    public let text: String
    /// Number of changes by kind of construct.
    public let changes: [String: Int]
}

/// Rewrites all sources of one iOS module together, so that they compile with Framereel's UIKit.
///
/// Line numbers are preserved, and a `LocationDirective` names the original so that compiler messages point to it. A
/// source with syntax errors passes through unchanged and leaves the reporting to the compiler. So does a source that
/// starts with `#sourceLocation`, as ported sources do.
public struct Porting: Sendable {
    public let sources: [PortedSource]
    public let messages: [PortMessage]
    /// Whether porting was refused for the whole module, for the reason in ``messages``.
    public let isRefused: Bool
    /// The imports and declarations of the sources, and the names they use that are missing here; `nil` if no survey
    /// was requested.
    public let survey: ModuleSurvey?

    /// - Parameters:
    ///   - libraries: Unported sources of other modules that the sources import and that are ported separately. They
    ///     are only read, because types of the module may implement optional requirements of their protocols.
    ///   - isSurveyed: Whether to survey the sources, too, which saves parsing them again.
    public init(
        _ sources: [PortSource], libraries: [PortSource] = [], _ options: PortOptions = PortOptions(),
        isSurveyed: Bool = false
    ) {
        self = DeepStack.run { Porting(onThisStack: sources, libraries, options, isSurveyed) }
    }

    private init(
        onThisStack sources: [PortSource], _ libraries: [PortSource], _ options: PortOptions, _ isSurveyed: Bool
    ) {
        let (units, libraries) = (SourceUnit.all(sources), SourceUnit.libraries(libraries))
        var options = options
        options.isForAnySystem = SystemNeeds.areForAnySystem(units, libraries: libraries, options)
        let job = PortJob(units, libraries: libraries, options)
        job.apply(Self.rules)
        self.sources = DeepStack.map(Array(zip(job.units, job.edits))) { unit, edits in
            let text = String(decoding: edits.applied(to: unit.text), as: UTF8.self)
            return PortedSource(
                path: unit.path, text: unit.isPorted ? text : LocationDirective(naming: unit.path).added(to: text),
                changes: Dictionary(edits.edits.map { ($0.rule, 1) }, uniquingKeysWith: +))
        }
        isRefused = job.isRefused
        survey = isSurveyed ? ModuleSurvey(job.units, job.index, sources.map(\.text), options) : nil
        messages = job.units.compactMap(\.complaint) + job.messages
    }

    private static var rules: [any PortRule.Type] {
        [
            ImportRule.self, QualifiedNameRule.self, PreviewRule.self, EntryRule.self, FloatMemberRule.self,
            ConvenienceRule.self,
            ConditionRule.self, AttributeRule.self, ConnectedProtocolRule.self,
            OptionalRequirementRule.self, AnswerRule.self, RequiredInitRule.self, MadeClassRule.self,
            ExtensionOverrideRule.self,
            OpenObjectRule.self, ForwardingRule.self, ObservedPropertyRule.self, ManagedPropertyRule.self,
            ManagedObjectRule.self, ExchangeRule.self, ClosureCodeRule.self, InterfaceListRule.self, SelectorRule.self,
            ClassTargetRule.self,
            LiteralRule.self,
            GeometryRule.self, IntersectionRule.self,
            RenameRule.self, KeyCastRule.self, DelegateWindowRule.self, DynamicMemberRule.self, ClassMessageRule.self,
            ClassTypeRule.self,
            RequirementRule.self, MetatypeRule.self, NumberOrderRule.self, BarClassRule.self, TestRule.self,
            UnsupportedRule.self,
        ]
    }
}

/// Replaces one kind of construct that Swift rejects on Linux.
protocol PortRule {
    static func apply(to job: PortJob)
}
