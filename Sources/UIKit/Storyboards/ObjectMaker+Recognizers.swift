internal import FrameStoryboards
internal import QuartzCore

extension ObjectMaker {
    func recognizer(_ description: InterfaceObject) -> UIGestureRecognizer {
        let standard = standardRecognizer(description.element)
        let recognizer =
            madeByName(
                description, as: UIGestureRecognizer.self, instead: "\(type(of: standard)) stands in its place")
            ?? standard
        if let flag = description.flag("enabled") { recognizer.isEnabled = flag }
        if let flag = description.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
        if let flag = description.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
        if let flag = description.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
        apply(description, to: recognizer)
        if description.customClass == nil, type(of: recognizer) == UIGestureRecognizer.self {
            file.reportUnsupported("<\(description.element)> in \(file.name)", instead: "it recognizes nothing")
        }
        return recognizer
    }

    private func standardRecognizer(_ element: String) -> UIGestureRecognizer {
        switch element {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
        case "pinchGestureRecognizer": UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": UIRotationGestureRecognizer()
        case "swipeGestureRecognizer": UISwipeGestureRecognizer()
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
        default: UIGestureRecognizer()
        }
    }

    private func apply(_ values: InterfaceObject, to recognizer: UIGestureRecognizer) {
        func count(_ name: String) -> Int? { values.number(name).map { Int(min(max($0, 1), 100)) } }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let taps = count("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
            if let touches = count("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
        case let pan as UIPanGestureRecognizer:
            if let least = count("minimumNumberOfTouches") { pan.minimumNumberOfTouches = least }
            if let most = count("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
            if let edge = pan as? UIScreenEdgePanGestureRecognizer, case .flags(let names)? = values.values["edges"] {
                edge.edges = UIRectEdge(archived: names)
            }
        case let swipe as UISwipeGestureRecognizer:
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let direction = values["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
            if let touches = count("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let duration = values.number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let distance = values.number("allowableMovement") { press.allowableMovement = CGFloat(distance) }
        default: break
        }
    }
}
