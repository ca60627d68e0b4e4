/// The modules of Framereel on which an adopted package depends.
///
/// Packages that are built together have one target of each name. A module of the project with a name of Framereel's is
/// built under another, which `-module-alias` hides: its sources and those of its importers call it by its own.
enum FramereelModules {
    /// Apple's modules beside UIKit. A module of the project takes precedence over one of these.
    static let besideUIKit: Set<String> = [
        "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
        "Combine", "Compression", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreMedia",
        "CoreMotion",
        "CoreTelephony", "EventKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
        "Network",
        "OSLog",
        "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftUI", "UniformTypeIdentifiers",
        "UserNotifications", "WebKit", "os",
    ]

    /// Names that a module of the project cannot have, because sources of the package import these modules.
    static let imported: Set<String> = [
        "CoreGraphics", "Foundation", "Framereel", "FramereelTesting", "QuartzCore", "Swift", "Testing", "UIKit",
        "XCTest",
    ]

    /// The remaining modules, which only Framereel itself or tests import.
    private static let inner: Set<String> = [
        "CFrameDigest", "CFrameGlyphs", "CFrameGzip", "CFrameICU", "CFrameJPEG", "CFrameMarkdown", "CFramePNG",
        "CFrameProcess", "CFrameStack", "CFrameStreams", "CFrameTasks", "CFrameWebP", "CFrameXML", "FBSnapshotTestCase",
        "FrameDiff", "FrameDynamics",
        "FrameFigures", "FrameFiles", "FrameGIF", "FrameGeometry", "FrameGlyphs", "FrameGoldens", "FrameJPEG",
        "FrameJSON",
        "FrameLayers", "FrameLayout", "FrameLists", "FrameMarkdown", "FrameOutput", "FramePNG", "FramePages",
        "FramePainting", "FrameProjects", "FrameProperties", "FrameRaster", "FrameRecording", "FrameRendering",
        "FrameScenes", "FrameStoryboards", "FrameSymbols", "FrameText", "FrameTiming", "FrameWebP", "HostedTesting",
        "SnapshotTesting", "UIKitAlerts", "UIKitControls", "UIKitCore", "UIKitDynamics", "UIKitLists",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
    ]

    /// Names of all targets of Framereel that take part in a build of an adopted package.
    static let all = besideUIKit.union(imported).union(inner)

    /// Returns the name of the target that builds a module of the project.
    static func target(of module: String) -> String {
        all.contains(module) ? "Own\(module)" : module
    }

    /// Returns the compiler settings of sources that name modules of the project, as elements of a manifest.
    static func aliases(of modules: [String]) -> [String] {
        modules.filter(all.contains).map { module in
            ".unsafeFlags([\"-module-alias\", \"\(module)=\(target(of: module))\"])"
        }
    }
}
