public import FrameProperties
internal import QuartzCore

/// A row of segments of which at most one is selected.
///
/// A tap selects a segment and sends `valueChanged`; the plate of the selected segment can also be dragged to another
/// one. Programmatic changes do not send any events.
///
/// As documented, indices out of bounds are replaced by the nearest segment.
///
/// Differs from UIKit: in the look of iOS 26, the plate does not turn into glass while pressed.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    @_spi(UIKit) open override var hidesViews: Bool { true }
    /// The position of a segment. Raw values match the public header.
    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    /// The index that stands for no segment.
    public static let noSegment = -1

    let parts = UIView()
    let backgroundImageView = UIImageView()
    let plate = UIImageView()
    var segments: [SegmentView] = []
    var dividers: [UIImageView] = []
    var textAttributes = StateValues<[NSAttributedString.Key: Any]>() { didSet { showTitles() } }
    var backgrounds = StateValues<UIImage>() { didSet { showImages() } }
    var dividerImages: [[State]: UIImage] = [:] { didSet { showImages() } }
    var adjustments: [Segment: UIOffset] = [:] { didSet { showTitles() } }
    /// The index of the pressed segment.
    var pressed: Int?
    /// Whether a touch is dragging the plate.
    var dragsPlate = false
    /// The segment with the plate. During a touch, it changes before ``selectedSegmentIndex`` does.
    var plated = UISegmentedControl.noSegment

    /// The selected segment; ``noSegment``, or any index without a segment, for none. Setting it does not send any
    /// events.
    open var selectedSegmentIndex: Int {
        get { storedSelectedSegmentIndex }
        set { storedSelectedSegmentIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }
    private var storedSelectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            plated = storedSelectedSegmentIndex
            layOutPlate()
            showTitles()
        }
    }

    /// Whether segments are only selected while they are touched.
    @Observed open var isMomentary = false {
        didSet { if _isMomentary.wrappedValue { selectedSegmentIndex = Self.noSegment } }
    }

    /// Whether each segment is as wide as its content requires, rather than all having the same width.
    @Observed open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    /// The color of the plate; by default white, or gray in the dark style.
    @Observed open var selectedSegmentTintColor: UIColor? { didSet { showImages() } }

    /// - Parameter items: Strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let image = item as? UIImage {
                add(SegmentView(image: image), at: segments.count)
            } else if let text = item as? String {
                add(SegmentView(title: text), at: segments.count)
            }
        }
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates segments with the titles or images of actions. Selecting a segment performs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { add(SegmentView(action), at: segments.count) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UISegmentedControl.self)
    }

    private func setUp() {
        parts.isUserInteractionEnabled = false
        addSubview(parts)
        parts.addSubview(backgroundImageView)
        parts.addSubview(plate)
        showImages()
    }

    var metrics: SegmentedMetrics { byLook(.classic, .iOS26) }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        parts.alpha = isEnabled ? 1 : SegmentedMetrics.disabledAlpha
        showTitles()
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UISegmentedControl.selectedSegmentTintColor),
            ProxiedProperty { (control: UISegmentedControl, proxy: UISegmentedControl) in
                control.textAttributes.adopt(proxy.textAttributes)
                control.backgrounds.adopt(proxy.backgrounds)
            },
        ]
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title ?? ""), at: segment, animated)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment, animated)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentView(action), at: segment, animated)
    }

    private func insert(_ segment: SegmentView, at index: Int, _ animated: Bool) {
        let index = max(0, min(index, segments.count))
        add(segment, at: index)
        UIView.performWithoutAnimation {
            segment.alpha = 0
            place(segment, in: segmentFrames()[index])
        }
        SegmentedMetrics.insertion.animate(animated && window != nil) {
            segment.alpha = 1
            layoutIfNeeded()
        }
    }

    /// Adds a segment. The selected segment stays selected.
    private func add(_ segment: SegmentView, at index: Int) {
        segments.insert(segment, at: index)
        parts.addSubview(segment)
        if index <= selectedSegmentIndex { selectedSegmentIndex += 1 }
        contentDidChange()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        let old = segments.remove(at: index)
        if index == selectedSegmentIndex {
            selectedSegmentIndex = Self.noSegment
        } else if index < selectedSegmentIndex {
            selectedSegmentIndex -= 1
        }
        contentDidChange()
        SegmentedMetrics.insertion.animate(animated && window != nil) {
            old.alpha = 0
            layoutIfNeeded()
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    open func removeAllSegments() {
        selectedSegmentIndex = Self.noSegment
        segments.forEach { $0.removeFromSuperview() }
        segments = []
        contentDidChange()
    }

    /// The nearest valid index; `nil` if there are no segments.
    private func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : max(0, min(index, segments.count - 1)) }

    private func segment(_ index: Int) -> SegmentView? { pinned(index).map { segments[$0] } }

    private func change(_ index: Int, _ change: (SegmentView) -> Void) {
        guard let segment = segment(index) else { return }
        change(segment)
        contentDidChange()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title ?? "" } }
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = action.image == nil ? action.title : nil
            $0.image = action.image
        }
    }

    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// - Returns: The index; `NSNotFound` if no segment has the action.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets the width of a segment, in points; 0 for an equal part of the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.contentOffset ?? .zero }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? true }

    // MARK: Appearance

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        textAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

    /// Sets a background image. Only images for the default metrics are shown, because the control has a single height.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        if barMetrics == .default { backgrounds[state] = backgroundImage }
    }

    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgrounds.value(in: state) : nil
    }

    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { dividerImages[[leftState, rightState]] = dividerImage }
    }

    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? { barMetrics == .default ? dividerImages[[leftState, rightState]] : nil }

    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { adjustments[leftCenterRightOrAlone] = adjustment }
    }

    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { barMetrics == .default ? adjustments[leftCenterRightOrAlone] ?? .zero : .zero }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: naturalHeight) }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segmentIndex(at: touch), segments[index].isEnabled,
            super.beginTracking(touch, with: event)
        else { return false }
        dragsPlate = index == selectedSegmentIndex
        press(index)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let index = isNear(touch) ? segmentIndex(at: touch).flatMap { segments[$0].isEnabled ? $0 : nil } : nil
        if dragsPlate {
            press(index ?? selectedSegmentIndex)
        } else {
            press(index)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = isTouchInside ? pressed : nil
        dragsPlate = false
        press(nil)
        guard let index, index != selectedSegmentIndex else { return platedFollows() }
        SegmentedMetrics.plateMotion.animate { selectedSegmentIndex = index }
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged(event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        dragsPlate = false
        press(nil)
        platedFollows()
    }

    private func segmentIndex(at touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        let frames = segmentFrames()
        return frames.indices.min { distance(x, frames[$0]) < distance(x, frames[$1]) }
    }

    private func distance(_ x: CGFloat, _ frame: CGRect) -> CGFloat { max(frame.minX - x, x - frame.maxX, 0) }

    private func press(_ index: Int?) {
        guard index != pressed else { return }
        pressed = index
        if dragsPlate, let index {
            SegmentedMetrics.plateMotion.animate {
                plated = index
                layOutPlate()
                showTitles()
            }
        } else {
            SegmentedMetrics.pressMotion.animate { layOutPlate() }
        }
        SegmentedMetrics.pressMotion.animate { showPressedTitle() }
    }

    /// Moves the plate back to the selected segment.
    private func platedFollows() {
        guard plated != selectedSegmentIndex else { return }
        SegmentedMetrics.plateMotion.animate {
            plated = selectedSegmentIndex
            layOutPlate()
            showTitles()
        }
    }
}
