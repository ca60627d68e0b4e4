/// One combination of what a container does, who moves it, and whose hand is on it.
struct ContainerCase: CustomStringConvertible, Sendable {
    enum Operation: String, CaseIterable {
        /// The last is a container of an application's own making.
        case push, pop, tab, container
    }

    enum Mover: String, CaseIterable {
        case builtIn, animator, interruptible
    }

    let operation: Operation
    let mover: Mover
    let interaction: TransitionCase.Interaction

    var description: String { "\(operation), \(mover), \(interaction)" }

    /// Whether anything moves: built-in changes of tabs do not.
    var isAnimated: Bool { operation != .tab || mover != .builtIn }

    /// Only a mover of the application's can be driven here; what a finger does with a built-in pop is tested elsewhere. A
    /// container of an application's own has no percent-driven object, only an animator that can be interrupted.
    private var exists: Bool {
        interaction == .none || mover == .interruptible || mover == .animator && operation != .container
    }

    static let all: [ContainerCase] = Operation.allCases.flatMap { operation in
        Mover.allCases.flatMap { mover in
            TransitionCase.Interaction.allCases.map {
                ContainerCase(operation: operation, mover: mover, interaction: $0)
            }
        }
    }.filter(\.exists)
}
