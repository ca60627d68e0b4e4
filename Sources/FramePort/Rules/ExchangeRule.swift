internal import SwiftSyntax

/// Turns methods that are exchanged with UIKit's at run time into replacements at compile time.
///
///     extension UIViewController {
///         @_dynamicReplacement(for: viewDidLoad) func my_viewDidLoad() { …; viewDidLoad() }
///     }
///
/// The pairs are the selectors that occur together in a function that gives methods other code, with
/// `method_exchangeImplementations` for example, or in a call to such a function, including through constants.
enum ExchangeRule: PortRule {
    private static let name = "exchanged methods"

    static func apply(to job: PortJob) {
        guard job.units.contains(where: { unit in ExchangeFinder.words.contains(where: unit.contains) }) else { return }
        let finder = ExchangeFinder(viewMode: .sourceAccurate)
        for (file, tree) in job.sources
        where job.units[file].contains("#selector") || job.units[file].contains("method_") {
            finder.file = file
            finder.walk(tree)
        }
        guard finder.isFound else { return }
        var known: Set<Syntax.ID> = []
        var missed: [ExchangeFinder.Group] = []
        for group in finder.groups {
            let own = group.names.flatMap { replacements(named: $0, job) }
            for (type, method) in own where !known.contains(Syntax(method.node).id) {
                let names = Set(group.names).subtracting([method.name.base])
                if let property = property(of: method, in: type, names) {
                    replace(property, by: method, job)
                } else if let original = original(of: method, in: type, names) {
                    replace(original, by: method, job)
                } else {
                    continue
                }
                known.insert(Syntax(method.node).id)
            }
            let isReplaced = own.contains { known.contains(Syntax($1.node).id) }
            if !isReplaced, finder.exchanges(group) { missed.append(group) }
        }
        // If no names are known, the exchange itself is reported.
        job.exchangesMethods = !known.isEmpty || !missed.isEmpty
        for group in missed {
            job.report(
                .warning, "\(group.reported) keep their code\(UnsupportedRule.replaceable)", at: group.node,
                in: group.file)
        }
    }

    /// Returns the methods with this name that the sources add to a UIKit class with replaceable methods.
    private static func replacements(named base: String, _ job: PortJob) -> [(TypeEntry, Method)] {
        let names = Set(ReplaceableMethods.all.keys).union(ReplaceableMethods.properties.keys)
        return names.sorted().compactMap { job.index.type($0) }.flatMap { type in
            type.bodies.filter { $0.file >= 0 }.flatMap(\.methods)
                .filter { $0.name.base == base && !$0.isOverride }.map { (type, $0) }
        }
    }

    private static func original(of method: Method, in type: TypeEntry, _ names: Set<String>) -> MethodName? {
        let possible = (ReplaceableMethods.all[type.name] ?? []).filter {
            names.contains($0.base) && $0.labels.count == method.name.labels.count
        }
        let same = possible.filter { $0.labels == method.name.labels }
        let candidates = same.isEmpty ? possible : same
        let alike = candidates.filter { method.name.base.lowercased().hasSuffix($0.base.lowercased()) }
        return alike.max { $0.base.count < $1.base.count } ?? (candidates.count == 1 ? candidates[0] : nil)
    }

    /// Returns the property whose setter the method is exchanged with.
    private static func property(of method: Method, in type: TypeEntry, _ names: Set<String>) -> String? {
        guard method.name.labels.count == 1 else { return nil }
        return names.filter { $0.hasPrefix(SelectorFinder.setter) }.map {
            String($0.dropFirst(SelectorFinder.setter.count))
        }
        .first { ReplaceableMethods.properties[type.name]?.contains($0) == true }
    }

    /// Replaces the setter of a property with one that calls the method while both are exchanged.
    private static func replace(_ property: String, by method: Method, _ job: PortJob) {
        guard let parameter = method.node.signature.parameterClause.parameters.first, let body = method.node.body else {
            return
        }
        let key = AppleSelectors.key(of: property)
        let own = SelectorText.name(of: method)
        let base = method.name.base
        let label = method.name.labels[0] == "_" ? "" : method.name.labels[0] + ": "
        job.edit(method.file) {
            $0.insert(
                "; @_dynamicReplacement(for: \(property)) var replacing_\(base): \(parameter.type.inOneLine) "
                    + "{ get { \(property) } set { if "
                    + replaces(own, "set\(key.prefix(1).uppercased())\(key.dropFirst()):")
                    + " { \(base)(\(label)newValue) } else { \(property) = newValue } } }",
                at: method.node.endPositionBeforeTrailingTrivia, name)
        }
        let calls = CallFinder(of: method.name)
        calls.walk(body)
        for call in calls.found {
            guard let argument = call.node.arguments.first?.expression else { continue }
            job.edit(method.file) {
                $0.replace(
                    call.node.positionAfterSkippingLeadingTrivia..<argument.positionAfterSkippingLeadingTrivia,
                    with: "_original(of: self, \"\(own)\", { self.\(property) = ", name)
                $0.replace(
                    argument.endPositionBeforeTrailingTrivia..<call.node.endPositionBeforeTrailingTrivia, with: " })",
                    name)
            }
        }
    }

    /// Returns code that asks whether a method has the code of another.
    private static func replaces(_ other: String, _ method: String) -> String {
        "_replaces(Selector(\"\(other)\"), Selector(\"\(method)\"), of: self)"
    }

    private static func replace(_ original: MethodName, by method: Method, _ job: PortJob) {
        let node = method.node
        guard let body = node.body else { return }
        let test = replaces(SelectorText.name(of: method), AppleSelectors.name(of: original))
        let call = ExtensionMember.call(node, as: original)
        let reference = original.base + "(" + original.labels.map { $0 + ":" }.joined() + ")"
        job.edit(method.file) { edits in
            for (parameter, named) in zip(
                node.signature.parameterClause.parameters, node.signature.named.parameterClause.parameters)
            where parameter.secondName != named.secondName {
                let isNamed = parameter.secondName == nil ? parameter.firstName.text + " " : ""
                edits.replace(
                    parameter.secondName ?? parameter.firstName, with: isNamed + (named.secondName?.text ?? ""), name)
            }
            edits.insert(
                "@_dynamicReplacement(for: \(reference)) ",
                at: (node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword))
                    .positionAfterSkippingLeadingTrivia,
                name)
            edits.insert(
                " guard \(test) else { return \(call) };",
                at: body.leftBrace.endPositionBeforeTrailingTrivia, name)
        }
        let calls = CallFinder(of: method.name)
        calls.walk(body)
        for (token, call) in calls.found {
            let arguments = call.arguments
            job.edit(method.file) { $0.replace(token, with: original.base, name) }
            guard method.name.labels != original.labels else { continue }
            for (argument, label) in zip(arguments, original.labels) {
                job.edit(method.file) {
                    $0.replace(
                        argument
                            .positionAfterSkippingLeadingTrivia..<argument.expression.positionAfterSkippingLeadingTrivia,
                        with: label == "_" ? "" : label + ": ", name)
                }
            }
        }
    }
}

/// Finds names that occur together in `#selector` expressions.
private final class ExchangeFinder: SyntaxVisitor {
    struct Group {
        let names: [String]
        let node: FunctionCallExprSyntax
        let file: Int

        /// What is exchanged, as it is named in messages.
        var reported: String {
            let names = names.map { name in
                guard name.hasPrefix(SelectorFinder.setter) else { return name }
                return "the setter of " + name.dropFirst(SelectorFinder.setter.count)
            }
            return names.count == 2 ? names.joined(separator: " and ") : "methods"
        }
    }

    var file = 0
    private(set) var groups: [Group] = []
    private(set) var isFound = false
    /// Functions that give a method the code of another.
    static let words: [StaticString] = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    ]
    private static let giving = Set(words.map(\.description))
    private static let closure = ClosureCodeRule.function.description

    /// Names of functions and closures that exchange methods.
    private var functions = giving

    /// Whether the selectors are exchanged methods rather than two arguments of an unrelated function.
    func exchanges(_ group: Group) -> Bool {
        let called = group.node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        return group.names.count > 1 && name.map { functions.contains($0.baseName.text) } == true
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let selectors = node.arguments.flatMap { argument in
            constant(argument.expression) ?? SelectorFinder.names(in: argument)
        }
        if selectors.count == 2 { groups.append(Group(names: selectors, node: node, file: file)) }
        guard Self.giving.contains(node.calledExpression.trimmedDescription) else { return .visitChildren }
        var around = Syntax(node)
        var names: [String] = []
        while let parent = around.parent, !parent.is(MemberBlockItemSyntax.self), !parent.is(SourceFileSyntax.self) {
            if let function = parent.as(FunctionDeclSyntax.self) { names.append(function.name.text) }
            if let binding = parent.as(PatternBindingSyntax.self) { names.append(binding.pattern.trimmedDescription) }
            around = parent
            // A global function ends at its body; the rest of the file does not belong to it.
            if parent.is(FunctionDeclSyntax.self), parent.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
                break
            }
        }
        // `ClosureCodeRule` ports closures, which are no methods.
        let isExchange = node.calledExpression.trimmedDescription == "method_exchangeImplementations"
        if !isExchange, around.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == Self.closure }) {
            return .visitChildren
        }
        isFound = true
        functions.formUnion(names)
        groups.append(Group(names: SelectorFinder.names(in: around), node: node, file: file))
        return .visitChildren
    }

    /// Returns the selector held by a constant of the same function or type.
    private func constant(_ expression: ExprSyntax) -> [String]? {
        let name =
            expression.as(DeclReferenceExprSyntax.self)?.baseName
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let name else { return nil }
        var node = Syntax(expression)
        while let parent = node.parent {
            for item in parent.children(viewMode: .sourceAccurate) {
                let declaration =
                    item.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
                    ?? item.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
                for binding in declaration?.as(VariableDeclSyntax.self)?.bindings ?? []
                where binding.pattern.trimmedDescription == name.text {
                    return binding.initializer.map { SelectorFinder.names(in: $0) }
                }
            }
            node = parent
        }
        return nil
    }
}

private final class SelectorFinder: SyntaxVisitor {
    private var names: [String] = []
    /// The label that precedes the name of a property in `#selector(setter:)`.
    static let setter = "setter "

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
        let mark = node.arguments.first?.label?.text == "setter" ? Self.setter : ""
        if let reference { names.append(mark + reference.baseName.text.trimmingBackticks) }
        return .skipChildren
    }
}

/// Finds calls to a method in its own body.
private final class CallFinder: SyntaxVisitor {
    private(set) var found: [(name: TokenSyntax, node: FunctionCallExprSyntax)] = []
    private let method: MethodName

    init(of method: MethodName) {
        self.method = method
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let reference = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        if let reference, reference.baseName.text.trimmingBackticks == method.base {
            found.append((reference.baseName, node))
        }
        return .visitChildren
    }
}
