import FrameGeometry
import TestSupport
import Testing

@testable import FrameLayout

@Suite struct PopoverPlacementTests {
    private typealias Direction = PopoverPlacement.Direction

    private static let area = Rect(x: 10, y: 10, width: 380, height: 580)

    private static func placement(
        _ source: Rect, _ permitted: Set<Direction> = Set(Direction.allCases),
        _ size: Size = Size(width: 200, height: 100)
    ) -> PopoverPlacement { PopoverPlacement(of: size, at: source, permitted: permitted, in: area) }

    /// Various sources, sizes and permitted directions, with their placements.
    private static let samples: [(source: Rect, size: Size, permitted: Set<Direction>, placement: PopoverPlacement)] = {
        var numbers = SplitMix64(seed: 7)
        return (0..<2000).map { _ in
            let source = Rect(
                x: numbers.number(10...300), y: numbers.number(10...500), width: numbers.number(0...80),
                height: numbers.number(0...80))
            let size = Size(width: numbers.number(20...500), height: numbers.number(20...700))
            let permitted = Set(Direction.allCases.filter { _ in numbers.isTrue() })
            return (source, size, permitted, placement(source, permitted, size))
        }
    }()

    @Test func itNeverLeavesItsArea() {
        for sample in Self.samples {
            let frame = sample.placement.frame
            #expect(frame.minX >= 10 - 1e-9 && frame.maxX <= 390 + 1e-9, "\(sample)")
            #expect(frame.minY >= 10 - 1e-9 && frame.maxY <= 590 + 1e-9, "\(sample)")
        }
    }

    @Test func itLiesOnThePermittedSideOfItsSource() {
        for (source, _, permitted, placement) in Self.samples {
            #expect((placement.direction == nil) == permitted.isEmpty)
            guard let direction = placement.direction else { continue }
            #expect(permitted.contains(direction))
            let distance =
                switch direction {
                case .up: placement.frame.minY - source.maxY
                case .down: source.minY - placement.frame.maxY
                case .left: placement.frame.minX - source.maxX
                case .right: source.minX - placement.frame.maxX
                }
            #expect(abs(distance) < 1e-9, "\(source), \(direction)")
        }
    }

    /// The arrow points at the middle of the source, as far as the corners allow.
    @Test func theTipIsOnItsSide() {
        for (source, _, _, placement) in Self.samples {
            guard let direction = placement.direction else {
                #expect(placement.tip == 0)
                continue
            }
            let (length, middle) =
                direction.isVertical
                ? (placement.frame.size.width, source.midX - placement.frame.minX)
                : (placement.frame.size.height, source.midY - placement.frame.minY)
            let margin = min(13 + 18.5, length / 2)
            #expect(placement.tip >= margin - 1e-9 && placement.tip <= length - margin + 1e-9)
            if middle >= margin, middle <= length - margin { #expect(abs(placement.tip - middle) < 1e-9) }
        }
    }

    /// If a permitted side has room, the popover keeps its size. If there is room around the middle of the source, the
    /// popover is centered on it.
    @Test func aSideWithRoomKeepsTheSize() {
        for (source, size, permitted, placement) in Self.samples {
            let fitting = permitted.filter { direction in
                switch direction {
                case .up: source.maxY + size.height + 13 <= 590 && size.width <= 380
                case .down: source.minY - size.height - 13 >= 10 && size.width <= 380
                case .left: source.maxX + size.width + 13 <= 390 && size.height <= 580
                case .right: source.minX - size.width - 13 >= 10 && size.height <= 580
                }
            }
            guard !fitting.isEmpty, let direction = placement.direction else { continue }
            let content =
                direction.isVertical
                ? Size(width: placement.frame.size.width, height: placement.frame.size.height - 13)
                : Size(width: placement.frame.size.width - 13, height: placement.frame.size.height)
            let hasRoom = direction.isVertical ? size.width <= 380 : size.height <= 580
            guard hasRoom else { continue }
            #expect(abs(content.width - size.width) < 1e-9 && abs(content.height - size.height) < 1e-9)
            let centered = fitting.filter { direction in
                direction.isVertical
                    ? source.midX - size.width / 2 >= 10 && source.midX + size.width / 2 <= 390
                    : source.midY - size.height / 2 >= 10 && source.midY + size.height / 2 <= 590
            }
            guard let first = Direction.allCases.first(where: centered.contains) else { continue }
            #expect(direction == first, "\(source), \(size), \(permitted)")
        }
    }

    @Test func withoutAnArrowItIsMovedIntoTheArea() {
        let corner = Self.placement(Rect(x: 370, y: 570, width: 20, height: 20), [])
        #expect(corner.direction == nil && corner.frame == Rect(x: 190, y: 490, width: 200, height: 100))
        let centered = PopoverPlacement(
            of: Size(width: 200, height: 100), at: nil, permitted: [.up], in: Self.area)
        #expect(centered.direction == nil && centered.frame == Rect(x: 100, y: 250, width: 200, height: 100))
    }

    @Test func aSideWhereItFitsUnmovedComesFirst() {
        // At the left edge below the middle, up and down would have to move, but left fits.
        #expect(Self.placement(Rect(x: 10, y: 300, width: 20, height: 20)).direction == .left)
        // In the lower right corner, every side moves it, and down is the first with room.
        let corner = Self.placement(Rect(x: 370, y: 570, width: 20, height: 20))
        #expect(corner.direction == .down)
        #expect(corner.frame == Rect(x: 190, y: 457, width: 200, height: 113))
        #expect(corner.tip == 200 - 13 - 18.5)
    }

    @Test func whereNothingFitsTheSideWithMostRoomIsTaken() {
        let all = Set(Direction.allCases)
        let small = Self.placement(
            Rect(x: 100, y: 250, width: 200, height: 20), all, Size(width: 500, height: 400))
        #expect(small.direction == .up)
        #expect(small.frame == Rect(x: 10, y: 270, width: 380, height: 320))
        let only = Self.placement(Rect(x: 100, y: 50, width: 20, height: 20), [.down])
        #expect(only.direction == .down && only.frame.maxY == 50 && only.frame.size.height == 40)
    }

    @Test func belowAnItemItHangsAtAFixedDistanceFromTheTop() {
        let size = Size(width: 200, height: 100)
        let item = Rect(x: 350, y: 20, width: 30, height: 30)
        let placement = PopoverPlacement(of: size, below: item, top: 60, in: Self.area)
        #expect(placement.direction == nil && placement.frame == Rect(x: 190, y: 60, width: 200, height: 100))
        let high = PopoverPlacement(of: Size(width: 200, height: 900), below: item, top: 60, in: Self.area)
        #expect(high.frame == Rect(x: 190, y: 60, width: 200, height: 530))
    }
}
