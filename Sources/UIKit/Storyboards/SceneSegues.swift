internal import FrameStoryboards
internal import QuartzCore

/// The segues of a scene and the objects that perform them.
@MainActor final class SceneSegues {
    private let scene: InterfaceScene
    private let storyboard: UIStoryboard
    private let nesting: SceneNesting
    private let file: InterfaceFile
    private var templates: [String: SegueTemplate] = [:]
    /// The IDs of segues that are connected to the object that performs them.
    private var triggered: Set<String> = []
    /// The IDs of segues that can be performed with such an object as the sender.
    private var performing: Set<String> = []
    private let ofCells = CellSegues()

    init(_ scene: InterfaceScene, of file: InterfaceFile, storyboard: UIStoryboard, nesting: SceneNesting) {
        self.scene = scene
        self.file = file
        self.storyboard = storyboard
        self.nesting = nesting
    }

    /// Connects the segues to the controller. Only segues that embed a child in a view or point at one need the view;
    /// the others can be performed before it is loaded.
    func connect(to controller: UIViewController, made maker: ObjectMaker, isViewLoaded: Bool) {
        let all = isViewLoaded ? maker.segues : scene.segues
        for segue in all where segue.kind != .relationship && templates[segue.id] == nil {
            if !isViewLoaded, segue.kind == .embed || segue.popoverAnchor != nil { continue }
            guard let kind = kind(of: segue, maker) else { continue }
            templates[segue.id] = SegueTemplate(
                kind, identifier: segue.identifier, segueClass: segueClass(of: segue), isAnimated: segue.animates,
                creation: segue.creationSelector.map { Selector($0) }
            ) { [storyboard, nesting] in Self.destination(segue, from: storyboard, nesting: nesting, $0) }
        }
        controller.segueTemplates = scene.segues.compactMap { templates[$0.id] }
        for (id, template) in templates where controller.origin?.performers[id] == nil {
            controller.origin?.performers[id] = { [weak template] in template?.perform(sender: nil) }
        }
        let new = maker.segues.filter { segue in
            templates[segue.id] != nil && maker.object(segue.sender) != nil && triggered.insert(segue.id).inserted
        }
        trigger(new, by: maker)
    }

    /// Connects the segues of a cell created from a prototype. Each such cell performs them.
    func connectPrototype(_ maker: ObjectMaker) { trigger(maker.segues, by: maker) }

    func embedChildren(of maker: ObjectMaker) {
        for segue in maker.segues where segue.kind == .embed {
            guard let container = maker.object(segue.sender) as? UIView else { continue }
            templates[segue.id]?.trigger(sender: container)
        }
    }

    static func destination(
        _ segue: InterfaceSegue, from storyboard: UIStoryboard, nesting: SceneNesting, _ creator: SegueTemplate.Creator?
    ) -> UIViewController? {
        let isInside = segue.kind == .embed || segue.kind == .relationship
        guard let scene = storyboard.file?.document.scene(ofController: segue.destination) else { return nil }
        return storyboard.controller(of: scene, nesting: isInside ? nesting.inner : SceneNesting(), creator: creator)
    }

    // MARK: Triggers

    private func trigger(_ segues: [InterfaceSegue], by maker: ObjectMaker) {
        for table in maker.tables { ofCells.attach(to: table) }
        for segue in segues {
            guard let template = templates[segue.id], let sender = maker.object(segue.sender) else { continue }
            trigger(template, by: sender, isAccessory: segue.trigger == "accessoryAction")
            // If there are several cells, the first one.
            guard performing.insert(segue.id).inserted else { continue }
            template.source?.origin?.performers[segue.id] = { [weak template, weak sender] in
                template?.perform(sender: sender)
            }
        }
    }

    private func trigger(_ template: SegueTemplate, by sender: NSObject, isAccessory: Bool) {
        switch sender {
        case let control as UIControl:
            control.addTarget(template, action: SegueTemplate.action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = template
            item.action = SegueTemplate.action
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(template, action: SegueTemplate.action)
        case let cell as UITableViewCell: ofCells.add(template, of: cell, isAccessory: isAccessory)
        case let cell as UICollectionViewCell:
            cell.selectionSegue = { [weak template, weak cell] in template?.trigger(sender: cell) }
        default: break
        }
    }

    private func segueClass(of segue: InterfaceSegue) -> UIStoryboardSegue.Type {
        guard let custom = segue.customClass else { return UIStoryboardSegue.self }
        if let type = ClassLookup.type(of: custom) as? UIStoryboardSegue.Type { return type }
        file.reportUnsupported(
            "the segue class \(custom) of \(file.name)",
            instead: "it is not in this program; the segue shows its destination")
        return UIStoryboardSegue.self
    }

    private func kind(of segue: InterfaceSegue, _ maker: ObjectMaker) -> SegueTemplate.Kind? {
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

extension UIPopoverArrowDirection {
    fileprivate init(archived names: Set<String>) {
        let table: [String: Self] = ["up": .up, "down": .down, "left": .left, "right": .right]
        self = Self(names.compactMap { table[$0] })
    }
}
