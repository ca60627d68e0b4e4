internal import QuartzCore

/// The buttons beside a swiped row, which fill the distance by which the row has moved.
final class SwipeActionsView: UIView {
    var onAction: (UIContextualAction) -> Void = { _ in }
    private let buttons: [SwipeActionButton]
    private let isAtLeft: Bool
    /// Whether the first button covers the others, as it does before the end of a full swipe.
    var isFirstExpanded = false { didSet { setNeedsLayout() } }

    /// The minimum width of a button, in points. Chosen to resemble the system's.
    private static let leastWidth: CGFloat = 74

    /// - Parameter actions: The actions, from the edge inward.
    init(_ actions: [UIContextualAction], isAtLeft: Bool) {
        buttons = actions.map(SwipeActionButton.init)
        self.isAtLeft = isAtLeft
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let action = button?.contextual { self?.onAction(action) }
                }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width at which the buttons' titles fit.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + max(Self.leastWidth, $1.naturalWidth) } }

    /// Divides the width among the buttons in proportion to their natural widths.
    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = naturalWidth
        guard natural > 0 else { return }
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let own = max(Self.leastWidth, button.naturalWidth)
            let part = bounds.width * own / natural
            let width = max(own, part)
            button.frame = CGRect(
                x: isAtLeft ? edge + part - width : bounds.width - edge - part, y: 0, width: width,
                height: bounds.height)
            if index == 0, isFirstExpanded { button.frame = bounds }
            edge += part
        }
    }
}

/// The button of an action: an image above a title, in white on the color of the action.
private final class SwipeActionButton: UIControl {
    let contextual: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView()

    /// The margin beside the title, and the gap between image and title, in points. Chosen.
    private static let margin: CGFloat = 15
    private static let gap: CGFloat = 4

    init(_ action: UIContextualAction) {
        contextual = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
        label.textAlignment = .center
        picture.image = action.image
        picture.tintColor = .white
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }

    var naturalWidth: CGFloat {
        let text = label.intrinsicContentSize.width
        return max(text > 0 ? text : 0, picture.image?.size.width ?? 0) + 2 * Self.margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = picture.image?.size ?? .zero
        let text = label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
        let gap = image.height > 0 && text.height > 0 ? Self.gap : 0
        let top = (bounds.height - image.height - gap - text.height) / 2
        picture.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        let width = min(text.width, bounds.width)
        label.frame = CGRect(
            x: (bounds.width - width) / 2, y: top + image.height + gap, width: width, height: text.height)
    }
}
