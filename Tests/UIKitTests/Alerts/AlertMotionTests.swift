import Foundation
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// The animations of alerts (facts/alert-motion).
@MainActor @Suite struct AlertMotionTests {
    private static let times = [0, 0.05, 0.1, 0.2, 0.3]

    /// A critically damped spring of 22.88 radians per second.
    private static func spring(_ time: Double) -> Double { 1 - (1 + 22.88 * time) * exp(-22.88 * time) }

    private static func isClose(_ values: [Double], _ expected: [Double], within tolerance: Double = 1e-4) -> Bool {
        zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private func dimming(_ pad: AlertPad) throws -> UIView {
        try #require(pad.alert.presentationController?.containerView?.subviews.first)
    }

    @Test func inIOS26ASpringFadesCardAndDimming() throws {
        let pad = try AlertPad(look: .iOS26)
        pad.add("OK")
        var dimming: UIView?
        pad.app.at(2) { dimming = try? self.dimming(pad) }
        pad.tap("OK", at: 3)
        try pad.app.play()
        let expected = Self.times.map(Self.spring)
        for view in [pad.alert.view, dimming] {
            let view = try #require(view)
            #expect(Self.isClose(try pad.app.numbers("opacity", of: view, at: Self.times.map { 1 + $0 }), expected))
            let ended = try pad.app.numbers("opacity", of: view, at: Self.times.map { 3.05 + $0 })
            #expect(Self.isClose(ended, expected.map { 1 - $0 }))
        }
        let scale = try pad.app.shown("transform", of: try #require(pad.alert.view), at: 1.05)?.anyMatrix?.row1.x
        #expect(scale == 1)
    }

    /// The card scales from 1.3; a dismissal only fades.
    @Test func aClassicCardShrinks() throws {
        let pad = try AlertPad()
        pad.add("OK")
        pad.tap("OK", at: 3)
        try pad.app.play()
        let card = try #require(pad.alert.view)
        func scale(_ time: Double) throws -> Double {
            try #require(try pad.app.shown("transform", of: card, at: time)?.anyMatrix).row1.x
        }
        let alphas = try pad.app.numbers("opacity", of: card, at: [1, 1.125, 1.25])
        #expect(try abs(scale(1) - 1.3) < 1e-9 && alphas[0] == 0 && alphas[2] == 1)
        // The same curve for both: 1.3 at alpha 0, 1 at alpha 1.
        #expect(try abs(scale(1.125) - (1.3 - 0.3 * alphas[1])) < 1e-6 && alphas[1] > 0.8)
        #expect(try scale(3.1) == 1)
        #expect(try pad.app.numbers("opacity", of: card, at: [3.1])[0] < 1)
    }

    /// The sheet follows the system spring from below the screen and back.
    @Test func aSheetSlides() throws {
        let pad = try AlertPad(.actionSheet)
        pad.add("Open")
        pad.add("Cancel", .cancel)
        pad.tap("Cancel", at: 3)
        try pad.app.play()
        let sheet = try #require(pad.alert.view)
        let height = sheet.bounds.height
        let y = try pad.app.numbers("position.y", of: sheet, at: Self.times.map { 1 + $0 })
        let spring = SpringParameters.system.motion
        let way = 844 - (836 - height)
        #expect(
            Self.isClose(y, Self.times.map { 844 + height / 2 - way * spring.value(at: $0) }, within: 0.01))
        let back = try pad.app.numbers("position.y", of: sheet, at: [3.05, 3.15])
        #expect(abs(back[0] - (836 - height / 2)) < 0.01 && back[1] > back[0] + 20)
    }

    @Test func withoutAnimationItAppearsImmediately() throws {
        let pad = try AlertPad(animated: false)
        pad.add("OK")
        try pad.app.play()
        #expect(try pad.app.numbers("opacity", of: try #require(pad.alert.view), at: [1.01]) == [1])
        #expect(try pad.app.numbers("opacity", of: dimming(pad), at: [1.01]) == [1])
    }

    /// The dimming is black at 0.2, or at 0.48 in the dark style.
    @Test(arguments: [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)])
    func theScreenIsDimmed(style: UIUserInterfaceStyle, alpha: Double) throws {
        let pad = try AlertPad()
        pad.add("OK")
        pad.app.perform { pad.app.window.overrideUserInterfaceStyle = style }
        try pad.app.play()
        #expect(try dimming(pad).layer.backgroundColor?.alpha == CGFloat(alpha))
    }
}
