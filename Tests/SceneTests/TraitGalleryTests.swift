import FrameOutput
import FramePainting
import FrameRaster
import FrameTiming
import Framereel
import FramereelTesting
import TestSupport
import Testing
import TraitGallery
import UIKit

/// A settings screen and a card in 24 combinations of traits: goldens, lint, and rules about changes of traits.
@MainActor @Suite struct TraitGalleryTests {
    /// Devices with their size in points, at one pixel per point.
    private static let devices = [Device.iPhoneSE, .iPhone15].map { device in
        Device(
            name: device.name, width: device.width, height: device.height, scale: 1, top: device.top,
            bottom: device.bottom)
    }
    private static let matrix = TraitMatrix(
        devices: devices, appearances: [.light, .dark],
        contentSizes: [.large, .extraExtraExtraLarge, .accessibilityExtraLarge],
        directions: [.leftToRight, .rightToLeft])

    private static let scene = Scene("preferences", device: devices[1]) { world in
        let preferences = PreferencesViewController()
        world.window.rootViewController = preferences
        world.at(0.2) { preferences.openPlans() }
        world.at(0.9) { preferences.dismiss(animated: true) }
        world.wait(until: 1.5)
    }

    @Test func combinationsMatchTheRecording() {
        #expect(Self.matrix.combinations.count == 24)
        withGoldens {
            $0.folder = Repository.root.appending(path: "Fixtures/goldens/traits").path
            $0.rate = FrameRate(10)
            $0.drawsTextAsBlocks = true
        } _: {
            assertTransition(of: Self.scene, in: Self.matrix)
        }
    }

    @Test func combinationsAreClean() throws {
        for traits in Self.matrix.combinations {
            let scene = Self.scene.under(traits)
            let text = try Lint(of: scene).text
            #expect(text == "", "\(scene.name)")
        }
    }

    // MARK: Laws

    /// Returns the screen at rest after `change`.
    private static func pixels(
        _ traits: TraitCombination, hidesTextAndSliders: Bool = false, opensCard: Bool = false,
        change: @escaping @MainActor @Sendable (UIWindow) -> Void = { _ in }
    ) throws -> PixelBuffer {
        let scene = Scene("preferences", device: devices[1]) { world in
            let preferences = PreferencesViewController()
            world.window.rootViewController = preferences
            world.at(0.1) { change(world.window) }
            if opensCard { world.at(0.5) { preferences.openPlans() } }
            world.at(1.2) { if hidesTextAndSliders { hideTextAndSliders(in: world.window) } }
            world.wait(until: 1.5)
        }.under(traits)
        let recording = try Recording(of: scene, limit: 60, rate: .fps60, drawsTextAsBlocks: true)
        return Rasterizer.pixels(of: recording.displayList(ofFrame: recording.frameCount(at: .fps60) - 1, at: .fps60))
    }

    private static func hideTextAndSliders(in view: UIView) {
        if view is UILabel || view is UISlider { view.alpha = 0 }
        for subview in view.subviews { hideTextAndSliders(in: subview) }
    }

    private static func override(_ traits: TraitCombination, of window: UIWindow) {
        var settings = ScreenSettings()
        traits.settings.apply(to: &settings)
        window.traitOverrides = settings.traits
    }

    private static var changes: [TraitCombination] {
        var matrix = matrix
        matrix.devices = []
        return matrix.combinations
    }

    /// A screen built with traits equals one that is changed to them. Changing back restores the original.
    @Test(arguments: [false, true]) func changesLeaveNoTrace(opensCard: Bool) throws {
        let plain = try Self.pixels(TraitCombination(), opensCard: opensCard)
        var distinct: Set<[UInt8]> = []
        for traits in Self.changes {
            let built = try Self.pixels(traits, opensCard: opensCard)
            distinct.insert(built.bytes)
            let changed = try Self.pixels(TraitCombination(), opensCard: opensCard) { Self.override(traits, of: $0) }
            #expect(built == changed, "\(Self.scene.under(traits).name)")
            let back = try Self.pixels(TraitCombination(), opensCard: opensCard) { window in
                Self.override(traits, of: window)
                window.layoutIfNeeded()
                window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
                window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
                window.traitOverrides.remove(UITraitLayoutDirection.self)
            }
            #expect(back == plain, "\(Self.scene.under(traits).name)")
        }
        #expect(distinct.count == 12)
    }

    /// Without text and sliders, whose thumbs are on whole points from the left, the right-to-left screen is the mirror
    /// image.
    @Test(arguments: [false, true]) func rightToLeftIsTheMirrorImage(opensCard: Bool) throws {
        for traits in Self.changes where traits.settings.choice(of: .layoutDirection) == 0 {
            var other = traits
            other.settings.choose(1, of: .layoutDirection)
            let left = try Self.pixels(traits, hidesTextAndSliders: true, opensCard: opensCard)
            let right = try Self.pixels(other, hidesTextAndSliders: true, opensCard: opensCard)
            #expect(left != right && left.mirrored == right, "\(Self.scene.under(other).name)")
        }
    }
}

extension PixelBuffer {
    fileprivate var mirrored: PixelBuffer {
        var mirrored = self
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (from, to) = (4 * (y * size.width + x), 4 * (y * size.width + size.width - 1 - x))
                for channel in 0..<4 { mirrored.bytes[to + channel] = bytes[from + channel] }
            }
        }
        return mirrored
    }
}
