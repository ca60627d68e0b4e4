/// One combination of what a container does, who moves it, and whose hand is on it.
struct ContainerCase: CustomStringConvertible, Sendable {
    enum Operation: String, CaseIterable {
        case push, pop, tab
    }

    enum Mover: String, CaseIterable {
        case builtIn, animator, interruptible
    }

    let operation: Operation
    let mover: Mover
    let interaction: TransitionCase.Interaction

    var description: String { "\(operation), \(mover), \(interaction)" }

    /// Only a mover of the application's can be driven here; what a finger does with a built-in pop is tested elsewhere.
    static let all: [ContainerCase] = Operation.allCases.flatMap { operation in
        Mover.allCases.flatMap { mover in
            TransitionCase.Interaction.allCases.filter { $0 == .none || mover != .builtIn }.map {
                ContainerCase(operation: operation, mover: mover, interaction: $0)
            }
        }
    }
}
