internal import FrameLayers

/// The animations on a layer, in the order in which they were added. No operation on a single animation iterates over
/// the others.
@MainActor package struct AttachmentList {
    private(set) var all: [AnimationAttachment] = []
    /// The tracks of each animation as last committed. Commits share the array until an animation is added, removed, or
    /// resolved.
    private(set) var tracks: [AnimationTracks] = []
    /// The number of animations that the next commit must resolve.
    private(set) var unresolvedCount = 0
    /// The number of keys that ``freeKey(_:)`` has compared, which measures its work.
    private(set) var comparedKeyCount = 0
    private var transitions: [AnimationAttachment] = []
    private var lastOrder = 0
    /// The number of animations with each key.
    private var counts: [String: Int] = [:]
    /// A number for each name, at least 2, below which every `name-number` is taken.
    private var lowestFree: [String: Int] = [:]

    package var count: Int { all.count }
    package var isEmpty: Bool { all.isEmpty }

    /// The most recently committed transition.
    var transition: ContentTransition? { transitions.last { $0.transition != nil }?.transition }

    func contains(_ attachment: AnimationAttachment) -> Bool { index(of: attachment) != nil }

    func first(forKey key: String) -> AnimationAttachment? {
        counts[key] == nil ? nil : all.first { $0.key == key }
    }

    func last(forKey key: String) -> AnimationAttachment? {
        counts[key] == nil ? nil : all.last { $0.key == key }
    }

    func all(forKey key: String) -> [AnimationAttachment] {
        counts[key] == nil ? [] : all.filter { $0.key == key }
    }

    /// `name` if no animation has this key, otherwise the first of `name-2`, `name-3`, … that is free.
    mutating func freeKey(_ name: String) -> String {
        comparedKeyCount += 1
        guard counts[name] != nil else { return name }
        var number = lowestFree[name] ?? 2
        while counts["\(name)-\(number)"] != nil {
            comparedKeyCount += 1
            number += 1
        }
        lowestFree[name] = number
        return "\(name)-\(number)"
    }

    mutating func append(_ attachment: AnimationAttachment) {
        lastOrder += 1
        attachment.order = lastOrder
        all.append(attachment)
        tracks.append(attachment.committed)
        counts[attachment.key, default: 0] += 1
        if attachment.begin == nil { unresolvedCount += 1 }
        if attachment.animation is CATransition { transitions.append(attachment) }
    }

    mutating func noteResolved(at index: Int) {
        unresolvedCount -= 1
        tracks[index] = all[index].committed
    }

    /// Makes the next commit begin `attachment`, one of these animations, again.
    mutating func restart(_ attachment: AnimationAttachment) {
        if attachment.begin != nil { unresolvedCount += 1 }
        attachment.begin = nil
        attachment.hasEnded = false
    }

    mutating func remove(_ attachment: AnimationAttachment) {
        guard let index = index(of: attachment) else { return }
        all.remove(at: index)
        tracks.remove(at: index)
        noteRemoved(attachment)
    }

    /// - Returns: The removed attachments.
    mutating func removeAll(forKey key: String) -> [AnimationAttachment] {
        let leaving = all(forKey: key)
        leaving.forEach { remove($0) }
        return leaving
    }

    /// - Returns: The removed attachments.
    mutating func removeAll() -> [AnimationAttachment] {
        let leaving = all
        leaving.reversed().forEach { remove($0) }
        return leaving
    }

    private mutating func noteRemoved(_ attachment: AnimationAttachment) {
        if attachment.begin == nil { unresolvedCount -= 1 }
        if attachment.animation is CATransition { transitions.removeAll { $0 === attachment } }
        let count = (counts[attachment.key] ?? 1) - 1
        counts[attachment.key] = count > 0 ? count : nil
        guard count <= 0, let dash = attachment.key.lastIndex(of: "-"),
            let number = Int(attachment.key[attachment.key.index(after: dash)...])
        else { return }
        let name = String(attachment.key[..<dash])
        if let lowest = lowestFree[name], number < lowest, number >= 2 { lowestFree[name] = number }
    }

    private func index(of attachment: AnimationAttachment) -> Int? {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].order < attachment.order { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low] === attachment ? low : nil
    }
}
