/// What the user and the system have chosen for everything on the screen.
package struct ScreenSettings: Equatable, Sendable {
    /// Whose sheets, popovers and controls are shown, or whose bars. Raw values are those of scene files.
    package enum Look: String, CaseIterable, Sendable {
        /// iOS 13 to 18.
        case classic
        /// iOS 26 and later.
        case iOS26
    }

    /// The traits that differ from those of the device: the user's style, for example.
    package var traits = UITraitOverrides()
    package var look = Look.iOS26
    /// The look of bars: by default that up to iOS 18, which applications built for these systems keep (facts/bar-look).
    package var barLook = Look.classic
    /// Whether the status bar is drawn.
    package var showsStatusBar = false
    /// Whether the bar at the bottom of screens without a Home button is drawn.
    package var showsHomeIndicator = false
    /// That of storyboards and nibs, such as `de`; `nil` for their own.
    package var language: String?

    /// Whether the device is held in landscape, its top at the left, when the scene begins. Frames are upright then.
    package var startsInLandscape = false

    /// Whether the caret of text that is edited is drawn. It blinks, so that frames with it depend on the time since the last key.
    package var showsCaret = false

    /// What the user has set for accessibility, apart from traits.
    package var accessibility = Accessibility()

    package init() {}
}

extension ScreenSettings {
    package struct Accessibility: Equatable, Sendable {
        package var reducesMotion = false
        /// Whether views fade into each other rather than move. Without effect unless motion is reduced.
        package var prefersCrossFades = false
        package var reducesTransparency = false

        package init() {}
    }
}
