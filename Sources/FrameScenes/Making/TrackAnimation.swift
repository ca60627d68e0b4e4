internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// The animation of one layer property through the keyframes of a track.
@MainActor struct TrackAnimation {
    /// A value, the time 0…1 at which it is reached, and the curve from the preceding value.
    private typealias Keyframe = (time: Double, value: AnimatedValue, curve: TimingCurve)

    private let layer: CALayer
    private let property: LayerProperty
    private let keyframes: [Keyframe]
    /// The model's value before the transition.
    private let before: AnimatedValue

    private init(_ layer: CALayer, _ property: LayerProperty, _ track: TrackDescription, values: [AnimatedValue]) {
        self.layer = layer
        self.property = property
        before = property.read(layer.modelValues)
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

    /// Returns the animations of a track on `view`: a single one, or for a frame several, of the view and of every view
    /// laid out with it.
    ///
    /// - Parameters:
    ///   - resting: Properties of the view outside transitions.
    ///   - container: Size that fractions refer to.
    static func animations(
        of track: TrackDescription, on view: UIView, resting: LayerProperties, container: CGSize
    ) -> [TrackAnimation] {
        func animation(_ property: LayerProperty, _ unit: AnimatedProperty.Unit) -> [TrackAnimation] {
            let values = track.keyframes.map { $0.value.value(of: property, in: unit, resting: resting) }
            return [TrackAnimation(view.layer, property, track, values: values)]
        }
        switch track.property.target {
        case .origin:
            let values = track.keyframes.map { keyframe in
                let frame = keyframe.value.frame(resting: resting.restingFrame, container: container)
                return AnimatedValue.point(resting.position(of: frame))
            }
            return [TrackAnimation(view.layer, .position, track, values: values)]
        case .frame: return framing(track, view, resting, container)
        case .color(let property): return animation(property, .plain)
        case .number(let property, _, let unit): return animation(property, unit)
        }
    }

    /// Lays out the view at every keyframe's size and animates each enclosed view through the resulting frames.
    private static func framing(
        _ track: TrackDescription, _ view: UIView, _ resting: LayerProperties, _ container: CGSize
    ) -> [TrackAnimation] {
        let views = [view] + view.descendants
        var frames = views.map { _ in (positions: [AnimatedValue](), sizes: [AnimatedValue]()) }
        for keyframe in track.keyframes {
            let frame = keyframe.value.frame(resting: resting.restingFrame, container: container)
            view.bounds.size = CGSize(frame.size)
            view.center = CGPoint(resting.position(of: frame))
            view.layoutIfNeeded()
            for (index, view) in views.enumerated() {
                frames[index].positions.append(.point(view.layer.modelValues.position))
                frames[index].sizes.append(.size(view.layer.modelValues.bounds.size))
            }
        }
        return zip(views, frames).flatMap { view, frames in
            [
                TrackAnimation(view.layer, .position, track, values: frames.positions),
                TrackAnimation(view.layer, .boundsSize, track, values: frames.sizes),
            ].filter(\.changes)
        }
    }

    private var changes: Bool { keyframes.contains { $0.value != keyframes.first?.value } }

    /// Sets the model to the last value.
    func jump() {
        if let last = keyframes.last?.value { layer.setModel(property, last) }
    }

    /// Restores the model's previous value.
    func undo() { layer.setModel(property, before) }

    /// Sets the model to the last value and animates to it in `duration` seconds.
    func start(duration: Double) {
        guard let last = keyframes.last?.value else { return }
        jump()
        UIView.noteAnimation(of: layer, property, from: before, to: last)
        let animation = CAKeyframeAnimation(property)
        animation.isAdditive = property.viewAnimation == .additive
        animation.setValues(
            keyframes.map { keyframe in
                animation.isAdditive ? keyframe.value.difference(from: last) ?? keyframe.value : keyframe.value
            }, times: keyframes.map(\.time))
        animation.curves = keyframes.dropFirst().map(\.curve)
        animation.duration = duration
        animation.fillMode = .both
        layer.add(animation, forKey: "transition \(property.keyPath)")
    }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
