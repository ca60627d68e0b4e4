internal import QuartzCore

/// The user's accessibility settings. A scene sets them and can change them while it runs. There is no screen reader,
/// and any setting that a scene cannot change is off.
@MainActor @preconcurrency public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { settings.accessibility.reducesMotion }
    /// Whether pushes and presentations cross-fade instead of moving. Always `false` unless motion is reduced.
    public static var prefersCrossFadeTransitions: Bool {
        settings.accessibility.reducesMotion && settings.accessibility.prefersCrossFades
    }
    public static var isReduceTransparencyEnabled: Bool { settings.accessibility.reducesTransparency }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { settings.traits.accessibilityContrast == .high }
    public static var isBoldTextEnabled: Bool { settings.traits.legibilityWeight == .bold }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Converts a rectangle from the coordinates of a view to those of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return window.convert(view.convert(rect, to: window), to: nil)
    }

    /// Converts a path from the coordinates of a view to those of the screen, as far as it is moved.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return converted
    }

    // Entry point: UIAccessibility.isReduceMotionEnabled and its siblings have no object to ask for its stage.
    private static var settings: ScreenSettings { Stage.current.applicationState.mainScreen.settings }

    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// The notification that assistive technology moved its focus, which never happens here.
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Notifications for screen readers. Raw values match the public header.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Has no effect, because there is no screen reader.
    public static func post(notification: Notification, argument: Any?) {}
}

/// The role of an element, for screen readers. Raw values match the public header.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A custom action that a screen reader offers for an element.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    open weak var target: AnyObject?
    open var selector: Selector?

    public init(
        attributedName: NSAttributedString, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    ) {
        (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
        super.init()
    }

    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
        self.target = target as AnyObject?
        super.init()
    }

    public convenience init(
        attributedName: NSAttributedString, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    ) { self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler) }

    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    public convenience init(
        name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    ) { self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler) }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    public convenience init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }
}

/// An accessible object that is not a view.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityIdentifier: String?
    /// The frame in the coordinates of a container that is a view; `.zero` unless set. The frame on the screen follows
    /// the container until it is set itself.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }
    private var frameInContainer: CGRect?

    open override var accessibilityFrame: CGRect {
        get {
            guard let frameInContainer, let view = accessibilityContainer as? UIView else {
                return super.accessibilityFrame
            }
            return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
        }
        set {
            frameInContainer = nil
            super.accessibilityFrame = newValue
        }
    }

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
