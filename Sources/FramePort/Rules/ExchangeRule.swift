internal import SwiftSyntax

/// Methods that are exchanged with UIKit's at run time become replacements at compile time.
///
///     extension UIViewController {
///         @_dynamicReplacement(for: viewDidLoad) func my_viewDidLoad() { …; viewDidLoad() }
///     }
///
/// The pairs are the selectors that occur together in a function that calls `method_exchangeImplementations`, or in a call of such
/// a function.
enum ExchangeRule: PortRule {
    private static let name = "exchanged methods"

    static func apply(to job: PortJob) {
        let finder = ExchangeFinder(viewMode: .sourceAccurate)
        for (_, tree) in job.sources { finder.walk(tree) }
        guard finder.isFound else { return }
        var known: Set<Syntax.ID> = []
        for group in finder.groups {
            let own = group.flatMap { replacements(named: $0, job) }
            for (type, method) in own where !known.contains(Syntax(method.node).id) {
                let names = Set(group).subtracting([method.name.base])
                guard let original = original(of: method, in: type, names) else { continue }
                known.insert(Syntax(method.node).id)
                replace(original, by: method, job)
            }
        }
        job.exchangesMethods = !known.isEmpty || finder.isPorted
    }

    /// Methods of that name that the sources add to a UIKit class with replaceable methods.
    private static func replacements(named base: String, _ job: PortJob) -> [(TypeEntry, Method)] {
        ReplaceableMethods.all.keys.sorted().compactMap { job.index.type($0) }.flatMap { type in
            type.bodies.filter { $0.file >= 0 }.flatMap(\.methods)
                .filter { $0.name.base == base && !$0.isOverride }.map { (type, $0) }
        }
    }

    private static func original(of method: Method, in type: TypeEntry, _ names: Set<String>) -> MethodName? {
        let candidates = (ReplaceableMethods.all[type.name] ?? []).filter {
            names.contains($0.base) && $0.labels == method.name.labels
        }
        let alike = candidates.filter { method.name.base.lowercased().hasSuffix($0.base.lowercased()) }
        return alike.max { $0.base.count < $1.base.count } ?? (candidates.count == 1 ? candidates[0] : nil)
    }

    private static func replace(_ original: MethodName, by method: Method, _ job: PortJob) {
        let node = method.node
        guard let body = node.body else { return }
        let selectors = [AppleSelectors.name(of: original), SelectorText.name(of: method)]
            .map { "Selector(\"\($0)\")" }.joined(separator: ", ")
        let call = ExtensionMember.call(node, named: "")
            .replacing(node.name.text.trimmingBackticks + "(", with: original.base + "(", maxReplacements: 1)
        let reference = original.base + "(" + original.labels.map { $0 + ":" }.joined() + ")"
        job.edit(method.file) { edits in
            edits.insert(
                "@_dynamicReplacement(for: \(reference)) ",
                at: (node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword))
                    .positionAfterSkippingLeadingTrivia,
                name)
            edits.insert(
                " guard _methodsAreExchanged(\(selectors)) else { return \(call) };",
                at: body.leftBrace.endPositionBeforeTrailingTrivia, name)
        }
        let calls = CallFinder(of: method.name)
        calls.walk(body)
        for token in calls.tokens { job.edit(method.file) { $0.replace(token, with: original.base, name) } }
    }
}

/// Names in `#selector` that occur together.
private final class ExchangeFinder: SyntaxVisitor {
    private(set) var groups: [[String]] = []
    private(set) var isFound = false
    /// Whether there is a replacement already.
    private(set) var isPorted = false

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.attributeName.trimmedDescription == "_dynamicReplacement" { isPorted = true }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let selectors = SelectorFinder.names(in: node.arguments)
        if selectors.count == 2 { groups.append(selectors) }
        guard node.calledExpression.trimmedDescription == "method_exchangeImplementations" else {
            return .visitChildren
        }
        isFound = true
        var around = Syntax(node)
        while let parent = around.parent, !parent.is(MemberBlockItemSyntax.self), !parent.is(SourceFileSyntax.self) {
            around = parent
        }
        groups.append(SelectorFinder.names(in: around))
        return .visitChildren
    }
}

private final class SelectorFinder: SyntaxVisitor {
    private var names: [String] = []

    static func names(in node: some SyntaxProtocol) -> [String] {
        let finder = SelectorFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.names
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", var expression = node.arguments.first?.expression else {
            return .visitChildren
        }
        if let cast = expression.as(SequenceExprSyntax.self)?.elements.first { expression = cast }
        let reference =
            expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        if let reference { names.append(reference.baseName.text.trimmingBackticks) }
        return .skipChildren
    }
}

/// Calls of a method in its own body.
private final class CallFinder: SyntaxVisitor {
    private(set) var tokens: [TokenSyntax] = []
    private let method: MethodName

    init(of method: MethodName) {
        self.method = method
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let reference = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        if let reference, reference.baseName.text.trimmingBackticks == method.base {
            tokens.append(reference.baseName)
        }
        return .visitChildren
    }
}
