internal import SwiftSyntax

/// Full name of a method in Swift and in Objective-C.
struct MethodName: Hashable {
    let base: String
    /// Argument labels; `_` for a parameter without a label.
    let labels: [String]

    /// Swift reference to the method; just the base name if the method has no parameters.
    var reference: String { labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))" }

    /// Objective-C selector, formed by Swift's own rules: `tap(sender:)` is `tapWithSender:`, `move(to:)` is `moveTo:`.
    var selector: String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let lower = Self.firstWord(of: first).lowercased()
            let joins =
                !Self.prepositions.contains(lower)
                && !Self.prepositions.contains(Self.lastWord(of: base).lowercased())
            name += (joins ? "With" : "") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static func firstWord(of name: String) -> Substring {
        let start = name.prefix { $0.isUppercase }
        return start + name.dropFirst(start.count).prefix { !$0.isUppercase && $0 != "_" }
    }

    private static func lastWord(of name: String) -> Substring {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name[...] }
        return name[start...]
    }
}

extension MethodName {
    init(_ function: FunctionDeclSyntax) {
        base = function.name.text.trimmingBackticks
        labels = function.signature.parameterClause.parameters.map(\.firstName.text.trimmingBackticks)
    }
}

extension String {
    var trimmingBackticks: String {
        count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
}
