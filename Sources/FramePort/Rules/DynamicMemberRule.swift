internal import SwiftSyntax

/// Ports members looked up on `AnyObject`, which only the Objective-C runtime can find. Optional methods that a single
/// protocol of the module declares are called after a cast to that protocol, members that a single class declares after
/// a cast to that class, and those that any object has on an `NSObject`. A property that several classes declare is read
/// from the one that the object belongs to. All others are reported.
enum DynamicMemberRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: job.index.hasAnyObjectProperties ? [] : ["AnyObject"])
    }

    private final class Visitor: RuleVisitor {
        private var types: DeclaredType { job.declaredTypes[file] }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.base, node.declName.baseName.text != "self", types.name(of: base) == "AnyObject",
                !types.isOptional(base)
            else { return .visitChildren }
            if let owner = owner(ofOptional: node) {
                cast(base, to: owner.name)
            } else if let call = comparison(by: node) {
                compare(base, in: call)
            } else if isMessage(node) {
                use(node, of: base, as: "NSObject")
            } else {
                let name = node.declName.baseName.text.trimmingBackticks
                let known = job.index.declaringClasses(of: name, isMethod: call(of: node) != nil)
                let owners = known.isEmpty ? Self.foundation[name] ?? [] : known
                if let properties = Self.numbers[name], known.isEmpty, isRead(node) {
                    read(node, of: base, at: properties)
                } else if let structure = Self.structures[name], known.isEmpty, isRead(node) {
                    unbox(node, of: base, as: structure)
                } else if owners.count == 1 {
                    use(node, of: base, as: owners[0])
                } else if owners.count > 1, isRead(node) {
                    read(node, of: base, at: owners.sorted().map { "\($0).\(name)" })
                } else {
                    refuse(node, owners)
                }
            }
            return .visitChildren
        }

        /// Classes of Foundation that declare members with these names, which texts, numbers and lists have.
        private static let foundation: [String: [String]] = [
            "allKeys": ["NSDictionary"], "allValues": ["NSDictionary"], "appending": ["NSString"],
            "boolValue": ["NSNumber", "NSString"], "components": ["NSString"],
            "doubleValue": ["NSNumber", "NSString"], "firstObject": ["NSArray"],
            "floatValue": ["NSNumber", "NSString"], "hasPrefix": ["NSString"], "hasSuffix": ["NSString"],
            "lastObject": ["NSArray"], "replacingOccurrences": ["NSString"], "stringValue": ["NSNumber"],
            "substring": ["NSString"], "trimmingCharacters": ["NSString"],
        ]

        /// Structures that properties of `NSValue` return.
        private static let structures: [String: String] = [
            "caTransform3DValue": "CATransform3D", "cgAffineTransformValue": "CGAffineTransform",
            "cgPointValue": "CGPoint", "cgRectValue": "CGRect", "cgSizeValue": "CGSize", "cgVectorValue": "CGVector",
            "directionalEdgeInsetsValue": "NSDirectionalEdgeInsets", "rangeValue": "NSRange",
            "uiEdgeInsetsValue": "UIEdgeInsets", "uiOffsetValue": "UIOffset",
        ]

        /// Properties that send the message `integerValue`, which both classes of Foundation answer under names of their own.
        private static let numbers: [String: [String]] = [
            "intValue": ["NSNumber.intValue", "NSString.integerValue"],
            "integerValue": ["NSNumber.intValue", "NSString.integerValue"],
        ]

        /// Returns the call of the member, as in `x.f()` and `x.f?()`; `nil` if it is not called.
        private func call(of node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
            optionalCall(of: node)
                ?? node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == node.id ? $0 : nil }
        }

        /// Whether the node calls a method that every `NSObject` has.
        private func isMessage(_ node: MemberAccessExprSyntax) -> Bool {
            guard let call = call(of: node) else { return false }
            let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
            return Self.messages.contains("\(node.declName.baseName.text)(\(labels))")
        }

        private static let messages: Set<String> = [
            "copy()", "mutableCopy()", "perform(_:)", "perform(_:with:)", "perform(_:with:afterDelay:)",
            "performSelector(inBackground:with:)", "performSelector(onMainThread:with:waitUntilDone:)", "responds(to:)",
            "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "value(forKey:)", "value(forKeyPath:)",
        ]

        private func refuse(_ node: MemberAccessExprSyntax, _ owners: [String]) {
            let some = owners.sorted().prefix(3).joined(separator: " or ")
            job.report(
                .error,
                "“\(node.declName.baseName.text)” is looked up on AnyObject, which has no members here; cast to "
                    + (some.isEmpty
                        ? "the class or protocol that declares it" : "the class that is meant, such as \(some)"),
                at: node.declName, in: file)
        }

        /// Returns the only protocol with an optional method that `x.f?()` can refer to.
        private func owner(ofOptional node: MemberAccessExprSyntax) -> TypeEntry? {
            guard let call = optionalCall(of: node) else { return nil }
            let owners = (job.index.optionalByName[node.declName.baseName.text.trimmingBackticks] ?? [])
                .filter { !$0.isProperty && $0.name.accepts(call) }.map(\.owner)
            guard let owner = owners.first, owners.allSatisfy({ $0 === owner }) else { return nil }
            return owner
        }

        /// Returns the call `x.f?()`.
        private func optionalCall(of node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
            guard node.parent?.is(OptionalChainingExprSyntax.self) == true else { return nil }
            return node.parent?.parent?.as(FunctionCallExprSyntax.self)
        }

        /// Returns the call `x.isEqual(y)`, which any Objective-C object accepts.
        private func comparison(by node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
            guard node.declName.baseName.text == "isEqual",
                let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                call.arguments.first?.label == nil
            else { return nil }
            return call
        }

        /// Replaces `x.isEqual(y)` with `((x as? NSObject)?.isEqual(y) == true)`.
        private func compare(_ object: ExprSyntax, in call: FunctionCallExprSyntax) {
            job.edit(file) {
                $0.insert("((", at: object.positionAfterSkippingLeadingTrivia, "cast")
                $0.insert(" as? NSObject)?", at: object.endPositionBeforeTrailingTrivia, "cast")
                $0.insert(" == true)", at: call.endPositionBeforeTrailingTrivia, "cast")
            }
        }

        /// Replaces `x.f` and `x.f!` with `(x as! Owner).f`, or `x.f` with `(x as? Owner)?.f` where the result may be `nil`.
        private func use(_ node: MemberAccessExprSyntax, of base: ExprSyntax, as owner: String) {
            if optionalCall(of: node) != nil, let mark = node.parent?.as(OptionalChainingExprSyntax.self) {
                cast(base, to: owner)
                return job.edit(file) { $0.remove(mark.questionMark, "cast") }
            }
            if base.is(OptionalChainingExprSyntax.self) || isTested(node) { return cast(base, to: owner) }
            job.edit(file) {
                if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
                    $0.remove(forced.exclamationMark, "cast")
                }
                $0.insert("(", at: base.positionAfterSkippingLeadingTrivia, "cast")
                $0.insert(" as! \(owner))", at: base.endPositionBeforeTrailingTrivia, "cast")
            }
        }

        /// Replaces `x.f` with `_member(of: x, \A.f, \B.f)`, or with `_property(of: x, …)` for more than two classes.
        private func read(_ node: MemberAccessExprSyntax, of base: ExprSyntax, at properties: [String]) {
            let chained = base.as(OptionalChainingExprSyntax.self)
            let object = chained?.expression ?? base
            let goesOn = chained != nil && node.parent?.is(MemberAccessExprSyntax.self) == true
            let function = properties.count == 2 ? "_member" : "_property"
            job.edit(file) {
                $0.insert("\(function)(of: ", at: object.positionAfterSkippingLeadingTrivia, "cast")
                if let chained { $0.remove(chained.questionMark, "cast") }
                $0.replace(
                    node.period.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia,
                    with: properties.map { ", \\\($0)" }.joined() + (goesOn ? ")?" : ")"), "cast")
            }
        }

        /// Replaces `x.cgPointValue` with `({ ($0 as? NSValue)?.cgPointValue ?? $0 as? CGPoint })(x)!`, since objects
        /// that are made of structures with `as AnyObject` are no `NSValue` here.
        private func unbox(_ node: MemberAccessExprSyntax, of base: ExprSyntax, as structure: String) {
            let chained = base.as(OptionalChainingExprSyntax.self)
            let object = chained?.expression ?? base
            let isOptional =
                chained != nil || isTested(node) || node.parent?.is(ForceUnwrapExprSyntax.self) == true
            let goesOn = chained != nil && node.parent?.is(MemberAccessExprSyntax.self) == true
            job.edit(file) {
                $0.insert(
                    "({ ($0 as? NSValue)?.\(node.declName.baseName.text) ?? $0 as? \(structure) })(",
                    at: object.positionAfterSkippingLeadingTrivia, "cast")
                if let chained { $0.remove(chained.questionMark, "cast") }
                $0.replace(
                    node.period.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia,
                    with: isOptional ? (goesOn ? ")?" : ")") : ")!", "cast")
            }
        }

        /// Whether the member is a property whose value is read, and not called, set or changed.
        private func isRead(_ node: MemberAccessExprSyntax) -> Bool {
            guard node.declName.argumentNames == nil, let parent = node.parent, call(of: node) == nil,
                !parent.is(InOutExprSyntax.self)
            else { return false }
            guard let list = parent.as(ExprListSyntax.self) else { return true }
            guard let next = Array(list).drop(while: { $0.id != node.id }).dropFirst().first else { return true }
            if next.is(AssignmentExprSyntax.self) { return false }
            let comparisons = ["==", "!=", "<=", ">=", "===", "!=="]
            return next.as(BinaryOperatorExprSyntax.self)
                .map { !$0.operator.text.hasSuffix("=") || comparisons.contains($0.operator.text) } ?? true
        }

        /// Whether the value stays optional, as in `if let a = x.f`, `x.f ?? a` and, without a type, `let a = x.f`.
        private func isTested(_ node: MemberAccessExprSyntax) -> Bool {
            if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
            if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation == nil
            }
            guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
            return Array(list).drop { $0.id != node.id }.dropFirst().first?.as(BinaryOperatorExprSyntax.self)
                .map { ["??", "==", "!="].contains($0.operator.text) } == true
        }

        /// Replaces `x` and `x?` with `(x as? Owner)?`.
        private func cast(_ base: ExprSyntax, to owner: String) {
            let chained = base.as(OptionalChainingExprSyntax.self)
            let object = chained?.expression ?? base
            job.edit(file) {
                $0.insert("(", at: object.positionAfterSkippingLeadingTrivia, "cast")
                $0.insert(
                    " as? \(owner))" + (chained == nil ? "?" : ""), at: object.endPositionBeforeTrailingTrivia, "cast")
            }
        }
    }
}
