import Testing
import UIKit

@testable import QuartzCore

/// The scroll indicators.
@MainActor @Suite struct IndicatorTests {
    private func bars(of pad: ScrollPad) -> [CALayer] {
        (pad.scroll.layer.sublayers ?? []).filter { $0.name == "scroll indicator" }
    }

    /// The frames of the indicators, in the view's frame.
    private func frames(of pad: ScrollPad) -> [CGRect] {
        bars(of: pad).map { $0.frame.offsetBy(dx: -pad.scroll.contentOffset.x, dy: -pad.scroll.contentOffset.y) }
    }

    @Test func indicatorsShowTheVisiblePart() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 1600))
        pad.drag(up: 210, at: 0, rest: 1)
        var found: [CGRect] = []
        pad.app.at(0.5) { found = frames(of: pad) }
        try pad.app.play()
        // A track of 394 points with a quarter visible, scrolled by a sixth of the way.
        #expect(found == [CGRect(x: 294, y: 3 + 295.5 / 6, width: 3, height: 98.5)])
    }

    @Test func indicatorsHaveAMinimumLengthAndShrinkBeyondTheEnd() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 90_000))
        pad.drag(from: CGPoint(x: 150, y: 50), by: CGPoint(x: 0, y: 30), at: 0, rest: 1)
        pad.drag(from: CGPoint(x: 150, y: 50), by: CGPoint(x: 0, y: 330), at: 3, rest: 1)
        var lengths: [CGFloat] = []
        for time in [0.045, 0.5, 3.5] { pad.app.at(time) { lengths += frames(of: pad).map(\.height) } }
        try pad.app.play()
        try #require(lengths.count == 3)
        #expect(lengths[0] < 36 && lengths[0] > lengths[1] && lengths[1] > 8 && lengths[2] == 8)
    }

    @Test func indicatorsFadeAfterScrolling() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0, rest: 0.9)
        var opacities: [Float] = []
        for time in [0.5, 1.59] { pad.app.at(time) { opacities += bars(of: pad).map(\.opacity) } }
        pad.app.at(1.725) { opacities += bars(of: pad).compactMap { $0.presentation()?.opacity } }
        try pad.app.play()
        try #require(opacities.count == 3)
        #expect(opacities[0] == 1 && opacities[1] == 1)
        #expect(opacities.last.map { $0 > 0.1 && $0 < 0.9 } == true)
        #expect(bars(of: pad).map(\.opacity) == [0])
        #expect(abs(pad.app.stage.loop.now.seconds - 1.85) < 0.001)
    }

    @Test func indicatorsFlashOnRequest() throws {
        let pad = try ScrollPad(content: CGSize(width: 900, height: 900))
        var found: [CGRect] = []
        pad.app.at(0.1) { pad.scroll.flashScrollIndicators() }
        pad.app.at(0.2) { found = frames(of: pad) }
        try pad.app.play()
        try #require(found.count == 2)
        #expect(!found[0].intersects(found[1]) && found[0].maxY <= 397 - 6 && found[1].maxX <= 297 - 6)
    }

    /// If there is nothing to scroll, a flash shows nothing and does not prolong the scene.
    @Test func withoutIndicatorsNothingFlashes() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 100))
        pad.app.at(0.1) { pad.scroll.flashScrollIndicators() }
        try pad.app.play()
        #expect(bars(of: pad).isEmpty && pad.app.stage.loop.now.seconds == 0.1)
    }

    @Test func hiddenIndicatorsAreNotCreated() throws {
        let pad = try ScrollPad {
            $0.showsVerticalScrollIndicator = false
            $0.contentSize.width = 900
            $0.showsHorizontalScrollIndicator = false
        }
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        #expect(bars(of: pad).isEmpty)
    }

    @Test func insetsMoveTheIndicators() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 1600)) {
            $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 10)
        }
        pad.app.at(0.1) { pad.scroll.flashScrollIndicators() }
        try pad.app.play()
        #expect(frames(of: pad) == [CGRect(x: 284, y: 23, width: 3, height: 86)])
    }

    @Test func indicatorsStayInTheSafeAreaByDefault() throws {
        for stays in [true, false] {
            let pad = try ScrollPad { $0.automaticallyAdjustsScrollIndicatorInsets = stays }
            pad.app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
            pad.app.at(0.1) { pad.scroll.flashScrollIndicators() }
            try pad.app.play()
            #expect(frames(of: pad).map(\.minY) == [stays ? 62 : 3])
        }
    }

    /// The indicators are above anything added later, by their z-position rather than their order, and are not
    /// subviews.
    @Test func indicatorsAreAboveAllSubviews() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0)
        let first = UIView()
        let second = UIView()
        pad.app.at(0.2) {
            pad.scroll.addSubview(first)
            pad.scroll.addSubview(second)
            pad.scroll.bringSubviewToFront(first)
            #expect(pad.scroll.subviews == [second, first])
            let sublayers = pad.scroll.layer.sublayers ?? []
            #expect(sublayers.filter { $0.name == "scroll indicator" }.count == 1)
            let top = sublayers.max { $0.zPosition < $1.zPosition }
            #expect(top?.name == "scroll indicator" && first.layer.zPosition < top?.zPosition ?? 0)
            pad.scroll.subviews.forEach { $0.removeFromSuperview() }
            #expect(bars(of: pad).count == 1)
        }
        try pad.app.play()
    }

    @Test func theStyleDeterminesTheColor() throws {
        let pad = try ScrollPad { $0.indicatorStyle = .white }
        pad.app.at(0.1) { pad.scroll.flashScrollIndicators() }
        try pad.app.play()
        #expect(bars(of: pad).first?.backgroundColor == UIColor(white: 1, alpha: 0.35).cgColor)
    }
}
