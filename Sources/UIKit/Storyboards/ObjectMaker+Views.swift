internal import FrameStoryboards
internal import QuartzCore

extension ObjectMaker {
    /// A view with its subviews. It fills itself while `init(coder:)` runs, depth first.
    @discardableResult func view(_ description: InterfaceObject) -> UIView {
        let resolved = description.resolved(width: sizes.width, height: sizes.height)
        guard let standard = standardType(of: description) else {
            var size: CGSize?
            if case .rect(let rect)? = resolved.values["frame"] { size = CGRect(rect).size }
            let view = StandInView(description.element, size: size)
            file.reportUnsupported(
                "<\(description.element)> in \(file.name)", instead: "a marked box stands in its place")
            fill(view, description, resolved)
            register(view, description)
            return view
        }
        let type = foundClass(of: description, or: standard)
        let coder = ObjectCoder(filling: ClassLookup.filling(of: type)) { [self] object in
            if let view = object as? UIView { fill(view, description, resolved) }
        }
        let view = type.init(coder: coder) ?? standard.init(coder: coder) ?? UIView()
        coder.finish(view)
        register(view, description)
        return view
    }

    /// `nil` for an element that has no class here.
    private func standardType(of description: InterfaceObject) -> UIView.Type? {
        switch description.element {
        case "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView", "window": UIView.self
        case "label": UILabel.self
        case "button": UIButton.self
        case "imageView": UIImageView.self
        case "stackView": UIStackView.self
        case "scrollView": UIScrollView.self
        case "visualEffectView": UIVisualEffectView.self
        case "navigationBar": UINavigationBar.self
        case "toolbar": UIToolbar.self
        case "tabBar": UITabBar.self
        default: nil
        }
    }

    /// - Parameter resolved: the description in the size classes of now.
    private func fill(_ view: UIView, _ description: InterfaceObject, _ resolved: InterfaceObject) {
        if case .rect(let rect)? = resolved.values["frame"] ?? resolved.values["bounds"] { view.frame = CGRect(rect) }
        if case .flags(let names)? = resolved.values["autoresizingMask"] {
            view.autoresizingMask = UIView.AutoresizingMask(archived: names)
        }
        let isFixed = resolved.flag("fixedFrame") == true || !file.document.header.usesAutoLayout
        if resolved.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        // Files leave out what is on for all views, though it is off in labels and image views made in code.
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

    private func addSubviews(of description: InterfaceObject, to view: UIView) -> [(id: String, view: UIView)] {
        var made: [(id: String, view: UIView)] = []
        if let effect = view as? UIVisualEffectView, let content = description.object("contentView") {
            register(effect.contentView, id: content.id)
            apply(content, to: effect.contentView)
            _ = addSubviews(of: content, to: effect.contentView)
            unconstrained.append((content, effect.contentView))
        }
        for item in description.list("subviews") {
            guard let subview = make(item) as? UIView else { continue }
            made.append((item.id, subview))
            guard description.isInstalled(item.id, in: "subviews", width: sizes.width, height: sizes.height) else {
                continue
            }
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
        return made
    }

    private func guide(_ description: InterfaceObject, of view: UIView) -> UILayoutGuide {
        switch (description.key, view) {
        case ("safeArea", _): return view.safeAreaLayoutGuide
        case ("contentLayoutGuide", let scroll as UIScrollView): return scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as UIScrollView): return scroll.frameLayoutGuide
        case ("keyboard", _): return view.keyboardLayoutGuide
        case ("layoutMargins", _): return view.layoutMarginsGuide
        case ("readableContent", _): return view.readableContentGuide
        default:
            let guide = UILayoutGuide()
            guide.identifier = description["identifier"] ?? ""
            view.addLayoutGuide(guide)
            return guide
        }
    }

    /// Sets the values that the description has, and leaves all others.
    func apply(_ values: InterfaceObject, to view: UIView) {
        if let mode = values["contentMode"].flatMap(UIView.ContentMode.init(archived:)) { view.contentMode = mode }
        if let alpha = values.number("alpha") { view.alpha = CGFloat(alpha) }
        if let tag = values.number("tag") { view.tag = Int(tag) }
        if let isHidden = values.flag("hidden") { view.isHidden = isHidden }
        if let clips = values.flag("clipsSubviews") { view.clipsToBounds = clips }
        if let isEnabled = values.flag("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
        if let resizes = values.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
        if let preserves = values.flag("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = preserves
        }
        if let insets = values.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = insets }
        if let color = color(values, "backgroundColor") { view.backgroundColor = color.value }
        if let color = color(values, "tintColor") { view.tintColor = color.value }
        if let insets = values.insets("layoutMargins") { view.layoutMargins = insets }
        if let insets = values.insets("directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        if let semantic = values["semanticContentAttribute"].flatMap(UISemanticContentAttribute.init(archived:)) {
            view.semanticContentAttribute = semantic
        }
        if let identifier = values.list("").first(where: { $0.element == "accessibility" })?["identifier"] {
            view.accessibilityIdentifier = identifier
        }
        applyPriorities(values, to: view)
        switch view {
        case let label as UILabel: apply(values, to: label)
        case let button as UIButton: apply(values, to: button)
        case let image as UIImageView: apply(values, to: image)
        case let stack as UIStackView: apply(values, to: stack)
        case let scroll as UIScrollView: apply(values, to: scroll)
        case let effect as UIVisualEffectView: apply(values, to: effect)
        case let bar as UINavigationBar: apply(values, to: bar)
        case let bar as UITabBar: apply(values, to: bar)
        case let bar as UIToolbar: bar.items = items(values.list("items"))
        case let control as UIControl: apply(values, to: control)
        default: break
        }
    }

    private func applyPriorities(_ values: InterfaceObject, to view: UIView) {
        func priority(_ name: String) -> UILayoutPriority? {
            values.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
        }
        if let priority = priority("horizontalHuggingPriority") {
            view.setContentHuggingPriority(priority, for: .horizontal)
        }
        if let priority = priority("verticalHuggingPriority") {
            view.setContentHuggingPriority(priority, for: .vertical)
        }
        if let priority = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(priority, for: .horizontal)
        }
        if let priority = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(priority, for: .vertical)
        }
    }
}
