internal import QuartzCore

// What a button's parts show in the state it is in.
extension UIButton {
    /// A system button's title while it is pressed, and the picture of one that is pressed or not enabled. Tuned.
    private static let pressedAlpha: CGFloat = 0.2
    private static let paleAlpha: CGFloat = 0.5

    func showState() {
        updateConfigurationOnce()
        if let configuration {
            show(configuration)
        } else {
            showLooks()
        }
        title.isHidden = title.text?.isEmpty ?? true
        subtitle.isHidden = subtitle.text?.isEmpty ?? true
        picture.isHidden = picture.image == nil
        backgroundPicture.isHidden = backgroundPicture.image == nil
        backdrop.isHidden = configuration == nil
        setNeedsLayout()
    }

    /// The handler changes the configuration, which shows it: not for ever.
    private func updateConfigurationOnce() {
        guard !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    private func showLooks() {
        let isPale = isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled
        if let attributed = currentAttributedTitle {
            title.attributedText = attributed
        } else {
            title.text = currentTitle
            title.textColor = currentTitleColor
        }
        title.shadowColor = currentTitleShadowColor
        let isSystem = buttonType != .custom
        title.alpha = isSystem && isHighlighted && looks[.highlighted]?.titleColor == nil ? Self.pressedAlpha : 1
        subtitle.text = nil
        picture.image = currentImage.map { image in
            isSystem && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        }
        picture.alpha = isPale && looks[state]?.image == nil ? Self.paleAlpha : 1
        backgroundPicture.image = currentBackgroundImage
        backgroundPicture.alpha = isPale && looks[state]?.backgroundImage == nil ? Self.paleAlpha : 1
    }

    /// White, or the tint in a system button; grey there when it is not enabled.
    func standardTitleColor(_ state: State) -> UIColor? {
        if buttonType == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}

// A button that shows a configuration.
extension UIButton {
    private func show(_ configuration: Configuration) {
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
}
