internal import FrameGeometry
internal import FrameJSON
internal import FrameLists

/// Samples a flow layout and the resulting frames.
struct FlowSampler: Sampler {
    private enum Key: String, JSONKey {
        case size, scale, scrollDirection, direction, sections
    }

    private enum SectionKey: String, JSONKey {
        case insets, lineSpacing, interitemSpacing, items, header, footer
    }

    static let needsMoments = false

    private let layout: FlowLayout
    /// Number of items in each section.
    private let counts: [Int]

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        let size = try fields.require(.size).numbers(2, expected: "[width, height]")
        let axis: ScrollAxis =
            try fields.optional(.scrollDirection)?.choice(of: ["vertical": .vertical, "horizontal": .horizontal])
            ?? .vertical
        var sections: [FlowSection] = []
        for element in try fields.require(.sections).elements() { sections.append(try Self.section(element, axis)) }
        counts = sections.map(\.items.count)
        layout = FlowLayout(
            sections, axis: axis, across: axis.across(Size(width: size[0], height: size[1])),
            pixelsPerPoint: try fields.optional(.scale)?.positiveNumber(),
            isRightToLeft: try fields.optional(.direction)?.choice(of: ["ltr": false, "rtl": true]) ?? false)
    }

    private static func section(_ cursor: JSONCursor, _ axis: ScrollAxis) throws(JSONProblem) -> FlowSection {
        let fields = try cursor.given(SectionKey.self)
        var sizes: [Size] = []
        for item in try fields.require(.items).elements() { sizes.append(try item.size()) }
        var section = FlowSection(items: .each(sizes))
        if let insets = try fields.optional(.insets)?.numbers(4, expected: "[top, left, bottom, right]") {
            section.insets = ListInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
        }
        section.lineSpacing = try fields.optional(.lineSpacing)?.number() ?? section.lineSpacing
        section.itemSpacing = try fields.optional(.interitemSpacing)?.number() ?? section.itemSpacing
        section.headerLength = axis.along(try fields.optional(.header)?.size() ?? .zero)
        section.footerLength = axis.along(try fields.optional(.footer)?.size() ?? .zero)
        return section
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        func frames(_ elements: [(name: String, element: FlowLayout.Element)]) -> JSONValue {
            .object(
                elements.compactMap { name, element in
                    layout.frame(of: element).map { frame in
                        let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
                        return JSONMember(name, .array(numbers.map(JSONValue.number)))
                    }
                })
        }
        let items = counts.enumerated().flatMap { section, count in
            (0..<count).map { ("\(section).\($0)", FlowLayout.Element.item(ListIndex(section: section, item: $0))) }
        }
        let size = layout.contentSize
        return [
            .init("items", .tree(frames(items))),
            .init("headers", .tree(frames(counts.indices.map { ("\($0)", .header($0)) }))),
            .init("footers", .tree(frames(counts.indices.map { ("\($0)", .footer($0)) }))),
            .init("contentSize", .tree([.number(size.width), .number(size.height)])),
        ]
    }
}

extension JSONCursor {
    fileprivate func size() throws(JSONProblem) -> Size {
        let numbers = try numbers(2, expected: "[width, height]")
        return Size(width: numbers[0], height: numbers[1])
    }
}
