public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A control that is either on or off.
///
/// A tap toggles it, and so does dragging the thumb to the other side. It sends `valueChanged` when the touch ends, but
/// not for programmatic changes. Its size is determined by the look, regardless of its frame.
///
/// Differs from UIKit: in the look of iOS 26, the thumb does not turn into glass while pressed.
@MainActor @preconcurrency open class UISwitch: UIControl {
    @_spi(UIKit) open override var hidesViews: Bool { true }
    /// Raw values match the public header.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    private let parts = UIView()
    private let track = UIView()
    private let thumb = UIView()
    /// The displayed state. During a touch, it changes before ``isOn`` does.
    private var showsOn = false
    private var isPressed = false
    /// The position where a touch began or last toggled the switch.
    private var grabbed: CGFloat = 0
    private var isDragged = false

    /// Whether the switch is on. Setting it does not send any events, and does not animate.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }
    private var storedIsOn = false

    /// The color of the track while the switch is on; by default green.
    @Observed open var onTintColor: UIColor? { didSet { showColors(of: showsOn) } }

    /// The color of the thumb; by default white.
    @Observed open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = _thumbTintColor.wrappedValue ?? .white }
    }

    /// Without effect since iOS 7.
    open var onImage: UIImage?
    /// Without effect since iOS 7.
    open var offImage: UIImage?
    /// The title beside a check box, which only exists on the Mac.
    open var title: String?
    /// The preferred style. It has no effect: check boxes only exist on the Mac.
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    /// Creates a switch of the fixed size at the origin of the frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UISwitch.self)
    }

    private func setUp() {
        parts.isUserInteractionEnabled = false
        thumb.backgroundColor = .white
        thumb.cast(metrics.shadow)
        addSubview(parts)
        parts.addSubview(track)
        // The shadow of the thumb ends at the track (facts/switch-look).
        track.clipsToBounds = true
        track.addSubview(thumb)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        layOut()
        showColors(of: false)
    }

    private var metrics: SwitchMetrics { byLook(.classic, .iOS26) }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [ProxiedProperty(\UISwitch.onTintColor), ProxiedProperty(\UISwitch.thumbTintColor)]
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UISwitchOn", \UISwitch.isOn),
            ArchivedProperty("UISwitchOnTintColor", \UISwitch.onTintColor),
            ArchivedProperty("UISwitchThumbTintColor", \UISwitch.thumbTintColor),
        ]
    }

    // MARK: Value

    /// Turns the switch on or off without sending events. The change is animated only if the switch is in a window.
    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        show(on, animated: animated && window != nil)
    }

    private func show(_ on: Bool, animated: Bool) {
        guard on != showsOn else { return }
        showsOn = on
        metrics.thumbMotion.animate(animated) { layOutThumb() }
        (on ? metrics.onMotion : metrics.offMotion).animate(animated) { showColors(of: on) }
    }

    private func showColors(of on: Bool) {
        track.backgroundColor = on ? onTintColor ?? .systemGreen : metrics.offColor
    }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        parts.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
    }

    // MARK: Layout

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: metrics.size) : newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: metrics.size) }
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        let inset = SwitchMetrics.alignmentInset
        return UIEdgeInsets(top: 0, left: isRightToLeft ? inset : 0, bottom: 0, right: isRightToLeft ? 0 : inset)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: metrics.size.width - SwitchMetrics.alignmentInset, height: metrics.size.height)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    private func layOut() {
        let area = CGRect(origin: .zero, size: metrics.size)
        parts.frame = area
        track.frame = area
        track.layer.cornerRadius = area.height / 2
        layOutThumb()
    }

    private func layOutThumb() {
        let metrics = metrics
        let width = isPressed ? metrics.pressedThumbWidth : metrics.thumb.width
        let isRight = showsOn != isRightToLeft
        let x = isRight ? metrics.size.width - metrics.inset - width : metrics.inset
        thumb.frame = CGRect(
            x: x, y: (metrics.size.height - metrics.thumb.height) / 2, width: width, height: metrics.thumb.height)
        thumb.layer.cornerRadius = metrics.thumb.height / 2
    }

    // MARK: Touches

    private func setPressed(_ isPressed: Bool) {
        guard isPressed != self.isPressed else { return }
        self.isPressed = isPressed
        SwitchMetrics.pressMotion.animate { layOutThumb() }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        grabbed = touch.location(in: self).x
        isDragged = false
        setPressed(true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let x = touch.location(in: self).x
        let isOnSide = x > grabbed
        if abs(x - grabbed) >= SwitchMetrics.dragDistance {
            grabbed = x
            isDragged = true
            show(isOnSide != isRightToLeft, animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let on = isTouchInside ? (isDragged ? showsOn : !isOn) : isOn
        let isChanged = on != isOn
        setPressed(false)
        setOn(on, animated: true)
        if isChanged { sendValueChanged(event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        setPressed(false)
        show(isOn, animated: true)
    }
}
