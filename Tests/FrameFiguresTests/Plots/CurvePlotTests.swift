import FrameFigures
import FrameGeometry
import FrameTiming
import Testing

@Suite struct CurvePlotTests {
    static let spring = SpringParameters(mass: 1, stiffness: 300, damping: 15).motion

    static let mixed = [
        PlottedCurve("easeInOut", NamedCurves.easeInOut, duration: 0.35),
        PlottedCurve("emphasized", .cubicBezier(CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1)), duration: 0.35),
        PlottedCurve("snappy", spring),
    ]

    private static func many(_ count: Int) -> [PlottedCurve] {
        (0..<count).map { index in
            PlottedCurve(
                "spring number \(index)",
                SpringParameters(mass: 1, stiffness: 50 + 10 * Double(index), damping: 4 + Double(index % 20)).motion)
        }
    }

    @Test(arguments: [1, 5, 30, 200], [false, true]) func labelsDoNotOverlap(count: Int, showsVelocity: Bool) throws {
        for form in Lettering.Form.built {
            var plot = CurvePlot(Self.many(count), title: "Springs")
            // Velocities of hundreds of curves take long to draw, and no label depends on their number.
            plot.showsVelocity = showsVelocity && count < 100
            try plot.figure(.light, try Lettering(form)).expectReadable("\(count) in \(form)")
        }
    }

    @Test func unusualCurvesRemainReadable() throws {
        let lettering = try Lettering(.best)
        let curves: [PlottedCurve] = [
            PlottedCurve("never", SpringParameters(mass: 1, stiffness: 100, damping: 0).motion),
            PlottedCurve("nothing", SpringMotion(angularFrequency: 0, dampingRatio: 1)),
            PlottedCurve("thrown", SpringParameters(mass: 1, stiffness: 100, damping: 1, initialVelocity: 400).motion),
            PlottedCurve("back", .cubicBezier(CubicBezier(x1: 0.3, y1: -20, x2: 0.7, y2: 30))),
            PlottedCurve("upright", .cubicBezier(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1))),
            PlottedCurve(String(repeating: "a very long name ", count: 20), NamedCurves.linear),
            PlottedCurve("", NamedCurves.linear, duration: 1e-3),
            PlottedCurve("slow", SpringParameters(mass: 1e6, stiffness: 1e-3, damping: 1e-6).motion),
        ]
        for curve in curves {
            var plot = CurvePlot([curve])
            plot.showsVelocity = true
            let figure = try plot.figure(.dark, lettering)
            figure.expectReadable(curve.name)
            let markup = try SVGMarkup(try figure.svg())
            for path in markup.all("path") { #expect(path.attributes["d"]?.contains("nan") == false) }
        }
        #expect(throws: FigureError.noCurves) { try CurvePlot([]).figure(.light, lettering) }
    }

    @Test func describesASpring() throws {
        let figure = try CurvePlot(Self.mixed).figure(.light, try Lettering(.best))
        #expect(figure.title == "Timing: easeInOut, emphasized, snappy")
        // mpmath: overshoot exp(−π z / √(1 − z²)) with z = 15 / (2 √300) is 0.2211 of the way.
        #expect(figure.summary.contains("snappy (settles in 0.97 s, overshoots by 22.1 %)"), "\(figure.summary)")
        #expect(figure.words.contains { $0.text == "seconds" })
        let progress = try CurvePlot([PlottedCurve("linear", NamedCurves.linear)]).figure(.light, try Lettering(.best))
        #expect(progress.words.contains { $0.text == "fraction of the duration" })
    }

    /// The overshoot fits on the plot: the highest point of the line is below the top of the panel.
    @Test func overshootFits() throws {
        for damping in [0.1, 1, 4, 10] {
            let curve = PlottedCurve("s", SpringParameters(mass: 1, stiffness: 200, damping: damping).motion)
            let figure = try CurvePlot([curve]).figure(.light, try Lettering(.blocks))
            var panel = Rect.zero
            for case .rect(let rect, _, _) in figure.elements where rect.size.height > 200 { panel = rect }
            for case .path(let path, .line(_, let stroke)) in figure.elements where stroke.width == 2.25 {
                let bounds = try #require(path.bounds)
                #expect(bounds.minY > panel.minY && bounds.maxY < panel.maxY && bounds.maxX <= panel.maxX + 1e-9)
            }
        }
    }

    @Test func velocityIsTheSlope() {
        for curve in Self.mixed {
            for step in 1..<20 {
                let time = 0.3 * Double(step) / 20
                let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
                #expect(abs(curve.velocity(at: time) - slope) < 1e-2 * max(1, abs(slope)))
            }
        }
    }
}
