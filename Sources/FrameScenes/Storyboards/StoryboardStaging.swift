internal import FrameJSON
package import FrameStoryboards

/// The way a part of a storyboard comes on screen: its container, and the segues performed then.
package struct StoryboardStaging: Equatable, Sendable {
    /// Scene whose controller is the root of the window.
    package let root: InterfaceScene
    /// Object ID of the controller to show, either the root or one that it contains.
    package let shown: String
    /// Whether the root is placed in a navigation controller, as if a segue had pushed it.
    package let isWrapped: Bool
    /// Segue that leads to the controller where an unwind segue begins. It is performed first, without animation.
    package let approach: InterfaceSegue?
    package let segue: InterfaceSegue?

    /// - Throws: `InterfaceError` if the storyboard has no such part.
    package init(_ part: StoryboardPart, of document: InterfaceDocument) throws(InterfaceError) {
        let start: InterfaceScene
        var (segue, approach) = (InterfaceSegue?.none, InterfaceSegue?.none)
        switch part {
        case .initial: start = try Self.initial(of: document)
        case .scene(let name), .alone(let name): start = try Self.scene(name, of: document)
        case .segue(let name):
            let found = try Self.segue(name, of: document)
            segue = found
            var source = found.source
            if found.kind == .unwind {
                approach = document.scenes.flatMap(\.segues).first { $0.destination == source && $0.isTransition }
                source = approach?.source ?? source
            }
            guard let scene = document.scene(ofController: source) else {
                throw document.refusal("no scene contains the segue “\(name)”")
            }
            start = scene
        }
        (self.segue, self.approach) = (segue, approach)
        shown = start.controller?.id ?? ""
        if case .alone = part {
            root = start
            isWrapped = false
            return
        }
        root = Self.outermost(start, in: document)
        isWrapped = root == start && Self.isPushed(shown, in: document, by: approach ?? segue)
    }

    private static func initial(of document: InterfaceDocument) throws(InterfaceError) -> InterfaceScene {
        let scenes = document.scenes.filter { $0.controller != nil }
        guard let scene = document.initialScene ?? scenes.first else {
            throw document.refusal("there is no scene to show; add a view controller")
        }
        return scene
    }

    private static func scene(_ name: String, of document: InterfaceDocument) throws(InterfaceError) -> InterfaceScene {
        let found = document.scenes.first {
            $0.controller != nil
                && [$0.id, $0.controller?.id, $0.controller?[.storyboardIdentifier]].contains(name)
        }
        guard let found else {
            let names = document.scenes.compactMap { $0.controller?.nameInStoryboard }
            throw document.refusal("there is no scene “\(name)”; expected one of \(Spelling.list(names))")
        }
        return found
    }

    private static func segue(_ name: String, of document: InterfaceDocument) throws(InterfaceError) -> InterfaceSegue {
        let segues = document.scenes.flatMap(\.segues)
        guard let found = segues.first(where: { $0.id == name || $0.identifier == name }) else {
            let names = segues.map(\.name)
            throw document.refusal("there is no segue “\(name)”; expected one of \(Spelling.list(names))")
        }
        return found
    }

    /// Returns the scene itself, or the outermost container around it.
    private static func outermost(_ scene: InterfaceScene, in document: InterfaceDocument) -> InterfaceScene {
        let segues = document.scenes.flatMap(\.segues).filter { $0.kind == .relationship || $0.kind == .embed }
        var current = scene
        var seen: Set<String> = []
        while let id = current.controller?.id, seen.insert(id).inserted,
            let outer = segues.first(where: { $0.destination == id }).flatMap({
                document.scene(ofController: $0.source)
            })
        {
            current = outer
        }
        return current
    }

    /// Whether segues push a controller onto a navigation stack, either from the stack's root on or in the manner of
    /// old storyboards.
    private static func isPushed(_ id: String, in document: InterfaceDocument, by segue: InterfaceSegue?) -> Bool {
        let element = document.scene(ofController: id)?.controller?.element
        guard element != "navigationController", element != "tabBarController" else { return false }
        if let segue, segue.kind == .push, segue.source == id { return true }
        let segues = document.scenes.flatMap(\.segues)
        let onward = Dictionary(grouping: segues.filter { $0.kind == .show || $0.kind == .push }, by: \.source)
        var next = segues.filter { $0.relationship == "rootViewController" }.map(\.destination)
        var pushed = Set(next)
        while let source = next.popLast() {
            for segue in onward[source] ?? [] where pushed.insert(segue.destination).inserted {
                next.append(segue.destination)
            }
        }
        return pushed.contains(id)
    }
}

extension InterfaceSegue {
    /// Whether the segue shows another controller.
    package var isTransition: Bool {
        switch kind {
        case .show, .showDetail, .presentation, .popoverPresentation, .custom, .push, .modal, .popover, .replace: true
        case .embed, .relationship, .unwind: false
        }
    }
}

extension InterfaceDocument {
    fileprivate func refusal(_ message: String) -> InterfaceError {
        InterfaceError(file: file, place: nil, .inconsistent(message))
    }
}
