import FrameGeometry
import FramePainting
import Testing

@testable import FrameLayers

/// Particles as a function of time.
@Suite struct ParticleTests {
    private static let image = RasterImage(
        PixelBuffer(size: PixelSize(width: 2, height: 2), bytes: [UInt8](repeating: 255, count: 16)))

    private static func cell(_ change: (inout ParticleCell) -> Void = { _ in }) -> ParticleCell {
        var cell = ParticleCell()
        cell.image = image
        cell.rate = 10
        cell.lifetime = ParticleRange(1)
        change(&cell)
        return cell
    }

    private static func particles(
        at time: Double, seed: UInt64 = 0, _ source: ParticleSource
    ) -> [Particles.Particle] {
        var style = ParticleStyle()
        style.seed = seed
        style.sources = [source]
        return Particles(of: style, at: time).all
    }

    private static func source(_ cell: ParticleCell, start: Double = 0, end: Double = .infinity) -> ParticleSource {
        ParticleSource(start: start, end: end, cells: [cell])
    }

    /// One at the beginning, and ten for each second, each for one second.
    @Test func particlesAreBornAndDie() {
        let source = Self.source(Self.cell(), start: 2, end: 5)
        let counts = [1.9, 2, 2.05, 2.55, 3.05, 4.05, 5.55, 5.95, 6.1].map { Self.particles(at: $0, source).count }
        #expect(counts == [0, 1, 1, 6, 10, 10, 4, 0, 0])
    }

    @Test func motionIsThatOfAThrow() throws {
        let cell = Self.cell {
            $0.rate = 0.1
            $0.velocity = ParticleRange(10)
            $0.direction = ParticleRange(.pi / 2)
            $0.acceleration = Point(x: 4, y: -20)
            $0.scale = ParticleRange(2)
            $0.scaleSpeed = -1
            $0.spin = ParticleRange(3)
            $0.color = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
            $0.colorSpeed = Color(red: 0, green: 1, blue: 0, alpha: -2)
        }
        var source = Self.source(cell)
        source.position = Point(x: 5, y: 6)
        let particle = try #require(Self.particles(at: 0.25, source).first)
        #expect(abs(particle.position.x - (5 + 4 * 0.0625 / 2)) < 1e-12)
        #expect(abs(particle.position.y - (6 + 2.5 - 20 * 0.0625 / 2)) < 1e-12)
        #expect(particle.size == Size(width: 3.5, height: 3.5) && particle.angle == 0.75)
        #expect(particle.color == Color(red: 1, green: 0.75, blue: 0, alpha: 0.5))
    }

    @Test func randomNumbersComeFromTheSeedAndStayWithTheParticle() {
        let cell = Self.cell {
            $0.rate = 100
            $0.velocity = ParticleRange(50, 40)
            $0.direction = ParticleRange(0, 2 * .pi)
        }
        let source = Self.source(cell)
        func places(_ time: Double, _ seed: UInt64) -> [Point] {
            Self.particles(at: time, seed: seed, source).map(\.position)
        }
        #expect(places(0.5, 1) == places(0.5, 1) && places(0.5, 1) != places(0.5, 2))
        let (early, late) = (places(0.5, 1), places(0.9, 1))
        for (index, place) in early.enumerated() {
            let birth = Double(index) / 100
            let factor = (0.9 - birth) / (0.5 - birth)
            guard factor.isFinite else { continue }
            #expect(abs(late[index].x - place.x * factor) < 1e-9 && abs(late[index].y - place.y * factor) < 1e-9)
        }
        // All directions, and speeds from 30 to 70.
        let speeds = zip(late.prefix(80), 0...).map { place, index in
            (place.x * place.x + place.y * place.y).squareRoot() / (0.9 - Double(index) / 100)
        }
        #expect(speeds.allSatisfy { $0 > 29.99 && $0 < 70.01 } && Set(late.map { $0.x > 0 }).count == 2)
    }

    @Test(arguments: ParticleSource.Shape.allCases, [false, true])
    func birthsAreOnTheShape(shape: ParticleSource.Shape, isOutline: Bool) {
        var source = Self.source(Self.cell { $0.rate = 200 })
        source.shape = shape
        source.isOutline = isOutline
        source.size = Size(width: 20, height: 10)
        let places = Self.particles(at: 1, source).map(\.position)
        #expect(places.count == 200)
        for place in places {
            let isOn: Bool =
                switch shape {
                case .point: place == .zero
                case .line: abs(place.x) <= 10 && place.y == 0
                case .rectangle where isOutline: abs(abs(place.x) - 10) < 1e-9 || abs(abs(place.y) - 5) < 1e-9
                case .rectangle: abs(place.x) <= 10 && abs(place.y) <= 5
                case .circle:
                    isOutline
                        ? abs((place.x * place.x + place.y * place.y).squareRoot() - 20) < 1e-9
                        : place.x * place.x + place.y * place.y <= 400
                }
            #expect(isOn, "\(place)")
        }
        #expect(shape == .point || Set(places.map { $0.x > 0 }).count == 2)
    }

    /// Confetti with the longitude π falls from a line (facts/particle-directions).
    @Test func linesEmitUpwardsAndOutlinesOfCirclesOutwards() {
        var source = Self.source(
            Self.cell {
                $0.velocity = ParticleRange(10)
                $0.direction = ParticleRange(.pi)
            })
        source.shape = .line
        source.size = Size(width: 20, height: 0)
        #expect(Self.particles(at: 0.95, source).allSatisfy { abs($0.position.x) <= 10 && $0.position.y > 0 })
        source.cells[0].direction = ParticleRange(0)
        source.shape = .circle
        source.isOutline = true
        let burst = Self.particles(at: 0.95, source)
        for particle in burst {
            let distance = (particle.position.x * particle.position.x + particle.position.y * particle.position.y)
                .squareRoot()
            #expect(abs(distance - (20 + 10 * (0.95 - particle.birth))) < 1e-9)
        }
        #expect(Set(burst.map { $0.position.x > 0 }).count == 2)
    }

    /// A rocket that bursts at the end of its life.
    @Test func particlesEmitParticles() {
        let spark = Self.cell {
            $0.rate = 100
            $0.begin = 0.5
            $0.duration = 0.1
            $0.lifetime = ParticleRange(2)
        }
        let rocket = Self.cell {
            $0.rate = 0.01
            $0.velocity = ParticleRange(10)
            $0.cells = [spark]
        }
        let source = Self.source(rocket)
        #expect([0.4, 0.55, 0.9, 2.4, 2.7].map { Self.particles(at: $0, source).count } == [1, 7, 11, 10, 0])
        #expect(Self.particles(at: 0.9, source).dropFirst().allSatisfy { $0.position.x >= 5 && $0.position.x <= 6 })
    }

    /// The next period goes on where the last one stopped.
    @Test func periodsJoin() {
        let first = Self.source(Self.cell(), end: 0.25)
        var second = Self.source(Self.cell(), start: 0.25)
        second.number = 1
        second.due = first.due(at: 0.25)
        var style = ParticleStyle()
        style.sources = [first, second]
        let births = Particles(of: style, at: 0.6).all.map { ($0.birth * 1000).rounded() }
        #expect(births == [0, 100, 200, 300, 400, 500, 600])
    }

    @Test func tooManyAreNotDrawn() {
        let cell = Self.cell { $0.rate = 1e9 }
        var style = ParticleStyle()
        style.sources = [Self.source(cell)]
        let particles = Particles(of: style, at: 1)
        #expect(particles.all.count == ParticleStyle.limit && !particles.isWhole)
    }
}
