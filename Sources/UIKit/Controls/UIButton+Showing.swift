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
