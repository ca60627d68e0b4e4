/// Importable modules of Apple's iOS SDK.
enum AppleModules {
    /// Modules beside UIKit that Framereel declares, in full or as shells. The article `ModulesBesideUIKit.md`
    /// describes each of them.
    static let besideUIKit: Set<String> = [
        "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
        "Combine", "Compression", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreMedia", "CoreMotion", "CoreTelephony", "EventKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI",
        "MobileCoreServices", "Network", "OSLog",
        "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftUI", "UniformTypeIdentifiers",
        "UserNotifications", "WebKit", "os",
    ]

    /// The names with the prefixes of UIKit, Core Animation and Core Graphics that these modules declare. A test compares
    /// them with the sources.
    static let namesBesideUIKit: Set<String> = [
        "CGImageDestination", "CGImageDestinationAddImage", "CGImageDestinationAddImageFromSource",
        "CGImageDestinationCopyTypeIdentifiers", "CGImageDestinationCreateWithData",
        "CGImageDestinationCreateWithURL", "CGImageDestinationFinalize", "CGImageDestinationSetProperties",
        "CGImagePropertyOrientation", "CGImageSource", "CGImageSourceCopyProperties",
        "CGImageSourceCopyPropertiesAtIndex", "CGImageSourceCopyTypeIdentifiers", "CGImageSourceCreateImageAtIndex",
        "CGImageSourceCreateIncremental", "CGImageSourceCreateThumbnailAtIndex", "CGImageSourceCreateWithData",
        "CGImageSourceCreateWithDataProvider", "CGImageSourceCreateWithURL", "CGImageSourceGetCount",
        "CGImageSourceGetPrimaryImageIndex", "CGImageSourceGetStatus", "CGImageSourceGetStatusAtIndex",
        "CGImageSourceGetType", "CGImageSourceRemoveCacheAtIndex", "CGImageSourceStatus", "CGImageSourceUpdateData",
        "UIHostingConfiguration", "UIHostingController", "UIHostingControllerSizingOptions",
        "UIViewControllerRepresentable", "UIViewControllerRepresentableContext", "UIViewControllerType",
        "UIViewRepresentable", "UIViewRepresentableContext", "UIViewType",
    ]

    /// Frameworks and other importable modules of iOS that have no counterpart here, excluding the ones that Framereel
    /// replaces and the ones that ship with Swift on Linux.
    static let missing: Set<String> = [
        "ARKit", "AVFAudio", "AVRouting", "Accelerate", "Accessibility", "Accounts",
        "ActivityKit", "AdAttributionKit", "AdServices", "AddressBook", "AddressBookUI",
        "AlarmKit", "AppIntents", "ApplicationServices", "AssetsLibrary",
        "AudioUnit", "AutomaticAssessmentConfiguration", "BackgroundAssets",
        "BackgroundTasks", "BrowserEngineCore", "BrowserEngineKit", "BusinessChat", "CFNetwork", "CallKit", "CarKey",
        "CarPlay", "Charts", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "ColorSync", "CommonCrypto",
        "CoreAnimation", "CoreAudio", "CoreAudioKit", "CoreAudioTypes",
        "CoreBluetooth", "CoreLocationUI", "CoreMIDI",
        "CoreML", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreText",
        "CoreTransferable", "CoreVideo", "CreateML", "CreateMLComponents", "CryptoKit", "CryptoTokenKit",
        "DataDetection", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension",
        "DeviceDiscoveryUI", "DockKit", "EventKitUI", "ExposureNotification", "ExtensionFoundation",
        "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit",
        "FinanceKitUI", "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GameplayKit",
        "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityDocumentServices",
        "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground", "Intents",
        "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LiveCommunicationKit",
        "LocalAuthenticationEmbeddedUI", "LockedCameraCapture", "MLCompute", "MachO",
        "ManagedSettings", "ManagedSettingsUI", "MarketplaceKit", "Matter", "MatterSupport",
        "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox", "Messages", "Metal",
        "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit",
        "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
        "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenAL",
        "OpenGLES", "PDFKit", "PHASE", "PaperKit", "PassKit", "PencilKit", "PermissionKit",
        "ProximityReader", "PushKit", "PushToTalk", "QuickLookThumbnailing", "QuickLookUI",
        "RealityFoundation",
        "RealityKit", "RelevanceKit", "ReplayKit", "RoomPlan", "SQLite3", "SafetyKit",
        "SceneKit", "ScreenTime", "SecureElementCredential", "Security", "SecurityUI", "SensitiveContentAnalysis",
        "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Social", "SoundAnalysis", "Speech",
        "SpriteKit", "StickerKit", "SwiftData", "SwiftUICore", "Symbols", "SystemConfiguration",
        "TabularData", "ThreadNetwork", "TipKit", "Translation", "TranslationUIProvider", "Twitter",
        "UserNotificationsUI", "VideoSubscriberAccount",
        "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit",
        "WiFiAware", "WorkoutKit", "XPC", "iAd", "simd", "zlib",
    ]

    /// Modules of Apple's other systems, which multiplatform sources import conditionally.
    static let ofOtherSystems: Set<String> = [
        "AppKit", "Carbon", "Cocoa", "CoreWLAN", "InstallerPlugins", "Quartz", "ScreenSaver", "ServiceManagement",
        "TVMLKit", "TVServices", "TVUIKit",
    ]

    /// Foundation types that Linux declares in FoundationXML, mapped to their kind of declaration.
    static let xml: [String: String] = ["XMLParser": "class", "XMLParserDelegate": "protocol"]

    /// Foundation types that Linux declares in FoundationNetworking and that QuartzCore does not replace, mapped to
    /// their kind of declaration.
    static let networking: [String: String] = [
        "CachedURLResponse": "class", "HTTPCookie": "class", "HTTPCookiePropertyKey": "struct",
        "HTTPCookieStorage": "class", "NSMutableURLRequest": "class", "NSURLRequest": "class",
        "URLCache": "class", "URLCredentialStorage": "class", "URLProtocol": "class", "URLProtocolClient": "protocol",
        "URLSessionStreamDelegate": "protocol",
        "URLSessionStreamTask": "class", "URLSessionTaskMetrics": "class", "URLSessionTaskTransactionMetrics": "class",
        "URLSessionWebSocketDelegate": "protocol", "URLSessionWebSocketTask": "class",
    ]
}
