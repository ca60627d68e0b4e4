/// The background of a bar, with a hairline at its edge to the content.
final class BarBackgroundView: UIView {
    private let line = UIView()
    /// Present while there is an image.
    private var picture: UIImageView?
    private let lineIsAbove: Bool

    /// The colour of bars up to iOS 18: nearly white or black, and slightly translucent. Tuned, because the system's material is
    /// not documented.
    static let standardColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: 0.94)
    }

    init(lineIsAbove: Bool) {
        self.lineIsAbove = lineIsAbove
        super.init(frame: .zero)
        accessibilityIdentifier = "bar background"
        isUserInteractionEnabled = false
        backgroundColor = Self.standardColor
        line.backgroundColor = .barHairline
        line.accessibilityIdentifier = "bar line"
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - color: `nil` for ``standardColor``.
    ///   - image: replaces the colour. An image without a size leaves no background.
    ///   - line: whether there is a hairline.
    func paint(_ color: UIColor?, isTranslucent: Bool, image: UIImage? = nil, line isLined: Bool = true) {
        let color = color ?? Self.standardColor
        backgroundColor = image != nil ? .clear : isTranslucent ? color : color.withAlphaComponent(1)
        show(image)
        line.backgroundColor = .barHairline
        line.isHidden = !isLined
    }

    func paint(_ appearance: UIBarAppearance) {
        let standard = appearance.backgroundEffect == nil ? UIColor.clear : Self.standardColor
        backgroundColor = appearance.backgroundColor ?? standard
        show(appearance.backgroundImage)
        line.backgroundColor = appearance.shadowColor
        line.isHidden = appearance.shadowColor == nil
    }

    private func show(_ image: UIImage?) {
        picture?.removeFromSuperview()
        picture = image.map { UIImageView(image: $0) }
        guard let picture else { return }
        picture.frame = bounds
        insertSubview(picture, at: 0)
    }

    override func layoutSubviews() {
        let hairline = 1 / stage.applicationState.mainScreen.scale
        picture?.frame = bounds
        line.frame = CGRect(x: 0, y: lineIsAbove ? -hairline : bounds.height, width: bounds.width, height: hairline)
    }
}
