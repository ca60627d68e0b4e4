/// Display settings that the user and the system have chosen for the whole screen.
package struct ScreenSettings: Equatable, Sendable {
    /// The design of a generation of iOS: of its controls, bars, sheets, popovers, alerts, and menus.
    package enum Look: String, CaseIterable, Sendable {
        /// The design of iOS 13 to 18, in the details of iOS 18.
        case classic
        /// The design of iOS 26 and later.
        case iOS26
    }

    /// The traits that differ from the device's, such as the user's interface style.
    package var traits = UITraitOverrides()
    /// The design of the system, which is that of all its parts. Applications built for iOS 18 keep its design on later
    /// systems (facts/system-look).
    package var look = Look.classic
    /// Whether the status bar is drawn.
    package var showsStatusBar = false
    /// Whether the bar at the bottom of screens without a Home button is drawn.
    package var showsHomeIndicator = false
    /// The language of storyboards and nibs, such as `de`; `nil` for their development language.
    package var language: String?

    /// Whether the device is held in landscape, with its top at the left, when the scene begins. Frames are upright in
    /// that case.
    package var startsInLandscape = false

    /// Whether the caret of edited text is drawn. It blinks, so frames that show it depend on the time since the last
    /// key press.
    package var showsCaret = false

    /// Whether all edges of layers are antialiased. On a device, edges that do not lie on pixel boundaries are hard.
    package var smoothsEdges = false

    /// The user's accessibility settings, except traits.
    package var accessibility = Accessibility()

    package init() {}
}

extension ScreenSettings {
    package struct Accessibility: Equatable, Sendable {
        package var reducesMotion = false
        /// Whether views cross-fade instead of moving. Has no effect unless motion is reduced.
        package var prefersCrossFades = false
        package var reducesTransparency = false

        package init() {}
    }
}

// MARK: Rows

extension Setting {
    package static let orientation = Setting(
        "orientation", \.startsInLandscape, [(false, Choice("portrait")), (true, Choice("landscape"))],
        scenes: "How the device is held when the scene begins. Frames are upright: those of landscape are wide.")

    package static let userInterfaceStyle = Setting(
        "userInterfaceStyle", \.traits.userInterfaceStyle, [(.light, Choice("light")), (.dark, Choice("dark"))],
        standard: .light,
        scenes: "Whether the user prefers light or dark: the style of bars, keyboards and the system's colors.",
        changes: "The screen fades from one to the other.",
        option: Option(
            "--interface-style", "--appearance", takes: "light|dark",
            help: "Run the scene for a user who prefers this appearance.", isListed: true))

    /// The preferred text size. The values have the names of Xcode's settings, in lowercase.
    package static let contentSize = Setting(
        "contentSize", \.traits.preferredContentSizeCategory,
        zip(
            UIContentSizeCategory.ordered,
            ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
        ).map { ($0, Choice($1, title: $1.uppercased())) },
        standard: .large,
        changes: "The size of text; those from ax1 on are the sizes of accessibility.",
        option: Option(
            "--content-size", takes: "SIZE",
            help: "Run the scene for a user who prefers this text size: xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5.",
            isListed: true))

    package static let layoutDirection = Setting(
        "layoutDirection", \.traits.layoutDirection,
        [
            (.leftToRight, Choice("leftToRight", word: "ltr", title: "left to right")),
            (.rightToLeft, Choice("rightToLeft", word: "rtl", title: "right to left")),
        ],
        standard: .leftToRight,
        scenes: "The writing direction of the user's language: whether leading is left or right.",
        changes: "The direction in which text is read.",
        option: Option(
            "--direction", takes: "ltr|rtl", help: "Run the scene for a user who reads in this direction.",
            shortcut: "--right-to-left", isListed: true))

    package static let system = Setting(
        "system", \.look,
        [
            (.classic, Choice("iOS18", word: "ios18", title: "iOS 18")),
            (.iOS26, Choice("iOS26", word: "ios26", title: "iOS 26")),
        ],
        scenes:
            "The system whose controls, bars, sheets and alerts are shown. Applications built for iOS 18 look as there on later systems, too.",
        option: Option(
            "--system", takes: "ios18|ios26", help: "Show controls, bars, sheets and alerts as this system does.",
            isListed: true))

    private static let statusBar = Setting(
        "statusBar", \.showsStatusBar, off: false, on: true,
        scenes: "Whether the time and the signals are drawn at the top of the screen.",
        option: Option("--status-bar", help: "Draw the time and the signals at the top of the screen."))

    private static let homeIndicator = Setting(
        "homeIndicator", \.showsHomeIndicator, off: false, on: true,
        scenes: "Whether the bar is drawn at the bottom of a screen without a Home button.")

    private static let smoothEdges = Setting(
        "smoothEdges", \.smoothsEdges, off: false, on: true,
        scenes:
            "Whether the edges of all layers are antialiased. On a device, those that are not on the edges of pixels are hard.",
        option: Option(
            "--smooth-edges",
            help: "Antialias the edges of all layers. Default: as on a device, only those of layers that allow it."))

    package static let caret = Setting(
        "caret", \.showsCaret, off: false, on: true,
        scenes: "Whether the caret of text that is edited is drawn. It blinks.")

    private static let highContrast = Setting(
        "highContrast", \.traits.accessibilityContrast, off: .normal, on: .high,
        changes: "Whether the system's colors have more contrast.",
        notification: UIAccessibility.darkerSystemColorsStatusDidChangeNotification)

    private static let boldText = Setting(
        "boldText", \.traits.legibilityWeight, off: .regular, on: .bold,
        changes: "Whether text is bold.",
        notification: UIAccessibility.boldTextStatusDidChangeNotification)

    private static let reduceMotion = Setting(
        "reduceMotion", \.accessibility.reducesMotion, off: false, on: true,
        changes: "Whether motion is reduced.",
        notification: UIAccessibility.reduceMotionStatusDidChangeNotification)

    private static let crossFades = Setting(
        "crossFades", \.accessibility.prefersCrossFades, off: false, on: true,
        changes:
            "Whether pushes and presentations fade in rather than move in. Without effect unless motion is reduced.",
        notification: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)

    private static let reduceTransparency = Setting(
        "reduceTransparency", \.accessibility.reducesTransparency, off: false, on: true,
        changes: "Whether blurred backgrounds become opaque.",
        notification: UIAccessibility.reduceTransparencyStatusDidChangeNotification)

    /// The settings that scene files have keys for at their top, in the order of messages.
    package static let ofScenes = [
        orientation, layoutDirection, userInterfaceStyle, system, statusBar, homeIndicator, smoothEdges, caret,
    ]

    /// The settings that the action `set` can change while a scene runs.
    package static let changeable = [
        userInterfaceStyle, contentSize, layoutDirection, highContrast, boldText, reduceMotion, crossFades,
        reduceTransparency,
    ]

    /// The settings that commands have options for, in the order of help.
    package static let withOptions = [
        userInterfaceStyle, contentSize, layoutDirection, system, statusBar, smoothEdges,
    ]

    /// The settings whose options accept lists, in the order of names of scenes.
    package static let axes = withOptions.filter { $0.option?.isListed ?? false }

    /// The settings with a notification, in the order in which the notifications are posted.
    static let announced = [boldText, highContrast, reduceMotion, crossFades, reduceTransparency]

    /// Every setting once.
    package static let all = ofScenes + changeable.filter { row in !ofScenes.contains { $0.key == row.key } }
}
