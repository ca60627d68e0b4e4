import FrameFigures
import FrameGeometry
import FramePainting
import TestSupport
import Testing

/// Recordings of each kind of figure: the SVG as text, and images for light and dark pages. Text is drawn as blocks, so
/// that fonts have no influence.
@Suite struct FigureGoldenTests {
    enum Kind: String, CaseIterable {
        case elements, curves, timeline, filmstrip

        func figure(_ palette: Palette, _ lettering: Lettering) throws -> Figure {
            switch self {
            case .elements: return FigureTests.everything(lettering, palette)
            case .curves:
                var plot = CurvePlot(CurvePlotTests.mixed, title: "A spring beside curves")
                plot.showsVelocity = true
                return try plot.figure(palette, lettering)
            case .timeline: return TimelineChartTests.chart(9, seed: 4).figure(palette, lettering)
            case .filmstrip:
                let style = FilmstripStyle(
                    frames: 5, title: "A strip", columns: 3, frameWidth: 60,
                    border: .device(
                        Bezel(corner: 0.12), screen: Size(width: 390, height: 844)))
                return try FilmstripTests.strip(5, style).figure(palette, lettering)
            }
        }
    }

    @Test(arguments: Kind.allCases, FigureAppearance.allCases)
    func imageMatchesTheRecording(kind: Kind, appearance: FigureAppearance) throws {
        let figure = try kind.figure(Palette(appearance), try Lettering(.blocks))
        try Goldens(filter: "FigureGoldenTests").check(
            try figure.pixels(), at: FigureName.path("Fixtures/figures/\(kind.rawValue).png", appearance))
    }

    @Test(arguments: Kind.allCases) func textMatchesTheRecording(kind: Kind) throws {
        let figure = try kind.figure(.light, try Lettering(.blocks))
        try Goldens(filter: "FigureGoldenTests").check(
            try figure.svg(), at: "Fixtures/figures/\(kind.rawValue).svg")
    }
}
