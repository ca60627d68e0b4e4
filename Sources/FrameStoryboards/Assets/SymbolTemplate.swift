import CFrameXML
internal import FrameFiles
package import FrameGeometry

/// A custom symbol: an SVG file of the app SF Symbols, with drawings for all weights and scales or for some of them.
///
/// Coordinates of a drawing are in ems, which are 100 units of the file. y points down, and 0 is the middle of capital
/// letters between the guides.
package final class SymbolTemplate {
    package struct Drawing: Equatable, Sendable {
        /// The weight, one of ``SymbolTemplate/weights``.
        package let weight: String
        /// The scale, as in the file: `S`, `M` or `L`.
        package let scale: String
        package var parts: [Part] = []
        /// The left and right margins; `nil` in a file without any.
        package var margins: ClosedRange<Double>?

        fileprivate var name: String { "\(weight)-\(scale)" }
        fileprivate var box: Rect { Path(parts.flatMap(\.path.elements)).bounds ?? .zero }
        /// Whether no coordinate is farther from the capital letters than ``SymbolTemplate/side``.
        fileprivate var isOfReasonableSize: Bool {
            [box.minX, box.minY, box.maxX, box.maxY, margins?.upperBound ?? 0].allSatisfy {
                $0.magnitude <= SymbolTemplate.side
            }
        }
    }

    package struct Part: Equatable, Sendable {
        package let path: Path
        /// The level of the hierarchy: 0 for the primary one, up to 2.
        package let level: Int
        /// Whether a symbol of one color has a hole here.
        package let isHole: Bool
    }

    package private(set) var drawings: [Drawing] = []

    /// A group of the file that is open.
    private struct Group {
        var map: Affine
        /// The index of the drawing that contains the group.
        var drawing: Int?
        var areGuides = false
    }

    private var groups: [Group] = []
    private var levels: [String: Double] = [:]
    private var leftMargins: [String: Double] = [:]
    private var rightMargins: [String: Double] = [:]
    /// The text of the current style sheet; `nil` outside.
    private var style: String?
    /// The classes of paths that are holes.
    private var holes: Set<String> = []

    private static let bytes = 8 << 20
    private static let depth = 200
    private static let unitsPerEm = 100.0
    /// Maximum distance in ems: a third of the page on which the app lays all drawings out (tuned).
    private static let side = 10.0
    /// The names of weights in files, from the lightest to the heaviest.
    package static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// The height of capital letters in units, for files without guides: that of SF Pro.
    private static let capHeight = 70.46
    /// The sizes of scales, of which a margin is a part (“Creating custom symbol images for your app”).
    private static let sizes = ["S": 0.783, "M": 1, "L": 1.29]
    /// The drawing to which margins without a name belong.
    private static let standard = "Regular-M"

    /// Reads a file.
    ///
    /// - Throws: ``VectorFile/Fault`` if the file cannot be read, does not contain a symbol, or contains one that is
    ///   too large.
    package init(contentsOf path: String) throws(VectorFile.Fault) {
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.bytes)
        } catch {
            throw .unreadable(error)
        }
        try parse(bytes)
        drawings.removeAll(where: \.parts.isEmpty)
        guard !drawings.isEmpty else {
            throw .broken(.svg, "expected a symbol with groups such as Regular-M, found none with a path")
        }
        let margins = drawings.map(margins)
        drawings = zip(drawings, margins).map { measured($0, $1) }
        guard drawings.allSatisfy(\.isOfReasonableSize) else {
            throw .broken(.svg, "expected drawings of at most \(Int(Self.side * Self.unitsPerEm)) units")
        }
    }

    // MARK: Elements

    private func parse(_ bytes: [UInt8]) throws(VectorFile.Fault) {
        guard let parser = XML_ParserCreate(nil) else { throw .broken(.svg, "there is no memory to read it") }
        defer { XML_ParserFree(parser) }
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, list in
                guard let data, let name, let list else { return }
                var (attributes, index) = ([String: String](), 0)
                while let key = list[index], let value = list[index + 1] {
                    attributes[String(cString: key)] = String(cString: value)
                    index += 2
                }
                Unmanaged<SymbolTemplate>.fromOpaque(data).takeUnretainedValue()
                    .begin(String(cString: name), attributes)
            },
            { data, _ in
                guard let data else { return }
                Unmanaged<SymbolTemplate>.fromOpaque(data).takeUnretainedValue().end()
            })
        XML_SetCharacterDataHandler(parser) { data, text, count in
            guard let data, let text else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
            Unmanaged<SymbolTemplate>.fromOpaque(data).takeUnretainedValue()
                .style?.append(String(decoding: bytes, as: UTF8.self))
        }
        let status = bytes.withUnsafeBytes {
            XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1)
        }
        guard status == XML_STATUS_OK else {
            let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it is not XML"
            throw .broken(.svg, "\(reason) in line \(XML_GetCurrentLineNumber(parser))")
        }
    }

    private func begin(_ name: String, _ attributes: [String: String]) {
        var group = groups.last ?? Group(map: .identity)
        if groups.count < Self.depth, let transform = attributes["transform"] {
            group.map = TransformList.map(transform).then(group.map)
        }
        let id = attributes["id"] ?? ""
        switch name {
        case "g":
            if id == "Guides" { group.areGuides = true }
            let parts = id.split(separator: "-")
            if parts.count == 2, Self.weights.contains(String(parts[0])), Self.sizes[String(parts[1])] != nil {
                group.drawing = drawings.count
                drawings.append(Drawing(weight: String(parts[0]), scale: String(parts[1])))
            }
        case "path":
            let path = PathData(attributes["d"] ?? "").path.applying(group.map)
            if group.areGuides {
                note(id, path.elements.first?.points.first)
            } else if let drawing = group.drawing, !path.elements.isEmpty, path.isFinite {
                let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
                drawings[drawing].parts.append(
                    Part(path: path, level: Self.level(classes), isHole: !holes.isDisjoint(with: classes)))
            }
        case "line" where group.areGuides:
            note(id, group.map.apply(Point(x: number(attributes["x1"]), y: number(attributes["y1"]))))
        case "rect" where group.areGuides:
            // The side that faces the symbol.
            let width = id.hasPrefix("right") ? number(attributes["width"]) : 0
            note(id, group.map.apply(Point(x: number(attributes["x"]) + width, y: number(attributes["y"]))))
        case "style":
            style = ""
        default: break
        }
        groups.append(group)
    }

    private func end() {
        groups.removeLast()
        guard let style else { return }
        for rule in style.split(separator: "}") {
            let parts = rule.split(separator: "{")
            guard parts.count == 2, parts[1].contains("-sfsymbols-clear-behind"), Self.isClear(parts[1]) else {
                continue
            }
            holes.formUnion(
                parts[0].split { $0 == "," || $0.isWhitespace }.filter { $0.hasPrefix(".monochrome-") }
                    .map { String($0.dropFirst()) })
        }
        self.style = nil
    }

    private static func isClear(_ declarations: Substring) -> Bool {
        declarations.split(separator: ";").contains { declaration in
            let parts = declaration.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
            return parts.count == 2 && parts[0] == "opacity" && Double(parts[1]) == 0
        }
    }

    private func number(_ text: String?) -> Double { text.flatMap { Double($0) } ?? 0 }

    /// The level of the last class such as `hierarchical-0:secondary`, which is that of the uppermost layer.
    private static func level(_ classes: [String]) -> Int {
        let name = classes.last { $0.hasPrefix("hierarchical-") }?.split(separator: ":").last
        return name == "secondary" ? 1 : name == "tertiary" ? 2 : 0
    }

    // MARK: Guides

    private func note(_ id: String, _ place: Point?) {
        guard let place else { return }
        if id.hasPrefix("Baseline-") || id.hasPrefix("Capline-") { levels[id] = place.y }
        if id.hasPrefix("left-margin") { leftMargins[Self.drawing(of: id)] = place.x }
        if id.hasPrefix("right-margin") { rightMargins[Self.drawing(of: id)] = place.x }
    }

    /// The drawing to which a margin belongs.
    private static func drawing(of id: String) -> String {
        let parts = id.split(separator: "-", maxSplits: 2)
        return parts.count == 3 ? String(parts[2]) : standard
    }

    /// The margins of a drawing in units. Those that the file lacks are as far from the outline as those of the regular
    /// drawing, in proportion to the scale.
    private func margins(_ drawing: Drawing) -> ClosedRange<Double>? {
        func own(_ drawing: Drawing) -> ClosedRange<Double>? {
            guard let left = leftMargins[drawing.name], let right = rightMargins[drawing.name], left <= right else {
                return nil
            }
            return left...right
        }
        if let own = own(drawing) { return own }
        let known = drawings.filter { own($0) != nil }
        let model = known.first { $0.name == Self.standard } ?? known.first { $0.weight == "Regular" } ?? known.first
        guard let model, let margins = own(model) else { return nil }
        let ratio = (Self.sizes[drawing.scale] ?? 1) / (Self.sizes[model.scale] ?? 1)
        let left = drawing.box.minX - (model.box.minX - margins.lowerBound) * ratio
        return left...max(left, drawing.box.maxX + (margins.upperBound - model.box.maxX) * ratio)
    }

    /// A drawing in ems, with its margins.
    private func measured(_ drawing: Drawing, _ margins: ClosedRange<Double>?) -> Drawing {
        let box = drawing.box
        let baseline = levels["Baseline-\(drawing.scale)"]
        let middle = baseline.map { ((levels["Capline-\(drawing.scale)"] ?? $0 - Self.capHeight) + $0) / 2 } ?? box.midY
        let unit = 1 / Self.unitsPerEm
        let start = margins?.lowerBound ?? box.minX
        let map = Affine.translation(x: -start, y: -middle).then(.scale(x: unit, y: unit))
        return Drawing(
            weight: drawing.weight, scale: drawing.scale,
            parts: drawing.parts.map { Part(path: $0.path.applying(map), level: $0.level, isHole: $0.isHole) },
            margins: margins.map { 0...(($0.upperBound - start) * unit) })
    }
}

/// The map of an attribute `transform`.
private enum TransformList {
    /// The product of the maps in a list, the first of which is applied last. Faulty ones have no effect.
    static func map(_ text: String) -> Affine {
        text.split(separator: ")").reduce(.identity) { map, call in
            let parts = call.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { return map }
            let numbers = parts[1].split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
            let name = parts[0].filter(\.isLetter)
            return (single(name, numbers) ?? .identity).then(map)
        }
    }

    private static func single(_ name: String, _ numbers: [Double]) -> Affine? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            Affine(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1): .translation(x: numbers[0], y: 0)
        case ("translate", 2): .translation(x: numbers[0], y: numbers[1])
        case ("scale", 1): .scale(x: numbers[0], y: numbers[0])
        case ("scale", 2): .scale(x: numbers[0], y: numbers[1])
        case ("rotate", 1): .rotation(numbers[0] * .pi / 180)
        default: nil
        }
    }
}
