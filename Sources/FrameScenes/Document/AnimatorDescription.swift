public import FrameJSON
public import FrameTiming

/// A transition's own animations.
public struct AnimatorDescription: Equatable, Sendable {
    /// Seconds.
    public var duration: Double
    /// Of what goes along with the transition (the dimming), and of keyframes that name none.
    public var curve: TimingCurve
    public var tracks: [TrackDescription]

    public enum Key: String, JSONKey {
        case duration, curve, tracks
    }

    /// The same animations backwards in time: how a dismissal undoes a presentation.
    public var reversed: AnimatorDescription {
        AnimatorDescription(duration: duration, curve: curve.reversed, tracks: tracks.map(\.reversed))
    }
}

extension AnimatorDescription {
    /// - Parameters:
    ///   - presented: The identifiers of the views of the presented screen.
    ///   - presenting: Those of the screen under it.
    init(json: JSONCursor, presented: Set<String>, presenting: Set<String>) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        duration = try fields.require(.duration).number(in: SceneRange.seconds)
        curve = NamedCurves.easeInOut
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        tracks = []
        var slots: Set<TrackDescription.Slot> = []
        for cursor in try fields.require(.tracks).elements() {
            let track = try TrackDescription(
                json: cursor, presented: presented, presenting: presenting, curve: curve, duration: duration)
            guard slots.insert(track.slot).inserted else {
                let property = JSONValue.quoted(track.slot.property.rawValue)
                throw cursor.refusal("an earlier track has the \(property) of this view already")
            }
            tracks.append(track)
        }
    }
}

extension TrackTarget {
    /// A view of the presented screen comes before one of the same identifier in the other.
    fileprivate init(
        json: JSONCursor, presented: Set<String>, presenting: Set<String>
    ) throws(JSONProblem) {
        if case .string(let name) = json.value {
            if let side = Side(rawValue: name) {
                self = .screen(side)
                return
            }
            if presented.contains(name) || presenting.contains(name) {
                self = .view(name, in: presented.contains(name) ? .presented : .presenting)
                return
            }
        }
        throw json.noChoice(among: TrackTarget.reservedNames + presented.union(presenting).sorted())
    }
}

extension TrackDescription {
    /// What only one track can set.
    fileprivate struct Slot: Hashable {
        let target: TrackTarget
        let property: AnimatedProperty
    }

    /// A frame has an origin.
    fileprivate var slot: Slot {
        Slot(target: target, property: property == .frame ? .origin : property)
    }

    fileprivate init(
        json: JSONCursor, presented: Set<String>, presenting: Set<String>, curve: TimingCurve, duration: Double
    ) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        target = try TrackTarget(json: fields.require(.view), presented: presented, presenting: presenting)
        property = try fields.require(.property).choice(of: AnimatedProperty.self)
        let cursor = try fields.require(.keyframes)
        keyframes = []
        for element in try cursor.elements() {
            let keyframe = try KeyframeDescription(
                json: element, after: keyframes.last, property: property, curve: curve, duration: duration)
            keyframes.append(keyframe)
        }
        guard keyframes.count >= 2 else { throw cursor.mismatch("a list of at least 2 keyframes") }
    }
}

extension KeyframeDescription {
    fileprivate init(
        json: JSONCursor, after earlier: KeyframeDescription?, property: AnimatedProperty,
        curve defaultCurve: TimingCurve, duration: Double
    ) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        let timeCursor = try fields.require(.time)
        time = try timeCursor.number(in: SceneRange.fraction)
        value = try TrackValue(json: fields.require(.value), property: property)
        curve = earlier == nil ? nil : defaultCurve
        if let earlier, time <= earlier.time {
            let text = JSONValue.number(earlier.time).compact
            throw timeCursor.mismatch("a time after the keyframe before, \(text)")
        }
        if let cursor = fields.optional(.curve) {
            guard let earlier else {
                throw cursor.refusal(
                    "the first keyframe has no curve: a curve leads to its keyframe from the one before")
            }
            curve = try TimingCurve(json: cursor, duration: (time - earlier.time) * duration)
        }
    }
}

/// One property of one view over the course of a transition.
public struct TrackDescription: Equatable, Sendable {
    public var target: TrackTarget
    public var property: AnimatedProperty
    /// At least two, their times rising. Before the first and after the last the property rests.
    public var keyframes: [KeyframeDescription]

    public enum Key: String, JSONKey {
        case view, property, keyframes
    }

    var reversed: TrackDescription {
        let backwards = Array(keyframes.reversed())
        let keyframes = backwards.indices.map { index in
            KeyframeDescription(
                time: 1 - backwards[index].time, value: backwards[index].value,
                curve: index == 0 ? nil : backwards[index - 1].curve?.reversed)
        }
        return TrackDescription(target: target, property: property, keyframes: keyframes)
    }
}

/// The view a track animates.
public enum TrackTarget: Hashable, Sendable {
    /// The two sides of a transition.
    public enum Side: String, CaseIterable, Sendable {
        case presented, presenting
    }

    /// The whole screen on one side.
    case screen(Side)
    /// A view of the screen on one side, by its identifier.
    case view(String, in: Side)

    /// What no view may be called.
    static let reservedNames = Side.allCases.map(\.rawValue)
}

/// What a property is at one instant of a transition.
public struct KeyframeDescription: Equatable, Sendable {
    /// 0…1 of the transition's duration.
    public var time: Double
    public var value: TrackValue
    /// How it is reached from the keyframe before; `nil` for the first.
    public var curve: TimingCurve?

    public enum Key: String, JSONKey {
        case time = "at"
        case value, curve
    }
}
