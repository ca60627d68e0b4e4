internal import FrameStoryboards
internal import QuartzCore

/// Creates the controller of a scene immediately, and its view when it is first used (facts/nib-loading).
@MainActor final class SceneMaker {
    private let scene: InterfaceScene
    private let description: InterfaceObject
    private let storyboard: UIStoryboard
    private let nesting: SceneNesting
    private let maker: ObjectMaker
    private let segues: SceneSegues

    init(
        _ scene: InterfaceScene, _ description: InterfaceObject, of file: InterfaceFile, storyboard: UIStoryboard,
        nesting: SceneNesting
    ) {
        self.scene = scene
        self.description = description
        self.storyboard = storyboard
        self.nesting = nesting
        segues = SceneSegues(scene, of: file, storyboard: storyboard, nesting: nesting)
        maker = ObjectMaker(file, sizes: SizeClasses(file.stage.applicationState.mainScreen.traitCollection))
        maker.sceneSegues = segues
    }

    func controller(_ creator: SegueTemplate.Creator?) -> UIViewController? {
        let row = self.row
        let type: AnyClass = maker.foundClass(of: description, row)
        let coder = ObjectCoder(filling: ElementTable.filling(of: type)) { [self] object in
            if let controller = object as? UIViewController { fill(controller) }
        }
        guard
            let controller = creator?(coder) ?? maker.object(of: type, row, description, coder) as? UIViewController
        else { return nil }
        coder.finish(controller)
        maker.connect(isComplete: description.object("view") == nil)
        return controller
    }

    /// Gives a controller its values, children, and segues, and the way to its view, for which its initializer may ask.
    private func fill(_ controller: UIViewController) {
        controller.origin = ControllerOrigin(storyboard: storyboard, id: description.id)
        maker.apply(description, to: controller)
        maker.registerOwner(controller, description, isMade: true)
        maker.notePlaceholders(among: scene.objects)
        controller.origin?.companions = scene.objects.compactMap(maker.make)
        takeChildren(controller)
        segues.connect(to: controller, made: maker, isViewLoaded: false)
        if let view = description.object("view") { controller.content.loader = { self.loadView(view, of: $0) } }
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
                SceneSegues.destination($0, from: storyboard, nesting: nesting, nil)
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
        segues.connect(to: controller, made: maker, isViewLoaded: true)
        maker.connect(isComplete: true)
        segues.embedChildren(of: maker)
        if maker.isSubstitute(self.description.id) {
            for (list, identifiers) in maker.prototyped {
                let source = PrototypeSource(identifiers)
                source.attach(to: list)
                controller.origin?.companions.append(source)
            }
        }
        if maker.varies {
            controller.sizeClassAdapter = { [maker] in maker.adapt(to: SizeClasses($0)) }
        }
    }
}

/// Creates the objects of a nib.
@MainActor final class NibMaker {
    private let maker: ObjectMaker
    private let owner: NSObject?

    init(_ file: InterfaceFile, owner: NSObject?) {
        self.owner = owner
        let traits =
            (owner as? UIViewController)?.traitCollection ?? file.stage.applicationState.mainScreen.traitCollection
        maker = ObjectMaker(file, sizes: SizeClasses(traits))
    }

    /// The top-level objects, in the order of the nib.
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
