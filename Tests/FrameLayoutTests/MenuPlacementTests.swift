import FrameGeometry
import FrameLayout
import Testing

/// The positions of menus.
@Suite struct MenuPlacementTests {
    private static let area = Rect(x: 8, y: 28, width: 304, height: 440)
    private static let sources = [
        Rect(x: 20, y: 40, width: 80, height: 34), Rect(x: 220, y: 40, width: 80, height: 34),
        Rect(x: 20, y: 400, width: 80, height: 34), Rect(x: 140, y: 240, width: 0, height: 0),
        Rect(x: -50, y: 600, width: 10, height: 10),
    ]
    private static let rules: [MenuPlacement.Rule] = [.over, .beside(gap: 8)]

    @Test(arguments: rules, sources) func aMenuStaysInItsArea(rule: MenuPlacement.Rule, source: Rect) {
        for size in [Size(width: 250, height: 84), Size(width: 250, height: 2_000), Size(width: 900, height: 0)] {
            for isRightToLeft in [false, true] {
                let placement = MenuPlacement(
                    of: size, from: source, rule: rule, in: Self.area, isRightToLeft: isRightToLeft)
                #expect(placement.frame.minX >= Self.area.minX && placement.frame.maxX <= Self.area.maxX)
                #expect(placement.frame.minY >= Self.area.minY && placement.frame.maxY <= Self.area.maxY)
                #expect(placement.frame.size.height <= size.height)
                #expect((0...1).contains(placement.anchor.x) && (0...1).contains(placement.anchor.y))
            }
        }
    }

    @Test func aMenuOverItsSourceBeginsAtItsCorner() {
        let source = Self.sources[0]
        let size = Size(width: 150, height: 84)
        let left = MenuPlacement(of: size, from: source, rule: .over, in: Self.area, isRightToLeft: false)
        #expect(left.frame == Rect(x: 20, y: 40, width: 150, height: 84))
        #expect(left.anchor == Point(x: 40 / 150, y: 17 / 84))
        let right = MenuPlacement(
            of: size, from: Self.sources[1], rule: .over, in: Self.area, isRightToLeft: true)
        #expect(right.frame == Rect(x: 150, y: 40, width: 150, height: 84))
    }

    @Test func aMenuBesideItsSourceIsBelowOrAbove() {
        let size = Size(width: 150, height: 84)
        func place(_ source: Rect) -> Rect {
            MenuPlacement(of: size, from: source, rule: .beside(gap: 8), in: Self.area, isRightToLeft: false).frame
        }
        #expect(place(Self.sources[0]) == Rect(x: 20, y: 82, width: 150, height: 84))
        // The menu aligns with the edge that is farther from the middle.
        #expect(place(Self.sources[1]) == Rect(x: 150, y: 82, width: 150, height: 84))
        #expect(place(Self.sources[2]) == Rect(x: 20, y: 308, width: 150, height: 84))
        // If it does not fit completely on either side, it is shortened on the larger one.
        let tall = MenuPlacement(
            of: Size(width: 150, height: 900), from: Self.sources[3], rule: .beside(gap: 8), in: Self.area,
            isRightToLeft: false)
        #expect(tall.frame == Rect(x: 140, y: 248, width: 150, height: 220))
    }
}
