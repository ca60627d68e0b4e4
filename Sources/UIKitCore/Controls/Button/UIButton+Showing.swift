internal import QuartzCore

// The contents of a button's parts in its current state.
extension UIButton {
    /// The alpha of a highlighted system button's title, and of the image of a highlighted or disabled button
    /// (facts/button-states, measured; tuned).
    private static let pressedAlpha: CGFloat = 0.2
    private static let dimmedAlpha: CGFloat = 0.5
    /// The motion with which a released button fades back (facts/button-states, reported).
    private static let release = ControlMotion.easeInOut(0.25)

    /// Shows the current state, with a fade if the button was pressed before. A selection at the end of the touch joins
    /// the fade.
    func showChangedState() {
        let wasPressed = isShownPressed
        isShownPressed = isHighlighted
        guard wasPressed || isReturning, !isHighlighted, window != nil, isEnabled else { return showState() }
        isReturning = true
        Self.release.animate(true, { showState() }, completion: { [weak self] _ in self?.isReturning = false })
    }

    func showState() {
        if automaticallyUpdatesConfiguration { updateConfigurationOnce() }
        if let configuration {
            show(configuration)
        } else {
            showContents()
        }
        title.isHidden = title.text?.isEmpty ?? true
        subtitle.isHidden = subtitle.text?.isEmpty ?? true
        icon.isHidden = icon.image == nil || shownSpinner != nil
        backgroundImageView.isHidden = backgroundImageView.image == nil
        backdrop.isHidden = configuration == nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
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
            title.text = selectedTitle ?? currentTitle
            title.textColor = currentTitleColor
        }
        title.shadowColor = currentTitleShadowColor
        let isSystem = buttonType != .custom
        title.alpha = isSystem && isHighlighted && titleColors[state] == nil ? Self.pressedAlpha : 1
        subtitle.text = nil
        let shown = currentImage ?? systemImage
        icon.image = isSystem ? shown?.asTemplateByDefault : shown
        icon.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        // Otherwise a color that the application gives to the image view stays.
        if buttonType == .close { icon.tintColor = .secondaryLabel }
        let pressed = isSystem && currentImage == nil ? Self.pressedAlpha : Self.dimmedAlpha
        icon.alpha = isDimmed && images[state] == nil ? (isHighlighted ? pressed : Self.dimmedAlpha) : 1
        backgroundImageView.image = currentBackgroundImage
        backgroundImageView.alpha = isDimmed && backgroundImages[state] == nil ? Self.dimmedAlpha : 1
        spinner?.isHidden = true
        indicator?.isHidden = true
    }

    var shownSpinner: UIActivityIndicatorView? { spinner?.isHidden == false ? spinner : nil }
    var shownIndicator: UIImageView? { indicator?.isHidden == false ? indicator : nil }

    /// The default title color: white in a custom button; in others the tint color, or gray if disabled.
    func standardTitleColor(_ state: State) -> UIColor? {
        if buttonType == .custom { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }
}

// The contents of a button with a configuration.
extension UIButton {
    private func show(_ configuration: Configuration) {
        let look = ButtonLook(self, configuration)
        let traits = traitCollection
        let font = UIFont.preferredFont(forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traits)
        let hasTitle =
            (configuration.title != nil || configuration.attributedTitle != nil)
            && titledStates.isDisjoint(with: [state, .normal])
        let attributed = hasTitle ? configuration.attributedTitle : currentAttributedTitle.map(AttributedString.init)
        show(
            title, selectedTitle ?? (hasTitle ? configuration.title : currentTitle),
            selectedTitle == nil ? attributed : nil, font, look.foreground,
            configuration.titleTextAttributesTransformer)
        show(
            subtitle, configuration.subtitle, configuration.attributedSubtitle,
            .preferredFont(forTextStyle: .caption1, compatibleWith: traits), look.foreground,
            configuration.subtitleTextAttributesTransformer)
        let alignment: NSTextAlignment =
            switch configuration.titleAlignment {
            case .automatic: subtitle.text == nil || configuration.image == nil ? .center : .natural
            case .center: .center
            case .leading: .natural
            case .trailing: isRightToLeft ? .left : .right
            }
        for label in [title, subtitle] {
            label.textAlignment = alignment
            label.alpha = 1
        }
        for (label, mode) in [
            (title, configuration.titleLineBreakMode), (subtitle, configuration.subtitleLineBreakMode),
        ] {
            label.lineBreakMode = mode
            label.numberOfLines = mode.wraps ? 0 : 1
        }
        let ownImage = picturedStates.isDisjoint(with: [state, .normal]) ? nil : currentImage
        icon.image = (ownImage ?? configuration.image ?? currentImage)?.asTemplateByDefault
        icon.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: font)
        icon.tintColor = configuration.imageColorTransformer?(look.foreground) ?? look.foreground
        icon.alpha = 1
        showSpinner(configuration, look.foreground)
        showIndicator(configuration, look.foreground)
        backgroundImageView.image = nil
        showBackdrop(configuration, look)
    }

    private func show(
        _ label: UILabel, _ text: String?, _ attributed: AttributedString?, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        label.font = font
        label.textColor = color
        guard attributed != nil || transformer != nil, let string = attributed ?? text.map({ AttributedString($0) })
        else { return label.text = text }
        var container = AttributeContainer()
        container.font = font
        container.foregroundColor = color
        let base = transformer?(container) ?? container
        let shown = NSMutableAttributedString()
        for run in string.runs {
            let attributes = base.nsAttributes.merging(run.attributes.nsAttributes) { _, own in own }
            shown.append(NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
        }
        label.attributedText = shown
    }

    private func showSpinner(_ configuration: Configuration, _ color: UIColor) {
        guard configuration.showsActivityIndicator else {
            spinner?.stopAnimating()
            spinner?.isHidden = true
            return
        }
        let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
        if self.spinner == nil {
            spinner.isUserInteractionEnabled = false
            self.spinner = spinner
            addSubview(spinner)
        }
        spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        spinner.isHidden = false
        if !spinner.isAnimating { spinner.startAnimating() }
    }

    private func showIndicator(_ configuration: Configuration, _ color: UIColor) {
        let isShown =
            switch configuration.indicator {
            case .automatic: isPopUp
            case .none: false
            case .popup: true
            }
        indicator?.isHidden = !isShown
        guard isShown else { return }
        let indicator = indicator ?? UIImageView()
        if self.indicator == nil {
            self.indicator = indicator
            addSubview(indicator)
        }
        indicator.image = UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        indicator.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    private func showBackdrop(_ configuration: Configuration, _ look: ButtonLook) {
        let background = configuration.background
        backdrop.backgroundColor = look.background
        backdrop.layer.borderColor = background.strokeColor.map {
            resolved(background.strokeColorTransformer?($0) ?? $0)
        }
        backdrop.layer.borderWidth = background.strokeColor == nil ? 0 : background.strokeWidth
        backdrop.layer.cornerCurve = .continuous
        fill(\.effectView, background.visualEffect.map { UIVisualEffectView(effect: $0) })
        fill(
            \.backdropImage,
            background.image.map { image in
                let view = UIImageView(image: image)
                view.contentMode = background.imageContentMode
                return view
            })
        if background.customView !== customBackdrop {
            customBackdrop?.removeFromSuperview()
            customBackdrop = background.customView
            if let view = customBackdrop { backdrop.addSubview(view) }
        }
    }

    /// Replaces a view in the backdrop.
    private func fill<Part: UIView>(_ part: ReferenceWritableKeyPath<UIButton, Part?>, _ view: Part?) {
        self[keyPath: part]?.removeFromSuperview()
        self[keyPath: part] = view
        guard let view else { return }
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        backdrop.insertSubview(view, at: 0)
    }
}

extension NSLineBreakMode {
    /// Whether long text wraps to several lines.
    fileprivate var wraps: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: true
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: false
        }
    }
}
