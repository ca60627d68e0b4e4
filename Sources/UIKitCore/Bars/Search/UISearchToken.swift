internal import QuartzCore

/// A part of a search other than text.
@MainActor @preconcurrency open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// Read by applications: the object that the token stands for.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// The view of a token in a search field: an icon and a text on a filled background.
///
/// Its dimensions are chosen; Apple documents none.
final class SearchTokenView: UIView {
    private let icon = UIImageView()
    private let label = UILabel()

    static let height: CGFloat = 24
    /// The distance between tokens and after the last one, then the padding inside a token and the gap after its icon.
    static let gap: CGFloat = 4
    private static let inset: CGFloat = 6
    private static let iconGap: CGFloat = 3
    private static let fontSize: CGFloat = 15
    private static let radius: CGFloat = 5

    init(_ token: UISearchToken, color: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "token “\(token.text)”"
        backgroundColor = color
        icon.image = token.icon?.asTemplateByDefault
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.fontSize)
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        icon.isHidden = token.icon == nil
        label.text = token.text
        label.font = .systemFont(ofSize: Self.fontSize)
        label.textColor = .white
        [icon, label].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    private var iconSize: CGSize {
        guard !icon.isHidden else { return .zero }
        let size = icon.sizeThatFits(.zero)
        let scale = min(1, (Self.height - 4) / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    override var intrinsicContentSize: CGSize {
        let (icon, text) = (iconSize.width, label.sizeThatFits(.zero).width)
        return CGSize(
            width: icon + text + 2 * Self.inset + (icon > 0 && text > 0 ? Self.iconGap : 0), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = byLook(Self.radius, bounds.height / 2)
        layer.cornerCurve = .continuous
        let (size, text) = (iconSize, label.sizeThatFits(.zero))
        icon.frame = directed(
            CGRect(x: Self.inset, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
            inWidth: bounds.width)
        let start = Self.inset + (size.width > 0 ? size.width + Self.iconGap : 0)
        label.frame = directed(
            CGRect(
                x: start, y: roundedToPixel((bounds.height - text.height) / 2),
                width: max(0, bounds.width - start - Self.inset), height: text.height),
            inWidth: bounds.width)
    }
}
