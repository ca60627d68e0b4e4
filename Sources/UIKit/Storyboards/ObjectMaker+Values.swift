internal import FrameGeometry
internal import FrameStoryboards

/// A value that a file has, though it may be nothing.
struct Given<Value> {
    let value: Value?
}

extension ObjectMaker {
    /// `nil` if the description says nothing of the colour.
    func color(_ object: InterfaceObject, _ key: String) -> Given<UIColor>? {
        switch object.values[key] {
        case .color(let color)?: return Given(value: self.color(color))
        case InterfaceValue.none?: return Given(value: nil)
        default: return nil
        }
    }

    /// Colours of Display P3 keep their components, which are those of sRGB here.
    func color(_ color: InterfaceColor) -> UIColor? {
        let resources = file.document.resources
        switch color {
        case .components(let color, let isDisplayP3):
            if isDisplayP3 {
                file.reportUnsupported("colours of Display P3 in \(file.name)", instead: "they are taken for sRGB")
            }
            return UIColor(color)
        case .named(let name):
            if let asset = file.color(name) { return UIColor(asset) }
            if let color = resources.namedColors[name] { return self.color(color) }
            file.reportUnsupported("the colour “\(name)” of \(file.name)", instead: "magenta stands in its place")
            return .magenta
        case .system(let name):
            if let color = UIColor.system(archived: name) { return color }
            if let color = resources.systemColors[name] { return self.color(color) }
            file.reportUnsupported("the system colour “\(name)” of \(file.name)", instead: "grey stands in its place")
            return .gray
        }
    }

    func font(_ object: InterfaceObject, _ key: String) -> UIFont? {
        guard case .font(let font)? = object.values[key] else { return nil }
        return self.font(font)
    }

    func font(_ font: InterfaceFont) -> UIFont {
        switch font {
        case .style(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .system(let type, let weight, let size):
            if type == "boldSystem" { return .boldSystemFont(ofSize: CGFloat(size)) }
            if type == "italicSystem" { return .italicSystemFont(ofSize: CGFloat(size)) }
            return .systemFont(ofSize: CGFloat(size), weight: UIFont.Weight(archived: weight))
        case .named(let name, _, let size):
            if let font = UIFont(name: name, size: CGFloat(size)) { return font }
            file.reportUnsupported("the font “\(name)” of \(file.name)", instead: "the system font stands in its place")
            let isBold = name.hasSuffix("Bold") || name.contains("-Bold")
            return isBold ? .boldSystemFont(ofSize: CGFloat(size)) : .systemFont(ofSize: CGFloat(size))
        }
    }

    /// Written as an attribute, or as an element if it has several lines.
    func text(_ object: InterfaceObject, _ key: String) -> String? {
        if case .text(let text)? = object.values[key] { return text }
        return object[key]
    }

    func image(_ object: InterfaceObject, _ key: String) -> UIImage? {
        if case .image(let name, let catalog)? = object.values[key] { return file.image(name, catalog: catalog) }
        return object[key].flatMap { file.image($0, catalog: object["catalog"]) }
    }

    func attributedString(_ fragments: [InterfaceFragment]) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for fragment in fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if case .font(let font)? = fragment.attributes["NSFont"] { attributes[.font] = self.font(font) }
            if case .color(let color)? = fragment.attributes["NSColor"] {
                attributes[.foregroundColor] = self.color(color)
            }
            if case .color(let color)? = fragment.attributes["NSBackgroundColor"] {
                attributes[.backgroundColor] = self.color(color)
            }
            if let alignment = fragment.alignment.flatMap(NSTextAlignment.init(archived:)) {
                let style = NSMutableParagraphStyle()
                style.alignment = alignment
                attributes[.paragraphStyle] = style
            }
            result.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return result
    }
}

extension InterfaceObject {
    func insets(_ key: String) -> UIEdgeInsets? {
        guard case .insets(let top, let left, let bottom, let right)? = values[key] else { return nil }
        return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}

extension CGRect {
    init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
}
