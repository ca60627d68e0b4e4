import UIKit

/// A combination of a transition's operation, motion, and interaction, and whether it removes the presenter.
struct TransitionCase: CustomStringConvertible, Sendable {
    enum Operation: String, CaseIterable {
        case present, dismiss
    }

    enum Motion: String, CaseIterable {
        case coverVertical, crossDissolve, flipHorizontal, partialCurl, animator, interruptible

        /// Whether the application provides the motion, which is required for it to be interactive.
        var isCustom: Bool { self == .animator || self == .interruptible }
    }

    enum Interaction: String, CaseIterable {
        case none, finished, cancelled, pausedThenFinished, pausedThenCancelled

        var isCancelled: Bool { self == .cancelled || self == .pausedThenCancelled }
        var startsInHand: Bool { self == .finished || self == .cancelled }
    }

    let operation: Operation
    let motion: Motion
    let interaction: Interaction
    let removesPresenter: Bool

    var description: String {
        "\(operation), \(motion), \(interaction), presenter \(removesPresenter ? "removed" : "kept")"
    }

    static let all: [TransitionCase] = Operation.allCases.flatMap { operation in
        Motion.allCases.flatMap { motion in
            Interaction.allCases.filter { $0 == .none || motion.isCustom }.flatMap { interaction in
                // A partial curl requires a full-screen presentation.
                (motion == .partialCurl ? [true] : [true, false]).map {
                    TransitionCase(
                        operation: operation, motion: motion, interaction: interaction, removesPresenter: $0)
                }
            }
        }
    }
}
