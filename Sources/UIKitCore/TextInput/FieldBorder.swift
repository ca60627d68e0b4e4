internal import QuartzCore

/// The border and background of a text field, or its background image.
final class FieldBorder: UIView {
    private let image = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        image.frame = bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a border over a background image; a rounded rectangle hides the image.
    func show(_ style: UITextField.BorderStyle, background: UIImage?) {
        let metrics = FieldMetrics.of(style)
        image.image = style == .roundedRect ? nil : background
        layer.cornerRadius = metrics.cornerRadius
        switch style {
        case .none:
            layer.borderWidth = 0
            backgroundColor = nil
        case .line, .bezel:
            layer.borderWidth = metrics.borderWidth ?? pixel
            asCurrent { layer.borderColor = (style == .line ? UIColor.label : .systemGray).cgColor }
            backgroundColor = nil
        case .roundedRect:
            layer.borderWidth = metrics.borderWidth ?? pixel
            asCurrent { layer.borderColor = Self.edge.cgColor }
            backgroundColor = .systemBackground
        }
    }

    private static let edge = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
    }
}
