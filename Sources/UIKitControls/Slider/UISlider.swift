public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A control for choosing a value from a range, shown by a thumb on a track.
///
/// A touch on the thumb drags it. A continuous slider sends `valueChanged` while the thumb moves; every slider sends it
/// when the touch ends.
///
/// Differs from UIKit: in the look of iOS 26, the thumb does not turn into glass while pressed.
@MainActor @preconcurrency open class UISlider: UIControl {
    @_spi(UIKit) open override var hidesViews: Bool { true }
    private let parts = UIView()
    private let maximumTrack = UIImageView()
    private let minimumTrack = UIImageView()
    /// The view that casts the wide shadow of the thumb.
    private let thumbBase = UIView()
    private let thumb = UIImageView()
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()
    private var thumbImages = StateValues<UIImage>() { didSet { showImages() } }
    private var minimumTrackImages = StateValues<UIImage>() { didSet { showImages() } }
    private var maximumTrackImages = StateValues<UIImage>() { didSet { showImages() } }
    /// The distance of the touch from the center of the thumb.
    private var grabOffset: CGFloat = 0

    /// The value, from ``minimumValue`` to ``maximumValue``; other values are clamped. Setting it does not send any
    /// events.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    private var storedValue: Float = 0

    /// The minimum value. Setting it above ``maximumValue`` raises the maximum.
    open var minimumValue: Float {
        get { storedMinimumValue }
        set {
            storedMinimumValue = newValue
            maximumValueFollows(newValue)
        }
    }
    private var storedMinimumValue: Float = 0 { didSet { value = storedValue } }

    /// The maximum value. Setting it below ``minimumValue`` lowers the minimum.
    open var maximumValue: Float {
        get { storedMaximumValue }
        set {
            if newValue < storedMinimumValue { storedMinimumValue = newValue }
            storedMaximumValue = newValue
        }
    }
    private var storedMaximumValue: Float = 1 { didSet { value = storedValue } }

    /// Whether `valueChanged` is also sent while a touch moves the thumb.
    open var isContinuous = true

    /// The image at the leading end of the track.
    open var minimumValueImage: UIImage? {
        get { minimumImageView.image }
        set {
            minimumImageView.image = newValue
            setNeedsLayout()
        }
    }
    /// The image at the trailing end of the track.
    open var maximumValueImage: UIImage? {
        get { maximumImageView.image }
        set {
            maximumImageView.image = newValue
            setNeedsLayout()
        }
    }

    /// The color of the track before the thumb; by default the tint color.
    @Observed open var minimumTrackTintColor: UIColor? { didSet { showImages() } }

    /// The color of the track after the thumb; by default gray.
    @Observed open var maximumTrackTintColor: UIColor? { didSet { showImages() } }

    /// The color of the thumb; by default white.
    @Observed open var thumbTintColor: UIColor? { didSet { showImages() } }

    /// Differs from UIKit: stored without effect, since sliders look alike in every style.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UISlider.self)
    }

    private func setUp() {
        parts.isUserInteractionEnabled = false
        addSubview(parts)
        [maximumTrack, minimumTrack, thumbBase, thumb, minimumImageView, maximumImageView].forEach(parts.addSubview)
        for view in [minimumImageView, maximumImageView] { view.contentMode = .center }
        showImages()
    }

    private var metrics: SliderMetrics { byLook(.classic, .iOS26) }

    // MARK: Value

    /// Sets the value without sending events. The change is animated only if the slider is in a window.
    open func setValue(_ value: Float, animated: Bool) {
        let bounded = min(max(value, minimumValue), maximumValue)
        let isNew = bounded != storedValue
        // A value that is not a number counts as the minimum.
        storedValue = bounded.isFinite ? bounded : minimumValue
        guard isNew else { return }
        SliderMetrics.motion.animate(animated && window != nil) { layOutParts() }
    }

    private func maximumValueFollows(_ minimum: Float) {
        if maximumValue < minimum { storedMaximumValue = minimum }
    }

    /// The position of a value in the range, 0…1.
    private func fraction(of value: Float) -> CGFloat {
        let range = CGFloat(maximumValue) - CGFloat(minimumValue)
        guard range > 0, range.isFinite else { return 0 }
        return min(max((CGFloat(value) - CGFloat(minimumValue)) / range, 0), 1)
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UISlider.minimumTrackTintColor), ProxiedProperty(\UISlider.maximumTrackTintColor),
            ProxiedProperty(\UISlider.thumbTintColor), ProxiedProperty(\UISlider.minimumValueImage),
            ProxiedProperty(\UISlider.maximumValueImage),
            ProxiedProperty { (slider: UISlider, proxy: UISlider) in
                slider.thumbImages.adopt(proxy.thumbImages)
                slider.minimumTrackImages.adopt(proxy.minimumTrackImages)
                slider.maximumTrackImages.adopt(proxy.maximumTrackImages)
            },
        ]
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UIMinValue", \UISlider.minimumValue),
            ArchivedProperty("UIMaxValue", \UISlider.maximumValue),
            ArchivedProperty("UIValue", \UISlider.value),
            ArchivedProperty("UIMinimumTrackTintColor", \UISlider.minimumTrackTintColor),
            ArchivedProperty("UIMaximumTrackTintColor", \UISlider.maximumTrackTintColor),
            ArchivedProperty("UIThumbTintColor", \UISlider.thumbTintColor),
        ]
    }

    // MARK: Images

    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbImages.value(in: state) }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.value(in: state) }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.value(in: state) }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func showImages() {
        show(currentMinimumTrackImage, in: minimumTrack, minimumTrackTintColor ?? tintColor)
        show(currentMaximumTrackImage, in: maximumTrack, maximumTrackTintColor ?? metrics.trackColor)
        show(currentThumbImage, in: thumb, thumbTintColor ?? .white)
        thumb.cast(currentThumbImage == nil ? metrics.shadow : .none)
        thumbBase.cast(metrics.wideShadow)
        thumbBase.backgroundColor = thumb.backgroundColor
        thumbBase.isHidden = currentThumbImage != nil
        layOutParts()
    }

    private func show(_ image: UIImage?, in view: UIImageView, _ color: UIColor) {
        view.image = image
        view.tintColor = color
        view.backgroundColor = image == nil ? color : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImages()
    }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        parts.alpha = isEnabled ? 1 : SliderMetrics.disabledAlpha
        showImages()
    }

    // MARK: Layout

    open override var alignmentRectInsets: UIEdgeInsets { metrics.alignmentInsets }

    open override var intrinsicContentSize: CGSize {
        let (insets, height) = (metrics.alignmentInsets, metrics.height)
        return CGSize(width: UIView.noIntrinsicMetric, height: height - insets.top - insets.bottom)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: metrics.height)
    }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let image = currentMinimumTrackImage ?? currentMaximumTrackImage
        let height = image?.size.height ?? metrics.trackHeight
        func inset(_ rect: CGRect) -> CGFloat { rect.width > 0 ? rect.width + SliderMetrics.imageGap : 0 }
        let minimum = inset(minimumValueImageRect(forBounds: bounds))
        let maximum = inset(maximumValueImageRect(forBounds: bounds))
        let left = metrics.trackInset + (isRightToLeft ? maximum : minimum)
        let right = metrics.trackInset + (isRightToLeft ? minimum : maximum)
        let top = bounds.midY - height / 2
        return CGRect(
            x: bounds.minX + left, y: image == nil ? top.rounded() : top, width: max(0, bounds.width - left - right),
            height: height)
    }

    /// The frame of the thumb, on whole points along the track as in UIKit.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let travel = travel(on: rect)
        let fraction = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        let size = thumbSize
        let top = rect.midY - (currentThumbImage == nil ? metrics.thumbRise : 0) - size.height / 2
        return CGRect(
            x: (travel.start + fraction * travel.length + 0.5).rounded(.down), y: (top / pixel).rounded(.down) * pixel,
            width: size.width, height: size.height)
    }

    private var thumbSize: CGSize { currentThumbImage?.size ?? metrics.thumb }

    /// The range of the thumb's left edge along a track.
    private func travel(on rect: CGRect) -> (start: CGFloat, length: CGFloat) {
        let inset = metrics.trackInset
        return (rect.minX - inset, max(0, rect.width + 2 * inset - thumbSize.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    private func layOutParts() {
        parts.frame = bounds
        let track = trackRect(forBounds: bounds)
        let travel = travel(on: track)
        let along = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        let middle = travel.start + along * travel.length + thumbSize.width / 2
        let left = CGRect(x: track.minX, y: track.minY, width: max(0, middle - track.minX), height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: max(0, track.maxX - middle), height: track.height)
        minimumTrack.frame = isRightToLeft ? right : left
        maximumTrack.frame = isRightToLeft ? left : right
        for view in [minimumTrack, maximumTrack] { view.layer.cornerRadius = view.image == nil ? track.height / 2 : 0 }
        let rect = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let own = metrics
        thumb.frame =
            currentThumbImage == nil
            ? rect.insetBy(
                dx: (own.thumb.width - own.visibleThumb.width) / 2,
                dy: (own.thumb.height - own.visibleThumb.height) / 2) : rect
        thumb.layer.cornerRadius = thumb.image == nil ? thumb.bounds.height / 2 : 0
        thumbBase.frame = thumb.frame
        thumbBase.layer.cornerRadius = thumb.layer.cornerRadius
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    }

    // MARK: Touches

    private var currentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let rect = currentThumbRect
        guard rect.insetBy(dx: -SliderMetrics.touchMargin, dy: -SliderMetrics.touchMargin).contains(point) else {
            return false
        }
        grabOffset = point.x - rect.midX
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let travel = travel(on: trackRect(forBounds: bounds))
        guard travel.length > 0 else { return true }
        let left = touch.location(in: self).x - grabOffset - thumbSize.width / 2
        let along = min(max((left - travel.start) / travel.length, 0), 1)
        let fraction = isRightToLeft ? 1 - along : along
        let old = value
        value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
        if isContinuous, value != old { sendValueChanged(event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendValueChanged(event)
    }
}
