import FramePainting
import FrameTiming
import Framereel
import Testing
import UIKit

/// Turning the device and resizing the window.
@MainActor @Suite struct OrientationTests {
    /// A block in the upper left corner of the safe area.
    private final class Corner: UIViewController {
        private let block = UIView()
        private let application = AllOrientations()
        var sizes: [CGSize] = []

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

        override func viewDidLoad() {
            UIApplication.shared.delegate = application
            view.backgroundColor = .white
            block.accessibilityIdentifier = "block"
            block.backgroundColor = .red
            view.addSubview(block)
        }

        override func viewDidLayoutSubviews() {
            let area = view.safeAreaLayoutGuide.layoutFrame
            block.frame = CGRect(x: area.minX, y: area.minY, width: 40, height: 20)
            sizes.append(view.bounds.size)
        }
    }

    private final class AllOrientations: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .all }
    }

    /// Returns the middle of the block on the screen, in points.
    private func middle(_ recording: Recording, at seconds: Double) throws -> CGPoint {
        let items = recording.timeline.displayList(at: MediaTime(seconds: seconds)).items
        for item in items {
            guard case .fill(let fill) = item, fill.name == "block", case .rect(let rect) = fill.shape else { continue }
            let corner = fill.transform.apply(rect.origin)
            let other = fill.transform.apply(.init(x: rect.maxX, y: rect.maxY))
            return CGPoint(x: (corner.x + other.x) / 2, y: (corner.y + other.y) / 2)
        }
        throw Missing()
    }

    private struct Missing: Error {}

    /// Content that is upright for the viewer is turned on the screen. With the top of the device at the left, its
    /// upper left corner is the upper right corner of the screen.
    @Test(arguments: [
        (Orientation.portrait, CGPoint(x: 20, y: 57)), (.landscapeLeft, CGPoint(x: 380, y: 67)),
        (.landscapeRight, CGPoint(x: 10, y: 777)), (.portraitUpsideDown, CGPoint(x: 370, y: 787)),
    ])
    func theContentIsUprightForTheViewer(orientation: Orientation, corner: CGPoint) throws {
        let recording = try Recording(
            of: Scene("turned", device: .iPhone14) { world in
                world.window.rootViewController = Corner()
                world.at(0.1) { world.rotate(to: orientation) }
                world.wait(until: 2)
            })
        let shown = try middle(recording, at: 1.9)
        #expect(abs(shown.x - corner.x) < 1e-9 && abs(shown.y - corner.y) < 1e-9)
    }

    /// A scene that begins in landscape is upright in wide frames. When turned to portrait, it lies sideways in them.
    @Test(arguments: [
        (Orientation.landscapeLeft, CGPoint(x: 67, y: 10)), (.portrait, CGPoint(x: 57, y: 370)),
        (.landscapeRight, CGPoint(x: 777, y: 380)), (.portraitUpsideDown, CGPoint(x: 787, y: 20)),
    ])
    func aSceneBeginsInLandscape(orientation: Orientation, corner: CGPoint) throws {
        let recording = try Recording(
            of: Scene("wide", device: .iPhone14, isLandscape: true) { world in
                let corner = Corner()
                world.window.rootViewController = corner
                #expect(UIDevice.current.orientation.isLandscape && UIScreen.main.bounds.width == 844)
                world.at(0.1) { world.rotate(to: orientation) }
                world.at(1.5) {
                    let isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation)
                    #expect(UIDevice.current.orientation.isLandscape == isLandscape)
                    #expect(
                        corner.view.bounds.size
                            == (isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)))
                }
                world.wait(until: 2)
            })
        #expect(recording.timeline.pixelSize == PixelSize(width: 2532, height: 1170))
        let shown = try middle(recording, at: 1.9)
        #expect(abs(shown.x - corner.x) < 1e-9 && abs(shown.y - corner.y) < 1e-9, "\(shown)")
    }

    @Test func aWindowCanBeResized() throws {
        let recording = try Recording(
            of: Scene("resized", width: 100, height: 200, scale: 1) { world in
                let corner = Corner()
                world.window.rootViewController = corner
                world.at(0.1) { world.resize(to: CGSize(width: 60, height: 200)) }
                world.at(0.3) { #expect(corner.view.bounds.size == CGSize(width: 60, height: 200)) }
                world.wait(until: 1)
            })
        // The resized window is in the middle of the screen, 0.4 s later.
        #expect(try middle(recording, at: 0.6).x == 40)
        let half = try middle(recording, at: 0.3).x
        #expect(abs(half - 30) < 1e-6)
        #expect(recording.trace.text.contains("viewWillTransition(to: 60 × 200)"))
    }

    @Test(arguments: [
        (CGSize(width: CGFloat.infinity, height: 200), "inf × 200.0"),
        (CGSize(width: 100, height: 1e300), "100.0 × 1e+300"),
        (CGSize(width: CGFloat.nan, height: 200), "nan × 200.0"),
        (CGSize(width: 16_385, height: 200), "16385.0 × 200.0"),
    ])
    func hugeWindowSizesAreRejected(size: CGSize, text: String) {
        let error = #expect(throws: RecordingError.self) {
            try Recording(
                of: Scene("resized", width: 100, height: 200, scale: 1) { world in
                    world.window.rootViewController = Corner()
                    world.at(0.1) { world.resize(to: size) }
                })
        }
        let expected = "A window cannot be resized to \(text) points; each side must be 0 to 16384."
        #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
    }

    /// A container may give its children any size.
    @Test func aChildIsNotifiedOfAnySize() throws {
        final class Container: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: CGFloat.infinity, height: 1e300) }
        }
        let recording = try Recording(
            of: Scene("resized", width: 100, height: 200, scale: 1) { world in
                let (container, child) = (Container(), Corner())
                container.addChild(child)
                container.view.addSubview(child.view)
                child.didMove(toParent: container)
                world.window.rootViewController = container
                world.at(0.1) { world.resize(to: CGSize(width: 60, height: 200)) }
                world.wait(until: 1)
            })
        #expect(recording.trace.text.contains("viewWillTransition(to: inf × 1e+300)"))
    }
}
