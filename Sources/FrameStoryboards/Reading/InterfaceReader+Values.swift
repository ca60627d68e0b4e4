internal import FrameGeometry
internal import FrameJSON

extension InterfaceReader {
    mutating func value(
        _ element: Element, _ form: StructureTable.ValueForm
    ) throws(InterfaceError) -> InterfaceValue {
        switch form {
        case .none: return .none
        case .rect:
            return .rect(
                Rect(
                    x: try part("x", element), y: try part("y", element), width: try part("width", element),
                    height: try part("height", element)))
        case .point: return .point(Point(x: try part("x", element), y: try part("y", element)))
        case .size: return .size(Size(width: try part("width", element), height: try part("height", element)))
        case .offset:
            return .point(Point(x: try part("horizontal", element), y: try part("vertical", element)))
        case .inset: return try insets(element, "minY", "minX", "maxY", "maxX")
        case .edgeInsets: return try insets(element, "top", "left", "bottom", "right")
        case .directionalEdgeInsets: return try insets(element, "top", "leading", "bottom", "trailing")
        case .color: return .color(try color(element))
        case .font: return .font(try font(element))
        case .text: return .text(try text(of: element))
        case .date: return .text(element["timeIntervalSinceReferenceDate"] ?? "")
        case .number: return .number(try part("value", element))
        case .flag: return .flag(try flag("value", of: element) ?? false)
        case .flags: return .flags(Set(element.attributes.filter { $0.value == "YES" }.keys))
        case .attributedText: return .attributedText(try fragments(of: element))
        case .array: return try array(element)
        case .image: return .image(InterfaceImage(name: try required("name", of: element), catalog: element["catalog"]))
        case .imageReference:
            return .image(
                InterfaceImage(
                    name: element["image"] ?? "", catalog: element["catalog"], symbolScale: element["symbolScale"],
                    symbolWeight: element["symbolWeight"]))
        case .range:
            return .range(
                location: try integer("location", of: element) ?? 0, length: try integer("length", of: element) ?? 0)
        case .effect: return .effect(InterfaceEffect(style: element["style"] ?? "light"))
        case .nestedEffect: return .effect(InterfaceEffect(style: element.first("blurEffect")?["style"] ?? "light"))
        }
    }

    /// Reads a component; 0 if it is missing.
    private func part(_ name: String, _ element: Element) throws(InterfaceError) -> Double {
        try number(name, of: element) ?? 0
    }

    private func insets(
        _ element: Element, _ top: String, _ left: String, _ bottom: String, _ right: String
    ) throws(InterfaceError) -> InterfaceValue {
        .insets(
            InterfaceInsets(
                top: try part(top, element), left: try part(left, element), bottom: try part(bottom, element),
                right: try part(right, element)))
    }

    private func color(_ element: Element) throws(InterfaceError) -> InterfaceColor {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return .system(name) }
        if let name = element["name"] { return .named(name) }
        let alpha = try number("alpha", of: element) ?? 1
        let isDisplayP3 = element["customColorSpace"] == "displayP3"
        if let white = try number("white", of: element) {
            return .components(Color(red: white, green: white, blue: white, alpha: alpha), isDisplayP3: isDisplayP3)
        }
        if let cyan = try number("cyan", of: element) {
            let black = 1 - (try part("black", element))
            return .components(
                Color(
                    red: (1 - cyan) * black, green: (1 - (try part("magenta", element))) * black,
                    blue: (1 - (try part("yellow", element))) * black, alpha: alpha), isDisplayP3: false)
        }
        guard let red = try number("red", of: element) else {
            throw mismatch(element, "components or a name for “color”", found: "none")
        }
        return .components(
            Color(red: red, green: try part("green", element), blue: try part("blue", element), alpha: alpha),
            isDisplayP3: isDisplayP3)
    }

    private func font(_ element: Element) throws(InterfaceError) -> InterfaceFont {
        if let style = element["style"] ?? element["textStyle"] { return .style(style) }
        let size = try number(element["pointSize"] == nil ? "size" : "pointSize", of: element) ?? 17
        // Labels of a cell's style have 0: the style's size.
        guard size >= 0, size <= 10_000 else {
            throw mismatch(element, "a font size from 0 to 10000", found: "\(size)")
        }
        if let name = element["name"] { return .named(name, family: element["family"], size: size) }
        return .system(
            type: element["type"] ?? element["metaFont"] ?? "system", weight: element["weight"], size: size)
    }

    private func text(of element: Element) throws(InterfaceError) -> String {
        guard try flag("base64-UTF8", of: element) == true else { return element.text }
        guard let text = Base64.decode(element.text) else {
            throw mismatch(element, "base 64 of UTF-8", found: "other text")
        }
        return text
    }

    private mutating func fragments(of element: Element) throws(InterfaceError) -> [InterfaceFragment] {
        var fragments: [InterfaceFragment] = []
        for fragment in element.children where fragment.name == "fragment" {
            var content = fragment["content"] ?? ""
            if let string = fragment.children.first(where: { ["string", "mutableString"].contains($0.name) }) {
                content = try text(of: string)
            }
            var values: [String: InterfaceValue] = [:]
            var alignment: String?
            for attribute in fragment.first("attributes")?.children ?? [] {
                if attribute.name == "paragraphStyle" {
                    alignment = attribute["alignment"]
                } else if case .value(let form)? = meaning(of: attribute) {
                    values[attribute["key"] ?? attribute.name] = try value(attribute, form)
                } else {
                    warnOfUnknown(attribute, instead: "it is left out")
                }
            }
            fragments.append(InterfaceFragment(text: content, attributes: values, alignment: alignment))
        }
        return fragments
    }

    private mutating func array(_ element: Element) throws(InterfaceError) -> InterfaceValue {
        var values: [InterfaceValue] = []
        for child in element.children {
            if case .value(let form)? = meaning(of: child) {
                values.append(try value(child, form))
            } else {
                warnOfUnknown(child, instead: "it is left out")
            }
        }
        return .array(values)
    }
}
