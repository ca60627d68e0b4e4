import FrameJSON
import FrameLayout

extension ConstraintDescription.Item {
    /// Words for the superview and its guides.
    static let words = ["parent", "safeArea", "margins", "readableContent"]

    init?(word: String, of parent: Int) {
        switch word {
        case "parent": self = .view(parent)
        case "safeArea": self = .safeArea(parent)
        case "margins": self = .margins(parent)
        case "readableContent": self = .readableContent(parent)
        default: return nil
        }
    }

    var number: Int {
        switch self {
        case .view(let number), .safeArea(let number), .margins(let number), .readableContent(let number): number
        }
    }

    var isView: Bool {
        if case .view = self { true } else { false }
    }
}

extension ConstraintDescription {
    /// Distance in points between neighbors that a lone hyphen stands for.
    private static let standardSpacing = 8.0

    /// Creates the constraint for a visual format rule in the view `superview`.
    init(_ rule: VisualFormat.Rule, in superview: Int, path: JSONPath, number: (String) -> Int) {
        let isStandard = rule.constant == .standard
        func anchor(_ item: VisualFormat.Item, _ attribute: LayoutAttribute) -> Anchor {
            switch item {
            case .superview: Anchor(item: isStandard ? .margins(superview) : .view(superview), attribute: attribute)
            case .view(let name): Anchor(item: .view(number(name)), attribute: attribute)
            }
        }
        first = anchor(rule.first, rule.firstAttribute)
        relation = rule.relation
        if let item = rule.second, let attribute = rule.secondAttribute { second = anchor(item, attribute) }
        switch rule.constant {
        case .points(let points): constant = points
        case .standard:
            let isAtEdge = rule.first == .superview || rule.second == .superview
            constant = isAtEdge ? 0 : Self.standardSpacing
        }
        priority = rule.priority
        self.path = path
    }
}

extension [ViewDescription] {
    /// Removes the numbers of views that no constraint refers to.
    mutating func forgetNumbers(except kept: Set<Int>) {
        for index in indices {
            if let number = self[index].number, !kept.contains(number) { self[index].number = nil }
            self[index].views.forgetNumbers(except: kept)
            self[index].mask?.forgetNumbers(except: kept)
        }
    }
}
