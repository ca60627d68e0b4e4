/// The conditions of a predicate.
indirect enum PredicateTree {
    case all([PredicateTree])
    case any([PredicateTree])
    case not(PredicateTree)
    case comparison(PredicateExpression, Comparison, PredicateExpression, String.CompareOptions, Amount?)

    enum Comparison {
        case equal, different, less, more, atMost, atLeast, within, between, contains, begins, ends, like, matches
    }

    /// The values on the left for which a comparison must hold.
    enum Amount {
        case any, all, nothing
    }

    /// A given pattern that is not a regular expression.
    var unreadablePattern: String? {
        switch self {
        case .all(let parts), .any(let parts): return parts.lazy.compactMap(\.unreadablePattern).first
        case .not(let part): return part.unreadablePattern
        case .comparison(_, .matches, .value(let pattern as String), _, _):
            return (try? NSRegularExpression(pattern: pattern)) == nil ? pattern : nil
        case .comparison: return nil
        }
    }

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .all(let parts): return parts.allSatisfy { $0.holds(for: object, variables) }
        case .any(let parts): return parts.contains { $0.holds(for: object, variables) }
        case .not(let part): return !part.holds(for: object, variables)
        case .comparison(let left, let comparison, let right, let options, let amount):
            let (left, right) = (left.value(for: object, variables), right.value(for: object, variables))
            func holds(_ value: Any?) -> Bool { comparison.holds(value, right, options) }
            switch amount {
            case nil: return holds(left)
            case .any: return Self.elements(left).contains(where: holds)
            case .all: return Self.elements(left).allSatisfy(holds)
            case .nothing: return !Self.elements(left).contains(where: holds)
            }
        }
    }

    static func isCollection(_ value: Any) -> Bool {
        value is [Any] || value is NSArray || value is NSSet || value is Set<AnyHashable>
            || value is [AnyHashable: Any]
    }

    /// Returns the elements of a collection; none for other values.
    static func elements(_ value: Any?) -> [Any] {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as Set<AnyHashable>: set.map(\.base)
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        default: []
        }
    }
}

extension PredicateTree.Comparison {
    func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        switch self {
        case .equal: return Self.areEqual(left, right, options)
        case .different: return !Self.areEqual(left, right, options)
        case .less: return Self.order(left, right, options) == .orderedAscending
        case .more: return Self.order(left, right, options) == .orderedDescending
        case .atMost: return Self.order(left, right, options).map { $0 != .orderedDescending } ?? false
        case .atLeast: return Self.order(left, right, options).map { $0 != .orderedAscending } ?? false
        case .within: return Self.does(right, contain: left, options)
        case .contains: return Self.does(left, contain: right, options)
        case .between:
            let limits = PredicateTree.elements(right)
            guard limits.count == 2 else { return false }
            return Self.atLeast.holds(left, limits[0], options) && Self.atMost.holds(left, limits[1], options)
        case .begins: return Self.has(left, right, options.union(.anchored))
        case .ends: return Self.has(left, right, options.union([.anchored, .backwards]))
        case .like:
            let pattern = NSRegularExpression.escapedPattern(for: right as? String ?? "")
                .replacing("\\*", with: ".*").replacing("\\?", with: ".")
            return Self.does(left, match: pattern, options)
        case .matches: return Self.does(left, match: right as? String ?? "", options)
        }
    }

    static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right, options) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// Returns the order of two values; `nil` if they cannot be compared.
    static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        switch (left, right) {
        case (let left as String, let right as String): left.compare(right, options: options)
        case (let left as Date, let right as Date): left.compare(right)
        case (let left?, let right?):
            if let left = KeyedValue.number(left), let right = KeyedValue.number(right) {
                left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
            } else {
                nil
            }
        default: nil
        }
    }

    private static func has(_ text: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        guard let text = text as? String, let part = part as? String else { return false }
        return part.isEmpty || text.range(of: part, options: options) != nil
    }

    private static func does(_ whole: Any?, contain part: Any?, _ options: String.CompareOptions) -> Bool {
        if whole is String { return has(whole, part, options) }
        return PredicateTree.elements(whole).contains { areEqual($0 is NSNull ? nil : $0, part, options) }
    }

    /// Returns whether a pattern matches. An invalid pattern is reported and matches nothing.
    private static func does(_ text: Any?, match pattern: String, _ options: String.CompareOptions) -> Bool {
        guard let text = text as? String else { return false }
        let folded =
            options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let options: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))\\z", options: options) else {
            MainActor.assumeIsolated {
                // Entry point: misused patterns have no object to ask for its stage.
                Stage.current.diagnostics.misuse(
                    "The pattern “\(pattern)” of an NSPredicate is not a regular expression.")
            }
            return false
        }
        return expression.firstMatch(in: folded, range: NSRange(folded.startIndex..., in: folded)) != nil
    }
}
