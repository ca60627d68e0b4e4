package import FrameFigures
package import FramePages

extension TimelineChart {
    /// Width in points up to which a curve looks smooth. Tuned: a bar as wide as a laptop's screen.
    private static let pageWidth = 700.0

    /// Rows of a player's timeline, which are the same as in the figure.
    package var pageRows: [PlayerPage.Row] { rows.map(Self.pageRow) }

    private static func pageRow(_ row: TimelineRow) -> PlayerPage.Row {
        var result = PlayerPage.Row(
            layer: row.layer, property: row.property,
            bars: row.bars.map {
                PlayerPage.Bar(
                    begin: $0.start, end: $0.end, notes: $0.notes, summary: $0.summary,
                    values: $0.values(width: Self.pageWidth))
            })
        result.parts = row.parts.map(pageRow)
        return result
    }

    /// Bands of a player's timeline, which mark the interactive phases.
    package var pageBands: [PlayerPage.Band] {
        phases.map { PlayerPage.Band(begin: $0.start, end: $0.end, name: $0.name, isTail: $0.kind == .tail) }
    }
}
