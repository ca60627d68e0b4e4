internal import QuartzCore

// What inspection rules ask of a button.
extension UIButton {
    /// Whether the title and what is beneath it have the system's colors in a style with a background, so that their
    /// contrast is the system's.
    package var hasSystemColors: Bool {
        guard let configuration, configuration.style != .plain, configuration.baseForegroundColor == nil,
            configuration.baseBackgroundColor == nil, configuration.attributedTitle == nil,
            configuration.attributedSubtitle == nil, configuration.titleTextAttributesTransformer == nil,
            configuration.subtitleTextAttributesTransformer == nil
        else { return false }
        let background = configuration.background
        guard background.backgroundColor == nil, background.backgroundColorTransformer == nil,
            background.customView == nil, background.image == nil, background.visualEffect == nil
        else { return false }
        return role == .destructive || tintColor.color == UIColor.systemBlue.resolvedColor(with: traitCollection).color
    }

    /// Whether the system determines the height: that of a title in a stock button.
    package var hasSystemHeight: Bool { hasStockTitle && abs(bounds.height - intrinsicContentSize.height) < 1 }

    /// Whether the system determines the width: that of a title in a stock button.
    package var hasSystemWidth: Bool { hasStockTitle && abs(bounds.width - intrinsicContentSize.width) < 1 }

    private var hasStockTitle: Bool {
        type(of: self) == UIButton.self && (configuration != nil || buttonType != .custom)
            && !(titleLabel?.text ?? "").isEmpty && configuration?.hasDefaultInsets != false
    }
}

extension UIButton.Configuration {
    fileprivate var hasDefaultInsets: Bool {
        var standard = self
        standard.setDefaultContentInsets()
        return standard.contentInsets == contentInsets
    }
}
