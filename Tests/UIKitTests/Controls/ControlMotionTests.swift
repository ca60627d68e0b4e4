import Foundation
import FrameGeometry
import Testing
import UIKit

@testable import UIKitCore

/// The animations of controls, compared with closed forms computed here.
@MainActor @Suite struct ControlMotionTests {
    /// The value of a cubic curve at a fraction of its duration, by bisection.
    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if point(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return point(y1, y2, low)
    }

    /// A spring without overshoot.
    private static func spring(_ frequency: Double, at seconds: Double) -> Double {
        1 - (1 + frequency * seconds) * exp(-frequency * seconds)
    }

    /// Checks at five times that the displayed x of a view's center follows a progress from one number to another.
    private func follows<Control: UIView>(
        _ pad: ControlPad<Control>, _ view: UIView, from start: Double, to end: Double, lasting duration: Double,
        _ progress: (Double) -> Double
    ) throws {
        for seconds in [0.02, 0.05, 0.1, 0.17, 0.22] where seconds < duration {
            let shown = try #require(try pad.app.shown("position", of: view, at: 1 + seconds)?.point)
            #expect(abs(shown.x - (start + (end - start) * progress(seconds))) < 1e-3, "\(seconds)")
        }
        #expect(try pad.app.shown("position", of: view, at: 1 + duration + 0.01)?.point?.x == end)
    }

    @Test func aSwitchAnimatesItsChange() throws {
        let new = try ControlPad<UISwitch>(.iOS26) { _ in UISwitch() }
        new.app.at(1) { new.control.setOn(true, animated: true) }
        new.app.at(3) { new.control.setOn(false, animated: true) }
        try new.app.play()
        let parts = try #require(new.control.subviews.first)
        try follows(new, parts.subviews[0].subviews[0], from: 20.5, to: 42.5, lasting: 0.336) {
            Self.bezier(0.16, 0.004, 0.406, 1.192, at: $0 / 0.336)
        }
        // The color of the track, whose red falls from black at 0.259 to the red of the green, 52.
        for (start, frequency, isOn) in [(1.0, 9.24, true), (3.0, 15.708, false)] {
            for seconds in [0.1, 0.3, 0.5] {
                let color = try #require(
                    try new.app.shown("backgroundColor", of: parts.subviews[0], at: start + seconds)?.color)
                let progress = Self.spring(frequency, at: seconds)
                let alpha = isOn ? 0.259 + (1 - 0.259) * progress : 1 + (0.259 - 1) * progress
                #expect(abs(color.alpha - alpha) < 1e-3, "\(start) \(seconds)")
            }
        }
        let old = try ControlPad<UISwitch> { _ in UISwitch() }
        old.app.at(1) { old.control.setOn(true, animated: true) }
        try old.app.play()
        let thumb = try #require(old.control.subviews.first?.subviews.first?.subviews.first)
        try follows(old, thumb, from: 15.5, to: 35.5, lasting: 0.25) {
            Self.bezier(0.42, 0, 0.58, 1, at: $0 / 0.25)
        }
    }

    @Test func theSegmentPlateMoves() throws {
        let pad = try ControlPad<UISegmentedControl>(size: CGSize(width: 302, height: 32)) { _ in
            let control = UISegmentedControl(items: ["a", "b", "c"])
            control.selectedSegmentIndex = 0
            return control
        }
        let screen = pad.app.stage.applicationState.touchScreen
        let finger = screen.newTouch()
        pad.app.at(0.99) { screen.touch(finger, .began, at: CGPoint(x: 300, y: 116)) }
        pad.app.at(1) { screen.touch(finger, .ended, at: CGPoint(x: 300, y: 116)) }
        try pad.app.play()
        #expect(pad.control.selectedSegmentIndex == 2)
        try follows(pad, pad.control.plate, from: 50, to: 252, lasting: 0.412) { Self.spring(22.44, at: $0) }
    }

    @Test func valueChangesAnimate() throws {
        let slider = try ControlPad<UISlider>(size: CGSize(width: 131, height: 34)) { _ in UISlider() }
        slider.app.at(1) { slider.control.setValue(1, animated: true) }
        try slider.app.play()
        let thumb = try #require(slider.control.subviews.first).subviews[2]
        try follows(slider, thumb, from: 15.5, to: 115.5, lasting: 0.25) {
            Self.bezier(0.42, 0, 0.58, 1, at: $0 / 0.25)
        }
        let bar = try ControlPad<UIProgressView>(size: CGSize(width: 100, height: 4)) { _ in UIProgressView() }
        bar.app.at(1) { bar.control.setProgress(1, animated: true) }
        try bar.app.play()
        try follows(bar, bar.control.subviews[1], from: 0, to: 50, lasting: 0.25) {
            Self.bezier(0.42, 0, 0.58, 1, at: $0 / 0.25)
        }
    }

    /// A view that has never been shown takes its value immediately.
    @Test func nothingAnimatesOutsideAWindow() throws {
        let app = try TestApp()
        let (control, slider) = app.stage.perform {
            (UISwitch(), UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 34)))
        }
        app.perform {
            control.setOn(true, animated: true)
            slider.setValue(1, animated: true)
            app.window.addSubview(control)
            app.window.addSubview(slider)
        }
        try app.play()
        let thumb = try #require(control.subviews.first?.subviews.first?.subviews.first)
        #expect(try app.shown("position", of: thumb, at: 0.01)?.point?.x == 35.5)
        #expect(
            try app.shown("position", of: try #require(slider.subviews.first).subviews[2], at: 0)?.point?.x == 115.5)
    }

    @Test func spinnersTurnInSteps() throws {
        let pad = try ControlPad<UIActivityIndicatorView> { _ in
            let view = UIActivityIndicatorView(style: .medium)
            view.startAnimating()
            return view
        }
        pad.app.at(2) {}
        // A scene does not wait for a spinner.
        try pad.app.play()
        let ring = try #require(pad.control.subviews.first)
        let angles = try pad.app.numbers("transform.rotation.z", of: ring, at: [0.06, 0.13, 0.2, 0.26, 1.06])
        let steps = angles.map { ($0 / (.pi / 4)).rounded() }
        #expect(steps == [0, 1, 1, 2, 0] && zip(angles, steps).allSatisfy { abs($0 - $1 * .pi / 4) < 1e-6 })
        #expect(ring.subviews.map { ($0.alpha * 255).rounded() } == [69, 69, 69, 106, 143, 180, 217, 69])
        #expect(pad.control.isAnimating && !pad.control.isHidden)
        pad.app.perform { pad.control.stopAnimating() }
        #expect(!pad.control.isAnimating && pad.control.isHidden)
        pad.app.perform { pad.control.hidesWhenStopped = false }
        #expect(!pad.control.isHidden)
        pad.app.perform { pad.control.style = .large }
        #expect(pad.control.bounds.size == CGSize(width: 37, height: 37))
    }
}
