extension ApplicationInfo {
    /// The entries that determine the appearance of screens. A color that is missing from the catalogs is reported.
    @MainActor var entries: ApplicationEntries {
        var entries = ApplicationEntries()
        switch userInterfaceStyle {
        case "Light": entries.userInterfaceStyle = .light
        case "Dark": entries.userInterfaceStyle = .dark
        default: break
        }
        entries.accentColor = accentColor.flatMap { UIColor(named: $0) }
        entries.hidesStatusBar = hidesStatusBar
        let masks = (orientations ?? []).compactMap { Self.masks[$0] }
        if !masks.isEmpty { entries.orientations = UIInterfaceOrientationMask(masks) }
        return entries
    }

    private static let masks: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
}
