internal import SwiftSyntax

/// Gives sources that ask whether rectangles intersect a method of iOS's behavior: rectangles that only share an edge do not
/// intersect there, and do for Foundation on Linux.
///
/// A declaration of the source itself takes precedence over Foundation's. Calls that can be copied into another module,
/// those in default arguments included, cannot use it, so that sources with such functions stay as they are.
enum IntersectionRule: PortRule {
    private static let method =
        "extension CGRect { nonisolated fileprivate func intersects(_ rect2: CGRect) -> Bool { _overlaps(rect2) } }"

    /// Modules that declare rectangles. A source that names none may not know them.
    private static let modules: [StaticString] = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"]

    static func apply(to job: PortJob) {
        // An alias of the rectangle is an unknown type.
        let isOwn = job.index.entries.contains { type in
            (type.main == nil || type.name == "CGRect") && type.methods.contains { $0.name.base == "intersects" }
        }
        guard !job.options.isForAnySystem, !isOwn else { return }
        Visitor.walk(job, mentioning: ["intersects", "CGRectIntersectsRect"])
    }

    private final class Visitor: RuleVisitor {
        private var isNeeded = false
        private var isCopied = false
        private static let marksOfCopies: [StaticString] = ["@inlinable", "@_alwaysEmitIntoClient", "@_transparent"]

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            guard node.baseName.text == (isMember ? "intersects" : "CGRectIntersectsRect") else {
                return .visitChildren
            }
            isNeeded = true
            isCopied =
                isCopied
                || sequence(first: Syntax(node), next: \.parent).contains { $0.is(FunctionParameterSyntax.self) }
            return .visitChildren
        }

        override func visitPost(_ node: SourceFileSyntax) {
            let unit = job.units[file]
            guard isNeeded, !isCopied, IntersectionRule.modules.contains(where: unit.contains),
                !Self.marksOfCopies.contains(where: unit.contains)
            else { return }
            // On the last line, which is empty where a source ends with a line feed.
            let start = unit.text.last == UInt8(ascii: "\n") ? "" : "\n"
            job.edit(file) { $0.insert(start + IntersectionRule.method, at: node.endPosition, "intersections") }
        }
    }
}
