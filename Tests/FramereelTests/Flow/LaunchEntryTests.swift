import Framereel
import Testing
import UIKit

@testable import FrameRecording

/// Entries of an `Info.plist`, and files for devices and languages, that determine what a launched application shows.
@MainActor @Suite final class LaunchEntryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("entries-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            guard window == nil else { return true }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    private func write(_ data: Data, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func entries(_ text: String) throws {
        try write("<plist version=\"1.0\"><dict>\(text)</dict></plist>", to: "Info.plist")
    }

    private func launch(
        on device: Device = .iPhone14, style: UIUserInterfaceStyle = .light,
        _ steps: @escaping @MainActor (World) -> Void
    ) throws {
        _ = try Recording(
            of: Scene(
                "app", device: device, launching: Delegate(), resources: folder.path, userInterfaceStyle: style,
                showsStatusBar: true
            ) { steps($0) })
    }

    /// One screen of an application, which is not launched.
    @Test func aScreenByItselfFindsItsApplication() throws {
        try entries("<key>UIUserInterfaceStyle</key><string>Dark</string>")
        let scene = Scene("screen", device: .iPhone14) { [path = folder.path] world in
            try world.setApplication(Delegate(), resources: path)
            let screen = UIViewController()
            world.window.rootViewController = screen
            let delegate = UIApplication.shared.delegate as? Delegate
            #expect(delegate?.window === world.window && world.window.rootViewController === screen)
            world.at(0.1) { #expect(screen.traitCollection.userInterfaceStyle == .dark) }
        }
        _ = try Recording(of: scene)
    }

    private static func rgb(_ color: UIColor?) -> [CGFloat] {
        var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color?.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    private static func color(_ red: Int, _ idiom: String = "universal") -> String {
        """
        {"idiom": "\(idiom)", "color": {"color-space": "srgb",
         "components": {"red": "\(red).0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}
        """
    }

    @Test func theStyleAndTheAccentColorAreTheApplications() throws {
        try write("{\"colors\": [\(Self.color(1))]}", to: "A.xcassets/Accent.colorset/Contents.json")
        try entries(
            "<key>UIUserInterfaceStyle</key><string>Light</string><key>NSAccentColorName</key><string>Accent</string>")
        try launch(style: .dark) { world in
            #expect(world.window.traitCollection.userInterfaceStyle == .light)
            #expect(Self.rgb(world.window.tintColor) == [1, 0, 1])
        }
        try entries("<key>UIUserInterfaceStyle</key><string>Automatic</string>")
        try launch(style: .dark) { world in
            #expect(world.window.traitCollection.userInterfaceStyle == .dark)
            #expect(Self.rgb(world.window.tintColor) != [1, 0, 1])
        }
    }

    @Test(arguments: [(false, true), (true, false)])
    func theStatusBarIsHiddenUnlessControllersDecide(decide: Bool, isHidden: Bool) throws {
        try entries(
            "<key>UIStatusBarHidden</key><true/><key>UIViewControllerBasedStatusBarAppearance</key><\(decide)/>")
        try launch { world in
            #expect(world.window.windowScene?.statusBarManager?.isStatusBarHidden == isHidden)
        }
    }

    @Test(arguments: [(Device.iPhone14, false), (Device.iPad, true)])
    func orientationsAndOtherEntriesAreThoseOfTheDevice(device: Device, isPad: Bool) throws {
        try entries(
            """
            <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
            <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string>
            <string>UIInterfaceOrientationLandscapeLeft</string></array>
            <key>Greeting</key><string>phone</string><key>Greeting~ipad</key><string>pad</string>
            """)
        try launch(on: device) { world in
            #expect(Bundle.main.object(forInfoDictionaryKey: "Greeting") as? String == (isPad ? "pad" : "phone"))
            let mask = UIApplication.shared.supportedInterfaceOrientations(for: world.window)
            #expect(mask == (isPad ? [.portrait, .landscapeLeft] : .portrait))
        }
    }

    @Test(arguments: [(Device.iPhone14, false), (Device.iPad, true)])
    func filesAndColorsAreThoseOfTheDevice(device: Device, isPad: Bool) throws {
        func picture(_ width: CGFloat) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: width, height: 1)
            return try #require(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.pngData())
        }
        try entries("")
        try write(
            "{\"colors\": [\(Self.color(0)), \(Self.color(1, "ipad"))]}",
            to: "A.xcassets/Idiom.colorset/Contents.json")
        try write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
            to: "A.xcassets/Piece.imageset/Contents.json")
        _ = try Recording(
            of: Scene("drawing", device: .iPhone14) { _ in
                do {
                    for (name, width) in [
                        ("mark.png", 3), ("mark~ipad.png", 5), ("A.xcassets/Piece.imageset/a.png", 7),
                        ("en.lproj/flag.png", 9),
                    ] {
                        try self.write(picture(CGFloat(width)), to: name)
                    }
                } catch {
                    Issue.record(error)
                }
            })
        try launch(on: device) { _ in
            #expect(UIImage(named: "mark")?.size.width == (isPad ? 5 : 3))
            #expect(UIImage(named: "Piece.png")?.size.width == 7)
            #expect(UIImage(named: "flag")?.size.width == 9)
            #expect(Self.rgb(UIColor(named: "Idiom")) == [isPad ? 1 : 0, 0, 1])
            #expect(UIImage(resource: ImageResource(name: "Piece", bundle: .main)).size.width == 7)
            #expect(Self.rgb(UIColor(resource: ColorResource(name: "Idiom", bundle: .main)))[2] == 1)
        }
    }

    @Test func deepListsAreRefused() throws {
        for text in [
            "<plist>" + String(repeating: "<key>", count: 100_000), String(repeating: "(", count: 100_000),
        ] {
            try write(text, to: "Info.plist")
            #expect(
                throws: LaunchError.info(
                    path: folder.path + "/Info.plist", reason: "more than 100 levels of nesting")
            ) { try launch { _ in } }
        }
    }
}
