public import FrameProperties
internal import FrameTiming
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A control with one button that decreases a value and one that increases it.
///
/// A tap changes the value by ``stepValue`` when the touch ends. A button repeats while it is held.
@MainActor @preconcurrency open class UIStepper: UIControl {
    @_spi(UIKit) open override var hidesViews: Bool { true }
    private let parts = UIView()
    private let decrement = StepperHalf(isPlus: false)
    private let increment = StepperHalf(isPlus: true)
    private let divider = UIView()
    private let dividerImageView = UIImageView()
    private var backgrounds = StateValues<UIImage>() { didSet { showImages() } }
    private var incrementImages = StateValues<UIImage>() { didSet { showImages() } }
    private var decrementImages = StateValues<UIImage>() { didSet { showImages() } }
    private var dividerImages: [[State]: UIImage] = [:] { didSet { showImages() } }
    private let backgroundImageView = UIImageView()
    private var pressed: StepperHalf?
    private var hasRepeated = false
    private var timer: EventToken?

    /// The value, from ``minimumValue`` to ``maximumValue``; other values are clamped. Setting it does not send any
    /// events.
    open var value: Double {
        get { storedValue }
        set {
            let bounded = min(max(newValue, minimumValue), maximumValue)
            storedValue = bounded.isFinite ? bounded : minimumValue
        }
    }
    private var storedValue = 0.0 { didSet { showLimits() } }

    /// The minimum value. Setting it above ``maximumValue`` raises the maximum.
    open var minimumValue: Double {
        get { storedMinimumValue }
        set {
            storedMinimumValue = newValue
            if storedMaximumValue < newValue { storedMaximumValue = newValue }
            value = storedValue
        }
    }
    private var storedMinimumValue = 0.0

    /// The maximum value. Setting it below ``minimumValue`` lowers the minimum.
    open var maximumValue: Double {
        get { storedMaximumValue }
        set {
            storedMaximumValue = newValue
            if storedMinimumValue > newValue { storedMinimumValue = newValue }
            value = storedValue
        }
    }
    private var storedMaximumValue = 100.0

    /// The size of a step, above 0; other values are ignored.
    open var stepValue: Double {
        get { storedStepValue }
        set { if newValue > 0, newValue.isFinite { storedStepValue = newValue } }
    }
    private var storedStepValue = 1.0

    /// Whether the value continues at the other end of its range.
    @Observed open var wraps = false { didSet { showLimits() } }

    /// Whether a held button repeats.
    open var autorepeat = true
    /// Whether `valueChanged` is sent for each repetition rather than when the touch ends.
    open var isContinuous = true

    /// Creates a stepper of the fixed size at the origin of the frame.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIStepper.self)
    }

    private func setUp() {
        parts.isUserInteractionEnabled = false
        parts.clipsToBounds = true
        parts.backgroundColor = StepperMetrics.color
        divider.backgroundColor = StepperMetrics.dividerColor
        addSubview(parts)
        [backgroundImageView, decrement, increment, divider, dividerImageView].forEach(parts.addSubview)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        showLimits()
        showImages()
    }

    private var metrics: StepperMetrics { byLook(.classic, .iOS26) }

    private func showLimits() {
        decrement.isAvailable = wraps || value > minimumValue
        increment.isAvailable = wraps || value < maximumValue
    }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        parts.alpha = isEnabled ? 1 : StepperMetrics.disabledAlpha
        showImages()
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty { (stepper: UIStepper, proxy: UIStepper) in
                stepper.backgrounds.adopt(proxy.backgrounds)
                stepper.incrementImages.adopt(proxy.incrementImages)
                stepper.decrementImages.adopt(proxy.decrementImages)
            }
        ]
    }

    // MARK: Images

    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds.value(in: state) }
    open func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[state] = image }
    open func incrementImage(for state: State) -> UIImage? { incrementImages.value(in: state) }
    open func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[state] = image }
    open func decrementImage(for state: State) -> UIImage? { decrementImages.value(in: state) }

    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState: State) {
        dividerImages[[leftState, rightSegmentState]] = image
    }

    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState: State) -> UIImage? {
        dividerImages[[leftState, rightSegmentState]]
    }

    private func showImages() {
        increment.image = incrementImage(for: state(of: increment))
        decrement.image = decrementImage(for: state(of: decrement))
        backgroundImageView.image = backgroundImage(for: state)
        parts.backgroundColor = backgroundImageView.image == nil ? StepperMetrics.color : nil
        let halves = isRightToLeft ? [increment, decrement] : [decrement, increment]
        dividerImageView.image = dividerImages[halves.map(state)] ?? dividerImages[[.normal, .normal]]
        divider.isHidden = dividerImageView.image != nil
        setNeedsLayout()
    }

    private func state(of half: StepperHalf) -> State {
        if !isEnabled || !half.isAvailable { return .disabled }
        return half === pressed ? .highlighted : .normal
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { StepperMetrics.size }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.frame = bounds
        parts.layer.cornerRadius = backgroundImageView.image == nil ? metrics.cornerRadius : 0
        backgroundImageView.frame = bounds
        let width = (bounds.width - StepperMetrics.divider.width) / 2
        let left = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        let right = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
        decrement.frame = isRightToLeft ? right : left
        increment.frame = isRightToLeft ? left : right
        divider.bounds.size = StepperMetrics.divider
        divider.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let size = dividerImageView.image?.size ?? .zero
        dividerImageView.frame = CGRect(
            x: bounds.midX - size.width / 2, y: 0, width: size.width, height: bounds.height)
    }

    // MARK: Touches

    private func half(at touch: UITouch) -> StepperHalf {
        (touch.location(in: self).x < bounds.midX) != isRightToLeft ? decrement : increment
    }

    private func press(_ half: StepperHalf?) {
        guard half !== pressed else { return }
        pressed?.isPressed = false
        pressed = half
        half?.isPressed = true
        showImages()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = half(at: touch)
        guard half.isAvailable, super.beginTracking(touch, with: event) else { return false }
        hasRepeated = false
        press(half)
        if autorepeat { repeatStep(after: StepperMetrics.firstDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        if !isNear(touch) {
            stopRepeating()
            press(nil)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stopRepeating()
        let wasPressed = pressed
        press(nil)
        if hasRepeated {
            if !isContinuous { sendValueChanged(event) }
        } else if isTouchInside, let wasPressed, step(wasPressed) {
            sendValueChanged(event)
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stopRepeating()
        press(nil)
    }

    private func repeatStep(after seconds: Double) {
        timer = stage.loop.schedule(after: seconds) { [weak self] in
            guard let self, let pressed, step(pressed) else { return }
            hasRepeated = true
            if isContinuous { sendValueChanged(nil) }
            repeatStep(after: StepperMetrics.delay)
        }
    }

    private func stopRepeating() {
        if let timer { stage.loop.cancel(timer) }
        timer = nil
    }

    /// - Returns: Whether the value has changed.
    private func step(_ half: StepperHalf) -> Bool {
        let old = value
        let next = half === increment ? old + stepValue : old - stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        return value != old
    }
}
