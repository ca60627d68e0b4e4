internal import QuartzCore

/// One navigation item in the bar: the way back and buttons at the left, the title in the middle, buttons at the right.
final class NavigationBarContentView: UIView {
    let item: UINavigationItem
    private let back: BackButtonView?
    private let left: [BarButtonView]
    private let right: [BarButtonView]
    private let title: UIView

    /// Of the outermost items from the edges.
    private static let margin: CGFloat = 16
    /// How much of the bar's width a title comes from or goes to.
    private static let shift: CGFloat = 0.5

    /// - Parameter look: of the title, where it differs from the usual one.
    init(
        _ item: UINavigationItem, back: UINavigationItem?, look: [NSAttributedString.Key: Any]?,
        onBack: @escaping () -> Void
    ) {
        self.item = item
        let tint = UIColor.systemBlue
        self.back = back.flatMap { back in
            item.showsBackButton
                ? BackButtonView(back.backButtonTitle ?? back.title ?? "Back", tint: tint, onPress: onBack) : nil
        }
        left = (item.leftBarButtonItems ?? []).map { BarButtonView($0, tint: tint) }
        right = (item.rightBarButtonItems ?? []).map { BarButtonView($0, tint: tint) }
        title = item.titleView ?? Self.label(item.title, look)
        super.init(frame: .zero)
        accessibilityIdentifier = item.title.map { "bar items “\($0)”" }
        everything.forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String?, _ look: [NSAttributedString.Key: Any]?) -> UILabel {
        let label = UILabel(inBar: text, role: "title", weight: .semibold, color: .label)
        guard let look else { return label }
        if let font = look[.font] as? UIFont { label.font = font }
        if let color = look[.foregroundColor] as? UIColor { label.textColor = color }
        label.sizeToFit()
        return label
    }

    private var leading: [UIView] { (back.map { [$0] } ?? []) + left }
    private var everything: [UIView] { leading + right + [title] }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() { place() }

    /// The back button loses its title where there is no room for both.
    private func place() {
        back?.title.isHidden = false
        back?.title.isHidden = roomForTitle < title.bounds.width
        let (start, end) = placeSides()
        placeTitle(between: start, end)
    }

    private var roomForTitle: CGFloat {
        let widths = (leading + right).reduce(0) { $0 + $1.sizeThatFits(bounds.size).width + BarButtonView.spacing }
        return bounds.width - (back == nil ? 2 : 1.5) * Self.margin - widths
    }

    /// - Returns: where the left side ends and the right one begins, with a space.
    private func placeSides() -> (start: CGFloat, end: CGFloat) {
        let height = bounds.height
        var x = Self.margin / 2
        for view in leading {
            let width = view.sizeThatFits(bounds.size).width
            let start = view === back ? x : max(x, Self.margin)
            view.frame = CGRect(x: start, y: 0, width: width, height: height)
            view.layoutIfNeeded()
            x = start + width + BarButtonView.spacing
        }
        var rightEnd = bounds.width - Self.margin
        for view in right {
            let width = view.sizeThatFits(bounds.size).width
            view.frame = CGRect(x: rightEnd - width, y: 0, width: width, height: height)
            view.layoutIfNeeded()
            rightEnd -= width + BarButtonView.spacing
        }
        return (x, rightEnd)
    }

    /// In the middle of the bar where there is room, else as near to it as there is.
    private func placeTitle(between start: CGFloat, _ end: CGFloat) {
        let half = title.bounds.width / 2
        title.center = CGPoint(x: max(min(bounds.midX, end - half), start + half), y: bounds.midY)
    }

    /// Everything in its place and to be seen.
    func rest() {
        place()
        everything.forEach { $0.alpha = 1 }
    }

    /// Everything where it comes from in a push, or goes to in a pop; the other way round when not `forwards`. A title and
    /// the back button that bears it are in one place, and one fades into the other.
    func goAside(from other: NavigationBarContentView, forwards: Bool) {
        everything.forEach { $0.alpha = 0 }
        let distance = bounds.width * Self.shift
        if forwards {
            title.center.x = bounds.midX + distance
            if let back { back.frame.origin.x += other.title.center.x - back.convert(back.title.center, to: self).x }
        } else {
            title.center.x = other.back.map { $0.convert($0.title.center, to: other).x } ?? bounds.midX - distance
            if let back { back.frame.origin.x -= distance }
        }
    }
}
