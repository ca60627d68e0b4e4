internal import SwiftSyntax

/// Ports `@NSManaged` properties and methods of Core Data's objects, whose accessors Core Data makes while a program
/// runs. The accessors get and set the object's value for that key.
enum ManagedObjectRule: PortRule {
    private static let name = "managed objects"

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["@NSManaged"])
    }

    private final class Visitor: RuleVisitor {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.named("NSManaged"), !ManagedPropertyRule.replaces(attribute, job)
            else { return .skipChildren }
            guard !isElsewhere(attribute) else {
                job.report(
                    .error, "a managed property belongs to a class derived from NSManagedObject or CALayer", at: node,
                    in: file)
                return .skipChildren
            }
            for binding in node.bindings where binding.accessorBlock == nil {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let key = pattern.identifier.text.trimmingBackticks
                let accessors =
                    " { get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
                job.edit(file) { $0.insert(accessors, at: binding.endPositionBeforeTrailingTrivia, name) }
            }
            return .skipChildren
        }

        /// Whether the class around the attribute derives from another class of a framework than NSManagedObject.
        private func isElsewhere(_ attribute: AttributeSyntax) -> Bool {
            guard let name = attribute.typeAround, let type = job.index.type(name) else { return false }
            let above = job.index.superclasses(of: type)
            return above.contains { $0.isOfFramework } && !above.contains { $0.name == "NSManagedObject" }
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.attributes.named("NSManaged") != nil, node.body == nil else { return .visitChildren }
            guard let call = ManagedMethod(node)?.call else {
                job.report(
                    .error,
                    "a managed method is named addItemsObject:, removeItems:, insertObject:inItemsAtIndex: or alike, in “@objc(…)”",
                    at: node, in: file)
                return .skipChildren
            }
            job.edit(file) { $0.insert(" { \(call) }", at: node.endPositionBeforeTrailingTrivia, name) }
            return .skipChildren
        }
    }
}

/// A method that changes a relationship, recognized by its name in Objective-C.
private struct ManagedMethod {
    let call: String

    init?(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let selector =
            node.attributes.named("objc")?.arguments?.trimmedDescription
            ?? node.name.text + String(repeating: ":", count: parameters.count)
        // The key stands twice in the name of one method.
        let selectorOnce = selector.hasPrefix("replace") ? Self.withoutRepetition(selector) : selector
        guard let form = Self.forms.first(where: { $0.key(in: selectorOnce, parameters.count) != nil }),
            let key = form.key(in: selectorOnce, parameters.count)
        else { return nil }
        var call = "\(form.call), forKey: \"\(key.prefix(1).lowercased() + key.dropFirst())\")"
        for (number, parameter) in parameters.enumerated() {
            call = call.split(separator: "$\(number)", omittingEmptySubsequences: false).joined(separator: parameter)
        }
        self.call = call
    }

    /// Returns `replaceItemsAtIndexes:with:` for `replaceItemsAtIndexes:withItems:`, and other selectors as they are.
    private static func withoutRepetition(_ selector: String) -> String {
        let parts = selector.split(separator: ":").map(String.init)
        guard parts.count == 2, parts[0].hasSuffix("AtIndexes"), parts[1].hasPrefix("with"),
            parts[0].dropFirst("replace".count).dropLast("AtIndexes".count) == parts[1].dropFirst("with".count)
        else { return selector }
        return "\(parts[0]):with:"
    }

    /// The text around the key in a selector, and the call without its last argument. `$0` stands for the first
    /// parameter.
    private struct Form {
        let before: String
        let after: String
        let call: String

        func key(in selector: String, _ parameterCount: Int) -> String? {
            guard selector.hasPrefix(before), selector.hasSuffix(after), parameterCount > 0,
                selector.count > before.count + after.count
            else { return nil }
            let key = selector.dropFirst(before.count).dropLast(after.count)
            if key.contains(":") { return nil }
            return String(key)
        }
    }

    /// Longer forms first.
    private static let forms = [
        Form(before: "insertObject:in", after: "AtIndex:", call: "insertManaged($0, at: $1"),
        Form(before: "removeObjectFrom", after: "AtIndex:", call: "removeManaged(at: $0"),
        Form(before: "replaceObjectIn", after: "AtIndex:withObject:", call: "replaceManaged(at: $0, with: $1"),
        Form(before: "replace", after: "AtIndexes:with:", call: "replaceManaged(at: $0, with: $1"),
        Form(before: "insert", after: ":atIndexes:", call: "insertManaged($0, at: $1"),
        Form(before: "remove", after: "AtIndexes:", call: "removeManaged(at: $0"),
        Form(before: "add", after: "Object:", call: "addManaged($0"),
        Form(before: "remove", after: "Object:", call: "removeManaged($0"),
        Form(before: "add", after: ":", call: "addManaged($0"),
        Form(before: "remove", after: ":", call: "removeManaged($0"),
    ]
}
