internal import FrameTiming

/// Plans the moment at which each attached animation ends.
///
/// A layer's speed and offset decide when its animations end, and both may change at any commit; so each commit looks at
/// the layers that have animations and moves the ends that moved.
@MainActor final class AnimationEnds {
    private struct Planned {
        let time: MediaTime
        let token: EventToken
    }

    private var layers: [CALayer] = []
    private var planned: [ObjectIdentifier: Planned] = [:]

    func add(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    func schedule(on stage: Stage) {
        layers.removeAll { $0.attachments.isEmpty }
        for layer in layers {
            if !layer.isInTree(of: stage) { layer.detachAll(finished: false) }
            for attachment in layer.attachments {
                plan(attachment, of: layer, on: stage)
            }
        }
        layers.removeAll { $0.attachments.isEmpty }
    }

    func forget(_ attachment: AnimationAttachment, on stage: Stage) {
        if let old = planned.removeValue(forKey: ObjectIdentifier(attachment)) { stage.cancel(old.token) }
    }

    private func plan(_ attachment: AnimationAttachment, of layer: CALayer, on stage: Stage) {
        let key = ObjectIdentifier(attachment)
        let end = layer.rootTime(localTime: attachment.end).map { MediaTime(seconds: $0) }
        if let old = planned[key] {
            if old.time == end { return }
            stage.cancel(old.token)
            planned[key] = nil
        }
        guard !attachment.hasEnded, let end, end < .distantFuture else { return }
        let token = stage.schedule(at: end) { [weak layer] in
            self.planned[key] = nil
            layer?.attachmentDidEnd(attachment)
        }
        planned[key] = Planned(time: max(end, stage.now), token: token)
    }
}
