public import FrameJSON
public import FrameTiming

/// The animations of a custom transition.
public struct AnimatorDescription: Equatable, Sendable {
    /// Duration in seconds.
    public var duration: Double
    /// Curve of animations that run alongside the transition, such as dimming, and of keyframes without their own
    /// curve.
    public var curve: TimingCurve
    public var tracks: [TrackDescription]

    public enum Key: String, JSONKey {
        case duration, curve, tracks
    }

    /// The animations reversed in time, for the dismissal.
    public var reversed: AnimatorDescription {
        AnimatorDescription(duration: duration, curve: curve.reversed, tracks: tracks.map(\.reversed))
    }
}

extension AnimatorDescription {
    /// - Parameters:
    ///   - presented: Names in the presented screen.
    ///   - presenting: Names in the presenting screen.
    init(json: JSONCursor, presented: ScreenNames, presenting: ScreenNames) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        duration = try fields.require(.duration).duration()
        curve = NamedCurves.easeInOut
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        tracks = []
        var slots: Set<TrackDescription.Slot> = []
        for cursor in try fields.require(.tracks).elements() {
            let track = try TrackDescription(
                json: cursor, presented: presented, presenting: presenting, curve: curve, duration: duration)
            guard slots.insert(track.slot).inserted else {
                let property = JSONValue.quoted(track.slot.property.rawValue)
                throw cursor.refusal("an earlier track animates the \(property) of this view")
            }
            tracks.append(track)
        }
    }
}

extension TrackTarget {
    /// Looks up names in both screens. A view of the presented screen takes precedence over one with the same
    /// identifier on the presenting screen.
    fileprivate init(
        json: JSONCursor, presented: ScreenNames, presenting: ScreenNames
    ) throws(JSONProblem) {
        if case .string(let name) = json.value {
            if let side = Side(rawValue: name) {
                self = .screen(side)
                return
            }
            if presented.views.contains(name) || presenting.views.contains(name) {
                self = .view(name, in: presented.views.contains(name) ? .presented : .presenting)
                return
            }
        }
        throw json.noChoice(among: TrackTarget.reservedNames + presented.views.union(presenting.views).sorted())
    }
}

extension TrackDescription {
    /// A combination of view and property, which only one track can animate.
    fileprivate struct Slot: Hashable {
        let target: TrackTarget
        let property: AnimatedProperty
    }

    /// The slot that the track animates. Tracks of a frame also set the origin.
    fileprivate var slot: Slot {
        Slot(target: target, property: property == .frame ? .origin : property)
    }

    fileprivate init(
        json: JSONCursor, presented: ScreenNames, presenting: ScreenNames, curve: TimingCurve, duration: Double
    ) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        target = try TrackTarget(json: fields.require(.view), presented: presented, presenting: presenting)
        let propertyCursor = try fields.require(.property)
        property = try propertyCursor.choice(of: AnimatedProperty.self)
        if property == .frame, case .view(let name, let side) = target {
            let names = side == .presented ? presented : presenting
            if names.solved.contains(name) {
                throw propertyCursor.refusal(
                    "constraints decide the size of this view; animate its \"origin\" or \"scale\"")
            }
        }
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
            throw timeCursor.mismatch("a time after the previous keyframe, \(text)")
        }
        if let cursor = fields.optional(.curve) {
            guard let earlier else {
                throw cursor.refusal(
                    "the first keyframe has no curve: a curve leads from the previous keyframe to its own")
            }
            curve = try TimingCurve(json: cursor, duration: (time - earlier.time) * duration)
        }
    }
}

/// The animation of one property of one view during a transition.
public struct TrackDescription: Equatable, Sendable {
    public var target: TrackTarget
    public var property: AnimatedProperty
    /// Two or more keyframes in ascending time. The property does not change before the first one and after the last
    /// one.
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

/// The view that a track animates.
public enum TrackTarget: Hashable, Sendable {
    public enum Side: String, CaseIterable, Sendable {
        case presented, presenting
    }

    /// The root view of one side.
    case screen(Side)
    /// A view on one side, by its identifier.
    case view(String, in: Side)

    /// Reserved identifiers.
    static let reservedNames = Side.allCases.map(\.rawValue)
}

/// The value of a property at one instant of a transition.
public struct KeyframeDescription: Equatable, Sendable {
    /// Time as a fraction 0…1 of the duration.
    public var time: Double
    public var value: TrackValue
    /// Curve from the previous keyframe; `nil` for the first.
    public var curve: TimingCurve?

    public enum Key: String, JSONKey {
        case time = "at"
        case value, curve
    }
}
