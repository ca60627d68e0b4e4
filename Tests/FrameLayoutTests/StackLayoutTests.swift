import FrameGeometry
import Testing

@testable import FrameLayout

@Suite struct StackLayoutTests {
    /// Returns the starts and lengths along the axis of boxes with the given content lengths in a canvas.
    private func arranged(
        _ distribution: StackLayout.Distribution, lengths: [Double], in length: Double, spacing: Double = 8,
        axis: LayoutAxis = .horizontal, isRightToLeft: Bool = false, hidden: Set<Int> = [], custom: [Int: Double] = [:]
    ) throws -> [(start: Double, length: Double)] {
        var system = BoxSystem()
        let canvas = system.addBox(in: nil)
        for (variable, value) in [(canvas.x, 0), (canvas.y, 0), (canvas.width, length), (canvas.height, length)] {
            _ = try system.solver.add(.equal([.init(1, variable)], value))
        }
        var items: [StackLayout.Item] = []
        for (index, length) in lengths.enumerated() {
            let box = system.addBox(in: canvas)
            for side in [box.width, box.height] {
                _ = try system.solver.add(
                    LinearConstraint(
                        [.init(1, side)], equal: length, below: 750 - Double(index), above: 250 + Double(index)))
            }
            items.append(
                StackLayout.Item(
                    box, intrinsicLength: length, spacingAfter: custom[index], isHidden: hidden.contains(index)))
        }
        let layout = StackLayout(
            axis: axis, distribution: distribution, alignment: .fill, spacing: spacing, isRightToLeft: isRightToLeft)
        for rule in layout.constraints(items, in: canvas, of: system) { _ = try system.solver.add(rule) }
        #expect(system.solver.solve().isEmpty)
        return items.map { item in
            let frame = system.frame(of: item.box)
            return axis == .horizontal ? (frame.minX, frame.size.width) : (frame.minY, frame.size.height)
        }
    }

    private func expect(_ found: [(start: Double, length: Double)], _ expected: [(Double, Double)]) {
        #expect(found.count == expected.count)
        for (a, b) in zip(found, expected) {
            #expect(abs(a.start - b.0) < 1e-9 && abs(a.length - b.1) < 1e-9, "\(found), expected \(expected)")
        }
    }

    /// The view with the lowest hugging priority takes the rest.
    @Test func fill() throws {
        expect(try arranged(.fill, lengths: [20, 30, 40], in: 200), [(0, 114), (122, 30), (160, 40)])
    }

    @Test func fillEqually() throws {
        expect(try arranged(.fillEqually, lengths: [20, 30, 40], in: 196), [(0, 60), (68, 60), (136, 60)])
    }

    /// 999 is above all content priorities. Without spacing, the whole length is shared in proportion.
    @Test func fillProportionally() throws {
        expect(try arranged(.fillProportionally, lengths: [10, 30], in: 200, spacing: 0), [(0, 50), (50, 150)])
    }

    @Test func equalSpacing() throws {
        expect(try arranged(.equalSpacing, lengths: [20, 30, 40], in: 190), [(0, 20), (70, 30), (150, 40)])
    }

    /// The centers are at 10, 95 and 180.
    @Test func equalCentering() throws {
        expect(try arranged(.equalCentering, lengths: [20, 30, 40], in: 200), [(0, 20), (80, 30), (160, 40)])
    }

    @Test func columnsAreRowsTurned() throws {
        let row = try arranged(.fill, lengths: [20, 30, 40], in: 200)
        expect(try arranged(.fill, lengths: [20, 30, 40], in: 200, axis: .vertical), row.map { ($0.start, $0.length) })
    }

    @Test(arguments: [
        StackLayout.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    func rightToLeftMirrorsARow(distribution: StackLayout.Distribution) throws {
        let row = try arranged(distribution, lengths: [20, 30, 40], in: 200)
        let mirrored = try arranged(distribution, lengths: [20, 30, 40], in: 200, isRightToLeft: true)
        expect(mirrored, row.map { (200 - $0.start - $0.length, $0.length) })
    }

    /// A hidden view has no length and no spacing of its own.
    @Test func hiddenViewsTakeNoRoom() throws {
        let found = try arranged(.fill, lengths: [20, 30, 40], in: 100, hidden: [1])
        expect([found[0], found[2]], [(0, 52), (60, 40)])
        #expect(found[1].length == 0)
    }

    @Test func customSpacingReplacesTheSpacing() throws {
        expect(
            try arranged(.fill, lengths: [20, 30, 40], in: 200, custom: [0: 30]), [(0, 92), (122, 30), (160, 40)])
    }
}
