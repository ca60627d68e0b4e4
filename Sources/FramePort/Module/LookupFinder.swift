internal import SwiftSyntax

/// Finds calls that look up methods or properties by name at run time.
final class LookupFinder: SyntaxVisitor {
    private var isFound = false

    private static let functions: Set<String> = [
        "NSSelectorFromString", "class_getInstanceMethod", "class_copyPropertyList",
    ]
    private static let labels: [String: Set<String>] = [
        "responds": ["to"], "instancesRespond": ["to"], "value": ["forKey", "forKeyPath"],
        "setValue": ["forKey", "forKeyPath"], "addObserver": ["forKeyPath"], "setValuesForKeys": [""],
        "dictionaryWithValues": ["forKeys"],
    ]

    /// Texts of which every source that looks up members contains one.
    static let words: [StaticString] = [
        "NSSelectorFromString", "class_getInstanceMethod", "class_copyPropertyList", "responds", "instancesRespond",
        "forKey", "setValuesForKeys",
    ]

    static func finds(in tree: SourceFileSyntax) -> Bool {
        let finder = LookupFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.isFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.functions.contains(name) {
            isFound = true
        }
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let name, let labels = Self.labels[name],
            node.arguments.contains(where: { labels.contains($0.label?.text ?? "") })
        {
            isFound = true
        }
        return isFound ? .skipChildren : .visitChildren
    }
}
