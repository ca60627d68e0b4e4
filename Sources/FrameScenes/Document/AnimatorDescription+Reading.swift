import FrameJSON
import FrameTiming

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
