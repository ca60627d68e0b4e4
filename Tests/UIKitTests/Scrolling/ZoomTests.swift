import Testing
import UIKit

@testable import QuartzCore

/// Zooming with two fingers and programmatically.
@MainActor @Suite struct ZoomTests {
    /// A picture of 300 × 400 points that fills the scroll view, and can be scaled from half to four times its size.
    private func show(_ setUp: (UIScrollView) -> Void = { _ in }) throws -> (pad: ScrollPad, picture: UIView) {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let pad = try ScrollPad(content: picture.bounds.size) { scroll in
            scroll.minimumZoomScale = 0.5
            scroll.maximumZoomScale = 4
            scroll.addSubview(picture)
            setUp(scroll)
        }
        pad.notes.zoomed = picture
        return (pad, picture)
    }

    /// Two fingers on both sides of a center, whose distance changes from one length to another over a tenth of a
    /// second.
    private func pinch(
        _ pad: ScrollPad, about center: CGPoint, from first: CGFloat, to last: CGFloat, at begin: Double,
        moving way: CGPoint = .zero
    ) {
        func contacts(_ part: CGFloat) -> [TouchScreen.Contact] {
            let half = (first + (last - first) * part) / 2
            let (x, y) = (center.x + way.x * part, center.y + way.y * part)
            return [(1, CGPoint(x: x - half, y: y)), (2, CGPoint(x: x + half, y: y))]
        }
        let screen = pad.app.stage.applicationState.touchScreen
        pad.app.at(begin) { screen.touch(contacts(0), .began) }
        for step in 1...10 {
            pad.app.at(begin + 0.01 * Double(step)) { screen.touch(contacts(CGFloat(step) / 10), .moved) }
        }
        pad.app.at(begin + 1) { screen.touch(contacts(1), .ended) }
    }

    /// The scale is 1 where the pinch begins, after 10 points.
    @Test func aPinchZoomsAboutItsCenter() throws {
        let (pad, picture) = try show()
        pinch(pad, about: CGPoint(x: 100, y: 300), from: 80, to: 200, at: 0)
        var held: CGPoint?
        pad.app.at(0.5) {
            #expect(pad.scroll.isZooming)
            held = picture.convert(CGPoint(x: 100, y: 300), to: nil)
        }
        try pad.app.play()
        #expect(abs(pad.scroll.zoomScale - 200.0 / 92) < 1e-9)
        #expect(abs((held?.x ?? 0) - 100) <= 0.5 && abs((held?.y ?? 0) - 300) <= 0.5)
        #expect(picture.frame.origin == .zero)
        #expect(abs(pad.scroll.contentSize.width - picture.frame.width) < 1e-9)
        #expect(
            pad.notes.calls.filter { !$0.contains("Scroll") && !$0.contains("Drag") }.first == "willBeginZooming")
        #expect(pad.notes.calls.last == "didEndZooming \(pad.scroll.zoomScale)")
        #expect(!pad.scroll.isZooming)
    }

    @Test func thePointBetweenTheFingersStaysUnderThemWhenTheyMove() throws {
        let (pad, picture) = try show()
        pinch(pad, about: CGPoint(x: 150, y: 200), from: 80, to: 240, at: 0, moving: CGPoint(x: 30, y: -40))
        var places: [CGPoint] = []
        for time in [0.055, 0.105] {
            pad.app.at(time) {
                let center = time < 0.1 ? CGPoint(x: 165, y: 180) : CGPoint(x: 180, y: 160)
                places.append(picture.convert(center, from: nil))
            }
        }
        try pad.app.play()
        #expect(abs(places[0].x - places[1].x) <= 0.5 && abs(places[0].y - places[1].y) <= 0.5)
    }

    @Test(arguments: [true, false]) func aScaleBeyondItsLimitReturns(_ bounces: Bool) throws {
        let (pad, _) = try show {
            $0.maximumZoomScale = 1.5
            $0.bouncesZoom = bounces
        }
        pinch(pad, about: CGPoint(x: 150, y: 200), from: 80, to: 240, at: 0)
        var scale: CGFloat = 0
        pad.app.at(0.5) { scale = pad.scroll.zoomScale }
        pad.app.at(1.1) { #expect(pad.scroll.isZoomBouncing == bounces) }
        try pad.app.play()
        #expect((scale > 1.5) == bounces)
        #expect(scale < 240.0 / 80)
        #expect(pad.scroll.zoomScale == 1.5)
        #expect(pad.notes.calls.last == "didEndZooming 1.5")
        #expect(!pad.scroll.isZoomBouncing)
    }

    /// Content zoomed beyond its ends returns to them.
    @Test func contentBeyondItsEndReturnsAfterAPinch() throws {
        let (pad, _) = try show()
        pinch(pad, about: CGPoint(x: 50, y: 50), from: 80, to: 160, at: 0, moving: CGPoint(x: 100, y: 100))
        var beyond: CGPoint = .zero
        pad.app.at(0.9) { beyond = pad.scroll.contentOffset }
        try pad.app.play()
        #expect(beyond.x < 0 && beyond.y < 0)
        #expect(pad.scroll.contentOffset == .zero)
    }

    @Test func settingTheScaleKeepsTheCenter() throws {
        let (pad, _) = try show()
        pad.app.perform { pad.scroll.zoomScale = 2 }
        #expect(pad.scroll.contentOffset == CGPoint(x: 150, y: 200))
        #expect(pad.scroll.contentSize == CGSize(width: 600, height: 800))
        #expect(pad.notes.calls == ["didScroll", "didZoom"])
        pad.app.perform { pad.scroll.zoomScale = 9 }
        #expect(pad.scroll.zoomScale == 4)
    }

    @Test func settingTheScaleCanAnimate() throws {
        let (pad, picture) = try show()
        pad.app.at(0.1) { pad.scroll.setZoomScale(2, animated: true) }
        var half: (scale: CGFloat, middle: CGPoint)?
        pad.app.at(0.25 + 1e-6) {
            half = (pad.scroll.zoomScale, picture.convert(CGPoint(x: 150, y: 200), from: pad.root.view))
        }
        try pad.app.play()
        #expect(abs((half?.scale ?? 0) - 1.5) < 1e-9)
        #expect(half?.middle == CGPoint(x: 150, y: 200))
        #expect(pad.scroll.zoomScale == 2)
        #expect(pad.notes.calls.first == "willBeginZooming")
        #expect(pad.notes.calls.last == "didEndZooming 2.0")
    }

    @Test(arguments: [true, false]) func zoomingToARectangleShowsItAsLargeAsPossible(_ animated: Bool) throws {
        let (pad, picture) = try show()
        pad.app.at(0.1) { pad.scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: animated) }
        try pad.app.play()
        #expect(pad.scroll.zoomScale == 3)
        let middle = picture.convert(CGPoint(x: 150, y: 150), to: pad.scroll)
        #expect(middle.x - pad.scroll.contentOffset.x == 150 && middle.y - pad.scroll.contentOffset.y == 200)
    }

    @Test func withoutARangePinchesAreIgnored() throws {
        let (pad, picture) = try show {
            $0.minimumZoomScale = 1
            $0.maximumZoomScale = 1
        }
        #expect(pad.scroll.pinchGestureRecognizer == nil)
        pinch(pad, about: CGPoint(x: 150, y: 200), from: 80, to: 240, at: 0)
        try pad.app.play()
        #expect(picture.transform == .identity)
        #expect(!pad.notes.calls.contains("didZoom"))
    }

    /// The remaining finger continues dragging from where the pinch ended.
    @Test func aRemainingFingerContinuesScrolling() throws {
        let (pad, _) = try show()
        let screen = pad.app.stage.applicationState.touchScreen
        let fingers: (CGFloat) -> [TouchScreen.Contact] = {
            [(1, CGPoint(x: 150 - $0, y: 200)), (2, CGPoint(x: 150 + $0, y: 200))]
        }
        pad.app.at(0) { screen.touch(fingers(40), .began) }
        for step in 1...10 { pad.app.at(Double(step) / 100) { screen.touch(fingers(40 + 6 * CGFloat(step)), .moved) } }
        pad.app.touch(.ended, of: 2, at: CGPoint(x: 250, y: 200), 0.5)
        pad.app.touch(.moved, of: 1, at: CGPoint(x: 50, y: 180), 0.6)
        pad.app.touch(.moved, of: 1, at: CGPoint(x: 50, y: 170), 0.7)
        pad.app.touch(.ended, of: 1, at: CGPoint(x: 50, y: 170), 1.5)
        let offsets = try pad.offsets(at: [0.49, 0.55, 0.65, 0.75])
        #expect(offsets[0] == offsets[1])
        #expect(offsets[3].y - offsets[2].y == 10)
        #expect(offsets[3].x == offsets[1].x)
    }

    /// Constraints hold a picture at the content's edges.
    @Test func constraintsCanPositionTheZoomedView() throws {
        let picture = UIView()
        let pad = try ScrollPad(content: .zero) { scroll in
            scroll.maximumZoomScale = 4
            picture.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(picture)
            let guide = scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                picture.topAnchor.constraint(equalTo: guide.topAnchor),
                picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                picture.widthAnchor.constraint(equalToConstant: 200),
                picture.heightAnchor.constraint(equalToConstant: 300),
            ])
        }
        pad.notes.zoomed = picture
        pad.app.at(0.1) { pad.scroll.zoomScale = 2 }
        pad.app.at(0.2) { pad.scroll.setNeedsLayout() }
        try pad.app.play()
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(pad.scroll.contentSize == CGSize(width: 400, height: 600))
    }
}
