internal import FrameLayers
internal import FrameTiming

/// Redisplays layers while custom properties are animated: at each frame of the recording, and whenever their values
/// differ from those last displayed.
@MainActor final class CustomDisplay {
    private let loop: EventLoop
    private var layers: [CALayer] = []
    private var token: EventToken?

    init(loop: EventLoop) {
        self.loop = loop
    }

    /// Observes a layer until it has no such animation.
    func add(_ layer: CALayer) {
        guard !layers.contains(where: { $0 === layer }) else { return }
        layers.append(layer)
        // The animation may begin with a value other than the displayed one.
        loop.scheduleNow {}
    }

    /// Marks the layers whose values have changed for display, before other layers are displayed.
    func markChanged() {
        for layer in layers where layer.shownCustomValues != layer.displayedCustomValues {
            layer.setNeedsDisplay()
        }
        layers.removeAll { !$0.attachments.all.contains(where: \.isCustom) }
    }

    /// Schedules a commit at the next frame. An animation that never ends does not keep the run going.
    func schedule() {
        if let token, layers.isEmpty || loop.eventCount == 1 {
            loop.cancel(token)
            self.token = nil
        }
        guard !layers.isEmpty, token == nil, loop.eventCount > 0 else { return }
        let next = loop.frameRate.frame(atOrBefore: loop.now) + 1
        token = loop.schedule(at: loop.frameRate.time(ofFrame: next), of: .application, repeats: true) {
            [weak self] in self?.token = nil
        }
    }
}
