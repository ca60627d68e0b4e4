extension NSSortDescriptor {
    /// Creates a descriptor that sorts objects by the values of a key path, as ``KeyedValue`` finds them, or by
    /// themselves if it is `nil`. Objects without a value come first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { PredicateTree.Comparison.order($0, $1) ?? .orderedSame }
    }

    /// Creates a descriptor like ``init(key:ascending:)`` that compares texts by a method of `NSString`, such as
    /// `localizedStandardCompare(_:)`.
    ///
    /// Differs from Foundation: a selector of another method compares like no selector.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let comparison = selector.flatMap(TextComparison.init)
        self.init(key: key, ascending: ascending) { first, second in
            guard let comparison, let first = first as? String, let second = second as? String else {
                return PredicateTree.Comparison.order(first, second) ?? .orderedSame
            }
            return comparison.order(first, second)
        }
    }

    /// Creates a descriptor like ``init(key:ascending:)`` with a comparator for the values.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending) { first, second in
            switch (KeyedValue.unwrapped(first), KeyedValue.unwrapped(second)) {
            case (nil, nil): .orderedSame
            case (nil, _?): .orderedAscending
            case (_?, nil): .orderedDescending
            case (let first?, let second?): cmptr(first, second)
            }
        }
    }
}

/// A comparison of texts that a method of `NSString` makes.
private enum TextComparison: String {
    case compare, caseInsensitiveCompare, localizedCompare, localizedCaseInsensitiveCompare, localizedStandardCompare

    init?(_ selector: Selector) {
        self.init(rawValue: String(selector.description.prefix { $0 != "(" && $0 != ":" }))
    }

    func order(_ first: String, _ second: String) -> ComparisonResult {
        switch self {
        case .compare: first.compare(second)
        case .caseInsensitiveCompare: first.compare(second, options: .caseInsensitive)
        case .localizedCompare: first.compare(second, locale: .current)
        case .localizedCaseInsensitiveCompare: first.compare(second, options: .caseInsensitive, locale: .current)
        case .localizedStandardCompare:
            first.compare(
                second, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], locale: .current)
        }
    }
}

extension NSObject {
    fileprivate subscript(sortKey key: String) -> Any? { KeyedValue(self)[key] }
}
