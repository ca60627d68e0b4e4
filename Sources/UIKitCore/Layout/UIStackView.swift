internal import FrameLayout
public import FrameProperties
internal import QuartzCore

/// A view that lays out other views in a row or column, with constraints that it creates itself.
///
/// Lengths that the distribution does not determine follow from the hugging and compression priorities of the arranged
/// views. It is not documented which of several views with equal priority gives way; here, it is the last one that can.
@MainActor @preconcurrency open class UIStackView: UIView {
    /// The sizes and positions of arranged views along the axis. Raw values match the public header.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The layout of arranged views across the axis. Raw values match the public header.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// A value that stands for no custom spacing.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A value that stands for the system's spacing, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The arranged views from leading to trailing or from top to bottom. They are also subviews, in any order.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.finish(self, as: UIStackView.self)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    @Observed open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if _axis.wrappedValue != oldValue { rearrange() } }
    }

    @Observed open var distribution = Distribution.fill {
        didSet { if _distribution.wrappedValue != oldValue { rearrange() } }
    }

    @Observed open var alignment = Alignment.fill { didSet { if _alignment.wrappedValue != oldValue { rearrange() } } }

    /// The distance between adjacent views, in points. It is a minimum for the distributions that make the spaces
    /// equal.
    @Observed open var spacing: CGFloat = 0 { didSet { if _spacing.wrappedValue != oldValue { rearrange() } } }

    /// Whether vertical spacing is measured from a view's last baseline to the next view's first baseline.
    @Observed open var isBaselineRelativeArrangement = false {
        didSet { if _isBaselineRelativeArrangement.wrappedValue != oldValue { rearrange() } }
    }

    /// Whether the arranged views are laid out within the margins instead of the bounds.
    @Observed open var isLayoutMarginsRelativeArrangement = false {
        didSet { if _isLayoutMarginsRelativeArrangement.wrappedValue != oldValue { rearrange() } }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view into the arranged subviews at a clamped index. A view that is already arranged is moved.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        rearrange()
        if view.isHidden { view.contentPrioritiesMayHaveChanged() }
    }

    /// Removes a view from the arranged subviews. It remains a subview, with its current frame.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
        if view.isHidden { view.contentPrioritiesMayHaveChanged() }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the distance, in points, between a view and the next one; ``spacingUseDefault`` removes it.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        rearrange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UIStackViewAxis", \UIStackView.axis),
            ArchivedProperty("UIStackViewDistribution", \UIStackView.distribution),
            ArchivedProperty("UIStackViewAlignment", \UIStackView.alignment),
            ArchivedProperty("UIStackViewSpacing", \UIStackView.spacing),
            ArchivedProperty("UIStackViewBaselineRelative", \UIStackView.isBaselineRelativeArrangement),
            ArchivedProperty("UIStackViewMarginsRelative", \UIStackView.isLayoutMarginsRelativeArrangement),
            ArchivedProperty(
                "UIStackViewArranged",
                get: { (stack: UIStackView) in stack.arrangedSubviews.compactMap { stack.subviews.firstIndex(of: $0) }
                },
                set: { stack, indices in
                    let views = stack.subviews
                    for index in indices where views.indices.contains(index) { stack.addArrangedSubview(views[index]) }
                }),
            ArchivedProperty(
                "UIStackViewCustomSpacing",
                get: { (stack: UIStackView) in stack.arrangedSubviews.map { stack.customSpacing(after: $0) } },
                set: { stack, spacings in
                    for (view, spacing) in zip(stack.arrangedSubviews, spacings) {
                        stack.setCustomSpacing(spacing, after: view)
                    }
                }),
        ]
    }

    /// A spacing in points, with the constant for system spacing replaced by its value.
    private static func points(_ spacing: CGFloat) -> CGFloat { spacing == spacingUseSystem ? 8 : spacing }

    override var arranger: (any SubviewArranging)? { self }
}

extension UIStackView: SubviewArranging {
    /// Hides or shows an arranged subview. In an animation block, the arrangement closes or opens in that animation,
    /// laid out once at the end of the block; a view being hidden stays visible until the end of the animation
    /// (facts/hiding-arranged-views).
    func setHidden(_ isHidden: Bool, of subview: UIView) {
        guard isHidden != subview.isHidden, arrangedSubviews.contains(where: { $0 === subview }) else {
            return subview.layer.isHidden = isHidden
        }
        subview.layer.isHidden = isHidden
        rearrange()
        subview.contentPrioritiesMayHaveChanged()
        stage.applicationState.animationScope.collectHiding(isHidden, of: subview.layer, laidOutBy: self)
    }

    func hides(_ subview: UIView) -> Bool {
        subview.isHidden && arrangedSubviews.contains { $0 === subview }
    }

    func layoutRules(in system: LayoutSystem) -> [LinearConstraint] {
        let isHorizontal = axis == .horizontal
        let items = arrangedSubviews.map { view -> StackLayout.Item in
            let content = view.intrinsicContentSize
            let length = isHorizontal ? content.width : content.height
            var item = StackLayout.Item(system.item(for: view).box)
            item.intrinsicLength = length == UIView.noIntrinsicMetric ? nil : Double(length)
            item.firstBaseline = Double(view.baselineOffset(.firstBaseline, height: 0))
            item.lastBaseline = Double(view.baselineOffset(.lastBaseline, height: 0))
            item.spacingAfter = customSpacings[ObjectIdentifier(view)].map { Double(Self.points($0)) }
            item.isHidden = view.isHidden
            return item
        }
        let layout = StackLayout(
            axis: isHorizontal ? .horizontal : .vertical, distribution: distribution.layout,
            alignment: alignment.layout,
            spacing: Double(Self.points(spacing)), isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            isBaselineRelative: isBaselineRelativeArrangement)
        let canvas = isLayoutMarginsRelativeArrangement ? system.item(for: layoutMarginsGuide) : system.item(for: self)
        return layout.constraints(items, in: canvas.box, of: system.boxes)
    }
}

extension UIStackView.Distribution {
    fileprivate var layout: StackLayout.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension UIStackView.Alignment {
    fileprivate var layout: StackLayout.Alignment {
        switch self {
        case .fill: .fill
        case .leading: .leading
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: .trailing
        case .lastBaseline: .lastBaseline
        }
    }
}
