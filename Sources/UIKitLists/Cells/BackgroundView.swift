internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// The view that draws a background configuration.
final class BackgroundView: UIView {
    var configuration: UIBackgroundConfiguration { didSet { show(oldValue) } }
    private var effect: UIVisualEffectView?
    private var imageView: UIImageView?
    private var stroke: UIView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        show(nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Lays out the background in a view with the given margins.
    func layOut(in bounds: CGRect, margins: UIEdgeInsets) {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += trailing }
        frame = bounds.inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    }

    private func show(_ old: UIBackgroundConfiguration?) {
        backgroundColor = configuration.shownColor(in: self)
        layer.cornerRadius = configuration.cornerRadius
        layer.cornerCurve = .continuous
        if configuration.visualEffect !== old?.visualEffect { showEffect() }
        showImage()
        if configuration.customView !== old?.customView {
            old?.customView?.removeFromSuperview()
            if let view = configuration.customView { addSubview(view) }
        }
        showStroke()
        clipsToBounds = configuration.cornerRadius > 0 && !subviews.isEmpty && stroke == nil
        setNeedsLayout()
    }

    private func showEffect() {
        effect?.removeFromSuperview()
        effect = configuration.visualEffect.map(UIVisualEffectView.init(effect:))
        if let effect { insertSubview(effect, at: 0) }
    }

    private func showImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            return imageView = nil
        }
        let shown = imageView ?? UIImageView()
        imageView = shown
        shown.image = image
        shown.contentMode = configuration.imageContentMode
        shown.clipsToBounds = true
        if shown.superview == nil { insertSubview(shown, at: effect == nil ? 0 : 1) }
    }

    private func showStroke() {
        guard configuration.strokeWidth > 0 else {
            stroke?.removeFromSuperview()
            return stroke = nil
        }
        let shown = stroke ?? UIView()
        stroke = shown
        shown.layer.borderColor = resolved(configuration.resolvedStrokeColor(for: tintColor))
        shown.layer.borderWidth = configuration.strokeWidth
        shown.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
        shown.layer.cornerCurve = .continuous
        addSubview(shown)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(configuration)
    }

    override func colorsDidChange() {
        super.colorsDidChange()
        show(configuration)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effect?.frame = bounds
        imageView?.frame = bounds
        configuration.customView?.frame = bounds
        stroke?.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets with leading and trailing resolved to left and right.
    func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}
