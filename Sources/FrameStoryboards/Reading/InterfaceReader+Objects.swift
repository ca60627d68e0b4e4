internal import FrameJSON

extension InterfaceReader {
    /// Reads the objects of a list. An unknown element with an ID becomes a view, because classes of other frameworks
    /// have their own elements.
    ///
    /// - Parameter owner: ID of the enclosing view.
    mutating func objects(in list: Element, owner: String) throws(InterfaceError) -> [InterfaceObject] {
        var objects: [InterfaceObject] = []
        for element in list.children {
            switch meaning(of: element) {
            case .object(let role): objects.append(try object(element, role))
            case .editorOnly: break
            case nil where element["id"] != nil && list.name == "subviews":
                warnOfUnknown(element, instead: "a plain view replaces it")
                objects.append(try object(element, .view))
            case nil where element["id"] != nil && element["sceneMemberID"] == "viewController":
                warnOfUnknown(element, instead: "a plain view controller replaces it")
                objects.append(try object(element, .controller))
            case .list, .value, .constraints, .connections, .runtimeAttributes, .variation, nil:
                warnOfUnknown(element, instead: "it is left out")
            }
        }
        return objects
    }

    mutating func object(_ element: Element, _ role: InterfaceObject.Role) throws(InterfaceError) -> InterfaceObject {
        try checkAttributes(of: element)
        let id: String
        switch role {
        case .part, .object, .view: id = element["id"] ?? ""
        case .controller, .recognizer, .guide, .placeholder, .exit: id = try required("id", of: element)
        }
        // In some old storyboards, the placeholders of every scene have the same IDs.
        if !id.isEmpty, role != .part, role != .placeholder || element.name != "placeholder" {
            try register(id, element)
        } else if role == .placeholder {
            noteID(id)
        }
        let attributes = element.attributes.filter {
            !["id", "key", "customClass", "customModule", "customModuleProvider"].contains($0.key)
        }
        var object = InterfaceObject(
            element: element.name, role: role, id: id, key: element["key"], place: element.place,
            customClass: customClass(of: element), attributes: attributes)
        for child in element.children { try read(child, into: &object) }
        return object
    }

    private mutating func read(_ child: Element, into object: inout InterfaceObject) throws(InterfaceError) {
        switch meaning(of: child) {
        case .object(let role): object.lists["", default: []].append(try self.object(child, role))
        case .list: object.lists[child["key"] ?? child.name, default: []] += try objects(in: child, owner: object.id)
        case .value(let form): object.values[child["key"] ?? child.name] = try value(child, form)
        case .constraints:
            for element in child.children where element.name == "constraint" {
                object.constraints.append(try constraint(element, owner: object.id))
            }
        case .connections: try connections(child, into: &object)
        case .runtimeAttributes:
            for element in child.children where element.name == "userDefinedRuntimeAttribute" {
                object.runtimeAttributes.append(try runtimeAttribute(element))
            }
        case .variation: object.variations.append(try variation(child))
        case .editorOnly: break
        case nil: warnOfUnknown(child, instead: "it is left out")
        }
    }

    private mutating func constraint(_ element: Element, owner: String) throws(InterfaceError) -> InterfaceConstraint {
        let id = try required("id", of: element)
        try register(id, element)
        var variations: [InterfaceVariation] = []
        for child in element.children where child.name == "variation" {
            _ = try number("constant", of: child)
            _ = try priority(of: child)
            variations.append(try variation(child))
        }
        let isObject = customClass(of: element) != nil || element.children.contains { $0.name != "variation" }
        return InterfaceConstraint(
            id: id, identifier: element["identifier"], firstItem: element["firstItem"] ?? owner,
            firstAttribute: try required("firstAttribute", of: element),
            relation: try choice("relation", of: element) ?? .equal, secondItem: element["secondItem"],
            secondAttribute: element["secondAttribute"], multiplier: try multiplier(of: element),
            constant: try number("constant", of: element) ?? 0, isSymbolic: try flag("symbolic", of: element) ?? false,
            priority: try priority(of: element), isPlaceholder: try flag("placeholder", of: element) ?? false,
            variations: variations, object: isObject ? try object(element, .part) : nil, place: element.place)
    }

    private func priority(of element: Element) throws(InterfaceError) -> Double {
        let priority = try number("priority", of: element) ?? 1000
        guard priority > 0, priority <= 1000 else {
            throw mismatch(element, "a priority above 0 and up to 1000", found: "“\(element["priority"] ?? "")”")
        }
        return priority
    }

    /// Reads a number or a ratio: `0.5`, `16:9`, `1/3`.
    private func multiplier(of element: Element) throws(InterfaceError) -> Double {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        let quotient: Double? =
            switch (parts.first ?? nil, parts.count) {
            case (let number?, 1): number
            case (let number?, 2): parts[1].map { number / $0 }
            case (_, _): nil
            }
        guard let quotient, quotient.isFinite, abs(quotient) <= 1e7 else {
            throw mismatch(element, "a number or a ratio such as 16:9 for “multiplier”", found: "“\(text)”")
        }
        return quotient
    }

    private mutating func variation(_ element: Element) throws(InterfaceError) -> InterfaceVariation {
        try checkAttributes(of: element)
        var (width, height) = (InterfaceVariation.SizeClass?.none, InterfaceVariation.SizeClass?.none)
        var idiom: String?
        let key = element["key"] ?? "default"
        for part in key.split(separator: "-") where part != "default" {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            if sides.count == 2, sides[0] == "userInterfaceIdiom" {
                idiom = sides[1]
                continue
            }
            guard sides.count == 2, let size = InterfaceVariation.SizeClass(rawValue: sides[1]) else {
                throw mismatch(
                    element, "size classes such as “heightClass=compact-widthClass=regular”", found: "“\(key)”")
            }
            switch sides[0] {
            case "widthClass": width = size
            case "heightClass": height = size
            default: throw mismatch(element, "“widthClass” or “heightClass”", found: "“\(sides[0])”")
            }
        }
        var values: [String: InterfaceValue] = [:]
        var (included, excluded) = ([String: [String]](), [String: [String]]())
        for child in element.children {
            if child.name == "mask" {
                let list = try required("key", of: child)
                for member in child.children {
                    let id = try required("reference", of: member)
                    if member.name == "include" { included[list, default: []].append(id) }
                    if member.name == "exclude" { excluded[list, default: []].append(id) }
                }
            } else if case .value(let form)? = meaning(of: child) {
                values[child["key"] ?? child.name] = try value(child, form)
            } else {
                warnOfUnknown(child, instead: "it is left out")
            }
        }
        return InterfaceVariation(
            width: width, height: height, idiom: idiom, attributes: element.attributes.filter { $0.key != "key" },
            values: values,
            included: included, excluded: excluded)
    }

    private mutating func runtimeAttribute(_ element: Element) throws(InterfaceError) -> RuntimeAttribute {
        let type = try required("type", of: element)
        var found: InterfaceValue?
        for child in element.children {
            guard case .value(let form)? = meaning(of: child) else {
                warnOfUnknown(child, instead: "it is left out")
                continue
            }
            found = try value(child, form)
        }
        let value: InterfaceValue =
            switch (found, type, element["value"]) {
            case (let found?, _, _): found
            case (nil, "boolean", _): .flag(try flag("value", of: element) ?? false)
            case (nil, "image", let name?): .image(InterfaceImage(name: name, catalog: element["catalog"]))
            case (nil, "number", _): try number("value", of: element).map { .number($0) } ?? .none
            case (nil, _, let text?): .text(text)
            case (nil, _, nil): .none
            }
        return RuntimeAttribute(keyPath: try required("keyPath", of: element), type: type, value: value)
    }
}
