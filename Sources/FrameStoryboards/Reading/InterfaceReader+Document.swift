internal import FrameJSON

extension InterfaceReader {
    /// - Throws: ``InterfaceError`` for the first problem.
    mutating func document(_ root: Element) throws(InterfaceError) -> InterfaceDocument {
        let form = try form(of: root)
        let header = try header(root)
        let resources = try resources(root)
        for child in root.children {
            switch child.name {
            case "scenes", "objects", "resources", "device": break
            default:
                guard meaning(of: child) == nil else { break }
                warnOfUnknown(child, instead: "it is left out")
            }
        }
        var scenes: [InterfaceScene] = []
        for element in root.first("scenes")?.children ?? [] {
            guard element.name == "scene" else {
                warnOfUnknown(element, instead: "it is left out")
                continue
            }
            let objects = try objects(directlyIn: element)
            scenes.append(InterfaceScene(id: element["sceneID"] ?? "", place: element.place, objects: objects))
        }
        for index in scenes.indices { scenes[index] = scenes[index].withSources() }
        let objects = form == .nib ? try objects(directlyIn: root) : []
        if let initial = header.initialController, !ids.contains(initial) {
            throw error(
                root, .inconsistent("the initial controller “\(initial)” is not in the file; expected its object id"))
        }
        try checkContainment(of: scenes)
        checkDestinations(of: scenes.flatMap(\.objects) + objects)
        return InterfaceDocument(
            file: file, form: form, header: header, scenes: scenes, objects: objects, resources: resources,
            warnings: warnings)
    }

    private mutating func objects(directlyIn element: Element) throws(InterfaceError) -> [InterfaceObject] {
        guard let list = element.first("objects") else { return [] }
        return try objects(in: list, owner: "")
    }

    private func form(of root: Element) throws(InterfaceError) -> InterfaceDocument.Form {
        if root.name == "archive" {
            throw mismatch(
                root, "a document of Interface Builder 3",
                found: "an archive of Xcode 4 or older; open it in a newer Xcode and save it")
        }
        guard root.name == "document" else {
            throw mismatch(root, "the element “document” of a storyboard or nib", found: "“\(root.name)”")
        }
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? ""
        guard runtime.hasPrefix("iOS.CocoaTouch") else {
            if runtime.isEmpty {
                throw mismatch(root, "an attribute “targetRuntime” with the value “iOS.CocoaTouch”", found: "none")
            }
            throw error(root, .foreignRuntime(runtime))
        }
        if type.hasSuffix(".Storyboard.XIB") { return .storyboard }
        if type.hasSuffix(".XIB") { return .nib }
        throw mismatch(root, "the type of a storyboard or nib", found: "“\(type)”")
    }

    private func header(_ root: Element) throws(InterfaceError) -> InterfaceHeader {
        let device = root.first("device")
        return InterfaceHeader(
            runtime: try required("targetRuntime", of: root), version: root["version"],
            toolsVersion: root["toolsVersion"], initialController: root["initialViewController"],
            usesAutoLayout: try flag("useAutolayout", of: root) ?? false,
            usesSafeAreas: try flag("useSafeAreas", of: root) ?? false,
            usesTraitCollections: try flag("useTraitCollections", of: root) ?? false,
            isLaunchScreen: try flag("launchScreen", of: root) ?? false,
            device: device?["id"], orientation: device?["orientation"])
    }

    private mutating func resources(_ root: Element) throws(InterfaceError) -> InterfaceResources {
        var resources = InterfaceResources()
        for element in root.children where element.name == "resources" {
            for child in element.children {
                switch child.name {
                case "image":
                    let size = try value(child, .size)
                    resources.images[try required("name", of: child)] = size
                case "namedColor", "systemColor":
                    let name = try required("name", of: child)
                    guard let inner = child.first("color"), case .color(let color) = try value(inner, .color) else {
                        break
                    }
                    if child.name == "namedColor" {
                        resources.namedColors[name] = color
                    } else {
                        resources.systemColors[name] = color
                    }
                default: warnOfUnknown(child, instead: "it is left out")
                }
            }
        }
        return resources
    }

    /// Checks that no scene contains itself, either as a child or through descendants.
    private func checkContainment(of scenes: [InterfaceScene]) throws(InterfaceError) {
        var contained: [String: [InterfaceSegue]] = [:]
        for segue in scenes.flatMap(\.segues) where segue.kind == .embed || segue.kind == .relationship {
            contained[segue.source, default: []].append(segue)
        }
        var done: Set<String> = []
        for start in contained.keys.sorted() {
            var path: [(id: String, next: Int)] = [(start, 0)]
            while let (id, next) = path.last {
                guard let segue = contained[id].flatMap({ $0.indices.contains(next) ? $0[next] : nil }),
                    !done.contains(id)
                else {
                    done.insert(id)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                if let first = path.firstIndex(where: { $0.id == segue.destination }) {
                    let circle = (path[first...].map(\.id) + [segue.destination]).joined(separator: " → ")
                    throw InterfaceError(
                        file: file, place: segue.place,
                        .inconsistent("controllers contain each other: \(circle); remove the segue “\(segue.id)”"))
                }
                path.append((segue.destination, 0))
            }
        }
    }

    /// Reports connections without a destination.
    private mutating func checkDestinations(of objects: [InterfaceObject]) {
        for object in objects.flatMap(\.all) {
            let connections =
                object.outlets.map { ("outlet “\($0.property)”", $0.destination, $0.place) }
                + object.actions.map { ("action “\($0.selector)”", $0.destination, $0.place) }
                + object.segues.map { ("segue “\($0.id)”", $0.destination, $0.place) }
            for (what, destination, place) in connections where !ids.contains(destination) {
                warn(
                    place, "the \(what) leads to “\(destination)”, which is not in the file",
                    instead: "it does nothing")
            }
        }
    }
}

extension InterfaceScene {
    /// Returns the scene with the controller, which follows its segues in a file, as the source of each.
    fileprivate func withSources() -> InterfaceScene {
        guard let controller else { return self }
        return InterfaceScene(id: id, place: place, objects: objects.map { $0.withSource(controller.id) })
    }
}

extension InterfaceObject {
    fileprivate func withSource(_ source: String) -> InterfaceObject {
        var object = self
        for index in segues.indices { object.segues[index].source = source }
        object.lists = lists.mapValues { $0.map { $0.withSource(source) } }
        return object
    }
}
