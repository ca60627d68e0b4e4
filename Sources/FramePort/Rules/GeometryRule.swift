internal import SwiftSyntax

/// Replaces C functions and constants for points, rectangles and transforms.
enum GeometryRule: PortRule {
    private enum Form {
        /// An initializer with these labels, for functions such as `CGRectMake(0, 0, 9, 9)`.
        case initializer(String, [String])
        /// A property: `CGRectGetWidth(r)` becomes `(r).width`.
        case property(String)
        /// A method: `CGRectInset(r, 1, 1)` becomes `(r).insetBy(dx: 1, dy: 1)`.
        case method(String, [String])
        /// A comparison: `CGRectEqualToRect(a, b)` becomes `(a == b)`.
        case comparison
    }

    /// Whether the rule replaces a function or constant with this name.
    static func renames(_ name: String) -> Bool { functions[name] != nil || constants[name] != nil }

    private static let functions: [String: Form] = [
        "CGRectMake": .initializer("CGRect", ["x", "y", "width", "height"]),
        "CGPointMake": .initializer("CGPoint", ["x", "y"]),
        "CGSizeMake": .initializer("CGSize", ["width", "height"]),
        "CGVectorMake": .initializer("CGVector", ["dx", "dy"]),
        "UIEdgeInsetsMake": .initializer("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "UIOffsetMake": .initializer("UIOffset", ["horizontal", "vertical"]),
        "NSMakeRange": .initializer("NSRange", ["location", "length"]),
        "CGAffineTransformMakeTranslation": .initializer("CGAffineTransform", ["translationX", "y"]),
        "CGAffineTransformMakeScale": .initializer("CGAffineTransform", ["scaleX", "y"]),
        "CGAffineTransformMakeRotation": .initializer("CGAffineTransform", ["rotationAngle"]),
        "CGAffineTransformMake": .initializer("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
        "CGAffineTransformTranslate": .method("translatedBy", ["x", "y"]),
        "CGAffineTransformScale": .method("scaledBy", ["x", "y"]),
        "CGAffineTransformRotate": .method("rotated", ["by"]),
        "CGAffineTransformConcat": .method("concatenating", [""]),
        "CGAffineTransformInvert": .method("inverted", []),
        "CGAffineTransformIsIdentity": .property("isIdentity"),
        "CGAffineTransformEqualToTransform": .comparison,
        "CGRectApplyAffineTransform": .method("applying", [""]),
        "CGPointApplyAffineTransform": .method("applying", [""]),
        "CGSizeApplyAffineTransform": .method("applying", [""]),
        "CGRectGetWidth": .property("width"), "CGRectGetHeight": .property("height"),
        "CGRectGetMinX": .property("minX"), "CGRectGetMidX": .property("midX"), "CGRectGetMaxX": .property("maxX"),
        "CGRectGetMinY": .property("minY"), "CGRectGetMidY": .property("midY"), "CGRectGetMaxY": .property("maxY"),
        "CGRectIsEmpty": .property("isEmpty"), "CGRectIsNull": .property("isNull"),
        "CGRectIsInfinite": .property("isInfinite"), "CGRectIntegral": .property("integral"),
        "CGRectStandardize": .property("standardized"),
        "CGRectInset": .method("insetBy", ["dx", "dy"]), "CGRectOffset": .method("offsetBy", ["dx", "dy"]),
        "CGRectUnion": .method("union", [""]), "CGRectIntersection": .method("intersection", [""]),
        "CGRectContainsPoint": .method("contains", [""]), "CGRectContainsRect": .method("contains", [""]),
        "CGRectIntersectsRect": .method("intersects", [""]), "UIEdgeInsetsInsetRect": .method("inset", ["by"]),
        "CGRectEqualToRect": .comparison, "CGPointEqualToPoint": .comparison, "CGSizeEqualToSize": .comparison,
        "__CGRectEqualToRect": .comparison, "__CGPointEqualToPoint": .comparison, "__CGSizeEqualToSize": .comparison,
        "UIEdgeInsetsEqualToEdgeInsets": .comparison,
    ]

    private static let constants: [String: String] = [
        "CGRectZero": "CGRect.zero", "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero",
        "CGRectNull": "CGRect.null", "CGRectInfinite": "CGRect.infinite", "UIEdgeInsetsZero": "UIEdgeInsets.zero",
        "UIOffsetZero": "UIOffset.zero", "CGAffineTransformIdentity": "CGAffineTransform.identity",
    ]

    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: ["Make", "CG", "UIEdgeInsets", "UIOffset"])
    }

    private final class Visitor: RuleVisitor {
        private func edit(_ change: (inout EditList) -> Void) { job.edit(file, change) }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            if let value = constants[node.baseName.text], !isMember, !isOwn(node.baseName) {
                edit { $0.replace(node, with: value, "geometry") }
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
                let form = functions[callee.baseName.text], node.arguments.allSatisfy({ $0.label == nil }),
                !isOwn(callee.baseName)
            else { return .visitChildren }
            let arguments = Array(node.arguments)
            switch form {
            case .initializer(let type, let labels) where labels.count == arguments.count:
                edit { $0.replace(callee, with: type, "geometry") }
                label(arguments[...], labels)
            case .property(let name) where arguments.count == 1: ask(node, callee, name)
            case .method(let name, let labels) where labels.count == arguments.count - 1:
                guard let comma = arguments[0].trailingComma else {
                    ask(node, callee, name + "()")
                    break
                }
                edit {
                    $0.replace(callee, with: "", "geometry")
                    $0.remove(comma, "geometry")
                    $0.insert(").\(name)(", at: comma.endPosition, "geometry")
                }
                label(arguments.dropFirst(), labels)
            case .comparison where arguments.count == 2:
                guard let comma = arguments[0].trailingComma else { break }
                edit {
                    $0.replace(callee, with: "", "geometry")
                    $0.replace(comma, with: " ==", "geometry")
                }
            case .initializer, .property, .method, .comparison: break
            }
            return .visitChildren
        }

        /// Whether the module declares a function or constant with this name.
        private func isOwn(_ name: TokenSyntax) -> Bool {
            job.index.declares(name.text, visibleIn: name.typeAround)
        }

        private func ask(_ node: FunctionCallExprSyntax, _ callee: DeclReferenceExprSyntax, _ name: String) {
            edit {
                $0.replace(callee, with: "", "geometry")
                $0.insert(".\(name)", at: node.endPositionBeforeTrailingTrivia, "geometry")
            }
        }

        private func label(_ arguments: ArraySlice<LabeledExprSyntax>, _ labels: [String]) {
            for (argument, label) in zip(arguments, labels) where !label.isEmpty {
                edit { $0.insert("\(label): ", at: argument.positionAfterSkippingLeadingTrivia, "geometry") }
            }
        }
    }
}
