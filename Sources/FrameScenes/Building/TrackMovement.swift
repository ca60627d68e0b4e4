internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// One layer property moving through a track's keyframes.
@MainActor struct TrackMovement {
    /// `curve` is the pace of the way here.
    private typealias Keyframe = (time: Double, value: AnimatedValue, curve: TimingCurve)

    private let layer: CALayer
    private let property: LayerProperty
    private let keyframes: [Keyframe]
    private let isAdditive: Bool
    /// What the model had before.
    private let before: AnimatedValue

    private init?(
        _ layer: CALayer, _ keyPath: String, isAdditive: Bool, _ track: TrackDescription, values: [AnimatedValue]
    ) {
        guard let property = LayerProperty.named(keyPath) else { return nil }
        self.layer = layer
        self.property = property
        self.isAdditive = isAdditive
        before = property.read(layer.model)
        var keyframes = zip(track.keyframes, values).map { keyframe, value -> Keyframe in
            (keyframe.time, value, keyframe.curve ?? .linear)
        }
        if let first = keyframes.first, first.time > 0 {
            keyframes.insert((0, first.value, .linear), at: 0)
        }
        if let last = keyframes.last, last.time < 1 {
            keyframes.append((1, last.value, .linear))
        }
        self.keyframes = keyframes
    }

    /// What moves for a track on `view`: one property, or for a frame several, of the view and of all that follow its size.
    ///
    /// - Parameters:
    ///   - resting: what the view has when no transition moves it.
    ///   - container: the size that shares are of.
    static func movements(
        of track: TrackDescription, on view: UIView, resting: LayerProperties, container: CGSize
    ) -> [TrackMovement] {
        let layer = view.layer
        func numbers(_ final: Double) -> [AnimatedValue] {
            track.keyframes.map { .number($0.value.number ?? final) }
        }
        let movement: TrackMovement?
        switch track.property {
        case .origin:
            let values = track.keyframes.map { keyframe in
                let frame = keyframe.value.frame(resting: resting.restingFrame, container: container)
                return AnimatedValue.point(resting.position(of: frame))
            }
            movement = TrackMovement(layer, "position", isAdditive: true, track, values: values)
        case .frame:
            return framing(track, view, resting, container)
        case .alpha:
            movement = TrackMovement(layer, "opacity", isAdditive: false, track, values: numbers(resting.opacity))
        case .cornerRadius:
            movement = TrackMovement(
                layer, "cornerRadius", isAdditive: false, track, values: numbers(resting.cornerRadius))
        case .scale:
            let final = LayerProperty.named("transform.scale")?.read(resting).number ?? 1
            movement = TrackMovement(layer, "transform.scale", isAdditive: false, track, values: numbers(final))
        case .rotation:
            let final = LayerProperty.named("transform.rotation.z")?.read(resting).number ?? 0
            let angles = track.keyframes.map { $0.value.number.map { $0 * .pi / 180 } ?? final }
            movement = TrackMovement(
                layer, "transform.rotation.z", isAdditive: false, track, values: angles.map { .number($0) })
        case .backgroundColor:
            let final = resting.backgroundColor ?? .clear
            movement = TrackMovement(
                layer, "backgroundColor", isAdditive: false, track,
                values: track.keyframes.map { .color($0.value.color ?? final) })
        }
        return [movement].compactMap { $0 }
    }

    /// Lays the view out at every keyframe's size and lets each view inside move through the places it got.
    private static func framing(
        _ track: TrackDescription, _ view: UIView, _ resting: LayerProperties, _ container: CGSize
    ) -> [TrackMovement] {
        let views = [view] + view.descendants
        var places = views.map { _ in (positions: [AnimatedValue](), sizes: [AnimatedValue]()) }
        for keyframe in track.keyframes {
            let frame = keyframe.value.frame(resting: resting.restingFrame, container: container)
            view.bounds.size = CGSize(frame.size)
            view.center = CGPoint(resting.position(of: frame))
            view.layoutIfNeeded()
            for (index, view) in views.enumerated() {
                places[index].positions.append(.point(view.layer.model.position))
                places[index].sizes.append(.size(view.layer.model.bounds.size))
            }
        }
        return zip(views, places).flatMap { view, place in
            [
                TrackMovement(view.layer, "position", isAdditive: true, track, values: place.positions),
                TrackMovement(view.layer, "bounds.size", isAdditive: true, track, values: place.sizes),
            ].compactMap { $0 }.filter(\.moves)
        }
    }

    private var moves: Bool { keyframes.contains { $0.value != keyframes.first?.value } }

    /// Gives the model its last value.
    func jump() {
        if let last = keyframes.last?.value { layer.setModel(property, last) }
    }

    /// Gives the model the value it had before.
    func undo() { layer.setModel(property, before) }

    /// Gives the model its last value and lets the screen get there in `duration` seconds.
    func start(duration: Double) {
        guard let last = keyframes.last?.value else { return }
        jump()
        let animation = CAKeyframeAnimation(keyPath: property.keyPath)
        animation.isAdditive = isAdditive
        animation.values = keyframes.map { keyframe in
            (isAdditive ? keyframe.value.difference(from: last) ?? keyframe.value : keyframe.value).objectValue
        }
        animation.keyTimes = keyframes.map { NSNumber(value: $0.time) }
        animation.curves = keyframes.dropFirst().map(\.curve)
        animation.duration = duration
        animation.fillMode = .both
        layer.add(animation, forKey: "transition \(property.keyPath)")
    }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
