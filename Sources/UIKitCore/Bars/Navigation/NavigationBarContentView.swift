internal import QuartzCore

/// The style of a navigation bar's contents.
@MainActor struct NavigationBarLook {
    let buttons: BarButtonStyle
    /// Attributes that override the font and color of titles.
    let title: [NSAttributedString.Key: Any]?
    let largeTitle: [NSAttributedString.Key: Any]
    let titleOffset: UIOffset
    let back: UIBarButtonItemAppearance?
    /// An image that replaces the arrow of the back button.
    let backImage: UIImage?
}

/// The contents of a navigation bar for one item: the back button and buttons on the left, the title in the center,
/// buttons on the right, the prompt above them, and the large title and search bar below.
final class NavigationBarContentView: UIView {
    let item: UINavigationItem
    /// The tint of the buttons.
    let tint: UIColor
    let textTraits: BarTextTraits
    /// The heights of the stacked parts.
    var extent: BarExtent {
        didSet {
            guard extent != oldValue else { return }
            if extent.hidesTitles != oldValue.hidesTitles { showTitles() }
            setNeedsLayout()
        }
    }
    private let metrics: BarMetrics
    private var isLaidOut = false
    private let titleOffset: UIOffset
    private let back: BackButtonView?
    /// The back button, or the platter that contains it.
    private let backPart: UIView?
    private let left: [BarButtons.Part]
    /// The parts on the right, in reading order.
    private let right: [BarButtons.Part]
    private let title: UIView
    private let subtitle: UILabel?
    private let prompt: UILabel?
    private let largeTitle: LargeTitleView?
    private var search: UIView? { (item.searchController as (any NavigationBarSearchSlot)?)?.barView }
    /// The title label, unless the item provides a title view.
    private var ownTitle: UILabel? { item.titleView == nil ? title as? UILabel : nil }

    /// The distance between the outermost items and the bar's edges, in points.
    private var margin: CGFloat { metrics.margin(inWidth: bounds.width) }
    /// The distance that titles travel in transitions, as a fraction of the bar's width; a title from the trailing edge
    /// comes from outside of the bar (facts/navigation-motion).
    private static let shiftFraction: CGFloat = 0.5
    /// The opacities between which buttons and the titles of upper items fade in a transition. Below 0 they are
    /// invisible: old buttons are gone after a third, new ones appear in the last third, and the title is visible only
    /// in between, so that it does not pass through them. Tuned.
    private static let hiddenButtons: Float = -2
    private static let hiddenTitle: Float = -0.5

    /// - Parameters:
    ///   - below: The items below this one, nearest first.
    ///   - onBack: Goes back to one of those items.
    init(
        _ item: UINavigationItem, above below: [UINavigationItem], look: NavigationBarLook, extent: BarExtent,
        in traits: UITraitCollection, onBack: @escaping (UINavigationItem) -> Void
    ) {
        self.item = item
        self.extent = extent
        tint = look.buttons.tint
        textTraits = BarTextTraits(traits)
        metrics = look.buttons.metrics
        titleOffset = look.titleOffset
        back =
            item.showsBackButton ? BackButtonView(from: item, to: below, look: look, in: traits, onBack: onBack) : nil
        backPart = back.map { look.buttons.metrics.hasPlatters ? BarPlatterView([$0], tint: nil) : $0 }
        left = BarButtons.parts(item.leadingItems, look.buttons, in: traits)
        right = BarButtons.parts(item.trailingItems.reversed(), look.buttons, in: traits)
        title = item.titleView ?? Self.title(of: item, look, in: traits)
        subtitle =
            item.subtitle == nil || !look.buttons.metrics.hasPlatters
            ? nil
            : UILabel(inBar: item.subtitle, role: "subtitle", font: .systemFont(ofSize: 12), color: .secondaryLabel)
        prompt = item.prompt.map {
            UILabel(
                inBar: $0, role: "prompt", font: .systemFont(ofSize: look.buttons.metrics.promptSize), color: .label)
        }
        largeTitle = extent.hasLargeTitle ? LargeTitleView(item.title, attributes: look.largeTitle, in: traits) : nil
        super.init(frame: .zero)
        accessibilityIdentifier = item.title.map { "bar items “\($0)”" }
        allViews.forEach(addSubview)
        showTitles()
    }

    required init?(coder: NSCoder) { nil }

    private static func title(of item: UINavigationItem, _ look: NavigationBarLook, in traits: UITraitCollection)
        -> UILabel
    {
        let font = LimitedTextStyle.inBar(.semibold).font(in: traits)
        let label = item.titleMenuProvider.map { menu in MenuTitleLabel(font: font) { menu([]) } } ?? UILabel()
        label.show(item.title, inBarAs: "title", font: font, color: .label, attributes: look.title)
        return label
    }

    private var leading: [BarButtons.Part] { (backPart.map { [.view($0)] } ?? []) + left }
    private func views(_ parts: [BarButtons.Part]) -> [UIView] {
        parts.compactMap { if case .view(let view) = $0 { view } else { nil } }
    }
    /// The views in the row of buttons.
    private var rowViews: [UIView] { views(leading) + views(right) + [title] + [subtitle].compactMap { $0 } }
    private var allViews: [UIView] { rowViews + [prompt, largeTitle, search].compactMap { $0 } }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Places the parts without animation at first, so that those of a new bar do not come out of its corner.
    override func layoutSubviews() {
        if isLaidOut { layOut() } else { UIView.performWithoutAnimation(layOut) }
        isLaidOut = true
    }

    /// Lays out the search bar, whose field has another place in a navigation bar than elsewhere.
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        UIView.performWithoutAnimation {
            search?.setNeedsLayout()
            search?.layoutIfNeeded()
        }
    }

    // MARK: Layout

    /// The top of the row of buttons, in points.
    private var rowTop: CGFloat { extent.prompt }

    private func layOut() {
        back?.margin = margin
        back?.fit(roomForBack)
        let (start, end) = layOutSides()
        layOutTitle(between: start, end)
        if let prompt { prompt.center = CGPoint(x: bounds.midX, y: roundedToPixel(extent.prompt / 2 + 2)) }
        mirrorIfRightToLeft(rowViews)
        layOutBelow()
    }

    private func layOutBelow() {
        let bottom = extent.shownHeight - extent.search
        if let largeTitle {
            largeTitle.frame = CGRect(
                x: 0, y: extent.fixed, width: bounds.width, height: max(0, bottom - extent.fixed))
            largeTitle.stretch = extent.stretch
            largeTitle.layoutIfNeeded()
        }
        if let search {
            search.frame = CGRect(
                x: 0, y: bottom, width: bounds.width, height: max(BarMetrics.search, extent.search))
            search.isHidden = extent.search <= 0
            search.alpha = min(1, max(0, extent.search / BarMetrics.search * 2 - 1))
        }
    }

    private var rowSize: CGSize { CGSize(width: bounds.width, height: extent.row) }

    private func width(of parts: [BarButtons.Part]) -> CGFloat {
        var (width, previous): (CGFloat, UIView?) = (0, nil)
        for part in parts {
            switch part {
            case .view(let view):
                width += view.sizeThatFits(rowSize).width + (previous.map { spacing($0, view) } ?? 0)
                previous = view
            case .space(let space):
                width += space + (previous == nil ? 0 : metrics.spacing)
                previous = nil
            case .flexibleSpace: break
            }
        }
        return width
    }

    /// The distance between two adjacent items: more between texts (facts/bar-margins).
    private func spacing(_ first: UIView, _ second: UIView) -> CGFloat {
        let areTexts = [first, second].allSatisfy { ($0 as? BarButtonView)?.hasTitle == true }
        return areTexts ? metrics.textSpacing : metrics.spacing
    }

    /// The width available to the back button beside the item's title, in points.
    private var roomForBack: CGFloat {
        guard !metrics.hasPlatters else { return .greatestFiniteMagnitude }
        let items: CGFloat = left.isEmpty ? 0 : metrics.spacing + width(of: left)
        let end: CGFloat = margin + (right.isEmpty ? 0 : width(of: right) + metrics.titleSpacing)
        let titleWidth = ownTitle?.sizeThatFits(bounds.size).width ?? title.bounds.width
        return bounds.width - items - metrics.backTitleSpacing - titleWidth - end
    }

    /// Lays out the buttons on both sides.
    ///
    /// - Returns: Where the title may begin and where it must end.
    private func layOutSides() -> (start: CGFloat, end: CGFloat) {
        let size = rowSize
        var x = metrics.hasPlatters || backPart == nil ? margin : 0
        var previous: UIView?
        for part in leading {
            switch part {
            case .view(let view):
                let width = view.sizeThatFits(size).width
                let start = previous.map { max(x + spacing($0, view), margin) } ?? x
                view.frame = CGRect(x: start, y: rowTop, width: width, height: size.height)
                view.layoutIfNeeded()
                (x, previous) = (start + width, view)
            case .space(let width):
                x = max(x + (previous == nil ? 0 : metrics.spacing), margin) + width
                previous = nil
            case .flexibleSpace: break
            }
        }
        let start = x + titleSpacing(previous)
        var end = bounds.width - margin
        previous = nil
        for part in right.reversed() {
            switch part {
            case .view(let view):
                let width = view.sizeThatFits(size).width
                end -= width + (previous.map { spacing($0, view) } ?? 0)
                view.frame = CGRect(x: end, y: rowTop, width: width, height: size.height)
                view.layoutIfNeeded()
                previous = view
            case .space(let width):
                end -= width + (previous == nil ? 0 : metrics.spacing)
                previous = nil
            case .flexibleSpace: break
            }
        }
        return (start, end - titleSpacing(previous))
    }

    /// The least distance between the title and the item next to it (facts/back-button-places).
    private func titleSpacing(_ neighbor: UIView?) -> CGFloat {
        guard let neighbor else { return 0 }
        return neighbor === backPart ? metrics.backTitleSpacing : metrics.titleSpacing
    }

    /// Centers the title in the bar, or places it as close to the center as the items permit.
    private func layOutTitle(between start: CGFloat, _ end: CGFloat) {
        let middle = rowTop + extent.row / 2
        if let ownTitle {
            let size = ownTitle.sizeThatFits(bounds.size)
            ownTitle.bounds.size = CGSize(width: max(0, min(size.width, end - start)), height: size.height)
        }
        let half = title.bounds.width / 2
        title.center = CGPoint(
            x: max(min(bounds.midX, end - half), start + half) + titleOffset.horizontal, y: middle)
        let lift: CGFloat = subtitle == nil ? 0 : 8
        if let ownTitle {
            let baseline: CGFloat = ownTitle.barBaseline(inHeight: extent.row) + titleOffset.vertical
            ownTitle.setBaseline(rowTop + baseline - lift)
        }
        guard let subtitle else { return }
        subtitle.center = CGPoint(x: title.center.x, y: roundedToPixel(middle + 10))
    }

    // MARK: The title

    private var titleAlpha: CGFloat {
        extent.showsSmallTitle || item.titleView != nil && !extent.hidesTitles ? 1 : 0
    }

    /// Shows or hides everything but the search bar.
    private func showTitles() {
        for view in rowViews + [prompt, largeTitle].compactMap({ $0 }) where view !== title {
            view.alpha = extent.hidesTitles ? 0 : 1
        }
        title.alpha = titleAlpha
    }

    /// Shows the title in the row once the large title is scrolled away, or hides it.
    ///
    /// - Parameter animated: Whether the title fades (facts/large-title-motion).
    func showTitle(animated: Bool) {
        guard title.alpha != titleAlpha else { return }
        guard animated else { return title.alpha = titleAlpha }
        UIView.animate(withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.title.alpha = self.titleAlpha
        }
    }

    // MARK: Transitions

    /// Shows all views at their final positions.
    func rest() {
        showTitles()
        largeTitle?.clipsToBounds = true
        largeTitle?.title.transform = .identity
        largeTitle?.setNeedsLayout()
        layOut()
    }

    /// Hides all views and moves them to their start positions in a push or end positions in a pop; vice versa if
    /// `forwards` is false. A title and a back button with the same text share a position and cross-fade.
    ///
    /// - Parameter fades: Whether the views fade in place without moving (facts/cross-fades).
    func moveAside(from other: NavigationBarContentView, forwards: Bool, fades: Bool) {
        let buttons = fades ? [] : views(left) + views(right)
        // Each opacity changes once, so that it is animated from where it is.
        for view in allViews {
            let isUpperTitle = view === title && forwards && !fades
            view.layer.opacity = buttons.contains(view) ? Self.hiddenButtons : isUpperTitle ? Self.hiddenTitle : 0
        }
        if fades { return }
        largeTitle?.clipsToBounds = false
        let distance = bounds.width * (isRightToLeft ? -Self.shiftFraction : Self.shiftFraction)
        if forwards {
            title.center.x = bounds.midX + distance + (isRightToLeft ? -title.bounds.width : title.bounds.width) / 2
            moveBack(from: other, distance)
            largeTitle?.center.x += distance
        } else {
            title.center.x = other.back.map { $0.convert($0.title.center, to: other).x } ?? bounds.midX - distance
            moveLargeTitle(to: other, distance)
            if let back, back === backPart { back.frame.origin.x -= distance }
        }
    }

    /// Moves the back button to the title that shows its text, large or small.
    private func moveBack(from other: NavigationBarContentView, _ distance: CGFloat) {
        guard let back, back === backPart else { return }
        let start = other.largeTitle.flatMap { other.extent.showsSmallTitle ? nil : $0.title } ?? other.title
        let origin = start.superview?.convert(start.center, to: other) ?? other.title.center
        back.frame.origin.x += origin.x - back.convert(back.title.center, to: self).x
        if start === other.largeTitle?.title {
            back.frame.origin.y += origin.y - back.convert(back.title.center, to: self).y
        }
    }

    /// Turns the large title into the title of the back button: on its way, it shrinks to the button's font size, which
    /// is half its own at the content size `large` (facts/large-title-push).
    private func moveLargeTitle(to other: NavigationBarContentView, _ distance: CGFloat) {
        guard let largeTitle else { return }
        guard let back = other.back, !back.title.isHidden, !extent.showsSmallTitle, back === other.backPart else {
            largeTitle.center.x -= distance
            return
        }
        let target = convert(back.convert(back.title.center, to: other), from: other)
        let start = largeTitle.convert(largeTitle.title.center, to: self)
        let (small, large) = (LimitedTextStyle.inBar(), LimitedTextStyle.largeTitle)
        let scale = small.font(in: traitCollection).pointSize / large.font(in: traitCollection).pointSize
        largeTitle.title.transform = CGAffineTransform(translationX: target.x - start.x, y: target.y - start.y)
            .scaledBy(x: scale, y: scale)
    }
}

extension BackButtonView {
    /// Creates the button that goes back from an item to the first item below it; its menu goes back to any of them.
    /// Fails if there is no item below.
    fileprivate convenience init?(
        from item: UINavigationItem, to below: [UINavigationItem], look: NavigationBarLook,
        in traits: UITraitCollection, onBack: @escaping (UINavigationItem) -> Void
    ) {
        guard let back = below.first else { return nil }
        let button = back.backBarButtonItem
        let own = button?.titleTextAttributes(for: .normal) ?? [:]
        let attributes = (look.back?.normal.titleTextAttributes ?? [:]).merging(own) { $1 }
        let color =
            look.buttons.look == .iOS26 ? button?.tintColor ?? .label : button?.tintColor ?? look.buttons.tint
        self.init(
            back.backTitles, tint: color, attributes: attributes.isEmpty ? nil : attributes,
            image: button?.image ?? look.backImage,
            menu: { back.backBarButtonItem?.menu ?? UIMenu(history: below, onBack) },
            hasPlatter: look.buttons.metrics.hasPlatters, in: traits
        ) {
            if let action = item.backAction { action.perform(for: button) } else { onBack(back) }
        }
    }
}

extension UIMenu {
    /// Creates a menu with one entry per item below the top item (facts/back-menu).
    fileprivate convenience init(history: [UINavigationItem], _ onBack: @escaping (UINavigationItem) -> Void) {
        self.init(children: history.map { item in UIAction(title: item.titleInHistory) { _ in onBack(item) } })
    }
}
