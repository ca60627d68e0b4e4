import Testing

@testable import FrameFigures

@Suite struct DressedTimeTests {
    private func time(_ end: Double, _ change: (inout Dressing) -> Void) throws -> DressedTime {
        var dressing = Dressing()
        change(&dressing)
        return try DressedTime(dressing, end: end)
    }

    /// A quarter of the speed from 1 to 2 s takes 4 s.
    @Test func slowPartsTakeLonger() throws {
        let time = try time(3) { $0.paces = [.init(from: 1, to: 2, speed: 0.25)] }
        #expect(time.duration == 6 && !time.isPlain)
        #expect([0.5, 1, 3, 5, 5.5, 6, 9].map(time.scene) == [0.5, 1, 1.5, 2, 2.5, 3, 3])
        #expect([0, 1, 1.5, 2, 3].map { time.movie(at: $0) } == [0, 1, 3, 5, 6])
    }

    @Test func holdsStandStill() throws {
        let time = try time(2) { $0.holds = [.init(at: 1, length: 3), .init(at: 2, length: 0.5)] }
        #expect(time.duration == 5.5)
        #expect([0.5, 1, 2.5, 4, 4.5, 5, 5.25].map(time.scene) == [0.5, 1, 1, 1, 1.5, 2, 2])
        #expect(time.movie(at: 1) == 1 && time.movie(at: 1, isEnd: true) == 4)
    }

    /// Converting a time of the scene to the movie and back is exact enough for a thousand frames per second.
    @Test func bothDirectionsAgree() throws {
        let time = try time(1.7) {
            $0.paces = [.init(from: 0.3, to: 0.6, speed: 1 / 3), .init(from: 0.9, to: 1.1, speed: 2)]
            $0.holds = [.init(at: 0.45, length: 1)]
        }
        for step in 0...170 {
            let scene = Double(step) / 100
            #expect(abs(time.scene(at: time.movie(at: scene)) - scene) < 1e-9)
        }
    }

    /// A movie of many parts asks for each frame only a few of them.
    @Test func aBorderIsFoundWithFewQuestions() {
        let numbers = Array(0..<100_000)
        for border in [0, 1, 777, 99_999, 100_000] {
            var questions = 0
            let before = numbers.until { number in
                questions += 1
                return number < border
            }
            #expect(before.count == border && numbers.after { $0 < border }.first == (border < 100_000 ? border : nil))
            #expect(questions <= 17)
        }
    }

    /// Ten thousand slow parts and holds take their times one after the other.
    @Test func manyPartsAddUp() throws {
        let time = try time(10_000) {
            $0.paces = (0..<10_000).map { .init(from: Double($0), to: Double($0) + 0.5, speed: 0.5) }
            $0.holds = (0..<10_000).map { .init(at: Double($0) + 0.5, length: 0.25) }
        }
        #expect(time.duration == 17_500)
        #expect(
            [0.5, 1, 1.25, 1.5].map { time.scene(at: 17_500 - 1.75 + $0) } == [9_999.25, 9_999.5, 9_999.5, 9_999.75])
    }

    @Test func partsOutsideTheSceneAreRefused() {
        #expect(throws: DressingError.afterTheEnd(part: "caption 1 “Late”", time: 3, end: 2)) {
            try time(2) { $0.captions = [.init("Late", from: 3)] }
        }
        #expect(throws: DressingError.afterTheEnd(part: "a.json: film.captions[1] “Late”", time: 3, end: 2)) {
            _ = try time(2) {
                $0.captions = [.init("On time", from: 1), .init("Late", from: 3)]
                $0.source = "a.json"
            }
        }
        #expect(throws: DressingError.afterTheEnd(part: "slow 1", time: 2.5, end: 2)) {
            try time(2) { $0.paces = [.init(from: 1, to: 2.5, speed: 2)] }
        }
        #expect(throws: DressingError.empty(part: "zoom 1")) {
            try time(2) { $0.zooms = [.init(from: 1, to: 1, region: .zero)] }
        }
        #expect(throws: DressingError.overlap(part: "slow 1", other: "slow 2")) {
            try time(2) { $0.paces = [.init(from: 1, to: 2, speed: 2), .init(from: 0.5, to: 1.5, speed: 2)] }
        }
        #expect(
            DressingError.afterTheEnd(part: "hold 2", time: 3, end: 1.25).message.contains(
                "3 s, but the scene ends at 1.25 s"))
    }
}
