internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// Lengths and speeds of the touches that perform steps. Tuned: they look natural, and released content moves only if
/// it should.
enum TouchPace {
    /// Duration of a tap in seconds.
    static let tap = 0.1
    /// Length of a swipe in points. Tuned with its duration: twice the speed that counts as a flick.
    static let swipe: CGFloat = 200
    static let swipeTime = 0.2
    /// Duration of a drag in seconds, and of the rest at its end that prevents throwing.
    static let drag = 0.5
    static let rest = 0.15
    /// Speed, in points per second, at the end of a drag that should throw something.
    static let throwing: CGFloat = 1500
    /// Distance in points that a touch keeps from the edges of the window.
    static let margin: CGFloat = 8
    /// Distance in points before a drag is recognized.
    static let slop: CGFloat = 10
}

// What the steps are made of.
extension FlowPlayer {
    /// Performs the following actions of a step that has begun.
    func attempt(
        _ ended: @escaping @MainActor () -> Void, _ make: @MainActor () throws(StepError.Reason) -> Performance
    ) {
        do throws(StepError.Reason) { try make()(ended) } catch { fail(error) }
    }

    // MARK: Touches

    func tap(_ found: ScreenReader.Found, rest: Double = TouchPace.tap) -> Performance {
        { ended in self.touch([found.point], duration: 0, rest: rest, ended) }
    }

    var middle: CGPoint { reader.window.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }

    /// Returns the middle of the row that contains an element, or else of the element.
    func swipePoint(of element: ScreenElement) throws(StepError.Reason) -> CGPoint {
        let found = try reader.find(element, reacting: true)
        let cell = sequence(first: found.view, next: \.superview).first {
            $0 is UITableViewCell || $0 is UICollectionViewCell
        }
        return cell.flatMap { reader.reached(ScreenReader.Candidate($0)) }?.point ?? found.point
    }

    func swipe(_ direction: SwipeDirection, from start: CGPoint) -> Performance {
        let room = (reader.window?.bounds ?? .zero).insetBy(dx: TouchPace.margin, dy: TouchPace.margin)
        var end = start
        switch direction {
        case .left: end.x = max(room.minX, start.x - TouchPace.swipe)
        case .right: end.x = min(room.maxX, start.x + TouchPace.swipe)
        case .up: end.y = max(room.minY, start.y - TouchPace.swipe)
        case .down: end.y = min(room.maxY, start.y + TouchPace.swipe)
        }
        return { ended in self.touch([start, end], duration: TouchPace.swipeTime, curve: .linear, ended) }
    }

    func touch(
        _ path: [CGPoint], duration: Double, hold: Double = 0, rest: Double = 0,
        curve: TimingCurve = NamedCurves.easeInOut, releaseSpeed: CGFloat? = nil,
        _ ended: @escaping @MainActor () -> Void
    ) {
        let touches = ScriptedTouches(
            [path], duration: duration, hold: hold, rest: rest, curve: { curve.value(at: $0) },
            releaseSpeed: releaseSpeed.map(Double.init), rate: TouchAction.usualRate, on: application.touchScreen)
        let start = loop.now
        for moment in touches.moments {
            loop.schedule(at: start + MediaTime(seconds: moment.time)) { touches.perform(moment) }
        }
        let length = touches.moments.last?.time ?? 0
        loop.schedule(at: start + MediaTime(seconds: length), of: .application, ended)
    }

    // MARK: Keys

    /// - Parameter keys: Keys to press; `nil` is the delete key.
    func keys(_ keys: [String?], _ interval: Double) throws(StepError.Reason) -> Performance {
        guard application.keyboard.takesKeys else {
            throw .unreachable("nothing takes keys; tap a text field first, or name it with into")
        }
        return { ended in
            let (start, keyboard) = (self.loop.now, self.application.keyboard)
            for (index, key) in keys.enumerated() {
                self.loop.schedule(at: start + MediaTime(seconds: interval * Double(index))) {
                    if let key { keyboard.type(key) } else { keyboard.erase(1) }
                }
            }
            let length = MediaTime(seconds: interval * Double(keys.count))
            self.loop.schedule(at: start + length, of: .application, ended)
        }
    }

    // MARK: Going back

    /// Moves a finger from the leading edge. To cancel, it rests before lifting; past the middle, it moves back first.
    func swipeBack(to progress: Double, cancel: Bool) -> Performance {
        { ended in
            guard let window = self.reader.window, let before = self.frontController else { return ended() }
            let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let bounds = window.bounds
            // Avoid the keyboard if it is up.
            let heights: [CGFloat] = [0.5, 0.3, 0.2]
            let height =
                heights.first { height in
                    let edge = CGPoint(x: isRightToLeft ? bounds.width - 2 : 2, y: bounds.height * height)
                    return self.application.touchScreen.target(at: edge)?.isDescendant(of: window) == true
                } ?? 0.5
            func point(_ progress: Double) -> CGPoint {
                let x = 2 + (bounds.width - 4) * CGFloat(progress)
                return CGPoint(x: isRightToLeft ? bounds.width - x : x, y: bounds.height * height)
            }
            // A transition that is more than half done continues, so the touch moves back before it ends.
            let path = [point(0), point(progress)] + (cancel && progress > 0.4 ? [point(0.25)] : [])
            self.touch(
                path, duration: TouchPace.drag, rest: cancel ? TouchPace.rest : 0,
                releaseSpeed: cancel ? nil : TouchPace.throwing
            ) {
                self.whenSettled {
                    // If the touch selects what is below the screen, another screen may also cover it.
                    let isAway =
                        before.parent == nil && before.presentingViewController == nil
                        && before !== window.rootViewController
                    if isAway == cancel {
                        return self.fail(
                            .failed(
                                cancel
                                    ? "the swipe went back though it was to be canceled; give a smaller progress"
                                    : "the swipe did not go back; there may be nothing to go back to, or give a larger progress"
                            ))
                    }
                    ended()
                }
            }
        }
    }

    /// The frontmost presented controller, or within it the one on top of a stack or in the selected tab.
    private var frontController: UIViewController? {
        guard let root = reader.window?.rootViewController else { return nil }
        return sequence(first: root) { controller in
            controller.presentedViewController ?? (controller as? UINavigationController)?.topViewController
                ?? (controller as? UITabBarController)?.selectedViewController
        }.reversed().first
    }

    // MARK: Sheets

    func pullSheet(to position: SheetPosition, down: Bool) throws(StepError.Reason) -> Performance {
        guard let root = reader.window?.rootViewController,
            let presented = sequence(first: root, next: \.presentedViewController).reversed().first,
            let sheet = presented.presentationController as? UISheetPresentationController,
            let container = sheet.containerView, let view = sheet.presentedView
        else { throw .unreachable("no sheet is in front") }
        let current = view.convert(view.bounds, to: nil)
        var target = container.convert(container.bounds, to: nil).maxY
        if let identifier = position.identifier {
            guard let rest = sheet.rests.first(where: { $0.identifier == identifier }) else {
                let names = sheet.rests.compactMap { $0.identifier?.shortName }.map { "“\($0)”" }
                throw .unreachable("the sheet has no such detent; it has \(names.joined(separator: ", "))")
            }
            target = container.convert(rest.frame, to: nil).minY
        }
        guard down ? target > current.minY + 1 : target < current.minY - 1 else {
            let now = sheet.currentRest?.shortName ?? "\(Int(current.minY.rounded())) points from the top"
            let wanted = position.identifier?.shortName ?? "the bottom of the screen"
            throw .unreachable(
                (target - current.minY).magnitude <= 1
                    ? "the sheet is at \(now) already"
                    : "the sheet is at \(now), \(down ? "below" : "above") \(wanted); use \(down ? "pullUpSheet" : "pullDownSheet")"
            )
        }
        let start = CGPoint(x: current.midX, y: current.minY + TouchPace.slop)
        guard let hit = application.touchScreen.target(at: start), hit.isDescendant(of: view) else {
            throw .unreachable("the top of the sheet is covered")
        }
        let isThrown = position == .dismissed
        let length = (target - current.minY) * (isThrown ? 0.8 : 1) + (down ? TouchPace.slop : -TouchPace.slop)
        let end = CGPoint(x: start.x, y: max(TouchPace.margin, start.y + length))
        return { ended in
            self.touch(
                [start, end], duration: TouchPace.drag, rest: isThrown ? 0 : TouchPace.rest,
                releaseSpeed: isThrown ? TouchPace.throwing : nil
            ) {
                self.whenSettled {
                    let rests = presented.presentingViewController == nil ? nil : sheet.currentRest
                    if rests == position.identifier { return ended() }
                    self.fail(.failed("the sheet is \(rests.map { "at “\($0.shortName)”" } ?? "gone") now"))
                }
            }
        }
    }
}

extension SheetPosition {
    fileprivate var identifier: UISheetPresentationController.Detent.Identifier? {
        switch self {
        case .medium: .medium
        case .large: .large
        case .detent(let name): UISheetPresentationController.Detent.Identifier(name)
        case .dismissed: nil
        }
    }
}

extension UISheetPresentationController {
    /// The detent at which the sheet rests.
    fileprivate var currentRest: Detent.Identifier? { selectedDetentIdentifier ?? rests.last?.identifier }
}

extension UISheetPresentationController.Detent.Identifier {
    fileprivate var shortName: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        default: rawValue
        }
    }
}
