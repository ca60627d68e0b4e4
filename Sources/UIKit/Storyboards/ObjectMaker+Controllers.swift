internal import FrameStoryboards
internal import QuartzCore

extension ObjectMaker {
    /// Gives a controller what its scene says of it besides its view and its children.
    func fill(_ controller: UIViewController, _ description: InterfaceObject) {
        if let title = description["title"] { controller.title = title }
        if let style = description["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(archived:)) {
            controller.modalPresentationStyle = style
        }
        if let style = description["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(archived:)) {
            controller.modalTransitionStyle = style
        }
        if let flag = description.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
        if let flag = description.flag("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = flag
        }
        if let flag = description.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
        if let flag = description.flag("modalInPresentation") { controller.isModalInPresentation = flag }
        if let flag = description.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = flag
        }
        if case .flags(let names)? = description.values["edgesForExtendedLayout"] {
            controller.edgesForExtendedLayout = UIRectEdge(archived: names)
        }
        if case .size(let size)? = description.values["freeformSize"] ?? description.values["preferredContentSize"] {
            controller.preferredContentSize = CGSize(width: size.width, height: size.height)
        }
        if let item = description.object("tabBarItem") {
            controller.tabBarItem = tabBarItem(item)
            controller.tabBarItem.title = controller.tabBarItem.title ?? controller.title
        }
        if let item = description.object("navigationItem") {
            controller.navigationItem = navigationItem(item)
            controller.navigationItem.title = controller.navigationItem.title ?? controller.title
        }
        let tools = description.list("toolbarItems")
        if !tools.isEmpty { controller.toolbarItems = items(tools) }
        if let navigation = controller as? UINavigationController {
            if let bar = description.object("navigationBar") { take(navigation.navigationBar, bar) }
            if let bar = description.object("toolbar") { take(navigation.toolbar, bar) }
            if let flag = description.flag("navigationBarHidden") { navigation.isNavigationBarHidden = flag }
            if let flag = description.flag("toolbarHidden") { navigation.isToolbarHidden = flag }
        } else if let tabs = controller as? UITabBarController, let bar = description.object("tabBar") {
            take(tabs.tabBar, bar)
        }
    }

    /// A bar that its controller has made: the file says how it looks, and the controller where it is.
    private func take(_ bar: UIView, _ description: InterfaceObject) {
        register(bar, id: description.id)
        apply(description, to: bar)
    }

    func apply(_ values: InterfaceObject, to bar: UINavigationBar) {
        if let color = color(values, "barTintColor") { bar.barTintColor = color.value }
        if let flag = values.flag("translucent") { bar.isTranslucent = flag }
        if let flag = values.flag("largeTitles") { bar.prefersLargeTitles = flag }
        if let attributes = values.object("titleTextAttributes") {
            bar.titleTextAttributes = textAttributes(attributes)
        }
        let items = values.list("items")
        guard !items.isEmpty else { return }
        bar.items = items.compactMap { make($0) as? UINavigationItem }
    }

    func apply(_ values: InterfaceObject, to bar: UITabBar) {
        if let color = color(values, "barTintColor") { bar.barTintColor = color.value }
        if let color = color(values, "unselectedItemTintColor") { bar.unselectedItemTintColor = color.value }
        let items = values.list("items")
        guard !items.isEmpty else { return }
        bar.items = items.compactMap { make($0) as? UITabBarItem }
    }

    private func textAttributes(_ values: InterfaceObject) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = color(values, "textColor") { attributes[.foregroundColor] = color.value }
        if let font = font(values, "fontDescription") { attributes[.font] = font }
        return attributes
    }

    // MARK: Items

    func item(_ description: InterfaceObject) -> NSObject? {
        switch description.element {
        case "navigationItem": return navigationItem(description)
        case "barButtonItem": return barButtonItem(description)
        case "tabBarItem": return tabBarItem(description)
        case "customObject":
            let made = madeByName(description, as: NSObject.self, instead: "nothing stands in its place")
            if let made { register(made, description) }
            return made
        default:
            file.reportUnsupported("<\(description.element)> in \(file.name)", instead: "it is left out")
            return nil
        }
    }

    func items(_ descriptions: [InterfaceObject]) -> [UIBarButtonItem] {
        descriptions.compactMap { make($0) as? UIBarButtonItem }
    }

    private func navigationItem(_ description: InterfaceObject) -> UINavigationItem {
        let type = foundClass(of: description, or: UINavigationItem.self)
        let coder = ObjectCoder(filling: ClassLookup.filling(of: type)) { [self] object in
            if let item = object as? UINavigationItem { fill(item, description) }
        }
        let item = type.init(coder: coder) ?? UINavigationItem(title: nil)
        coder.finish(item)
        register(item, description)
        return item
    }

    private func fill(_ item: UINavigationItem, _ description: InterfaceObject) {
        if let title = text(description, "title") { item.title = title }
        if let prompt = text(description, "prompt") { item.prompt = prompt }
        if let title = description["backButtonTitle"] { item.backButtonTitle = title }
        if let flag = description.flag("hidesBackButton") { item.hidesBackButton = flag }
        if let flag = description.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = flag }
        func button(_ key: String) -> UIBarButtonItem? {
            description.object(key).flatMap { make($0) as? UIBarButtonItem }
        }
        if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
        if let left = button("leftBarButtonItem") { item.leftBarButtonItem = left }
        if let right = button("rightBarButtonItem") { item.rightBarButtonItem = right }
        let left = description.list("leftBarButtonItems")
        if !left.isEmpty { item.leftBarButtonItems = items(left) }
        let right = description.list("rightBarButtonItems")
        if !right.isEmpty { item.rightBarButtonItems = items(right) }
        if let title = description.object("titleView") { item.titleView = make(title) as? UIView }
    }

    private func tabBarItem(_ description: InterfaceObject) -> UITabBarItem {
        let type = foundClass(of: description, or: UITabBarItem.self)
        let coder = ObjectCoder(filling: ClassLookup.filling(of: type)) { [self] object in
            if let item = object as? UITabBarItem { fill(item, description) }
        }
        let item = type.init(coder: coder) ?? UITabBarItem()
        coder.finish(item)
        register(item, description)
        return item
    }

    private func fill(_ item: UITabBarItem, _ description: InterfaceObject) {
        if let title = text(description, "title") {
            item.title = title
        } else if let name = description["systemItem"] {
            item.title = name.prefix(1).uppercased() + name.dropFirst()
        }
        if let image = image(description, "image") { item.image = image }
        if let image = image(description, "selectedImage") { item.selectedImage = image }
        if let tag = description.number("tag") { item.tag = Int(tag) }
    }

    private func barButtonItem(_ description: InterfaceObject) -> UIBarButtonItem {
        let type = foundClass(of: description, or: UIBarButtonItem.self)
        let coder = ObjectCoder(filling: ClassLookup.filling(of: type)) { [self] object in
            if let item = object as? UIBarButtonItem { fill(item, description) }
        }
        let item = type.init(coder: coder) ?? UIBarButtonItem()
        coder.finish(item)
        register(item, description)
        return item
    }

    private func fill(_ item: UIBarButtonItem, _ description: InterfaceObject) {
        if let name = description["systemItem"], let system = UIBarButtonItem.SystemItem(archived: name) {
            item.show(system)
        } else {
            item.title = text(description, "title")
        }
        if let image = image(description, "image") { item.image = image }
        if description["style"] == "done" { item.style = .done }
        if let width = description.number("width") { item.width = CGFloat(width) }
        if let tag = description.number("tag") { item.tag = Int(tag) }
        if let isEnabled = description.flag("enabled") { item.isEnabled = isEnabled }
        if let color = color(description, "tintColor") { item.tintColor = color.value }
        if let custom = description.object("customView") { item.customView = make(custom) as? UIView }
    }
}
