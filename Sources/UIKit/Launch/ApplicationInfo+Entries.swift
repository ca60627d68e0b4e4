extension ApplicationInfo {
    /// The entries that determine the appearance of screens. The accent color of a new project has no value.
    @MainActor var entries: ApplicationEntries {
        var entries = ApplicationEntries()
        switch userInterfaceStyle {
        case "Light": entries.userInterfaceStyle = .light
        case "Dark": entries.userInterfaceStyle = .dark
        default: break
        }
        entries.accentColor = accentColor.flatMap { name in
            UIImage.fromLibrary { $0.color(name, in: ResourceBundles.searched(nil)) }.map { UIColor($0) }
        }
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
