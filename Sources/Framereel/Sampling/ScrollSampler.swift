internal import FrameJSON
internal import FrameTiming

/// Samples the physics of a scroll view: deceleration, rubber band, bounce and paging.
struct ScrollSampler: Sampler {
    private enum Key: String, JSONKey {
        case kind, rate, from, velocity, at, velocityThreshold, distanceThreshold, dimension, coefficient, overscroll
        case offsets, offset, omega, page, content
    }

    private enum Kind: String, CaseIterable {
        case deceleration, projection, stop, rubberBand, rubberBandInverse, bounce, paging
    }

    static let needsMoments = false

    private let answers: [SampleAnswer.Field]

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        func number(_ key: Key) throws(JSONProblem) -> Double { try fields.require(key).number() }
        func list(_ key: Key) throws(JSONProblem) -> [Double] {
            var numbers: [Double] = []
            for element in try fields.require(key).elements() { numbers.append(try element.number()) }
            return numbers
        }
        func each(_ name: String, _ values: [Double]) -> SampleAnswer.Field {
            .init(name, .tree(.array(values.map(JSONValue.number))))
        }
        func deceleration() throws(JSONProblem) -> Deceleration {
            Deceleration(
                rate: try fields.require(.rate).number(in: 0...1), from: try number(.from),
                velocity: try number(.velocity))
        }
        switch try fields.require(.kind).choice(of: Kind.self) {
        case .deceleration:
            let motion = try deceleration()
            let times = try list(.at)
            answers = [
                each("positions", times.map(motion.position)), each("velocities", times.map(motion.velocity)),
                .init("limit", .once(motion.limit)),
            ]
        case .projection: answers = [.init("target", .once(try deceleration().projection))]
        case .stop:
            let motion = try deceleration()
            let time =
                if let speed = fields.optional(.velocityThreshold) {
                    motion.time(untilSpeed: try speed.positiveNumber())
                } else {
                    motion.time(untilDistance: try fields.require(.distanceThreshold).positiveNumber())
                }
            answers = [.init("time", .once(time)), .init("position", .once(motion.position(at: time)))]
        case .rubberBand, .rubberBandInverse:
            let band = RubberBand(
                dimension: try fields.require(.dimension).positiveNumber(),
                coefficient: try fields.optional(.coefficient)?.positiveNumber() ?? RubberBand.standardCoefficient)
            if fields.has(.overscroll) {
                answers = [each("offsets", try list(.overscroll).map(band.offset))]
            } else {
                answers = [each("overscroll", try list(.offsets).map(band.overscroll))]
            }
        case .bounce:
            let bounce = BounceBack(
                offset: try number(.offset), velocity: try number(.velocity),
                frequency: try fields.optional(.omega)?.positiveNumber() ?? BounceBack.standardFrequency)
            answers = [each("offsets", try list(.at).map(bounce.value))]
        case .paging:
            let paging = Paging(page: try fields.require(.page).positiveNumber(), content: try number(.content))
            answers = [
                .init("target", .once(paging.target(offset: try number(.offset), velocity: try number(.velocity))))
            ]
        }
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] { answers }
}
