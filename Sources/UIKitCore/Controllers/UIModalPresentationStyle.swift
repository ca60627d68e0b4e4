/// The arrangement of a presented controller on the screen. Raw values are those of the public header.
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    /// Keeps this style in a width that is compact from the beginning (facts/context-on-phones).
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2
}

/// The built-in animation of a presentation and its dismissal, used where the application supplies no animator.
public enum UIModalTransitionStyle: Int, CaseIterable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController.Transition {
    public static var coverVertical: Self { Self(UIModalTransitionStyle.coverVertical) }
    public static var flipHorizontal: Self { Self(UIModalTransitionStyle.flipHorizontal) }
    public static var crossDissolve: Self { Self(UIModalTransitionStyle.crossDissolve) }
    public static var partialCurl: Self { Self(UIModalTransitionStyle.partialCurl) }
}
