internal import QuartzCore

// The contents of a button's parts in its current state.
extension UIButton {
    /// The alpha of a highlighted system button's title, and of the image of a highlighted or disabled button. Tuned.
    private static let pressedAlpha: CGFloat = 0.2
    private static let dimmedAlpha: CGFloat = 0.5

    func showState() {
        updateConfigurationOnce()
        if let configuration {
            show(configuration)
        } else {
            showContents()
        }
        title.isHidden = title.text?.isEmpty ?? true
        subtitle.isHidden = subtitle.text?.isEmpty ?? true
        icon.isHidden = icon.image == nil
        backgroundImageView.isHidden = backgroundImageView.image == nil
        backdrop.isHidden = configuration == nil
        setNeedsLayout()
    }

    /// Guards against recursion: the handler sets the configuration, and setting it calls the handler.
    private func updateConfigurationOnce() {
        guard !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    private func showContents() {
        let isDimmed = isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled
        if let attributed = currentAttributedTitle {
            title.attributedText = attributed
        } else {
            title.text = currentTitle
            title.textColor = currentTitleColor
        }
        title.shadowColor = currentTitleShadowColor
        let isSystem = buttonType != .custom
        title.alpha = isSystem && isHighlighted && titleColors[state] == nil ? Self.pressedAlpha : 1
        subtitle.text = nil
        icon.image = isSystem ? currentImage?.asTemplateByDefault : currentImage
        icon.alpha = isDimmed && images[state] == nil ? Self.dimmedAlpha : 1
        backgroundImageView.image = currentBackgroundImage
        backgroundImageView.alpha = isDimmed && backgroundImages[state] == nil ? Self.dimmedAlpha : 1
    }

    /// White in a custom button. In others the tint colour, or grey for the disabled state.
    func standardTitleColor(_ state: State) -> UIColor? {
        if buttonType == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}

// The contents of a button with a configuration.
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
        icon.image = configuration.image?.asTemplateByDefault
        icon.tintColor = color
        icon.alpha = 1
        backgroundImageView.image = nil
        backdrop.backgroundColor = background(configuration)
        backdrop.layer.borderColor = configuration.background.strokeColor.map(resolved)
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
        // The opacity of the tinted style, 0.18, is tuned.
        let grey = UIColor.secondarySystemFill
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
