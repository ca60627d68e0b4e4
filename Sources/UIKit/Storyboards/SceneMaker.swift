internal import FrameStoryboards
internal import QuartzCore

/// Makes the controller of a scene at once, and its view when that is first used (facts/nib-loading).
@MainActor final class SceneMaker {
    private let scene: InterfaceScene
    private let description: InterfaceObject
    private let storyboard: UIStoryboard
    private let nesting: SceneNesting
    private let maker: ObjectMaker
    private var templates: [String: SegueTemplate] = [:]
    /// The ids of segues that are connected to an object that performs them.
    private var triggered: Set<String> = []

    init(
        _ scene: InterfaceScene, _ description: InterfaceObject, of file: InterfaceFile, storyboard: UIStoryboard,
        nesting: SceneNesting
    ) {
        self.scene = scene
        self.description = description
        self.storyboard = storyboard
        self.nesting = nesting
        maker = ObjectMaker(file, sizes: SizeClasses(file.stage.applicationState.mainScreen.traitCollection))
    }

    func controller(_ creator: SegueTemplate.Creator?) -> UIViewController? {
        let row = self.row
        let type: AnyClass = maker.foundClass(of: description, row)
        let coder = ObjectCoder(filling: ElementTable.filling(of: type)) { [maker, description, storyboard] object in
            (object as? UIViewController)?.origin = ControllerOrigin(storyboard: storyboard, id: description.id)
            maker.apply(description, to: object)
        }
        guard
            let controller = creator?(coder) ?? maker.object(of: type, row, description, coder) as? UIViewController
        else { return nil }
        coder.finish(controller)
        maker.registerOwner(controller, description, isMade: true)
        maker.notePlaceholders(among: scene.objects)
        controller.origin?.companions = scene.objects.compactMap(maker.make)
        takeChildren(controller)
        connectSegues(of: controller, isViewLoaded: false)
        let view = description.object("view")
        if let view { controller.content.loader = { self.loadView(view, of: $0) } }
        maker.connect(isComplete: view == nil)
        return controller
    }

    private var row: ElementRow {
        if let row = ElementTable.row(of: description.element) { return row }
        maker.file.reportUnsupported(
            "<\(description.element)> in \(maker.file.name)", instead: "a plain view controller replaces it")
        return .viewController
    }

    // MARK: Children

    private func takeChildren(_ controller: UIViewController) {
        let children = description.segues.filter { $0.kind == .relationship }
        func made(_ relationship: String) -> [UIViewController] {
            children.filter { $0.relationship == relationship }.compactMap {
                Self.destination($0, from: storyboard, nesting: nesting, nil)
            }
        }
        let container = ElementTable.rows(of: type(of: controller)).last { $0.setChildren != nil }
        if let setChildren = container?.setChildren {
            setChildren(controller, made)
        } else if let first = children.first {
            maker.file.reportUnsupported(
                "the relationship “\(first.relationship ?? "")” in \(maker.file.name)",
                instead: "\(type(of: controller)) has no such children")
        }
    }

    private static func destination(
        _ segue: InterfaceSegue, from storyboard: UIStoryboard, nesting: SceneNesting, _ creator: SegueTemplate.Creator?
    ) -> UIViewController? {
        let isInside = segue.kind == .embed || segue.kind == .relationship
        guard let scene = storyboard.file?.document.scene(ofController: segue.destination) else { return nil }
        return storyboard.controller(of: scene, nesting: isInside ? nesting.inner : SceneNesting(), creator: creator)
    }

    // MARK: The view

    private func loadView(_ description: InterfaceObject, of controller: UIViewController) {
        maker.sizes = SizeClasses(controller.traitCollection)
        guard let view = maker.make(description) as? UIView else { return }
        controller.view = view
        for guide in self.description.list("layoutGuides") {
            let support = guide[.type] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
            if let object = support as? NSObject { maker.register(object, id: guide.id) }
        }
        maker.makeConstraints()
        connectSegues(of: controller, isViewLoaded: true)
        maker.connect(isComplete: true)
        for segue in maker.segues where segue.kind == .embed {
            guard let container = maker.object(segue.sender) as? UIView else { continue }
            templates[segue.id]?.trigger(sender: container)
        }
        if maker.varies {
            controller.sizeClassAdapter = { [maker] in maker.adapt(to: SizeClasses($0)) }
        }
    }

    // MARK: Segues

    /// Segues need a view only to embed a child in it, or to point at it; the others can be performed before there is one.
    private func connectSegues(of controller: UIViewController, isViewLoaded: Bool) {
        let all = isViewLoaded ? maker.segues : scene.segues
        for segue in all where segue.kind != .relationship && templates[segue.id] == nil {
            if !isViewLoaded, segue.kind == .embed || segue.popoverAnchor != nil { continue }
            guard let kind = kind(of: segue) else { continue }
            templates[segue.id] = SegueTemplate(
                kind, identifier: segue.identifier, segueClass: segueClass(of: segue), isAnimated: segue.animates,
                creation: segue.creationSelector.map { Selector($0) }
            ) { [storyboard, nesting] in Self.destination(segue, from: storyboard, nesting: nesting, $0) }
        }
        controller.segueTemplates = scene.segues.compactMap { templates[$0.id] }
        for (id, template) in templates where controller.origin?.performers[id] == nil {
            controller.origin?.performers[id] = { [weak template] in template?.perform(sender: nil) }
        }
        for segue in maker.segues {
            guard let template = templates[segue.id], let sender = maker.object(segue.sender),
                triggered.insert(segue.id).inserted
            else { continue }
            trigger(template, by: sender)
            controller.origin?.performers[segue.id] = { [weak template, weak sender] in
                template?.perform(sender: sender)
            }
        }
    }

    private func trigger(_ template: SegueTemplate, by sender: NSObject) {
        switch sender {
        case let control as UIControl:
            control.addTarget(template, action: SegueTemplate.action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = template
            item.action = SegueTemplate.action
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(template, action: SegueTemplate.action)
        default: break
        }
    }

    private func segueClass(of segue: InterfaceSegue) -> UIStoryboardSegue.Type {
        guard let custom = segue.customClass else { return UIStoryboardSegue.self }
        if let type = ClassLookup.type(of: custom) as? UIStoryboardSegue.Type { return type }
        maker.file.reportUnsupported(
            "the segue class \(custom) of \(maker.file.name)",
            instead: "it is not in this program; the segue shows its destination")
        return UIStoryboardSegue.self
    }

    private func kind(of segue: InterfaceSegue) -> SegueTemplate.Kind? {
        switch segue.kind {
        case .show, .push: return .show
        case .showDetail, .replace: return .showDetail
        case .presentation, .modal:
            return .presentation(
                style: segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(archived:)),
                transition: segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(archived:)))
        case InterfaceSegue.Kind.popover, .popoverPresentation:
            return .popoverPresentation(
                SegueTemplate.Popover(
                    anchor: segue.popoverAnchor.flatMap(maker.object),
                    directions: segue.popoverArrowDirections.map(UIPopoverArrowDirection.init(archived:)) ?? .any,
                    passthroughViews: segue.popoverPassthroughViews.compactMap { maker.object($0) as? UIView }))
        case .custom: return .custom
        case .embed: return (maker.object(segue.sender) as? UIView).map { .embed(in: $0) }
        case .unwind: return segue.unwindAction.map { .unwind(Selector($0)) }
        case .relationship: return nil
        }
    }
}

/// Makes the objects of a nib.
@MainActor final class NibMaker {
    private let maker: ObjectMaker
    private let owner: NSObject?

    init(_ file: InterfaceFile, owner: NSObject?) {
        self.owner = owner
        let traits =
            (owner as? UIViewController)?.traitCollection ?? file.stage.applicationState.mainScreen.traitCollection
        maker = ObjectMaker(file, sizes: SizeClasses(traits))
    }

    /// Those at the top, in the order of the nib.
    func topLevelObjects() -> [NSObject] {
        let descriptions = maker.file.document.objects
        let placeholder = descriptions.first { $0[.placeholderIdentifier] == "IBFilesOwner" }
        maker.notePlaceholders(among: descriptions)
        var top: [NSObject] = []
        for description in descriptions { if let object = maker.make(description) { top.append(object) } }
        maker.makeConstraints()
        if let owner, let placeholder { maker.registerOwner(owner, placeholder, isMade: false) }
        maker.connect(isComplete: true)
        return top
    }
}

extension UIPopoverArrowDirection {
    fileprivate init(archived names: Set<String>) {
        let table: [String: Self] = ["up": .up, "down": .down, "left": .left, "right": .right]
        self = Self(names.compactMap { table[$0] })
    }
}
