import FrameGeometry
import FramePainting
import Testing

@testable import FrameFigures

/// Every image appears once, in the column, row and panel of its values.
@Suite struct ImageMatrixTests {
    private static func axes(_ counts: [Int]) -> [ImageMatrix.Axis] {
        counts.enumerated().map { axis, count in ImageMatrix.Axis((0..<count).map { "\(axis)-\($0)" }) }
    }

    @Test(arguments: [[], [3], [2, 4], [2, 2, 3], [2, 3, 2, 2, 2], [5, 2, 1]])
    func everyImageIsInTheCellOfItsValues(counts: [Int]) {
        let layout = MatrixLayout(Self.axes(counts))
        let count = counts.reduce(1, *)
        #expect(layout.count == count)
        #expect(layout.panels.flatMap { $0.rows.flatMap(\.self) }.sorted() == Array(0..<count))
        // Returns the values of an image from its position, where the last axis changes fastest.
        func values(_ index: Int) -> Set<String> {
            var (rest, values) = (index, Set<String>())
            for axis in counts.indices.reversed() {
                values.insert("\(axis)-\(rest % counts[axis])")
                rest /= counts[axis]
            }
            return values
        }
        for panel in layout.panels {
            for (row, images) in panel.rows.enumerated() {
                for (column, index) in images.enumerated() where !counts.isEmpty {
                    let rowName = layout.rows.isEmpty ? [] : [layout.rows[row]]
                    #expect(values(index) == Set(panel.values + rowName + [layout.columns[column]]))
                }
            }
        }
        #expect(layout.columns.count == counts.max() ?? 1)
        #expect(layout.rows.count == (counts.sorted().dropLast().last ?? 0))
    }

    @Test(
        arguments: [[2, 4], [2, 2, 3], [3, 2, 2, 2]],
        [FilmstripStyle.Border.hairline, .device(Bezel(corner: 0.12), screen: Size(width: 200, height: 400))])
    func imagesAndLabelsDoNotOverlap(counts: [Int], border: FilmstripStyle.Border) throws {
        var matrix = ImageMatrix(Self.axes(counts), ImageMatrixStyle(title: "Title", imageWidth: 60, border: border))
        for number in 0..<counts.reduce(1, *) {
            try matrix.append(ContactSheetTests.frame(number, width: 30, height: number % 2 == 0 ? 60 : 40))
        }
        let figure = try matrix.figure(.light, try Lettering(.best))
        figure.expectReadable("\(counts)")
        let bounds = Rect(origin: .zero, size: figure.size)
        let images = figure.elements.compactMap { element -> Rect? in
            switch element {
            case .image(_, let rect): rect
            case .group(let group): group.clip
            case .rect, .path, .label: nil
            }
        }
        #expect(images.count == counts.reduce(1, *))
        for (index, image) in images.enumerated() {
            #expect(image.intersection(bounds) == image)
            for word in figure.words { #expect(image.intersection(word.bounds).isEmpty) }
            for other in images[(index + 1)...] { #expect(image.intersection(other).isEmpty) }
        }
    }

    @Test func anIncompleteMatrixIsAnError() throws {
        let matrix = ImageMatrix(Self.axes([2]))
        #expect(throws: FigureError.noFrames) { try matrix.figure(.light, Lettering(.blocks)) }
    }
}
