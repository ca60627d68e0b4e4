internal import QuartzCore

/// A segment, which shows a title or an image.
final class SegmentView: UIView {
    let label = UILabel()
    let icon = UIImageView()
    var action: UIAction?
    var isEnabled = true
    /// The width in points; 0 for an equal part of the control.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
    /// The offset of all segments of this kind.
    var adjustment = UIOffset.zero { didSet { setNeedsLayout() } }

    var title: String? { didSet { if title != nil { image = nil } } }
    var image: UIImage? {
        didSet {
            if image != nil { title = nil }
            icon.image = image?.asTemplateByDefault
            setNeedsLayout()
        }
    }

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.title = title
        self.image = image
        self.action = action
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        icon.image = image?.asTemplateByDefault
        label.textAlignment = .center
        addSubview(label)
        addSubview(icon)
    }

    required init?(coder: NSCoder) { nil }

    /// Creates a segment that shows the image or the title of an action.
    convenience init(_ action: UIAction) {
        self.init(title: action.image == nil ? action.title : nil, image: action.image, action: action)
    }

    func show(_ attributes: [NSAttributedString.Key: Any]) {
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        icon.tintColor = attributes[.foregroundColor] as? UIColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let dx = contentOffset.width + adjustment.horizontal
        let dy = contentOffset.height + adjustment.vertical
        let text = label.sizeThatFits(bounds.size)
        let height = min(text.height, bounds.height)
        let scale = max(1, stage.applicationState.mainScreen.scale)
        let y = (((bounds.height - height) / 2 + dy) * scale).rounded() / scale
        label.frame = CGRect(x: dx, y: y, width: bounds.width, height: height)
        let size = icon.image?.size ?? .zero
        icon.frame = CGRect(
            x: (bounds.width - size.width) / 2 + dx, y: (bounds.height - size.height) / 2 + dy, width: size.width,
            height: size.height)
    }
}
