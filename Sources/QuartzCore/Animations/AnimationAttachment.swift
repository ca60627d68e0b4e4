internal import FrameLayers

/// An animation on a layer: a copy of the added one, with the begin time from its first commit.
@MainActor package final class AnimationAttachment {
    package let key: String
    package let animation: CAAnimation
    /// How many had been attached on the stage before.
    let number: Int
    /// Seconds, in the layer's time; `nil` until committed.
    package internal(set) var begin: Double?
    /// Whether the transcript has been told.
    var isAnnounced = false
    /// Empty until committed.
    private(set) var tracks: [Track] = []
    private(set) var transition: ContentTransition?
    /// Whether it is past its end, still attached because it is not removed on completion.
    var hasEnded = false

    init(key: String, animation: CAAnimation, on stage: Stage) {
        self.key = key
        self.animation = animation
        number = stage.committer.countAttachment()
    }

    /// Seconds, in the layer's time; infinite when it repeats forever.
    var end: Double { (begin ?? 0) + animation.mediaTiming.activeDuration / Double(animation.speed.magnitude) }

    /// What the animation does, in a word for each property; empty until committed.
    func transcriptLine(on layer: CALayer) -> String {
        animation.transcriptLine(of: tracks, on: layer)
    }

    func noteEnd(on layer: CALayer, finished: Bool) {
        layer.stage.diagnostics.record(
            .animation, layer.displayName,
            "\(animation.transcriptName) \(finished ? "ended" : "stopped before its end")", animation: number)
    }

    /// Fixes the begin time (an animation's `beginTime` of 0 means that of its first commit) and makes the tracks.
    func resolve(on layer: CALayer, localTime: Double) {
        guard begin == nil else { return }
        let asked = animation.exactBeginTime ?? (animation.beginTime == 0 ? localTime : animation.beginTime)
        let begin = asked + animation.delay
        self.begin = begin
        animation.beginTime = begin
        tracks = animation.tracks(on: layer, over: layer.underlying(self, at: localTime))
        transition = animation.contentTransition(on: layer)
    }
}
