internal import QuartzCore

/// The contents of a navigation bar for one item: the back button and buttons on the left, the title in the centre, and
/// buttons on the right.
final class NavigationBarContentView: UIView {
    let item: UINavigationItem
    /// The colour of buttons.
    let tint: UIColor
    private let back: BackButtonView?
    private let left: [BarButtonView]
    private let right: [BarButtonView]
    private let title: UIView
    /// The title, if it is the bar's.
    private var ownTitle: UILabel? { item.titleView == nil ? title as? UILabel : nil }

    /// The distance of the outermost items from the edges, in points (facts/bar-margins).
    private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
    /// The distance of the back button from the edge, in points.
    private static let backMargin: CGFloat = 8
    /// The distance by which titles move in transitions, as a fraction of the bar's width.
    private static let shiftFraction: CGFloat = 0.5

    /// - Parameters:
    ///   - tint: the colour of buttons without one of their own.
    ///   - titleAttributes: override the font and colour of the title.
    init(
        _ item: UINavigationItem, back: UINavigationItem?, tint: UIColor,
        titleAttributes: [NSAttributedString.Key: Any]?,
        onBack: @escaping () -> Void
    ) {
        self.item = item
        self.tint = tint
        self.back = back.flatMap { back in
            item.showsBackButton
                ? BackButtonView(
                    back.ownBackTitle ?? back.title ?? "Back", tint: tint,
                    attributes: back.backBarButtonItem?.titleTextAttributes(for: .normal), onPress: onBack) : nil
        }
        left = (item.leftBarButtonItems ?? []).map { BarButtonView($0, tint: tint) }
        right = (item.rightBarButtonItems ?? []).map { BarButtonView($0, tint: tint) }
        title =
            item.titleView
            ?? UILabel(
                inBar: item.title, role: "title", font: .systemFont(ofSize: 17, weight: .semibold), color: .label,
                attributes: titleAttributes)
        super.init(frame: .zero)
        accessibilityIdentifier = item.title.map { "bar items “\($0)”" }
        allViews.forEach(addSubview)
        if item.prompt != nil {
            stage.diagnostics.reportUnsupported("UINavigationItem.prompt", instead: "no prompt is shown")
        }
    }

    required init?(coder: NSCoder) { nil }

    private var leading: [UIView] { (back.map { [$0] } ?? []) + left }
    private var allViews: [UIView] { leading + right + [title] }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() { layOut() }

    /// Hides the title of the back button if it does not fit next to the item's title.
    private func layOut() {
        back?.title.isHidden = false
        back?.title.isHidden = roomForTitle < title.bounds.width
        let (start, end) = layOutSides()
        layOutTitle(between: start, end)
        mirrorIfRightToLeft(allViews)
    }

    private var roomForTitle: CGFloat {
        let widths = (leading + right).reduce(0) { $0 + $1.sizeThatFits(bounds.size).width + BarButtonView.spacing }
        return bounds.width - (back == nil ? margin : Self.backMargin) - margin - widths
    }

    /// - Returns: the end of the left items and the start of the right ones, including spacing.
    private func layOutSides() -> (start: CGFloat, end: CGFloat) {
        let height = bounds.height
        var x = Self.backMargin
        for view in leading {
            let width = view.sizeThatFits(bounds.size).width
            let start = view === back ? x : max(x, margin)
            view.frame = CGRect(x: start, y: 0, width: width, height: height)
            view.layoutIfNeeded()
            x = start + width + BarButtonView.spacing
        }
        var rightEnd = bounds.width - margin
        for view in right {
            let width = view.sizeThatFits(bounds.size).width
            view.frame = CGRect(x: rightEnd - width, y: 0, width: width, height: height)
            view.layoutIfNeeded()
            rightEnd -= width + BarButtonView.spacing
        }
        return (x, rightEnd)
    }

    /// Centres the title in the bar, or as close to the centre as the items permit.
    private func layOutTitle(between start: CGFloat, _ end: CGFloat) {
        let half = title.bounds.width / 2
        title.center = CGPoint(x: max(min(bounds.midX, end - half), start + half), y: bounds.midY)
        ownTitle?.setBaseline(UILabel.barBaseline(inHeight: bounds.height))
    }

    /// Shows all views at their final positions.
    func rest() {
        layOut()
        allViews.forEach { $0.alpha = 1 }
    }

    /// Hides all views and moves them to their start position in a push or end position in a pop; vice versa if `forwards` is
    /// false. A title and the back button with the same text share a position and cross-fade.
    func moveAside(from other: NavigationBarContentView, forwards: Bool) {
        allViews.forEach { $0.alpha = 0 }
        let distance = bounds.width * (isRightToLeft ? -Self.shiftFraction : Self.shiftFraction)
        if forwards {
            title.center.x = bounds.midX + distance
            if let back { back.frame.origin.x += other.title.center.x - back.convert(back.title.center, to: self).x }
        } else {
            title.center.x = other.back.map { $0.convert($0.title.center, to: other).x } ?? bounds.midX - distance
            if let back { back.frame.origin.x -= distance }
        }
    }
}
