public import Foundation

/// The checkout of this package.
public enum Repository {
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The modules that applications import as UIKit; the last one re-exports the others.
    public static let modulesOfUIKit = [
        "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics", "UIKitAlerts", "UIKit",
    ]

    /// Apple's modules that applications import in addition to UIKit.
    public static let modulesBesideUIKit = [
        "AVFoundation", "AVKit", "Combine", "CoreLocation", "CoreMedia", "MapKit", "OSLog", "SafariServices",
        "UserNotifications", "WebKit", "os",
    ]
}
