import FrameStoryboards
import QuartzCore
import Testing
import UIKit

/// A run with one view at (20, 100), and the events it sends.
@MainActor final class ControlPad<Control: UIView> {
    let app: TestApp
    let control: Control
    /// The events that the control has sent, in order.
    private(set) var events: [String] = []
    private var seconds = 0.0

    init(
        _ look: ScreenSettings.Look = .classic, size: CGSize? = nil, drawsBlocks: Bool = true,
        _ make: @MainActor (TestApp) throws -> Control
    ) throws {
        app = try TestApp()
        app.stage.text.drawsAsBlocks = drawsBlocks
        let app = app
        control = try app.stage.perform {
            app.stage.applicationState.mainScreen.settings.look = look
            let control = try make(app)
            control.frame = CGRect(
                origin: CGPoint(x: 20, y: 100), size: size ?? control.sizeThatFits(CGSize(width: 200, height: 200)))
            app.window.addSubview(control)
            app.window.layoutIfNeeded()
            return control
        }
        (control as? UIControl).map(listen)
    }

    private static var names: [(UIControl.Event, String)] {
        [
            (.touchDown, "down"), (.touchDragInside, "drag"), (.touchDragOutside, "drag outside"),
            (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "changed"),
            (.primaryActionTriggered, "primary"),
        ]
    }

    private func listen(_ control: UIControl) {
        for (event, name) in Self.names {
            control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
        }
    }

    /// The number of value changes that the control has reported.
    var changes: Int { events.count { $0 == "changed" } }

    /// Touches a sequence of points in the control, one every tenth of a second.
    ///
    /// - Parameter isCancelled: Whether the system cancels the touch.
    func touch(_ points: [CGPoint], isCancelled: Bool = false) throws {
        let screen = app.stage.applicationState.touchScreen
        let finger = screen.newTouch()
        for (index, point) in points.enumerated() {
            app.at(seconds + 0.1 * Double(index)) { [app, control] in
                screen.touch(finger, index == 0 ? .began : .moved, at: control.convert(point, to: app.window))
            }
        }
        seconds += 0.1 * Double(points.count)
        app.at(seconds) { [app, control] in
            let end = control.convert(points.last ?? .zero, to: app.window)
            screen.touch(finger, isCancelled ? .cancelled : .ended, at: end)
        }
        seconds += 1
        try app.play()
    }
}

extension UIView {
    /// A description of the view and its descendants, one line each.
    var portrait: [String] {
        var line = "\(Self.self) \(bounds) \(center) \(alpha) \(isHidden)"
        line += " \(layer.backgroundColor.map { "\(UIColor(cgColor: $0).color)" } ?? "-") \(layer.cornerRadius)"
        line += " \(layer.shadowOpacity)"
        if let label = self as? UILabel { line += " “\(label.text ?? "")” \(label.font.pointSize)" }
        if let picture = self as? UIImageView { line += " \(picture.image?.size ?? .zero)" }
        return [line] + subviews.flatMap(\.portrait)
    }

    /// The visible colored rectangles in the view, with their colors, in its coordinates.
    var coloredRects: [(rect: CGRect, color: String)] {
        func rects(in view: UIView) -> [(rect: CGRect, color: String)] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            var own: [(rect: CGRect, color: String)] = []
            if let color = view.layer.backgroundColor {
                own = [(view.convert(view.bounds, to: self), "\(UIColor(cgColor: color).color) \(view.alpha)")]
            }
            return own + view.subviews.flatMap(rects)
        }
        return rects(in: self)
    }
}
