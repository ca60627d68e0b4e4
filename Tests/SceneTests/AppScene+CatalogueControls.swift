import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Controls under touches.
    static let catalogueControls = [
        // A tap turns it on, and a drag turns it off.
        AppScene(catalogue: "switch-turned", look: .classic, until: 1.6) { world in
            let screen = SwitchScreen()
            world.window.rootViewController = screen
            world.tap(screen.first, x: 0.5, start: 0.1)
            world.drag(screen.first, from: 0.7, to: 0.1, start: 0.8)
        },
        AppScene(catalogue: "switch-turned-ios26", look: .iOS26, style: .dark, until: 2) { world in
            let screen = SwitchScreen()
            world.window.rootViewController = screen
            world.tap(screen.first, x: 0.5, start: 0.1)
            world.tap(screen.first, x: 0.5, start: 1.2)
        },
        // A drag, then a change by the program.
        AppScene(catalogue: "slider-dragged", look: .classic, until: 1.6) { world in
            let screen = SliderScreen()
            world.window.rootViewController = screen
            world.drag(screen.first, from: 0.27, to: 0.8, start: 0.1)
            world.at(1) { screen.first.setValue(0.1, animated: true) }
        },
        // A tap, then a drag of the selection back.
        AppScene(catalogue: "segments-selected", look: .classic, until: 2) { world in
            let screen = SegmentedScreen()
            world.window.rootViewController = screen
            world.tap(screen.first, x: 0.8, start: 0.1)
            world.drag(screen.first, from: 0.8, to: 0.5, start: 0.9)
        },
        AppScene(catalogue: "segments-selected-ios26", look: .iOS26, style: .dark, until: 1) { world in
            let screen = SegmentedScreen()
            world.window.rootViewController = screen
            world.tap(screen.first, x: 0.5, start: 0.1)
        },
        // Two taps, then a long press.
        AppScene(catalogue: "stepper-held", look: .iOS26, until: 2) { world in
            let screen = StepperScreen()
            world.window.rootViewController = screen
            world.tap(screen.first, x: 0.8, start: 0.1)
            world.tap(screen.first, x: 0.2, start: 0.4)
            world.drag(screen.first, from: 0.8, to: 0.8, start: 0.7, rest: 0.8)
        },
        AppScene(catalogue: "progress-made", look: .classic, until: 0.6) { world in
            let screen = ProgressScreen()
            world.window.rootViewController = screen
            world.at(0.1) { screen.first.setProgress(0.9, animated: true) }
        },
        AppScene(catalogue: "spinners-turning", look: .iOS26, until: 0.8) { world in
            world.window.rootViewController = ActivityScreen()
        },
        // A tap, then a finger along the dots.
        AppScene(catalogue: "pages-turned", look: .iOS26, until: 1.8) { world in
            let screen = PageControlScreen()
            world.window.rootViewController = screen
            world.tap(screen.first, x: 0.9, start: 0.1)
            world.drag(screen.first, from: 0.5, to: 0.3, start: 0.7)
        },
    ]
}

extension World {
    /// - Parameter x: A fraction of the control's width.
    fileprivate func tap(_ control: UIView, x: CGFloat, start: TimeInterval) {
        at(0) { [self] in tap(at: point(x, in: control), start: start) }
    }

    /// Drags a finger along the middle of the control. The finger rests before it lifts.
    fileprivate func drag(
        _ control: UIView, from: CGFloat, to end: CGFloat, start: TimeInterval, rest: TimeInterval = 0.1
    ) {
        at(0) { [self] in
            touch(
                from: point(from, in: control), to: point(end, in: control), start: start, duration: 0.4, rest: rest)
        }
    }

    private func point(_ x: CGFloat, in control: UIView) -> CGPoint {
        window.layoutIfNeeded()
        return control.convert(CGPoint(x: x * control.bounds.width, y: control.bounds.midY), to: window)
    }
}
