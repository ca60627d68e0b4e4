package import FrameLayers
package import FrameTiming

/// An animation at its commit.
package struct TracedAnimation: Equatable, Sendable {
    /// The values of a property.
    package struct Motion: Equatable, Sendable {
        package enum Path: Equatable, Sendable {
            /// Two values, or all keyframes. Absolute, even if the animation is additive.
            case values([AnimatedValue])
            /// The direction along a path.
            case heading
        }

        package let keyPath: String
        package let path: Path

        package init(keyPath: String, path: Path) {
            self.keyPath = keyPath
            self.path = path
        }
    }

    /// How keyframes are paced, in addition to the curve of the animation.
    package struct Pacing: Equatable, Sendable {
        package let mode: Keyframes.Mode
        /// The different curves between two keyframes, in the order in which they begin; empty if all are linear.
        package let curves: [TimingCurve]
    }

    /// One animated property, or the transition of a layer's content.
    package struct Span: Equatable, Sendable {
        /// A property's key path; the kind of a content transition.
        package let keyPath: String
        /// The begin time of the committed track, in the time of its layer or group. Begin, duration, layer and key path
        /// identify the track.
        package let begin: Double
        package let duration: Double
        /// `nil` for a content transition.
        package let motion: Motion?
        /// `nil` without keyframes.
        package let pacing: Pacing?
        /// The virtual time of the start if it is after the commit: with a delay, or in a group.
        package let start: MediaTime?
        /// The virtual time of the stop if it is before the animation's end: in a group.
        package let stop: MediaTime?
    }

    /// How an animation ended.
    package struct End: Equatable, Sendable {
        package enum Reason: Sendable {
            /// It ran to its end.
            case completed
            /// It was removed before its end.
            case stopped
            /// Its owner detached it, ended or not. Not printed.
            case detached
        }

        /// The ``TracedAnimation/number`` of the animation.
        package let number: Int
        package let name: String
        package let reason: Reason

        package init(number: Int, name: String, reason: Reason) {
            self.number = number
            self.name = name
            self.reason = reason
        }
    }

    /// The number of animations attached earlier on the same stage. All events of an animation have the same number.
    package let number: Int
    package let layer: LayerID
    /// The key path, or the class name of an animation without a property.
    package let name: String
    /// Seconds of one cycle.
    package let duration: Double
    package let curve: TimingCurve
    /// Seconds from the commit to the begin.
    package let delay: Double
    /// 0 if it does not repeat; may be infinite.
    package let repeatCount: Double
    package let autoreverses: Bool
    package let spans: [Span]

    /// Of the first property; `nil` if the animation has none.
    package var motion: Motion? { spans.first?.motion }
}
