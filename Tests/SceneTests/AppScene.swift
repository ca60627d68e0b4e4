import ContainerGallery
import Framereel
import Gallery
import TestSupport
import TypeSpecimen
import UIKit

/// A screen of a fixture application, compared with a golden like a scene file.
struct AppScene: CustomStringConvertible, Sendable {
    /// The topic and case, for example `containers/push`.
    let name: String
    private let size: CGSize
    private let scale: CGFloat
    /// A device that replaces the size and the scale, for a whole screen with its safe area.
    private var device: Device?
    private let setUp: @MainActor @Sendable (World) -> Void
    var description: String { name }

    var golden: SceneGolden {
        SceneGolden(folder: "Fixtures/goldens/apps", name: name, keepsLists: device == nil)
    }

    /// Creates a screen whose animations start by themselves.
    init(
        name: String, size: CGSize = CGSize(width: 120, height: 200),
        controller: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.size = size
        scale = 2
        setUp = { $0.window.rootViewController = controller() }
    }

    /// Creates containers on a screen of half an iPhone's width, with a script that ends at `end`.
    private init(_ name: String, until end: TimeInterval, setUp: @escaping @MainActor @Sendable (World) -> Void) {
        self.name = "containers/\(name)"
        size = CGSize(width: 195, height: 400)
        scale = 1
        self.setUp = { world in
            setUp(world)
            world.wait(until: end)
        }
    }

    /// Creates an application on a screen of an iPhone's size in points, at one pixel per point.
    init(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
        play: @escaping @MainActor @Sendable (World) -> Void
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        setUp = play
    }

    /// Creates an application on a device.
    init(_ name: String, on device: Device, play: @escaping @MainActor @Sendable (World) -> Void) {
        self.init(name, play: play)
        self.device = device
    }

    var scene: Scene {
        if let device { return Scene(name, device: device, setUp: setUp) }
        return Scene(name, width: size.width, height: size.height, scale: scale, setUp: setUp)
    }

    /// Returns a recording shared by all tests.
    ///
    /// - Parameter drawsTextAsBlocks: Whether text is drawn as blocks. The default avoids a dependency on fonts.
    @MainActor func recording(drawsTextAsBlocks: Bool = true) throws -> Recording {
        try SharedRecordings.recording("\(name), \(drawsTextAsBlocks ? "blocks" : "fonts")") {
            try Recording(of: scene, drawsTextAsBlocks: drawsTextAsBlocks)
        }
    }

    /// The size of screens with a grid of 5 × 5 cells.
    private static let grid = CGSize(width: 200, height: 200)

    static let all =
        [
            AppScene(name: "animation-gallery/blocks") { BlocksViewController() },
            AppScene(name: "animation-gallery/keyframes") { KeyframesViewController() },
            AppScene(name: "animation-gallery/layers") { LayersViewController() },
            AppScene(name: "animation-gallery/animator") { AnimatorViewController() },
            AppScene(name: "animation-gallery/pictures") { PicturesViewController() },
            AppScene(name: "animation-gallery/clock") { ClockViewController() },
            AppScene(name: "layer-gallery/ways") { WaysViewController() },
            AppScene(name: "layer-gallery/shapes") { ShapesViewController() },
            AppScene(name: "layer-gallery/gradients") { GradientsViewController() },
            AppScene(name: "layer-gallery/masks") { MasksViewController() },
            AppScene(name: "layer-gallery/copies") { CopiesViewController() },
            AppScene(name: "layer-gallery/drawings") { DrawingsViewController() },
            AppScene(name: "layer-gallery/effects") { EffectsViewController() },
            AppScene(name: "layer-gallery/turns") { TurnsViewController() },
            AppScene(name: "layer-gallery/corners", size: grid) { CornersViewController() },
            AppScene(name: "layer-gallery/contents", size: grid) { ContentsViewController() },
            AppScene(name: "layer-gallery/shadows", size: grid) { ShadowsViewController() },
            AppScene(name: "layer-gallery/depth", size: grid) { DepthViewController() },
            AppScene(name: "drawing-gallery/paths", size: grid) { PathsViewController() },
            AppScene(name: "drawing-gallery/contexts", size: grid) { ContextsViewController() },
            AppScene(name: "drawing-gallery/images", size: grid) { ImagesViewController() },
            AppScene(name: "drawing-gallery/snapshots", size: grid) { SnapshotsViewController() },
        ] + containers + columns + presentations + adaptations + segues + scrolling + listings + specimens + layouts
        + lists + catalogue + environment + dynamics

    /// Touches end after a rest, so the distance decides and not the velocity.
    private static let containers = [
        AppScene("push", until: 0.8) { world in
            let mailbox = MailboxViewController()
            world.window.rootViewController = UINavigationController(rootViewController: mailbox)
            world.at(0.1) { mailbox.openLetter() }
        },
        AppScene("pop", until: 0.8) { world in
            world.window.rootViewController = letterOverMailbox()
            world.tap(at: CGPoint(x: 14, y: 22), start: 0.1)
        },
        AppScene("swipe-finished", until: 1) { world in
            world.window.rootViewController = letterOverMailbox()
            world.touch(
                from: CGPoint(x: 2, y: 200), to: CGPoint(x: 132, y: 200), start: 0.1, duration: 0.4, rest: 0.15)
        },
        AppScene("swipe-cancelled", until: 0.8) { world in
            world.window.rootViewController = letterOverMailbox()
            // 30 % of the width, plus the first 10 points, which the gesture does not follow.
            world.touch(
                from: CGPoint(x: 2, y: 200), to: CGPoint(x: 70.5, y: 200), start: 0.1, duration: 0.2, rest: 0.15)
        },
        AppScene("tabs", until: 1.2) { world in
            world.window.rootViewController = SlidingTabsController()
            world.tap(at: CGPoint(x: 162, y: 378), start: 0.1)
            world.tap(at: CGPoint(x: 97, y: 378), start: 0.65)
        },
        AppScene("flip", until: 1.3) { world in
            let container = FlippingViewController()
            world.window.rootViewController = container
            world.at(0.1) { container.flip() }
            world.at(0.7) { container.dissolve() }
        },
    ]

    @MainActor private static func letterOverMailbox() -> UIViewController {
        let navigation = UINavigationController(rootViewController: MailboxViewController())
        navigation.pushViewController(LetterViewController(), animated: false)
        return navigation
    }

    /// Pages of text, one for each feature. Only builds with the trait `Text` know the direction of scripts.
    static let specimens = pages + (BuildTraits.hasText ? [scripts] : [])

    private static let scripts =
        AppScene(name: "type-specimen/scripts", size: page) { ScriptsViewController() }

    private static let pages = [
        AppScene(name: "type-specimen/weights", size: page) { WeightsViewController() },
        AppScene(name: "type-specimen/styles", size: page) { StylesViewController() },
        AppScene(name: "type-specimen/lines", size: page) { LinesViewController() },
        AppScene(name: "type-specimen/looks", size: page) { LooksViewController() },
    ]

    private static let page = CGSize(width: 390, height: 640)
}
