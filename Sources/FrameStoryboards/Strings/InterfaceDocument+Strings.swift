extension InterfaceDocument {
    /// Returns the document with its texts replaced by those of a language. Texts of missing objects, which Interface
    /// Builder leaves behind, are ignored.
    public func localized(by strings: InterfaceStrings) -> InterfaceDocument {
        InterfaceDocument(
            file: file, form: form, header: header,
            scenes: scenes.map { scene in
                InterfaceScene(
                    id: scene.id, place: scene.place, objects: scene.objects.map { $0.localized(by: strings) })
            }, objects: objects.map { $0.localized(by: strings) }, resources: resources, warnings: warnings)
    }
}

extension InterfaceObject {
    fileprivate func localized(by strings: InterfaceStrings) -> InterfaceObject {
        var object = self
        for (name, members) in lists { object.lists[name] = members.map { $0.localized(by: strings) } }
        for (name, text) in strings.texts[id] ?? [:] where !id.isEmpty { object.take(text, for: name) }
        return object
    }

    /// Replaces a text. Its name follows the object's ID in Interface Builder's exports, as in `text`, `normalTitle`,
    /// `segmentTitles[1]` or `configuration.title`.
    private mutating func take(_ text: String, for name: String) {
        if let list = name.firstIndex(of: "["), name.hasSuffix("]"),
            let index = Int(name[name.index(after: list)...].dropLast())
        {
            take(text, at: index, of: String(name[..<list]))
        } else if let dot = name.firstIndex(of: ".") {
            changeParts {
                $0.key == String(name[..<dot])
            } by: {
                $0.set(text, for: String(name[name.index(after: dot)...]))
            }
        } else if let state = Self.states.first(where: { name == $0 + "Title" }) {
            changeParts {
                $0.element == "state" && $0.key == state
            } by: {
                $0.set(text, for: "title")
            }
        } else {
            set(text, for: name)
        }
    }

    private static let states = ["normal", "highlighted", "disabled", "selected", "focused"]

    private mutating func take(_ text: String, at index: Int, of list: String) {
        switch list {
        case "segmentTitles":
            guard let segments = lists["segments"], segments.indices.contains(index) else { return }
            lists["segments"]?[index].set(text, for: "title")
        case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
            let localizable = runtimeAttributes.indices.filter { runtimeAttributes[$0].type == "localizedString" }
            guard localizable.indices.contains(index) else { return }
            let attribute = runtimeAttributes[localizable[index]]
            runtimeAttributes[localizable[index]] = RuntimeAttribute(
                keyPath: attribute.keyPath, type: attribute.type, value: .text(text))
        default: return
        }
    }

    private mutating func changeParts(
        where isMeant: (InterfaceObject) -> Bool, by change: (inout InterfaceObject) -> Void
    ) {
        for index in list("").indices where isMeant(list("")[index]) {
            if var part = lists[""]?[index] {
                change(&part)
                lists[""]?[index] = part
            }
        }
    }

    /// Sets a text. A text with several lines is an element, which takes precedence over the attribute.
    private mutating func set(_ text: String, for name: String) {
        attributes[name] = text
        values[name] = nil
    }
}
