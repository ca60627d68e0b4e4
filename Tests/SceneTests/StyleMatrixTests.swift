import AdaptationGallery
import FrameFigures
import FrameRaster
import Framereel
import TestSupport
import Testing
import UIKit

/// Every modal style on every kind of screen: frames, dimming and presenting view as text, and all of them on one
/// sheet.
@MainActor @Suite struct StyleMatrixTests {
    private static let styles = UIModalPresentationStyle.allCases.filter { $0 != .none }

    /// A screen, and the changes to its window before the presentation.
    private static let screens: [(name: String, device: Device, prepare: @MainActor @Sendable (World) -> Void)] = [
        ("iPhone SE", .iPhoneSE, { _ in }), ("iPhone 15", .iPhone15, { _ in }),
        ("iPhone 15 on its side", .iPhone15, { $0.rotate(to: .landscapeLeft) }), ("iPad", .iPad, { _ in }),
        ("a third of an iPad", .iPad, { $0.resize(to: CGSize(width: 320, height: 1180)) }),
    ]

    /// Returns the last frame and the line of one presentation.
    private func presentation(
        of style: UIModalPresentationStyle, on screen: (name: String, device: Device, prepare: (World) -> Void),
        _ userInterfaceStyle: UIUserInterfaceStyle, _ system: SystemVersion
    ) throws -> (line: String, recording: Recording) {
        let (device, prepare) = (screen.device, screen.prepare)
        let coarse = Device(
            name: device.name, width: device.width, height: device.height, scale: 1, top: device.top,
            bottom: device.bottom)
        let home = HomeViewController()
        var line = ""
        let scene = Scene("matrix", device: coarse, userInterfaceStyle: userInterfaceStyle, system: system) { world in
            world.window.rootViewController = home
            prepare(world)
            world.at(0.5) { home.show(style) }
            world.at(1.1) { line = Self.description(of: home, in: world.window) }
            world.wait(until: 1.2)
        }
        let recording = try Recording(of: scene, drawsTextAsBlocks: true)
        return ("\(screen.name), \(style): \(line)", recording)
    }

    private static func description(of home: HomeViewController, in window: UIWindow) -> String {
        let controller = home.detail.presentationController
        let dimming = window.subviews.flatMap(\.subviews).first {
            $0.accessibilityIdentifier?.contains("dimming") == true
        }
        let facts = [
            controller.map { "\(type(of: $0)) for \($0.presentationStyle)" } ?? "nothing",
            "view \(numbers(place(of: home.detail.view)))",
            dimming.map { "dimming \($0.backgroundColor?.cgColor.alpha ?? 0) at \($0.alpha)" } ?? "no dimming",
            home.view.window == nil ? "presenter gone" : "presenter \(numbers(place(of: home.view)))",
            "radius \(controller?.presentedView?.layer.cornerRadius ?? 0)",
            home.detail.traitCollection.userInterfaceLevel == .elevated ? "elevated" : "base",
        ]
        return facts.joined(separator: "; ")
    }

    private static func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private static func numbers(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark], SystemVersion.allCases)
    func everyStyleMatchesTheRecording(_ userInterfaceStyle: UIUserInterfaceStyle, _ system: SystemVersion) throws {
        var (lines, sheet): ([String], ContactSheet) = (
            [], ContactSheet(ContactSheetStyle(columns: Self.styles.count, gap: 8, shrink: 6))
        )
        for screen in Self.screens {
            for style in Self.styles {
                let (line, recording) = try presentation(of: style, on: screen, userInterfaceStyle, system)
                lines.append(line)
                try sheet.append(Rasterizer.pixels(of: recording.displayList(69)))
            }
        }
        let folder = "Fixtures/goldens/styles/\(userInterfaceStyle)-\(system)"
        let goldens = try Goldens(filter: "SceneTests.StyleMatrixTests")
        let pictures = Result { try goldens.check(sheet.pixels(), at: "\(folder)/sheet.png") }
        try goldens.check(lines.joined(separator: "\n") + "\n", at: "\(folder)/matrix.txt")
        try pictures.get()
    }
}
