internal import FrameGeometry
internal import FrameStoryboards

extension ObjectMaker: ElementContext {
    var usesAutoLayout: Bool { file.document.header.usesAutoLayout }

    /// The described color. Display P3 colors keep their components, which are interpreted as sRGB.
    func color(_ color: InterfaceColor?) -> UIColor? {
        let resources = file.document.resources
        switch color {
        case nil: return nil
        case .components(let color, let isDisplayP3)?:
            if isDisplayP3 {
                file.reportUnsupported("colors of Display P3 in \(file.name)", instead: "they are interpreted as sRGB")
            }
            return UIColor(color)
        case .named(let name)?:
            if let asset = file.color(name) { return UIColor(asset) }
            if let color = resources.namedColors[name] { return self.color(color) }
            file.reportUnsupported("the color “\(name)” of \(file.name)", instead: "magenta replaces it")
            return .magenta
        case .system(let name)?:
            if let color = UIColor.system(archived: name) { return color }
            if let color = resources.systemColors[name] { return self.color(color) }
            file.reportUnsupported("the system color “\(name)” of \(file.name)", instead: "gray replaces it")
            return .gray
        }
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
            file.reportUnsupported("the font “\(name)” of \(file.name)", instead: "the system font replaces it")
            let isBold = name.hasSuffix("Bold") || name.contains("-Bold")
            return isBold ? .boldSystemFont(ofSize: CGFloat(size)) : .systemFont(ofSize: CGFloat(size))
        }
    }

    func image(_ image: InterfaceImage) -> UIImage? {
        let found = file.image(image.name, catalog: image.catalog)
        let scale = image.symbolScale.flatMap(UIImage.SymbolScale.init(archived:))
        let weight = image.symbolWeight.flatMap(UIImage.SymbolWeight.init(archived:))
        guard scale != nil || weight != nil else { return found }
        let configuration = UIImage.SymbolConfiguration(scale: scale ?? .unspecified)
            .applying(UIImage.SymbolConfiguration(weight: weight ?? .unspecified))
        return found?.applyingSymbolConfiguration(configuration) ?? found
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

extension UIFont.Weight {
    /// Creates the weight with an archived name; regular if there is no name.
    fileprivate init(archived name: String?) {
        let names: [String: Self] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        self = name.flatMap { names[$0] } ?? .regular
    }
}
