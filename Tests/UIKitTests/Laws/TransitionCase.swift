import UIKit

/// One combination of what a transition does, who moves it, whose hand is on it, and what becomes of who presents.
struct TransitionCase: CustomStringConvertible, Sendable {
    enum Operation: String, CaseIterable {
        case present, dismiss
    }

    enum Mover: String, CaseIterable {
        case coverVertical, crossDissolve, flipHorizontal, partialCurl, animator, interruptible

        /// Whether the application brings it: only then a hand can drive it.
        var isCustom: Bool { self == .animator || self == .interruptible }
    }

    enum Interaction: String, CaseIterable {
        case none, finished, cancelled, pausedThenFinished, pausedThenCancelled

        var isCancelled: Bool { self == .cancelled || self == .pausedThenCancelled }
        var startsInHand: Bool { self == .finished || self == .cancelled }
    }

    let operation: Operation
    let mover: Mover
    let interaction: Interaction
    let removesPresenter: Bool

    var description: String {
        "\(operation), \(mover), \(interaction), presenter \(removesPresenter ? "removed" : "kept")"
    }

    static let all: [TransitionCase] = Operation.allCases.flatMap { operation in
        Mover.allCases.flatMap { mover in
            Interaction.allCases.filter { $0 == .none || mover.isCustom }.flatMap { interaction in
                // A partial curl is for the full screen alone.
                (mover == .partialCurl ? [true] : [true, false]).map {
                    TransitionCase(
                        operation: operation, mover: mover, interaction: interaction, removesPresenter: $0)
                }
            }
        }
    }
}
