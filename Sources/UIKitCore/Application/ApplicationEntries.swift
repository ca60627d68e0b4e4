/// The entries of an application's `Info.plist` that determine the appearance of its screens.
package struct ApplicationEntries {
    /// The style of all windows, regardless of the user's preference; `unspecified` to follow the preference.
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The tint color of views whose superviews have none; `nil` for the system's blue.
    package var accentColor: UIColor?
    /// Whether the status bar is hidden. If so, controllers do not determine its appearance.
    package var hidesStatusBar = false
    /// The orientations that the application supports; `nil` for the default orientations.
    package var orientations: UIInterfaceOrientationMask?

    package init() {}
}
