/// Display settings that the user and the system have chosen for the whole screen.
package struct ScreenSettings: Equatable, Sendable {
    /// The iOS design of sheets, popovers, and controls, or of bars. Raw values appear in scene files.
    package enum Look: String, CaseIterable, Sendable {
        /// The design of iOS 13 to 18.
        case classic
        /// The design of iOS 26 and later.
        case iOS26
    }

    /// The traits that differ from the device's, such as the user's interface style.
    package var traits = UITraitOverrides()
    package var look = Look.iOS26
    /// The design of bars. The default is the design up to iOS 18, which applications built for those systems keep
    /// (facts/bar-look).
    package var barLook = Look.classic
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
