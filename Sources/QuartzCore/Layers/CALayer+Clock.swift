package import FrameLayers

// The clock of a layer that an interactive transition drives: frozen at a time, brought to another, let go.
extension CALayer {
    /// Stands still at `time` seconds of the layer's own time.
    package func freezeClock(at time: Double) {
        ramp = nil
        speed = 0
        timeOffset = time
        setNeedsCommit()
    }

    /// Goes to the ramp's end in its time; stands still there.
    package func rampClock(_ ramp: ClockRamp) {
        freezeClock(at: ramp.to)
        self.ramp = ramp
    }

    /// Runs at the usual pace again, from `time` seconds of the layer's own time on.
    package func runClock(from time: Double) {
        ramp = nil
        beginTime = superlayer?.localTime(rootTime: stage.loop.now.seconds) ?? stage.loop.now.seconds
        timeOffset = time
        speed = 1
        setNeedsCommit()
    }

    /// Shows its superlayer's time again.
    package func resetClock() {
        ramp = nil
        beginTime = 0
        timeOffset = 0
        speed = 1
        setNeedsCommit()
    }

    /// The layer's own time now, in seconds.
    package var currentLocalTime: Double { localTime(rootTime: stage.loop.now.seconds) }

    /// Ends every animation of the layer and of all in it, as if its time had come: all are over before the first of their
    /// completions runs.
    ///
    /// - Parameter count: those among the first so many of the stage run on.
    package func endAnimationsInSubtree(attachedAfter count: Int = 0) {
        let ending = animationsInSubtree.filter { !$1.hasEnded && $1.number >= count }
        for (layer, attachment) in ending {
            stage.committer.animationEnds.forget(attachment)
            layer.markEnded(attachment)
        }
        for (layer, attachment) in ending { attachment.noteEnd(on: layer, finished: true) }
        for (_, attachment) in ending { attachment.animation.tellEnd(finished: true) }
    }

    private var animationsInSubtree: [(CALayer, AnimationAttachment)] {
        attachments.map { (self, $0) } + children.flatMap(\.animationsInSubtree)
    }
}
