import FrameJSON
import FrameTiming

/// A spring in one of UIKit's three forms.
enum SpringDescription: Equatable {
    /// A spring that settles within the duration, as in `UIView.animate(usingSpringWithDamping:)`.
    case fitted(dampingRatio: Double, velocity: Double)
    /// A spring with physical parameters, as in `UISpringTimingParameters(mass:stiffness:damping:)`.
    case physical(SpringParameters)
    /// A spring with perceptual parameters, as in `UIView.animate(springDuration:bounce:)`.
    case perceived(duration: Double, bounce: Double, velocity: Double)

    enum CurveKey: String, JSONKey {
        case spring
    }

    enum FittedKey: String, JSONKey {
        case dampingRatio, velocity
    }

    enum PhysicalKey: String, JSONKey {
        case mass, stiffness, damping, velocity
    }

    enum PerceivedKey: String, JSONKey {
        case duration, bounce, velocity
    }

    /// Reads a spring. A key that occurs only in one form determines the form.
    init(json: JSONCursor) throws(JSONProblem) {
        let keys = try json.members().map(\.key)
        func velocity(_ cursor: JSONCursor?) throws(JSONProblem) -> Double {
            try cursor?.number(in: SceneRange.velocity) ?? 0
        }
        if keys.contains(FittedKey.dampingRatio.rawValue) {
            let fields = try json.fields(FittedKey.self)
            self = .fitted(
                dampingRatio: try fields.require(.dampingRatio).number(in: SceneRange.dampingRatio),
                velocity: try velocity(fields.optional(.velocity)))
        } else if keys.contains(PerceivedKey.duration.rawValue) {
            let fields = try json.fields(PerceivedKey.self)
            self = .perceived(
                duration: try fields.require(.duration).number(in: SceneRange.springNumber),
                bounce: try fields.optional(.bounce)?.number(in: SceneRange.bounce) ?? 0,
                velocity: try velocity(fields.optional(.velocity)))
        } else {
            let fields = try json.fields(PhysicalKey.self)
            self = .physical(
                SpringParameters(
                    mass: try fields.require(.mass).number(in: SceneRange.springNumber),
                    stiffness: try fields.require(.stiffness).number(in: SceneRange.springNumber),
                    damping: try fields.require(.damping).number(in: SceneRange.springNumber),
                    initialVelocity: try velocity(fields.optional(.velocity))))
        }
    }

    func parameters(duration: Double) -> SpringParameters {
        switch self {
        case .fitted(let ratio, let velocity):
            SpringParameters(fittingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
        case .physical(let parameters):
            parameters
        case .perceived(let duration, let bounce, let velocity):
            SpringParameters(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
        }
    }
}
