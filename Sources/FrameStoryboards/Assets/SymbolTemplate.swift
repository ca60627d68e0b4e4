import CFrameXML
internal import FrameFiles
package import FrameGeometry

/// A custom symbol: an SVG file as the app SF Symbols writes it, with a drawing for each weight and scale, or for some.
///
/// Coordinates of a drawing are in ems, which are 100 units of the file. y points down, and 0 is the middle of capital
/// letters between the guides.
package final class SymbolTemplate {
    package struct Drawing: Equatable, Sendable {
        /// The weight, as in the file: `Ultralight`, `Thin`, `Light`, `Regular`, `Medium`, `Semibold`, `Bold`, `Heavy` or
        /// `Black`.
        package let weight: String
        /// The scale, as in the file: `S`, `M` or `L`.
        package let scale: String
        package var parts: [Part] = []
        /// The left and right margins, where the file has them.
        package var left: Double?
        package var right: Double?
    }

    package struct Part: Equatable, Sendable {
        package let path: Path
        /// The level of the hierarchy: 0 for the primary one, up to 2.
        package let level: Int
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
    private var margins: [String: Double] = [:]

    private static let bytes = 8 << 20
    private static let depth = 200
    private static let unitsPerEm = 100.0
    private static let weights: Set = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// The height of capital letters in units, for files without guides: that of SF Pro.
    private static let capHeight = 70.46

    /// Reads a file.
    ///
    /// - Throws: ``VectorFile/Fault`` if it cannot be read, or is no symbol.
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
        for index in drawings.indices { drawings[index] = measured(drawings[index]) }
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
                _ = Unmanaged<SymbolTemplate>.fromOpaque(data).takeUnretainedValue().groups.popLast()
            })
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
            if parts.count == 2, Self.weights.contains(String(parts[0])), ["S", "M", "L"].contains(parts[1]) {
                group.drawing = drawings.count
                drawings.append(Drawing(weight: String(parts[0]), scale: String(parts[1])))
            }
        case "path":
            let path = PathData(attributes["d"] ?? "").path.applying(group.map)
            if group.areGuides {
                note(id, path.elements.first?.points.first)
            } else if let drawing = group.drawing, !path.elements.isEmpty, path.isFinite {
                drawings[drawing].parts.append(Part(path: path, level: Self.level(attributes["class"] ?? "")))
            }
        case "line":
            let place = Point(x: Double(attributes["x1"] ?? "") ?? 0, y: Double(attributes["y1"] ?? "") ?? 0)
            if group.areGuides { note(id, group.map.apply(place)) }
        default: break
        }
        groups.append(group)
    }

    /// The level in a class such as `hierarchical-0:secondary`.
    private static func level(_ list: String) -> Int {
        let name = list.split(separator: " ").first { $0.hasPrefix("hierarchical-") }?.split(separator: ":").last
        return name == "secondary" ? 1 : name == "tertiary" ? 2 : 0
    }

    // MARK: Guides

    private func note(_ id: String, _ place: Point?) {
        guard let place else { return }
        if id.hasPrefix("Baseline-") || id.hasPrefix("Capline-") { levels[id] = place.y }
        if id.hasPrefix("left-margin-") || id.hasPrefix("right-margin-") { margins[id] = place.x }
    }

    /// A drawing in ems, with its margins.
    private func measured(_ drawing: Drawing) -> Drawing {
        let name = "\(drawing.weight)-\(drawing.scale)"
        let box = Path(drawing.parts.flatMap(\.path.elements)).bounds ?? .zero
        let baseline = levels["Baseline-\(drawing.scale)"]
        let middle = baseline.map { ((levels["Capline-\(drawing.scale)"] ?? $0 - Self.capHeight) + $0) / 2 } ?? box.midY
        let left = margins["left-margin-\(name)"]
        let right = margins["right-margin-\(name)"]
        let unit = 1 / Self.unitsPerEm
        let start = left ?? box.minX
        let map = Affine.translation(x: -start, y: -middle).then(.scale(x: unit, y: unit))
        return Drawing(
            weight: drawing.weight, scale: drawing.scale,
            parts: drawing.parts.map { Part(path: $0.path.applying(map), level: $0.level) },
            left: left.map { ($0 - start) * unit }, right: right.map { ($0 - start) * unit })
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
