public import FrameProperties
internal import QuartzCore

/// A relation between two attributes of views or layout guides: first relation multiplier × second + constant.
///
/// An active constraint belongs to the nearest view that contains both items. It is an error if a constraint relates
/// views without a common superview, attributes of different axes, or a position to no item. With a multiplier of 0, a
/// size equals the constant regardless of the second item, which is noted; for a position, this is an error.
///
/// When required constraints cannot all be satisfied, the last activated one is broken, and the conflict is reported
/// with the source line of each. UIKit's choice is not documented.
@MainActor @preconcurrency open class NSLayoutConstraint: OpenObject, NibMakeable {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The attribute of an item. Raw values match the public header.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    /// Whether there was a second item when the constraint was made.
    private(set) var relatesTwoItems = false
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1
    open var identifier: String?
    /// Whether archives of the view that holds the constraint contain it. By default, only
    /// constraints of storyboards and nibs are.
    open var shouldBeArchived = false
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// The position of the constraint in the order of activation.
    var activation = 0
    /// The source line at which the constraint was activated or, before that, created: `Module/File.swift:12`.
    package var source: String? { findSource?() }
    /// Returns the source line. Called only for reports, because finding the line of a constraint in a file takes a
    /// search.
    package var findSource: (() -> String)?

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
            constant: c, source: nil)
    }

    convenience init(
        _ first: AnyObject?, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ other: Attribute,
        multiplier: CGFloat, constant: CGFloat, source: String?
    ) {
        self.init()
        relate(first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
        findSource = source.map { source in { source } }
    }

    /// Creates a placeholder without items, which cannot be activated.
    public required override init() {
        super.init()
    }

    /// Gives a placeholder its items.
    package func relate(
        _ first: AnyObject?, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ other: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = first
        secondItem = second
        relatesTwoItems = second != nil
        firstAttribute = attribute
        secondAttribute = second == nil ? .notAnAttribute : other
        self.relation = relation
        self.multiplier = multiplier
        _constant.wrappedValue = constant
    }

    /// The constant in points. A change takes effect at the next layout.
    ///
    /// Differs from UIKit: more than a billion points is an error, rather than being clamped.
    @Observed open var constant: CGFloat = 0 {
        didSet { if _constant.wrappedValue != oldValue { holder?.layoutEngine?.changed(self) } }
    }

    /// Differs from UIKit: an active constraint may become optional or required, where UIKit raises an exception.
    @Observed open var priority = UILayoutPriority.required {
        didSet { if _priority.wrappedValue != oldValue { holder?.layoutEngine?.changed(self) } }
    }

    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject>? { firstItem.map { NSLayoutAnchor($0, firstAttribute) } }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    /// Activates the constraints, and records the source line for reports.
    open class func activate(_ constraints: [NSLayoutConstraint], file: StaticString = #fileID, line: UInt = #line) {
        for constraint in constraints {
            constraint.findSource = { "\(file):\(line)" }
            constraint.isActive = true
        }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

    private func activate() {
        guard holder == nil else { return }
        guard let first = Self.view(of: firstItem) else {
            // Entry point: NSLayoutConstraint.activate may be given a constraint without items.
            return Stage.current.diagnostics.misuse(
                "\(summary) has no first item, or a layout guide without a view; activate it when there is one.")
        }
        let stage = first.stage
        if let fault { return stage.diagnostics.misuse(fault) }
        guard let ancestor = secondItem == nil ? first : first.nearestCommonView(with: Self.view(of: secondItem)) else {
            return stage.diagnostics.misuse(
                "\(summary) was activated though its items have no common superview; add both to the same view hierarchy first."
            )
        }
        if comparesWithNothing { noteZeroMultiplier(on: stage) }
        ancestor.hold(self)
    }

    /// Whether the second item is irrelevant because of a multiplier of 0.
    var comparesWithNothing: Bool { relatesTwoItems && multiplier == 0 }
    private var hasNotedZeroMultiplier = false

    private func noteZeroMultiplier(on stage: Stage) {
        guard !hasNotedZeroMultiplier else { return }
        hasNotedZeroMultiplier = true
        stage.diagnostics.trace(Self.name(of: firstItem), note: .zeroMultiplier(summaryWithSource))
    }

    private func deactivate() { holder?.release(self) }

    /// The view to which an item belongs.
    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    var isDirectional: Bool { firstAttribute.isDirectional == true || secondAttribute.isDirectional == true }

    var hasBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    /// Whether the constraint relates a scroll view's content to a view outside it.
    var leavesScrollView: Bool {
        [firstItem, secondItem].contains { item in
            item.map { views(around: $0).contains { $0.scrolls } } ?? false
        }
    }

    /// The views between an item and the view that holds the constraint.
    func views(around item: AnyObject) -> [UIView] {
        guard let view = NSLayoutConstraint.view(of: item) else { return [] }
        let first = item is UIView ? view === holder ? nil : view.superview : view
        return Array(
            sequence(state: first) { view in
                guard let next = view, next !== self.holder else { return nil }
                view = next.superview
                return next
            })
    }

    /// The reason why the constraint is invalid; `nil` for a valid one.
    private var fault: String? {
        guard let first = firstAttribute.kind else { return "\(summary): the first item needs an attribute." }
        guard multiplier.isFinite, _constant.wrappedValue.isFinite else {
            return "\(summary) has a multiplier or constant that is not finite; use a number of points."
        }
        if relatesTwoItems, secondItem == nil { return "\(summary): its second item no longer exists; keep it." }
        guard secondItem != nil, let second = secondAttribute.kind else {
            return first == .size
                ? nil : "\(summary) gives a position as a constant; relate it to an attribute of another item."
        }
        // Positions along different axes are numbers all the same (facts/edges-of-two-axes).
        guard (first == .size) == (second == .size) else {
            return "\(summary) relates attributes of different kinds; both must be sizes, or both positions."
        }
        guard
            firstAttribute.isDirectional == nil || secondAttribute.isDirectional == nil
                || firstAttribute.isDirectional == secondAttribute.isDirectional
        else { return "\(summary) relates leading or trailing with left or right; use one pair of them." }
        return multiplier == 0 && first != .size
            ? "\(summary) gives a position the multiplier 0, which makes it a constant; relate it to another item."
            : nil
    }

    /// The constraint in the style of source code: `UILabel.leading == UIView.leadingMargin + 8`.
    var summary: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let left = "\(Self.name(of: firstItem)).\(firstAttribute)"
        var right = ""
        if secondItem != nil {
            let factor = multiplier == 1 ? "" : "\(Self.text(multiplier)) * "
            right = "\(factor)\(Self.name(of: secondItem)).\(secondAttribute)"
            if constant != 0 { right += constant < 0 ? " - \(Self.text(-constant))" : " + \(Self.text(constant))" }
        } else {
            right = Self.text(constant)
        }
        let strength = priority == .required ? "" : " @\(Self.text(CGFloat(priority.rawValue)))"
        return "\(name)\(left) \(relation.sign) \(right)\(strength)"
    }

    /// The ``summary`` with the source line at which the constraint was activated.
    var summaryWithSource: String { source.map { "\(summary) (\($0))" } ?? summary }

    private static func name(of item: AnyObject?) -> String {
        if let view = item as? UIView { return view.layerName }
        guard let guide = item as? UILayoutGuide else { return "nil" }
        let owner = guide.owningView?.layerName ?? "nil"
        return "\(owner).\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
    }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// The priority of a constraint, 1…1000. Values match the public header.
///
/// Differs from UIKit: an invalid priority fails the run instead of raising an exception.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}
