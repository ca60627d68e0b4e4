/// What the user and the system have chosen for everything on the screen.
package struct ScreenSettings: Equatable, Sendable {
    /// Whose sheets and popovers are shown. Bars look as up to iOS 18 in both. Raw values are those of scene files.
    package enum Look: String, CaseIterable, Sendable {
        /// iOS 13 to 18.
        case classic
        /// iOS 26 and later.
        case iOS26
    }

    /// The traits that differ from those of the device: the user's style, for example.
    package var traits = UITraitOverrides()
    package var look = Look.iOS26
    /// That of storyboards and nibs, such as `de`; `nil` for their own.
    package var language: String?

    /// Whether the device is held in landscape, its top at the left, when the scene begins. Frames are upright then.
    package var startsInLandscape = false

    package init() {}
}
