internal import FrameGeometry
internal import FrameStoryboards
internal import QuartzCore

extension ObjectMaker {
    /// Sets the attributes that a description contains, and leaves all others unchanged.
    func apply(_ description: InterfaceObject, to object: NSObject) {
        for row in ElementTable.rows(of: type(of: object)) { row.apply(object, description, self) }
    }

    /// Sets the attributes of a new object and, for a view, adds its subviews.
    func fill(_ object: NSObject, _ description: InterfaceObject) {
        guard let view = object as? UIView else { return apply(description, to: object) }
        let resolved = description.resolved(width: sizes.width, height: sizes.height)
        if let frame = resolved[.frame] ?? resolved[.bounds] { view.frame = CGRect(frame) }
        // Files omit this attribute when it is on, although it is off in labels and image views created in code.
        view.isUserInteractionEnabled = true
        apply(resolved, to: view)
        let subviews = addSubviews(of: description, to: view)
        for guide in description.list("") + description.list("layoutGuides") where guide.role == .guide {
            register(self.guide(guide, of: view), id: guide.id)
        }
        unconstrained.append((description, view))
        let varies = !description.variations.isEmpty || description.constraints.contains { !$0.variations.isEmpty }
        if varies { subviewsOfVarying[ObjectIdentifier(view)] = subviews }
    }

    func fill(_ object: NSObject, made description: InterfaceObject) {
        register(object, id: description.id)
        apply(description, to: object)
        guard let view = object as? UIView else { return }
        _ = addSubviews(of: description, to: view)
        unconstrained.append((description, view))
    }

    private func addSubviews(of description: InterfaceObject, to view: UIView) -> [(id: String, view: UIView)] {
        let add = ElementTable.rows(of: type(of: view)).last { $0.addSubview != nil }?.addSubview
        var made: [(id: String, view: UIView)] = []
        for item in description.list("subviews") {
            guard let subview = make(item) as? UIView else { continue }
            made.append((item.id, subview))
            guard description.isInstalled(item.id, in: "subviews", width: sizes.width, height: sizes.height) else {
                continue
            }
            add?(view, subview)
        }
        return made
    }

    private func guide(_ description: InterfaceObject, of view: UIView) -> UILayoutGuide {
        let guides = ElementTable.rows(of: type(of: view)).compactMap { $0.guides[description.key ?? ""] }
        if let found = guides.last?(view) { return found }
        let guide = UILayoutGuide()
        guide.identifier = description[.identifier] ?? ""
        view.addLayoutGuide(guide)
        return guide
    }
}

extension AttributeKey<Rect> {
    fileprivate static let bounds = AttributeKey("bounds")
}
