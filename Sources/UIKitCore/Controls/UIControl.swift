public import FrameProperties
internal import QuartzCore

/// A view that sends actions in response to touches.
///
/// A control tracks one touch at a time. Tap recognizers of its superviews do not receive taps on the control.
@MainActor @preconcurrency open class UIControl: UIView, UIContextMenuInteractionDelegate {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    private var handlers: [ControlHandler] = []
    private var trackedTouch: UITouch?
    final var controlMenu = ControlMenu()

    /// The distance outside the bounds at which a touch still counts as inside, in points. Reported for UIKit, not
    /// documented.
    private static let slop: CGFloat = 70

    @Observed open var isEnabled = true { didSet { if _isEnabled.wrappedValue != oldValue { stateDidChange() } } }
    @Observed open var isSelected = false { didSet { if _isSelected.wrappedValue != oldValue { stateDidChange() } } }
    /// Whether a tracked touch is inside the control.
    @Observed open var isHighlighted = false {
        didSet { if _isHighlighted.wrappedValue != oldValue { stateDidChange() } }
    }
    @Observed open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    @Observed open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal alignment with leading and trailing resolved to left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
    /// Differs from UIKit: without effect; `true` is reported as unsupported.
    @Observed open var isSymbolAnimationEnabled = false {
        didSet {
            guard _isSymbolAnimationEnabled.wrappedValue else { return }
            stage.diagnostics.reportUnsupported(
                "UIControl.isSymbolAnimationEnabled", instead: "symbols do not move under a finger")
        }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UIEnabled", \UIControl.isEnabled),
            ArchivedProperty("UISelected", \UIControl.isSelected),
            ArchivedProperty("UIHighlighted", \UIControl.isHighlighted),
            ArchivedProperty("UIContentVerticalAlignment", \UIControl.contentVerticalAlignment),
            ArchivedProperty("UIContentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
        ]
    }

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs an action for `Event/primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UIControl.self)
    }

    @_spi(UIKit) open func stateDidChange() { setNeedsLayout() }

    // MARK: Menus

    /// Whether the menu opens when a touch begins, instead of after a press.
    @Observed open var showsMenuAsPrimaryAction = false {
        didSet { controlMenu.interaction?.opensAfterPress = !_showsMenuAsPrimaryAction.wrappedValue }
    }
    /// Whether the control has a context menu, which ``contextMenuInteraction(_:configurationForMenuAtLocation:)``
    /// provides.
    open var isContextMenuInteractionEnabled: Bool {
        get { controlMenu.interaction != nil }
        set { enableMenu(newValue) }
    }
    open var contextMenuInteraction: UIContextMenuInteraction? { controlMenu.interaction }
    /// The point at which the menu is shown, in the control's coordinates.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { standardAttachmentPoint }
    /// The text shown when a pointer rests over the control. There is never a pointer.
    open var toolTip: String? {
        get { controlMenu.toolTip?.defaultToolTip }
        set { setToolTip(newValue) }
    }
    open var toolTipInteraction: UIToolTipInteraction? { controlMenu.toolTip }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called for the chosen entry of the menu before it is performed.
    func menuDidChoose(_ leaf: any UIMenuLeaf) {}

    // MARK: Targets

    /// Adds a target, which is not retained. Without a target, the first responder that implements the action receives
    /// it, as with ``UIApplication/sendAction(_:to:from:for:)``.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let new = ControlHandler(target.map { $0 as AnyObject }, .selector(action), controlEvents)
        if let index = handlers.firstIndex(where: { $0.isSame(as: new) }) {
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers.append(new)
        }
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { $0.isFor(target.map { $0 as AnyObject }, action) }
    }

    /// Adds an action. It replaces an existing action with the same identifier for the same events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.isFor(action.identifier) }
        handlers.append(ControlHandler(nil, .action(action), controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.isFor(actionIdentifier) }
    }

    private func remove(_ events: Event, where matches: (ControlHandler) -> Bool) {
        for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? NSObject }) }

    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of the selectors sent to a target; `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.compactMap { handler -> String? in
            guard case .selector(let action) = handler.invocation, handler.isFor(target.map { $0 as AnyObject }, nil),
                handler.events.contains(controlEvent)
            else { return nil }
            return "\(action)"
        }
        return names.isEmpty ? nil : names
    }

    /// Calls the closure for each handler, passing an action, or a target and its selector, until the closure sets its
    /// last argument to `true`.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for handler in handlers where !stops {
            switch handler.invocation {
            case .selector(let action): iterator(nil, (handler.target, action), handler.events, &stops)
            case .action(let action): iterator(action, nil, handler.events, &stops)
            }
        }
    }

    /// Performs the primary action, as a tap does.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Calls the handlers of these events in the order in which they were added.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        stage.applicationState.application.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.perform(for: self) }

    /// Sends the events for a value that a touch has changed.
    package func sendValueChanged(_ event: UIEvent?) { send([.valueChanged, .primaryActionTriggered], event) }

    private func send(_ events: Event, _ event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.invocation {
            case .selector(let action):
                if handler.isWithoutTarget || handler.target != nil {
                    sendAction(action, to: handler.target, for: event)
                }
            case .action(let action): sendAction(action)
            }
        }
    }

    // MARK: Tracking

    /// Whether to track this touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Whether to continue tracking the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    /// Begins tracking a touch. A disabled control receives touches but ignores them.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard trackedTouch == nil, isEnabled, let touch = touches.first, beginTracking(touch, with: event) else {
            return
        }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
        beginMenu(touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch),
            !followInMenu(touch.location(in: nil), isEnd: false)
        else { return }
        guard continueTracking(touch, with: event) else { return touchesCancelled(touches, with: event) }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        // A touch that belongs to the menu does not belong to the control (facts/menu-order, likely).
        if followInMenu(touch.location(in: nil), isEnd: true) { return touchesCancelled(touches, with: event) }
        let isInside = isNear(touch)
        endTracking(touch, with: event)
        stopTracking()
        send(isInside ? touchUpEvents : .touchUpOutside, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, event)
    }

    /// The events for a touch that ends inside the control.
    @_spi(UIKit) open var touchUpEvents: Event { .touchUpInside }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// Whether a touch counts as inside.
    package func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    }
}
