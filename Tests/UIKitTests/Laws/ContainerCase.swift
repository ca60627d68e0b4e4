/// One combination of a container's operation, motion and interaction.
struct ContainerCase: CustomStringConvertible, Sendable {
    enum Operation: String, CaseIterable {
        /// The last is a container of an application's own making.
        case push, pop, tab, container
    }

    enum Motion: String, CaseIterable {
        case builtIn, animator, interruptible
    }

    let operation: Operation
    let motion: Motion
    let interaction: TransitionCase.Interaction

    var description: String { "\(operation), \(motion), \(interaction)" }

    /// Whether anything moves: built-in changes of tabs do not.
    var isAnimated: Bool { operation != .tab || motion != .builtIn }

    /// Only the application's motions can be interactive here; what a finger does with a built-in pop is tested elsewhere. A
    /// container of an application's own has no percent-driven object, only an animator that can be interrupted.
    private var exists: Bool {
        interaction == .none || motion == .interruptible || motion == .animator && operation != .container
    }

    static let all: [ContainerCase] = Operation.allCases.flatMap { operation in
        Motion.allCases.flatMap { motion in
            TransitionCase.Interaction.allCases.map {
                ContainerCase(operation: operation, motion: motion, interaction: $0)
            }
        }
    }.filter(\.exists)
}
