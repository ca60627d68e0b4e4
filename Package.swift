// swift-tools-version: 6.2
// The rooms of the house, floor by floor. The article `Architecture.md` repeats the table of what may import what, and
// `ArchitectureTests` compares this file, the article and the `import` lines of every source.
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Floors 1 to 9 are optimized in debug builds too, each module as a whole: without optimization a frame takes more than a hundred
/// times as long; with each file optimized by itself it takes twice as long, and a cold build a quarter longer. The
/// floors above are not optimized: they compute little per pixel, and it would take most of a cold build or of an edit.
/// `FRAMEREEL_UNOPTIMIZED` in the environment turns this off; `scripts/proofs/determinism` compares both builds.
let optimized: [SwiftSetting] =
    Context.environment["FRAMEREEL_UNOPTIMIZED"] == nil
    ? [
        .unsafeFlags(
            ["-O", "-whole-module-optimization", "-num-threads", "4", "-disable-batch-mode"],
            .when(configuration: .debug))
    ] : []

/// A module of the kernel that decides or passes on pixels, in `Sources/`, named like its folder. `withText` lists the
/// dependencies that only the trait `Text` adds.
func kernel(_ name: String, _ dependencies: [String] = [], withText: [String] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) }
            + withText.map { .byName(name: $0, condition: .when(traits: ["Text"])) },
        swiftSettings: strict + optimized)
}

/// A library module that is not optimized in debug builds.
func room(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// A module of UIKit. Applications see one framework: names at runtime, in traces and of classes in storyboards, are those of a
/// module `UIKit`.
func uikit(_ name: String, _ dependencies: [String]) -> Target {
    .target(
        name: name, dependencies: dependencies.map { .byName(name: $0) },
        swiftSettings: strict + [.unsafeFlags(["-module-abi-name", "UIKit"])])
}

/// An application that depends on UIKit alone. As one in a package of its own, it does not see `package` declarations.
func application(_ name: String) -> Target {
    .target(name: name, dependencies: ["UIKit"], path: "Fixtures/apps/\(name)", packageAccess: false)
}

func tests(_ name: String, _ dependencies: [String]) -> Target {
    .testTarget(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// SwiftSyntax, which the porting step parses with: the toolchain has it in `lib/swift/host` beside the compiler. Without it only
/// that step does not build, and says so.
let syntaxFolder = (Context.environment["PATH"] ?? "").split(separator: ":").lazy
    .map { URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath().deletingLastPathComponent() }
    .map { $0.deletingLastPathComponent().appending(path: "lib/swift/host").path }
    .first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
let readingSyntax: [SwiftSetting] = syntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let linkingSyntax: [LinkerSetting] =
    syntaxFolder.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// What applications import beside UIKit. The article `ModulesBesideUIKit.md` says what each module is.
let besideUIKit = [
    "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "Combine", "Compression", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreTelephony", "EventKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI",
    "MobileCoreServices", "Network", "OSLog",
    "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftUI", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "os",
]

let package = Package(
    name: "framereel",
    products: [
        // What applications import, and what makes a command of them.
        .library(name: "UIKit", targets: ["UIKit"] + besideUIKit),
        .library(name: "Framereel", targets: ["Framereel"]),
        // What tests depend on; the compiler imports the other two where Swift Testing and UIKit are imported together.
        .library(
            name: "FramereelTesting",
            targets: [
                "FramereelTesting", "HostedTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
            ]),
        // Snapshot tests that were written for the package of this name.
        .library(
            name: "SnapshotTesting",
            targets: ["SnapshotTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage"]),
        .library(
            name: "FBSnapshotTestCase",
            targets: ["FBSnapshotTestCase", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage"]),
        // The target has another name: a module `framereel` beside `Framereel` would collide on a disk that ignores case.
        .executable(name: "framereel", targets: ["FramereelTool"]),
        // What makes sources for iOS compile here: for targets of packages, and for `framereel port`.
        .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
        .executable(name: "framereel-port", targets: ["PortTool"]),
    ],
    traits: [
        .default(enabledTraits: ["Text"]),
        .trait(name: "Text", description: "Text in fonts, with FreeType, HarfBuzz and FriBidi; without it, as blocks."),
    ],
    targets: [
        // Floor 0: C libraries behind return codes.
        .target(name: "CFramePNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
        .target(name: "CFrameJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
        .target(name: "CFrameWebP"),
        .target(name: "CFrameMarkdown"),
        .systemLibrary(name: "CFrameDigest"),
        .systemLibrary(name: "CFrameGzip"),
        .systemLibrary(name: "CFrameXML"),
        .systemLibrary(name: "CFrameICU"),
        .target(name: "CFrameTasks"),
        .target(name: "CFrameProcess"),
        .target(name: "CFrameStreams"),
        .target(name: "CFrameStack"),
        .target(name: "CFramePort", exclude: ["framework.txt"]),
        .systemLibrary(name: "CFrameGlyphs", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),

        // The kernel: values, no Foundation, no clock.
        kernel("FrameFiles"),
        kernel("FrameGeometry"),
        kernel("FrameJSON"),
        kernel("FrameProperties"),
        kernel("FrameTiming", ["FrameGeometry"]),
        kernel("FrameLayout", ["FrameGeometry"]),
        kernel("FrameLists", ["FrameGeometry"]),
        kernel("FrameDynamics", ["FrameGeometry"]),
        kernel("FramePainting", ["CFrameStack", "FrameGeometry", "FrameJSON"]),
        kernel("FrameGlyphs", ["FrameFiles", "FrameGeometry"], withText: ["CFrameGlyphs"]),
        kernel("FrameText", ["FrameGeometry", "FrameGlyphs"]),
        kernel("FrameSymbols", ["FrameGeometry"]),
        kernel("FrameMarkdown", ["CFrameMarkdown"]),
        kernel("FrameLayers", ["FrameGeometry", "FrameTiming", "FramePainting"]),
        kernel("FrameRaster", ["FrameGeometry", "FramePainting"]),
        kernel("FramePNG", ["CFramePNG", "FramePainting"]),
        kernel("FrameJPEG", ["CFrameJPEG", "FramePainting"]),
        kernel("FrameWebP", ["CFrameWebP", "FramePainting"]),
        kernel("FrameGIF", ["FramePainting"]),
        kernel("FramePages", ["FrameGeometry", "FrameJSON", "FramePainting"]),
        kernel(
            "FrameOutput",
            ["CFrameDigest", "FrameJSON", "FrameTiming", "FramePainting", "FrameRaster", "FramePNG", "FramePages"]),
        kernel("FrameDiff", ["FrameGeometry", "FrameJSON", "FramePainting", "FramePNG", "FramePages"]),
        room(
            "FrameFigures",
            [
                "FrameGeometry", "FrameTiming", "FramePainting", "FrameGlyphs", "FrameText", "FrameLayers",
                "FrameRaster", "FramePNG", "FramePages",
            ]),
        // Storyboards, nibs and asset catalogs: folders are read, so Foundation; values all the same.
        room("FrameStoryboards", ["CFrameICU", "CFrameXML", "FrameFiles", "FrameGeometry", "FrameJSON"]),

        // Apple's names: classes, the main actor, mutable.
        room(
            "CoreGraphics",
            [
                "CFrameStreams", "FrameGeometry", "FramePainting", "FrameRaster", "FramePNG", "FrameJPEG", "FrameWebP",
                "FrameGIF",
            ]),
        room(
            "QuartzCore",
            [
                "CFrameICU", "CFrameProcess", "CFrameTasks", "CoreGraphics", "FrameFiles", "FrameGeometry",
                "FrameProperties",
                "FrameTiming", "FramePainting", "FrameGlyphs", "FrameText", "FrameMarkdown", "FrameLayers",
            ]),
        uikit(
            "UIKitCore",
            [
                "QuartzCore", "FrameGeometry", "FrameProperties", "FrameTiming", "FrameLayout", "FramePainting",
                "FrameGlyphs",
                "FrameText", "FrameSymbols", "FrameLayers", "FrameFiles", "FrameStoryboards",
            ]),
        uikit(
            "UIKitControls",
            ["UIKitCore", "QuartzCore", "FrameGeometry", "FrameProperties", "FrameTiming", "FrameLayout"]),
        uikit(
            "UIKitLists",
            [
                "UIKitCore", "QuartzCore", "FrameGeometry", "FrameProperties", "FrameTiming", "FrameLists",
                "FrameStoryboards",
            ]),
        uikit(
            "UIKitDynamics",
            ["UIKitLists", "QuartzCore", "FrameGeometry", "FrameProperties", "FrameTiming", "FrameDynamics"]),
        uikit("UIKitAlerts", ["UIKitCore", "QuartzCore", "FrameProperties", "FrameTiming", "FrameLayout"]),
        uikit(
            "UIKit",
            [
                "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics", "UIKitAlerts", "QuartzCore",
                "FrameGeometry", "FrameTiming", "FrameFiles", "FrameStoryboards",
            ]),

        // Beside UIKit: what applications import with it. Only they depend on these modules.
        room("Combine", ["QuartzCore", "FrameTiming"]),
        room("os", ["QuartzCore"]),
        room("OSLog", ["os"]),
        room("CoreLocation", ["QuartzCore", "FrameGeometry"]),
        room("CoreMedia", ["QuartzCore"]),
        room("UserNotifications", ["QuartzCore"]),
        room("AVFoundation", ["CoreMedia", "QuartzCore"]),
        room("AVKit", ["AVFoundation", "UIKit"]),
        room("MapKit", ["CoreLocation", "UIKit"]),
        room("AdSupport", ["QuartzCore"]),
        room("AppTrackingTransparency", ["QuartzCore"]),
        room("AudioToolbox", ["QuartzCore"]),
        room("Compression", ["CFrameGzip"]),
        room("Contacts", ["QuartzCore"]),
        room("ContactsUI", ["Contacts", "UIKit"]),
        room("CoreData", ["QuartzCore", "UIKit", "UIKitCore", "FrameStoryboards"]),
        room("CoreHaptics", ["QuartzCore"]),
        room("CoreImage", ["UIKit"]),
        room("CoreMotion", ["QuartzCore"]),
        room("CoreTelephony", ["QuartzCore"]),
        room("EventKit", ["QuartzCore"]),
        room(
            "ImageIO",
            ["QuartzCore", "FramePainting", "FrameRaster", "FramePNG", "FrameJPEG", "FrameGIF", "FrameWebP"]),
        room("LocalAuthentication", ["QuartzCore"]),
        room("MessageUI", ["UIKit"]),
        room("MobileCoreServices", ["UniformTypeIdentifiers"]),
        room("Network", ["QuartzCore"]),
        room("Photos", ["UIKit"]),
        room("PhotosUI", ["Photos", "UIKit"]),
        room("QuickLook", ["UIKit"]),
        room("StoreKit", ["UIKit"]),
        room("UniformTypeIdentifiers", ["QuartzCore"]),
        room("SwiftUI", ["Combine", "FrameTiming", "UIKit"]),
        room("AuthenticationServices", ["UIKit"]),
        room("SafariServices", ["UIKit"]),
        room("WebKit", ["UIKit"]),

        // What people write: scenes.
        room(
            "FrameScenes",
            [
                "FrameGeometry", "FrameJSON", "FrameTiming", "FrameLayout", "FramePainting", "FrameLayers",
                "FrameFigures",
                "FrameFiles", "FrameStoryboards", "CoreGraphics", "QuartzCore", "UIKit",
            ]),

        // Scenes run in virtual time, and what is recorded of them.
        room(
            "FrameRecording",
            [
                "UIKit", "QuartzCore", "CoreGraphics", "FrameScenes", "FrameGeometry", "FrameJSON", "FrameTiming",
                "FramePainting", "FrameGlyphs", "FrameLayers", "FramePages", "FrameOutput", "FrameFigures",
                "FrameFiles", "FrameStoryboards", "FrameDiff", "FrameRaster",
            ]),

        // Recordings, drawn and written to files.
        room(
            "FrameRendering",
            [
                "FrameRecording", "FrameFiles", "FrameGeometry", "FrameJSON", "FrameTiming", "FramePainting",
                "FrameRaster", "FramePNG", "FrameJPEG", "FramePages", "FrameOutput", "FrameFigures",
            ]),

        // Recordings, compared with those kept before.
        room(
            "FrameGoldens",
            [
                "CFrameGzip", "FrameGlyphs", "FrameRecording", "FrameJSON", "FrameTiming", "FramePainting",
                "FrameRaster", "FramePNG", "FrameOutput",
                "FrameDiff", "FrameFigures", "FrameFiles", "FramePages",
            ]),

        // What tests import.
        room("FramereelTesting", ["FrameRecording", "FrameGoldens", "FrameDiff", "FrameTiming"]),
        room(
            "HostedTesting",
            ["FrameGoldens", "FrameRecording", "FramereelTesting", "FrameTiming", "QuartzCore", "UIKit"]),
        room("_Testing_UIKit", ["FrameRecording", "FramereelTesting"]),
        room("_Testing_CoreGraphics"),
        room("_Testing_CoreImage"),

        room(
            "SnapshotTesting",
            [
                "CoreGraphics", "FrameDiff", "FramePNG", "FramePainting", "FrameRaster", "FrameRecording",
                "FramereelTesting", "UIKit",
            ]),

        room(
            "FBSnapshotTestCase",
            ["CoreGraphics", "FramereelTesting", "HostedTesting", "UIKit"]),

        // What people import, and the command line.
        room(
            "Framereel",
            [
                "FrameRecording", "FrameRendering", "FrameGoldens", "FrameGlyphs", "UIKit", "FrameScenes",
                "FrameStoryboards",
                "FrameGeometry", "FrameJSON",
                "FrameTiming", "FrameLayout", "FrameLists", "FramePainting", "FrameLayers", "FrameRaster", "FramePNG",
                "FramePages",
                "FrameOutput",
                "FrameDiff",
                "FrameFigures", "FrameFiles", "FrameJPEG", "FrameProjects",
            ]),

        // Xcode projects and packages, as values.
        room("FrameProjects", ["FrameFiles", "FrameJSON"]),

        .executableTarget(name: "FramereelTool", dependencies: ["Framereel"], swiftSettings: strict),

        // What the prebuilt package has beside the program, to be built at once.
        .target(
            name: "PrebuiltModules",
            dependencies: besideUIKit.map { .byName(name: $0) } + [
                "FBSnapshotTestCase", "FramereelTesting", "HostedTesting", "SnapshotTesting", "_Testing_UIKit",
                "_Testing_CoreGraphics", "_Testing_CoreImage",
            ],
            path: "scripts/lib/prebuilt/Modules",
            swiftSettings: strict),

        // Sources for iOS, rewritten at build time. Nothing of the above but bytes: it is built before what it rewrites.
        // Resilient, so that neither what imports it nor the documentation needs SwiftSyntax as well.
        .target(
            name: "FramePort", dependencies: ["CFramePort"],
            swiftSettings: strict + readingSyntax + [.unsafeFlags(["-enable-library-evolution"])]),
        .executableTarget(
            name: "PortTool", dependencies: ["FramePort"], swiftSettings: strict, linkerSettings: linkingSyntax),
        .plugin(name: "PortUIKit", capability: .buildTool(), dependencies: ["PortTool"]),

        // Timings and counts.
        .executableTarget(
            name: "bench",
            dependencies: [
                "Framereel", "FrameGeometry", "FrameTiming", "FrameLayout", "FramePainting", "FrameGlyphs", "FrameText",
                "FrameLayers", "FrameRaster", "FramePNG", "FrameOutput", "FrameDiff", "FrameJSON", "QuartzCore",
                "UIKit",
            ],
            swiftSettings: strict),

        // That they build is the test of "unmodified".
        application("GuideListings"),
        application("GuideFigures"),
        application("Gallery"),
        application("AdaptationGallery"),
        application("PresentationGallery"),
        application("TypeSpecimen"),
        application("GuideInteraction"),
        application("ContainerGallery"),
        application("LayoutScreens"),
        application("Lists"),
        application("TraitGallery"),
        application("Catalogue"),
        application("ScrollGallery"),
        application("DynamicsGallery"),
        application("SegueGallery"),
        application("Shop"),
        application("DeviceCases"),

        // What the porting step makes of small sources, in both language modes.
        .target(
            name: "PortedLibrary", dependencies: ["UIKit"], path: "Fixtures/ports/afterLibrary", packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "PortedCases", dependencies: ["CoreData", "PortedLibrary", "QuartzCore", "SwiftUI", "UIKit", "os"],
            path: "Fixtures/ports/after",
            packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "PortedCases6", dependencies: ["UIKit"], path: "Fixtures/ports/after6", packageAccess: false),

        // Applications made into a command by a few lines beside them.
        .executableTarget(
            name: "GuideReel", dependencies: ["Framereel", "GuideListings", "UIKit"], path: "Fixtures/apps/GuideReel"),
        .executableTarget(
            name: "FigureReel",
            dependencies: ["Catalogue", "Framereel", "GuideFigures", "GuideListings", "Shop", "UIKit"],
            path: "Fixtures/apps/FigureReel"),
        .executableTarget(
            name: "DeviceReel", dependencies: ["DeviceCases", "Framereel", "UIKit"], path: "Fixtures/apps/DeviceReel"),
        .executableTarget(
            name: "PlaceReel", dependencies: ["Framereel", "UIKit"], path: "Fixtures/apps/PlaceReel"),

        // Shared by test targets: paths of the repository and of outside test data, goldens, random numbers.
        .target(
            name: "TestSupport",
            dependencies: ["FrameDiff", "FrameJSON", "FrameLayers", "FramePainting", "FramePNG", "FrameGeometry"],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        tests("TestSupportTests", ["TestSupport", "FrameDiff", "FramePainting", "FramePNG"]),
        tests("FrameFilesTests", ["FrameFiles"]),
        tests("FrameGeometryTests", ["FrameGeometry", "TestSupport"]),
        tests("FrameProjectsTests", ["FrameProjects", "TestSupport"]),
        tests("FrameJSONTests", ["FrameJSON", "TestSupport"]),
        tests(
            "FrameRenderingTests",
            [
                "FrameRendering", "FrameRecording", "FrameOutput", "FramePainting", "UIKit", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        tests(
            "FrameGoldensTests",
            ["FrameGoldens", "FrameJSON", "FrameOutput", "FrameRecording", "FrameTiming"]),
        tests("FrameLayoutTests", ["FrameLayout", "FrameGeometry", "TestSupport"]),
        tests("FrameListsTests", ["FrameLists", "FrameGeometry", "TestSupport"]),
        tests("FrameDynamicsTests", ["FrameDynamics", "FrameGeometry", "TestSupport"]),
        tests(
            "FrameStoryboardsTests",
            [
                "FrameStoryboards", "FrameFiles", "FrameGeometry", "FrameJSON", "UIKit", "TestSupport",
                "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        tests("FrameTimingTests", ["FrameTiming", "TestSupport"]),
        tests("FrameGlyphsTests", ["FrameGlyphs", "FrameGeometry", "TestSupport"]),
        tests("FrameSymbolsTests", ["FrameSymbols", "FrameGeometry"]),
        tests("FrameMarkdownTests", ["FrameMarkdown"]),
        tests("FrameTextTests", ["FrameText", "FrameGlyphs", "FrameGeometry", "TestSupport"]),
        tests("FramePaintingTests", ["FramePainting", "FrameGeometry", "FrameJSON", "TestSupport"]),
        tests(
            "FrameScenesTests",
            [
                "FrameScenes", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "FrameLayout", "FramePainting",
                "FrameTiming", "FrameGeometry", "TestSupport", "FrameJSON", "FrameFigures",
            ]),
        tests("FrameJPEGTests", ["FrameJPEG", "FramePainting"]),
        tests("FrameWebPTests", ["FrameWebP", "FramePainting"]),
        tests("FrameGIFTests", ["FrameGIF", "FramePainting", "TestSupport"]),
        tests("FramePNGTests", ["FramePNG", "CFramePNG", "CFrameDigest", "FramePainting", "TestSupport"]),
        tests(
            "FrameOutputTests",
            [
                "FrameOutput", "FrameGeometry", "FrameTiming", "FramePainting", "FrameRaster", "FramePNG", "FramePages",
                "TestSupport", "FrameJSON",
            ]),
        tests(
            "FrameDiffTests", ["FrameDiff", "FrameGeometry", "FramePNG", "FramePainting", "TestSupport", "FrameJSON"]),
        tests(
            "FrameFiguresTests",
            [
                "FrameFigures", "FrameGeometry", "FrameTiming", "FramePainting", "FrameRaster", "FramePNG",
                "FramePages", "TestSupport",
            ]),
        tests(
            "CommandTests",
            [
                "Framereel", "FrameFigures", "FrameTiming", "FrameOutput", "FramePNG", "FramePainting", "UIKit",
                "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics", "TestSupport", "FrameJSON", "FrameGeometry",
                "FigureReel", "FrameDiff", "FrameFiles", "FrameGoldens", "FrameProjects", "FrameStoryboards",
            ]),
        tests(
            "SceneTests",
            [
                "Framereel", "FramereelTesting", "FrameDiff", "FrameFigures", "FrameGoldens", "FrameLayers",
                "FrameOutput", "FramePNG",
                "FramePainting", "FrameRaster", "FrameTiming", "TestSupport", "UIKit",
                "_Testing_CoreGraphics", "_Testing_UIKit", "AdaptationGallery", "Catalogue", "ContainerGallery",
                "DynamicsGallery", "Gallery",
                "GuideInteraction", "GuideListings", "LayoutScreens", "Lists",
                "PresentationGallery", "ScrollGallery", "SegueGallery", "TraitGallery", "TypeSpecimen",
            ]),
        tests(
            "FramereelTestingTests",
            [
                "FramereelTesting", "HostedTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "UIKit", "FrameDiff",
                "FrameGoldens",
            ]),
        tests(
            "FrameRasterTests",
            ["FrameRaster", "FramePainting", "FrameGeometry", "FramePNG", "TestSupport", "FrameJSON"]),
        tests(
            "FrameLayersTests",
            ["FrameLayers", "FrameGeometry", "FrameTiming", "FramePainting", "FrameRaster", "TestSupport"]),
        tests(
            "InteractionTests",
            [
                "Framereel", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "GuideInteraction", "FrameGeometry",
                "FrameLayers", "FramePainting", "FrameTiming",
            ]),
        .testTarget(
            name: "FramePortTests",
            dependencies: [
                "FramePort", "PortTool", "PortedCases", "PortedCases6", "TestSupport", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ],
            swiftSettings: strict + readingSyntax, linkerSettings: linkingSyntax),
        tests("BenchTests", ["bench", "TestSupport", "FrameJSON"]),
        tests("ArchitectureTests", ["Framereel", "TestSupport", "DeviceCases"]),
        tests(
            "CoreGraphicsTests",
            ["CoreGraphics", "_Testing_CoreGraphics", "FrameGeometry", "FramePainting", "FramePNG", "TestSupport"]),
        tests(
            "FramereelTests",
            [
                "Framereel", "FrameScenes", "UIKit", "UIKitCore", "_Testing_UIKit", "_Testing_CoreGraphics",
                "FrameLayers",
                "FrameTiming", "FramePainting", "FrameJSON", "FrameRecording", "QuartzCore", "TestSupport", "Catalogue",
                "Shop",
            ]),
        tests(
            "UIKitTests",
            [
                "UIKit", "UIKitAlerts", "UIKitControls", "UIKitCore", "UIKitDynamics", "UIKitLists", "FrameStoryboards",
                "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics", "FrameLayers",
                "FrameFiles", "FrameGeometry", "FrameGlyphs", "FrameMarkdown", "FramePainting", "FrameTiming",
                "FrameScenes",
                "FrameText", "TestSupport",
                "DeviceCases", "GuideListings",
            ]),
        tests(
            "BesideTests",
            [
                "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
                "Compression", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage", "CoreMotion",
                "CoreTelephony", "EventKit", "FrameRecording", "ImageIO",
                "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Network", "OSLog", "Photos",
                "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftUI", "TestSupport", "UIKit",
                "UserNotifications", "WebKit", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
            ]),
        tests("FBSnapshotTestCaseTests", ["FBSnapshotTestCase", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        tests("SnapshotTestingTests", ["SnapshotTesting", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        tests("CombineTests", ["Combine", "FrameTiming", "QuartzCore", "_Testing_CoreGraphics"]),
        tests(
            "QuartzCoreTests",
            [
                "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "FrameLayers", "FrameMarkdown", "FramePainting",
                "FrameGeometry",
                "FrameTiming", "TestSupport",
            ]),
        tests(
            "AnimationTests",
            [
                "UIKit", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics", "FrameLayers", "FramePainting",
                "FrameGeometry", "FrameTiming", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
