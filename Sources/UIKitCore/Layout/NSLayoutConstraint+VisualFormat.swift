internal import FrameLayout

// Not overridable: constraints are made by their initializers.
extension NSLayoutConstraint {
    /// The alignment of views in a visual format, and the format's direction. Raw values match the public header.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }
    }

    /// The constraints described by a string in the Visual Format Language in reading order, followed by the
    /// constraints of the alignment.
    ///
    /// The superview is the superview of the first named view. A single hyphen is 8 points between siblings, and the
    /// superview's margin at its edges. A string that cannot be parsed fails the run with a message that marks the
    /// position, and returns no constraints.
    ///
    /// - Parameter metrics: Numbers by name.
    /// - Parameter views: Views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any], file: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        let items = views.mapValues { $0 as AnyObject }
        let stage = items.sorted { $0.key < $1.key }.lazy.compactMap { view(of: $0.value)?.stage }.first
        let source = "\(file):\(line)"
        func refuse(_ sentence: String) -> [NSLayoutConstraint] {
            stage?.diagnostics.misuse("The visual format “\(format)” (\(source)) \(sentence)")
            return []
        }
        let numbers = (metrics ?? [:]).compactMapValues { value -> Double? in
            (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
                ?? (value as? Int).map(Double.init)
        }
        do throws(VisualFormatError) {
            let read = try VisualFormat(format, views: Set(views.keys), metrics: numbers)
            return Layout(format: read, options: opts, items: items, source: source).constraints(refuse)
        } catch {
            switch error {
            case .unexpected(let position, let expected):
                return refuse(
                    "should have \(expected) at the mark:\n\(format)\n\(String(repeating: " ", count: position))^")
            case .unknownName(let name, let position, _, let expected):
                return refuse(
                    "names “\(name)”, but there is no such \(expected.dropFirst("a ".count)):\n\(format)\n\(String(repeating: " ", count: position))^"
                )
            }
        }
    }

    /// A visual format applied to views.
    @MainActor private struct Layout {
        let format: VisualFormat
        let options: FormatOptions
        let items: [String: AnyObject]
        let source: String

        private static let siblingSpacing: CGFloat = 8

        func constraints(_ refuse: (String) -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
            let named = format.items.compactMap { item($0) }
            guard !format.items.contains(.superview) || superview != nil else {
                return refuse("has “|”, but its first view has no superview; add it to one first.")
            }
            for attribute in alignment where (attribute.kind == .vertical) == format.isVertical {
                return refuse("runs along the axis of its alignment option \(attribute); align across it.")
            }
            let rules = format.rules.map(constraint)
            let pairs = zip(named.filter { $0 !== superview }, named.filter { $0 !== superview }.dropFirst())
            return rules
                + pairs.flatMap { first, second in
                    alignment.map { attribute in
                        NSLayoutConstraint(
                            first, attribute, .equal, second, attribute, multiplier: 1, constant: 0, source: source)
                    }
                }
        }

        private func constraint(_ rule: VisualFormat.Rule) -> NSLayoutConstraint {
            let isInset = rule.first == .superview || rule.second == .superview
            let isMargin = rule.constant == .standard && isInset
            var constant: CGFloat =
                switch rule.constant {
                case .points(let points): CGFloat(points)
                case .standard: isInset ? 0 : Self.siblingSpacing
                }
            var relation = Relation(rule.relation)
            if options.contains(.directionRightToLeft), rule.firstAttribute.kind == .horizontal {
                constant = -constant
                relation = Relation(rawValue: -relation.rawValue) ?? relation
            }
            let made = NSLayoutConstraint(
                item(rule.first), attribute(rule.firstAttribute, of: rule.first, isMargin), relation,
                rule.second.flatMap(item),
                rule.secondAttribute.map { attribute($0, of: rule.second, isMargin) } ?? .notAnAttribute, multiplier: 1,
                constant: constant, source: source)
            made.priority = UILayoutPriority(Float(rule.priority))
            return made
        }

        private func item(_ item: VisualFormat.Item) -> AnyObject? {
            switch item {
            case .superview: superview
            case .view(let name): items[name]
            }
        }

        private var superview: UIView? {
            for case .view(let name) in format.items {
                guard let object = items[name] else { continue }
                return (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
            }
            return nil
        }

        private var alignment: [Attribute] {
            (1...12).compactMap(Attribute.init(rawValue:)).filter {
                options.contains(FormatOptions(rawValue: 1 << UInt($0.rawValue)))
            }
        }

        private func attribute(
            _ attribute: LayoutAttribute, of item: VisualFormat.Item?, _ isMargin: Bool
        ) -> Attribute {
            let isInMargins = isMargin && item == .superview
            let isFixed = options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft)
            let isReversed = options.contains(.directionRightToLeft)
            guard isFixed, attribute == .leading || attribute == .trailing else {
                return Attribute(attribute, isOfMargins: isInMargins)
            }
            return Attribute((attribute == .leading) == isReversed ? .right : .left, isOfMargins: isInMargins)
        }
    }
}
