internal import FrameGeometry
internal import FramePainting

/// The particles of an emitter layer at one instant.
struct Particles {
    /// A particle as it is drawn.
    struct Particle {
        let birth: Double
        let image: RasterImage
        let part: Rect
        let size: Size
        let position: Point
        let angle: Double
        let color: Color
    }

    private(set) var all: [Particle] = []
    /// Whether there are more than are drawn.
    private(set) var isWhole = true
    private let time: Double

    /// Maximum depth of particles that emit particles.
    private static let depth = 4

    /// - Parameter time: The layer's time, in seconds.
    init(of style: ParticleStyle, at time: Double) {
        self.time = time
        for source in style.sources {
            for (index, cell) in source.cells.enumerated() {
                let chance = Chance(style.seed).branch(UInt64(source.number)).branch(UInt64(index))
                let window = (source.start + cell.begin, min(source.end, source.start + cell.begin + cell.duration))
                let due = source.due.indices.contains(index) ? source.due[index] : 1
                emit(cell, in: window, due: due, chance, depth: 0) { _, chance in source.place(&chance) }
            }
        }
    }

    /// - Parameters:
    ///   - window: The times from which and up to which particles are born.
    ///   - due: The part of the first particle that is due when the window begins.
    ///   - place: The place of a birth at a time.
    private mutating func emit(
        _ cell: ParticleCell, in window: (start: Double, end: Double), due: Double, _ chance: Chance, depth: Int,
        at place: (_ time: Double, inout Chance) -> (point: Point, heading: Double)
    ) {
        guard cell.rate > 0, cell.rate.isFinite, depth < Self.depth, window.start.isFinite else { return }
        let oldest = max(window.start, time - cell.longestLife)
        let (first, last) = (
            max(1, ((oldest - window.start) * cell.rate + due).rounded(.up)),
            ((min(window.end, time) - window.start) * cell.rate + due).rounded(.down)
        )
        guard last >= first, last < 1e15 else { return }
        for number in Int(first)...Int(last) {
            guard all.count < ParticleStyle.limit else { return isWhole = false }
            let birth = window.start + (Double(number) - due) / cell.rate
            guard birth < window.end else { return }
            var own = chance.branch(UInt64(number) &+ 1)
            let origin = place(birth, &own)
            let motion = Motion(cell, from: origin.point, heading: origin.heading, &own)
            if time - birth < motion.lifetime { add(cell, motion, birth) }
            for (index, inner) in cell.cells.enumerated() {
                let start = birth + inner.begin
                let end = min(birth + motion.lifetime, start + inner.duration)
                emit(inner, in: (start, end), due: 1, own.branch(UInt64(index)), depth: depth + 1) { time, _ in
                    (motion.position(at: time - birth), 0)
                }
            }
        }
    }

    private mutating func add(_ cell: ParticleCell, _ motion: Motion, _ birth: Double) {
        guard let image = cell.image else { return }
        let age = time - birth
        let scale = motion.scale + cell.scaleSpeed * age
        let color = motion.color(cell, at: age)
        guard scale > 0, color.alpha > 0 else { return }
        all.append(
            Particle(
                birth: birth, image: image, part: cell.imagePart,
                size: Size(
                    width: Double(image.size.width) * cell.imagePart.size.width / cell.imageScale * scale,
                    height: Double(image.size.height) * cell.imagePart.size.height / cell.imageScale * scale),
                position: motion.position(at: age), angle: motion.spin * age, color: color))
    }

    /// The values with which a particle is born.
    private struct Motion {
        let lifetime: Double
        let scale: Double
        let spin: Double
        private let origin: Point
        private let velocity: Point
        private let acceleration: Point
        private let first: Color

        init(_ cell: ParticleCell, from origin: Point, heading: Double, _ chance: inout Chance) {
            self.origin = origin
            lifetime = cell.lifetime.value(chance.next())
            let speed = cell.velocity.value(chance.next())
            let direction = heading + cell.direction.value(chance.next())
            velocity = Point(x: speed * RealMath.cos(direction), y: speed * RealMath.sin(direction))
            acceleration = cell.acceleration
            scale = cell.scale.value(chance.next())
            spin = cell.spin.value(chance.next())
            let (mean, range) = (cell.color, cell.colorRange)
            first = Color(
                red: ParticleRange(mean.red, range.red).value(chance.next()),
                green: ParticleRange(mean.green, range.green).value(chance.next()),
                blue: ParticleRange(mean.blue, range.blue).value(chance.next()),
                alpha: ParticleRange(mean.alpha, range.alpha).value(chance.next()))
        }

        func position(at age: Double) -> Point {
            Point(
                x: origin.x + velocity.x * age + acceleration.x * age * age / 2,
                y: origin.y + velocity.y * age + acceleration.y * age * age / 2)
        }

        func color(_ cell: ParticleCell, at age: Double) -> Color {
            func component(_ first: Double, _ speed: Double) -> Double { min(max(first + speed * age, 0), 1) }
            return Color(
                red: component(first.red, cell.colorSpeed.red), green: component(first.green, cell.colorSpeed.green),
                blue: component(first.blue, cell.colorSpeed.blue), alpha: component(first.alpha, cell.colorSpeed.alpha))
        }
    }
}

extension ParticleSource {
    /// A random place on the shape, and the angle from which the directions of particles born there are measured: lines
    /// emit upwards, and outlines of circles outwards (facts/particle-directions).
    fileprivate func place(_ chance: inout Chance) -> (point: Point, heading: Double) {
        let (first, second) = (chance.next(), chance.next())
        let heading: Double =
            switch shape {
            case .line: -.pi / 2
            case .circle where isOutline: first * 2 * .pi
            case .point, .rectangle, .circle: 0
            }
        return (point(first, second), heading)
    }

    private func point(_ first: Double, _ second: Double) -> Point {
        switch shape {
        case .point: return position
        case .line: return Point(x: position.x + (first - 0.5) * size.width, y: position.y)
        case .rectangle where isOutline:
            let length = first * 2 * (size.width + size.height)
            let corner = Point(x: position.x - size.width / 2, y: position.y - size.height / 2)
            if length < size.width { return Point(x: corner.x + length, y: corner.y) }
            if length < size.width + size.height {
                return Point(x: corner.x + size.width, y: corner.y + length - size.width)
            }
            let rest = length - size.width - size.height
            if rest < size.width { return Point(x: corner.x + size.width - rest, y: corner.y + size.height) }
            return Point(x: corner.x, y: corner.y + size.height - (rest - size.width))
        case .rectangle:
            return Point(
                x: position.x + (first - 0.5) * size.width, y: position.y + (second - 0.5) * size.height)
        case .circle:
            // The square root spreads the places evenly over the disk.
            let radius = size.width * (isOutline ? 1 : second.squareRoot())
            let angle = first * 2 * .pi
            return Point(
                x: position.x + radius * RealMath.cos(angle), y: position.y + radius * RealMath.sin(angle))
        }
    }
}

/// Random numbers that depend only on a seed and the path of numbers by which they are reached: SplitMix64 (Steele, Lea
/// and Flood, “Fast splittable pseudorandom number generators”, 2014).
struct Chance {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    /// Independent numbers for the part with a number.
    func branch(_ number: UInt64) -> Chance {
        var seeds = Chance(state ^ (number &* 0xD1B5_4A32_D192_ED03))
        return Chance(seeds.bits())
    }

    private mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// A number in 0..<1, in steps of 2⁻⁵³.
    mutating func next() -> Double { Double(bits() >> 11) * 0x1p-53 }
}

// Emitter layers.
extension SampledLayer {
    /// Returns the particles from back to front, and whether there are not too many.
    func particles(at time: Double) -> (items: [PaintItem], isWhole: Bool) {
        let style = properties.particles
        let particles = Particles(of: style, at: time)
        var tinted: [Tint: RasterImage] = [:]
        let items = particles.all.sorted { $0.birth < $1.birth }.map { particle -> PaintItem in
            let opaque = Color(
                red: particle.color.red, green: particle.color.green, blue: particle.color.blue, alpha: 1)
            let tint = Tint(image: ObjectIdentifier(particle.image), color: opaque)
            let image = opaque == .white ? particle.image : tinted[tint] ?? particle.image.multiplied(by: opaque)
            tinted[tint] = image
            let rect = Rect(
                x: -particle.size.width / 2, y: -particle.size.height / 2, width: particle.size.width,
                height: particle.size.height)
            let place = Affine.rotation(particle.angle)
                .then(.translation(x: particle.position.x, y: particle.position.y)).then(toCanvas)
            return .image(
                ImageItem(
                    image, in: DisplayNumber.rect(rect), source: particle.part,
                    opacity: DisplayNumber.fraction(particle.color.alpha), transform: DisplayNumber.affine(place),
                    name: node.name + " particle"))
        }
        switch style.mode {
        case .oldestFirst: return (items, particles.isWhole)
        case .oldestLast: return (items.reversed(), particles.isWhole)
        case .additive:
            return (items.map { .group(Group(blend: .plusLighter, items: [$0])) }, particles.isWhole)
        }
    }

    private struct Tint: Hashable {
        let image: ObjectIdentifier
        let color: Color
    }
}

extension RasterImage {
    /// The image with its color multiplied by another, whose alpha is not used.
    fileprivate func multiplied(by color: Color) -> RasterImage {
        let factors = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
        var pixels = pixels
        pixels.bytes.withUnsafeMutableBufferPointer { bytes in
            for index in bytes.indices where index % 4 != 3 {
                bytes[index] = UInt8((UInt32(bytes[index]) * factors[index % 4] + 127) / 255)
            }
        }
        return RasterImage(pixels)
    }
}
