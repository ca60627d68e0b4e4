import FrameGeometry

/// A paragraph as clusters of glyphs, before lines are broken. It does not depend on the width.
public struct ShapedParagraph: Hashable, Sendable {
    /// Layout with its direction resolved.
    public private(set) var layout: ParagraphLayout
    public let firstStyle: TextStyle
    /// Clusters in reading order.
    public private(set) var clusters: [Cluster] = []
    /// UTF-16 index of each character, and the end of the last.
    public let starts: [Int]
    /// Number of UTF-16 units including the line break.
    public let length: Int

    public init(_ paragraph: Paragraph) {
        layout = paragraph.layout
        firstStyle = paragraph.firstStyle
        starts = paragraph.starts
        length = paragraph.length
        clusters = paragraph.shape(&layout.direction)
        advanceTabs()
    }

    /// Advances tabs to their stops, as if all text were in the first line.
    private mutating func advanceTabs() {
        guard clusters.contains(where: \.isTab) else { return }
        var position = layout.firstLineIndent
        for index in clusters.indices {
            if clusters[index].isTab {
                let after = clusters[(index + 1)...].prefix { !$0.isTab }
                clusters[index].advance = layout.advance(
                    ofTabAt: position, before: after.reduce(0) { $0 + $1.advance })
            }
            position += clusters[index].advance
        }
    }
}

extension Paragraph {
    /// Character that an attachment replaces.
    private static let attachmentCharacter: Character = "\u{FFFC}"

    /// Returns the clusters of the paragraph in reading order. Resolves a `natural` direction.
    fileprivate func shape(_ direction: inout ParagraphLayout.Direction) -> [Cluster] {
        let scalars = characters.flatMap { Array($0.unicodeScalars) }
        var firstScalars: [Int] = []
        var count = 0
        for character in characters {
            firstScalars.append(count)
            count += character.unicodeScalars.count
        }
        let levels = Scripts.levels(scalars, direction: &direction)
        let scripts = Scripts.scripts(scalars)
        var clusters: [Cluster] = []
        for (number, run) in runs.enumerated() {
            let runEnd = number + 1 < runs.count ? runs[number + 1].start : characters.count
            var index = run.start
            while index < runEnd {
                let style = run.style
                let (level, script) = (levels[firstScalars[index]], scripts[firstScalars[index]])
                if let attachment = style.attachment, characters[index] == Self.attachmentCharacter {
                    clusters.append(box(attachment, index, style, level: level))
                    index += 1
                    continue
                }
                let face = style.font.face(for: characters[index])
                var end = index + 1
                while end < runEnd, levels[firstScalars[end]] == level, scripts[firstScalars[end]] == script,
                    style.attachment == nil || characters[end] != Self.attachmentCharacter,
                    style.font.face(for: characters[end]) == face
                {
                    end += 1
                }
                switch face {
                case .file(let file):
                    clusters += shaped(index..<end, file, style, level: level, script: script)
                case .boxes, .blocks:
                    clusters += (index..<end).map { standIn($0, face, style, level: level) }
                }
                index = end
            }
        }
        return clusters
    }

    private func shaped(
        _ range: Range<Int>, _ file: FontFile, _ style: TextStyle, level: UInt8, script: UInt32
    ) -> [Cluster] {
        let (first, last) = (starts[range.lowerBound], starts[range.upperBound])
        let isRightToLeft = level % 2 == 1
        let glyphs = file.shape(
            units, first..<last, isRightToLeft: isRightToLeft, script: script, features: style.font.features)
        var begins: [Int] = []
        for glyph in glyphs where begins.last != glyph.cluster { begins.append(glyph.cluster) }
        if isRightToLeft { begins.reverse() }
        var byBegin: [Int: [ShapedGlyph]] = [:]
        for glyph in glyphs { byBegin[glyph.cluster, default: []].append(glyph) }
        let unit = style.font.size / Double(file.unitsPerEm)
        return begins.enumerated().map { number, begin in
            let end = number + 1 < begins.count ? begins[number + 1] : last
            var pen = 0
            var placed: [PlacedGlyph] = []
            for glyph in byBegin[begin] ?? [] {
                placed.append(
                    PlacedGlyph(
                        glyph: glyph.glyph,
                        origin: Point(
                            x: Double(pen + glyph.offsetX) * unit, y: -Double(glyph.offsetY) * unit)))
                pen += glyph.advance
            }
            return cluster(begin..<end, .file(file), style, level, advance: Double(pen) * unit, placed)
        }
    }

    private func standIn(_ index: Int, _ face: Face, _ style: TextStyle, level: UInt8) -> Cluster {
        let width = StandInWidths.width(of: String(characters[index])[...])
        var cluster = cluster(
            starts[index]..<starts[index + 1], face, style, level,
            advance: Double(width) * style.font.size / Double(face.unitsPerEm),
            width > 0 ? [PlacedGlyph(glyph: width, origin: .zero)] : [])
        if face == .boxes, !cluster.glyphs.isEmpty { cluster.missing = characters[index] }
        return cluster
    }

    private func box(_ attachment: TextAttachment, _ index: Int, _ style: TextStyle, level: UInt8) -> Cluster {
        var cluster = cluster(
            starts[index]..<starts[index + 1], .boxes, style, level, advance: max(attachment.size.width, 0), [])
        cluster.attachment = attachment
        return cluster
    }

    private func cluster(
        _ range: Range<Int>, _ face: Face, _ style: TextStyle, _ level: UInt8, advance: Double, _ glyphs: [PlacedGlyph]
    ) -> Cluster {
        // Letters of right-to-left scripts mostly join, and spacing would tear them apart.
        let spacing = advance > 0 ? style.kern + (level % 2 == 1 ? 0 : style.font.tracking) : 0
        var cluster = Cluster(
            range: range, advance: advance + spacing, style: style, face: face, level: level, glyphs: glyphs)
        guard let index = character(at: range.lowerBound) else { return cluster }
        let character = characters[index]
        if index > 0 { cluster.mayBeginLine = LineBreaks.allows(between: characters[index - 1], and: character) }
        switch character {
        case "\t":
            cluster.advance = 0
            cluster.glyphs = []
            cluster.isSpace = true
            cluster.isTab = true
        case "\u{AD}":
            cluster.advance = 0
            cluster.glyphs = []
            cluster.isSoftHyphen = true
        default:
            cluster.isSpace = character.unicodeScalars.allSatisfy(LineBreaks.isSpace)
            if cluster.isSpace { cluster.glyphs = [] }
        }
        return cluster
    }
}

extension TextFont {
    /// Returns the first face that has all scalars of a character, except those without a shape of their own. Emoji are
    /// images if a face has them.
    fileprivate func face(for character: Character) -> Face {
        if character.isEmoji, let face = face(for: character, images: true) { return face }
        return face(for: character, images: false) ?? .boxes
    }

    private func face(for character: Character, images: Bool) -> Face? {
        faces.first { face in
            guard case .file(let file) = face else { return !images }
            guard file.hasImages == images else { return false }
            return character.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
                    || file.glyph(of: scalar) != nil
            }
        }
    }
}

extension Character {
    /// Whether it is shown as an image: an emoji without the variation selector for text, or a character with the one
    /// for images.
    public var isEmoji: Bool {
        let scalars = unicodeScalars
        if scalars.contains("\u{FE0E}") { return false }
        return scalars.contains("\u{FE0F}") || scalars.first?.properties.isEmojiPresentation == true
    }
}
