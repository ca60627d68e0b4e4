internal import QuartzCore

// A button that shows a configuration.
extension UIButton {
    func show(_ configuration: Configuration) {
        title.font = .systemFont(ofSize: configuration.buttonSize.fontSize)
        subtitle.font = .systemFont(ofSize: 12)
        title.text = configuration.title
        subtitle.text = configuration.subtitle
        let alignment: NSTextAlignment =
            switch configuration.titleAlignment {
            case .automatic: subtitle.text == nil || configuration.image == nil ? .center : .natural
            case .center: .center
            case .leading: .natural
            case .trailing: .right
            }
        let color = foreground(configuration)
        for label in [title, subtitle] {
            label.textAlignment = alignment
            label.textColor = color
            label.alpha = 1
        }
        picture.image = configuration.image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        picture.tintColor = color
        picture.alpha = 1
        backgroundPicture.image = nil
        backdrop.backgroundColor = background(configuration)
        backdrop.layer.borderColor = configuration.background.strokeColor?.cgColor
        backdrop.layer.borderWidth =
            configuration.background.strokeColor == nil ? 0 : configuration.background.strokeWidth
        backdrop.layer.cornerCurve = .continuous
    }

    private func foreground(_ configuration: Configuration) -> UIColor {
        let own: UIColor =
            switch configuration.style {
            case .filled: .white
            case .plain, .gray, .tinted: tintColor
            }
        guard isEnabled else { return .tertiaryLabel }
        let color = configuration.baseForegroundColor ?? own
        // Tuned.
        return isHighlighted ? color.withAlphaComponent(color.color.alpha * 0.75) : color
    }

    private func background(_ configuration: Configuration) -> UIColor {
        let tint: UIColor = tintColor
        // The system's secondary fill (Human Interface Guidelines, Color); the tinted one's share is tuned.
        let grey = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
        let base = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
        let color: UIColor =
            switch configuration.style {
            case .plain: base ?? .clear
            case .gray: base ?? grey
            case .tinted:
                configuration.background.backgroundColor
                    ?? (configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: base ?? tint
            }
        guard isEnabled else { return configuration.style == .plain ? color : grey }
        return isHighlighted ? color.withAlphaComponent(color.color.alpha * 0.75) : color
    }

    func placeBackdrop() {
        guard let configuration else { return }
        let insets = configuration.background.backgroundInsets
        backdrop.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        // Tuned: no numbers are given.
        backdrop.layer.cornerRadius =
            switch configuration.cornerStyle {
            case .fixed, .dynamic: configuration.background.cornerRadius
            case .small: 4
            case .medium: 6
            case .large: 9
            case .capsule: backdrop.frame.height / 2
            }
    }
}
