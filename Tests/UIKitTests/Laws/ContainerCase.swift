/// A combination of a container's operation, motion, and interaction.
struct ContainerCase: CustomStringConvertible, Sendable {
    enum Operation: String, CaseIterable {
        /// The operations; the last one is an application's own container.
        case push, pop, tab, container
    }

    enum Motion: String, CaseIterable {
        case builtIn, animator, interruptible
    }

    let operation: Operation
    let motion: Motion
    let interaction: TransitionCase.Interaction

    var description: String { "\(operation), \(motion), \(interaction)" }

    /// Whether anything moves. Built-in tab changes do not.
    var isAnimated: Bool { operation != .tab || motion != .builtIn }

    /// Whether the combination exists. Only the application's motions can be interactive here; built-in interactive
    /// pops are tested elsewhere. An application's own container has no percent-driven object, only an interruptible
    /// animator.
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
