/// The entries of an application's `Info.plist` that determine what its screens look like.
package struct ApplicationEntries {
    /// The style of all windows, whatever the user prefers; `unspecified` to follow the user.
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The tint color of views whose superviews have none; `nil` for the system's blue.
    package var accentColor: UIColor?
    /// Whether the status bar is hidden, because controllers do not determine its appearance.
    package var hidesStatusBar = false
    /// The orientations that the application supports; `nil` for those of an application that does not list any.
    package var orientations: UIInterfaceOrientationMask?

    package init() {}
}
