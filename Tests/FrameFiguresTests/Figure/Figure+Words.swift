import FrameFigures
import FrameGeometry
import Testing

extension Figure {
    /// Every label of the figure and the rectangle that it covers.
    var words: [(text: String, bounds: Rect)] { elements.flatMap(\.words) }

    /// Checks the rule for every figure: labels neither overlap nor leave the figure.
    func expectReadable(_ comment: String = "", _ location: SourceLocation = #_sourceLocation) {
        let words = words.sorted { $0.bounds.minY < $1.bounds.minY }
        let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
        for (index, word) in words.enumerated() {
            let isInside =
                word.bounds.minX >= whole.minX && word.bounds.maxX <= whole.maxX && word.bounds.minY >= whole.minY
                && word.bounds.maxY <= whole.maxY
            #expect(isInside, "“\(word.text)” at \(word.bounds) leaves \(size) \(comment)", sourceLocation: location)
            for other in words[(index + 1)...].prefix(while: { $0.bounds.minY < word.bounds.maxY }) {
                let shared = word.bounds.inset(by: 0.01).intersection(other.bounds.inset(by: 0.01))
                #expect(
                    shared.isEmpty, "“\(word.text)” and “\(other.text)” share \(shared) \(comment)",
                    sourceLocation: location)
            }
        }
    }
}

extension FigureElement {
    fileprivate var words: [(text: String, bounds: Rect)] {
        switch self {
        case .label(let label, let point): label.width > 0 ? [(label.text, label.bounds(at: point))] : []
        case .group(let group): group.elements.flatMap(\.words)
        case .rect, .path, .image: []
        }
    }
}
