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
        "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
        "Combine", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
        "CoreMotion",
        "CoreTelephony", "EventKit", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Network",
        "OSLog",
        "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftUI", "UniformTypeIdentifiers",
        "UserNotifications", "WebKit", "os",
    ]
}
