package import FrameLayers
package import FrameTiming

/// An animation as its commit shows it.
package struct TracedAnimation: Equatable, Sendable {
    /// What a property passes through.
    package struct Motion: Equatable, Sendable {
        package enum Path: Equatable, Sendable {
            /// Two values, or all keyframes. Absolute, also where the animation is additive.
            case values([AnimatedValue])
            /// The direction of a path.
            case heading
        }

        package let keyPath: String
        package let path: Path

        package init(keyPath: String, path: Path) {
            self.keyPath = keyPath
            self.path = path
        }
    }

    /// One animated property, or the transition of a layer's content.
    package struct Span: Equatable, Sendable {
        /// A property's key path; the kind of a content transition.
        package let keyPath: String
        /// The begin time and duration of the committed track, in the time of its layer or of the group it is in. With the
        /// layer and the key path they identify the track.
        package let begin: Double
        package let duration: Double
        /// Whether keyframes pace the values, besides the curve.
        package let hasKeyframes: Bool
        /// When it starts to run, in virtual seconds, where that is later than its commit: after a delay, or in a group.
        package let start: MediaTime?
        /// When it stops, in virtual seconds, where that is before the animation's end: in a group.
        package let stop: MediaTime?
    }

    /// How an animation ended.
    package struct End: Equatable, Sendable {
        package enum Reason: Sendable {
            /// It ran to its end.
            case completed
            /// It was removed before its end.
            case stopped
            /// Its maker took it away, whether it had ended or not. Not printed.
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

    /// How many animations were attached before, on the same stage. The animation's events share it.
    package let number: Int
    package let layer: LayerID
    /// The key path; an animation that is not of a property is named by its class.
    package let name: String
    /// Of the first property; `nil` where the animation has none.
    package let motion: Motion?
    /// Seconds of one cycle.
    package let duration: Double
    package let curve: TimingCurve
    /// Seconds from the commit to the begin.
    package let delay: Double
    /// 0 where it does not repeat; may be infinite.
    package let repeatCount: Double
    package let autoreverses: Bool
    package let spans: [Span]
}
