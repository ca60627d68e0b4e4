internal import FrameGeometry

/// A pair that touches in one group, however many of their parts do.
struct Touch: Equatable, Sendable {
    struct Key: Hashable, Sendable {
        let group: Int
        let body: BodyID
        let other: ContactEvent.Other
    }

    let key: Key
    /// Point on the outline of the other object.
    let point: Point
    var body: BodyID { key.body }
    var other: ContactEvent.Other { key.other }

    /// Distance in points up to which touching objects still count as touching, so that contacts do not flicker.
    private static let separation = 0.5

    func event(isBegin: Bool) -> ContactEvent {
        ContactEvent(group: key.group, body: body, other: other, point: isBegin ? point : nil)
    }

    /// - Parameter touches: Touches of the previous step, which are kept in order; new ones are added after them.
    static func all(_ contacts: [Contact], _ rows: [ConstraintRow], continuing touches: [Touch]) -> [Touch] {
        var peaks: [RowKey: Double] = [:]
        for row in rows where row.peak > 0 { peaks[row.key] = row.peak }
        let old = Set(touches.map(\.key))
        var points: [Key: Point] = [:]
        var order: [Key] = []
        for contact in contacts {
            for group in contact.groups {
                let key = Key(group: group, body: contact.key.body, other: contact.key.other)
                guard points[key] == nil else { continue }
                let isOld = old.contains(key)
                let spot = contact.manifold.spots.first { spot in
                    spot.distance <= (isOld ? separation : 0)
                        || peaks[.contact(contact.key, feature: spot.feature)] != nil
                }
                guard let spot else { continue }
                points[key] = spot.position + contact.manifold.normal * (spot.distance / 2)
                if !isOld { order.append(key) }
            }
        }
        return touches.filter { points[$0.key] != nil }
            + order.compactMap { key in points[key].map { Touch(key: key, point: $0) } }
    }
}
