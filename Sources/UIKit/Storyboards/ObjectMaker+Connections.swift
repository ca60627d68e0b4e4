internal import FrameStoryboards
internal import QuartzCore

extension ObjectMaker {
    func setOutlets(of object: NSObject, _ description: InterfaceObject) {
        var collections: [String: [NSObject]] = [:]
        for outlet in description.outlets {
            guard let destination = self.object(outlet.destination) else {
                if !isSubstitute(outlet.destination) {
                    file.reportUnsupported(
                        "the outlet “\(outlet.property)” of \(type(of: object)) in \(file.name)",
                        instead: "it keeps its value; its destination is not made")
                }
                continue
            }
            if outlet.isCollection {
                collections[outlet.property, default: []].append(destination)
            } else {
                assign([destination], to: outlet.property, of: object)
            }
        }
        for (property, destinations) in collections.sorted(by: { $0.key < $1.key }) {
            if property == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in destinations { view.addGestureRecognizer(recognizer) }
            } else {
                assign([destinations], to: property, of: object)
            }
        }
    }

    private func assign(_ candidates: [Any], to property: String, of object: NSObject) {
        let outlets = (type(of: object) as? any NibObject.Type)?.outlets ?? []
        let ofFramework = ElementTable.rows(of: type(of: object)).reversed().flatMap { $0.outlets() }
        if (outlets + ofFramework).contains(where: { $0.name == property && $0.set(candidates, on: object) }) { return }
        let isListed = outlets.contains { $0.name == property }
        file.reportUnsupported(
            "the outlet “\(property)” of \(type(of: object)) in \(file.name)",
            instead: isListed
                ? "it keeps its value; its type differs"
                : "it keeps its value; list it in \(type(of: object)).outlets: Outlet(\"\(property)\", \\.\(property))")
    }

    func connect(_ action: InterfaceAction, from object: NSObject, _ description: InterfaceObject) {
        guard !isSubstitute(action.destination) else { return }
        if isFirstResponder(action.destination) {
            return add(Selector(action.selector), target: nil, to: object, action)
        }
        guard let target = self.object(action.destination) else {
            return file.reportUnsupported(
                "the action “\(action.selector)” of \(file.name)",
                instead: "nothing is called; its destination is not made")
        }
        let selector = Selector(action.selector)
        guard selector.isMethod(of: target) else {
            return file.reportUnsupported(
                "the action “\(action.selector)” of \(type(of: target)) in \(file.name)",
                instead:
                    "nothing is called; list it in \(type(of: target)).selectors: Selector(\"\(action.selector)\", method)"
            )
        }
        add(selector, target: target, to: object, action)
    }

    /// - Parameter target: The target of the action; `nil` for the first responder.
    private func add(_ selector: Selector, target: NSObject?, to object: NSObject, _ action: InterfaceAction) {
        switch (object, target) {
        case (let control as UIControl, _):
            control.addTarget(target, action: selector, for: UIControl.Event(archived: action.event))
        case (let item as UIBarButtonItem, _):
            item.target = target
            item.action = selector
        case (let recognizer as UIGestureRecognizer, let target?): recognizer.addTarget(target, action: selector)
        default:
            file.reportUnsupported(
                "the action “\(action.selector)” of \(file.name)", instead: "\(type(of: object)) does not call it")
        }
    }

    // MARK: Runtime attributes

    func set(_ attribute: RuntimeAttribute, on object: NSObject, isReported: Bool) {
        var target: NSObject = object
        var path = attribute.keyPath.split(separator: ".").map(String.init)
        if path.count == 2, path[0] == "layer", let view = object as? UIView {
            target = view.layer
            path.removeFirst()
        }
        guard path.count == 1, let name = path.first else {
            return file.reportUnsupported(
                "the runtime attribute “\(attribute.keyPath)” in \(file.name)", instead: "nothing is set")
        }
        let candidates = candidates(for: attribute.value)
        let own = (type(of: target) as? any NibObject.Type)?.outlets ?? []
        let outlets = own + (target is CALayer ? Self.ofLayers : (type(of: target) as? any KeyListing.Type)?.keys ?? [])
        if outlets.contains(where: { $0.name == name && $0.set(candidates, on: target) }) || !isReported { return }
        file.reportUnsupported(
            "the runtime attribute “\(attribute.keyPath)” of \(type(of: object)) in \(file.name)",
            instead: "nothing is set; list the property in \(type(of: object)).outlets, with this type")
    }

    /// The value in every type that the property may have.
    private func candidates(for value: InterfaceValue) -> [Any] {
        switch value {
        case .none: return []
        case .number(let number):
            return [CGFloat(number), number, Float(number)] as [Any] + (Int(exactly: number).map { [$0] } ?? [])
        case .flag(let flag): return [flag]
        case .text(let text): return [text]
        case .color(let color):
            guard let color = self.color(color) else { return [] }
            return [color, color.cgColor]
        case .image(let image): return self.image(image).map { [$0] } ?? []
        case .rect(let rect): return [CGRect(rect)]
        case .point(let point): return [CGPoint(x: point.x, y: point.y)]
        case .size(let size): return [CGSize(width: size.width, height: size.height)]
        case .range(let location, let length): return [NSRange(location: location, length: length)]
        case .insets(let insets): return [UIEdgeInsets(insets)]
        case .font(let font): return [self.font(font)]
        case .flags, .attributedText, .array, .effect: return []
        }
    }

    private static let ofLayers = [
        Outlet("cornerRadius", \CALayer.cornerRadius), Outlet("borderWidth", \CALayer.borderWidth),
        Outlet("borderColor", \CALayer.borderColor), Outlet("masksToBounds", \CALayer.masksToBounds),
        Outlet("shadowOpacity", \CALayer.shadowOpacity), Outlet("shadowRadius", \CALayer.shadowRadius),
        Outlet("shadowOffset", \CALayer.shadowOffset), Outlet("shadowColor", \CALayer.shadowColor),
        Outlet("opacity", \CALayer.opacity), Outlet("zPosition", \CALayer.zPosition),
        Outlet("name", \CALayer.name), Outlet("isHidden", \CALayer.isHidden), Outlet("hidden", \CALayer.isHidden),
    ]
}

extension UIControl.Event {
    /// Creates the event with an archived name; the primary action if there is no name.
    fileprivate init(archived name: String?) {
        let names: [String: Self] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        self = name.flatMap { names[$0] } ?? .primaryActionTriggered
    }
}
