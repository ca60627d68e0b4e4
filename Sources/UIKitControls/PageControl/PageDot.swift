internal import QuartzCore

/// The dot or image of a page, or a bar that fills with the page's progress.
final class PageDot: UIView {
    private let dot = UIView()
    private let fill = UIView()
    private let icon = UIImageView()
    /// Whether the bar fills from the right or the bottom.
    var isReversed = false
    /// The progress, 0…1; `nil` for a dot.
    var progress: CGFloat? {
        didSet {
            fill.isHidden = progress == nil
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        dot.layer.cornerRadius = PageControlMetrics.dot / 2
        fill.layer.cornerRadius = PageControlMetrics.dot / 2
        fill.isHidden = true
        icon.contentMode = .center
        addSubview(dot)
        dot.addSubview(fill)
        addSubview(icon)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - color: The color of the image or dot, or of the filled part of a progress bar.
    ///   - track: The color of the rest of the bar.
    func show(_ image: UIImage?, _ color: UIColor, track: UIColor) {
        dot.isHidden = image != nil && progress == nil
        icon.isHidden = !dot.isHidden
        dot.backgroundColor = progress == nil ? color : track
        if progress != nil { fill.backgroundColor = color }
        icon.image = image?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = min(bounds.width, bounds.height) - PageControlMetrics.dot
        let size = CGSize(width: bounds.width - margin, height: bounds.height - margin)
        dot.bounds.size = size
        dot.center = CGPoint(x: bounds.midX, y: bounds.midY)
        icon.frame = bounds
        guard let progress else { return }
        let isVertical = size.height > size.width
        let filled = CGSize(
            width: isVertical ? size.width : size.width * progress,
            height: isVertical ? size.height * progress : size.height)
        let start = isReversed ? CGPoint(x: size.width - filled.width, y: size.height - filled.height) : .zero
        fill.frame = CGRect(origin: start, size: filled)
        dot.clipsToBounds = true
    }
}
