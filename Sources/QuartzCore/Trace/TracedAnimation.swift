package import FrameLayers
package import FrameTiming

/// An animation as of its commit.
package struct TracedAnimation: Equatable, Sendable {
    /// The values of a property.
    package struct Motion: Equatable, Sendable {
        package enum Path: Equatable, Sendable {
            /// Two values, or all keyframes. They are absolute, even if the animation is additive.
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

    /// The pacing of keyframes, in addition to the animation's curve.
    package struct Pacing: Equatable, Sendable {
        package let mode: Keyframes.Mode
        /// The different curves between consecutive keyframes, in the order in which they begin; empty if all are
        /// linear.
        package let curves: [TimingCurve]
    }

    /// An animated property, or the transition of a layer's content.
    package struct Span: Equatable, Sendable {
        /// A property's key path, or the kind of a content transition.
        package let keyPath: String
        /// The begin time of the committed track, in the time of its layer or group. Begin time, duration, layer, and
        /// key path identify the track.
        package let begin: Double
        package let duration: Double
        /// The values of the property; `nil` for a content transition.
        package let motion: Motion?
        /// The pacing; `nil` without keyframes.
        package let pacing: Pacing?
        /// The virtual time of the start if it is after the commit, because of a delay or in a group.
        package let start: MediaTime?
        /// The virtual time of the stop if it is before the animation's end, in a group.
        package let stop: MediaTime?
    }

    /// The end of an animation.
    package struct End: Equatable, Sendable {
        package enum Reason: Sendable {
            /// The animation ran to its end.
            case completed
            /// The animation was removed before its end.
            case stopped
            /// The animation's owner detached it, ended or not. Not printed.
            case detached
        }

        /// The animation's ``TracedAnimation/number``.
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
    /// The duration of one cycle in seconds.
    package let duration: Double
    package let curve: TimingCurve
    /// The number of seconds from the commit to the beginning.
    package let delay: Double
    /// The number of repetitions; 0 if the animation does not repeat. May be infinite.
    package let repeatCount: Double
    package let autoreverses: Bool
    package let spans: [Span]
    /// The name of the bar, cell or control of which the layer is a part that the framework made; `nil` for other layers.
    /// Figures fold such parts.
    package let ownerOfPart: String?

    /// The motion of the first property; `nil` if the animation has none.
    package var motion: Motion? { spans.first?.motion }
}
