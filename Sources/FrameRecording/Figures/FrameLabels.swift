internal import FrameFigures
package import FrameTiming

/// The captions of a sheet's frames.
package struct FrameLabels {
    package enum Kind: String, CaseIterable, Sendable {
        case time, ms, percent, frame, event
    }

    package let kinds: [Kind]
    private let recording: Recording
    private let rate: FrameRate
    private let count: Int
    private let events: [Int: [String]]

    /// - Parameter frames: The numbers of all frames shown.
    package init(_ kinds: [Kind], of recording: Recording, at rate: FrameRate, frames: [Int]) {
        self.kinds = kinds
        self.recording = recording
        self.rate = rate
        count = recording.frameCount(at: rate)
        events = kinds.contains(.event) ? Self.events(of: recording, near: frames, rate) : [:]
    }

    /// Time and number of a frame, on one line.
    package func label(_ number: Int) -> String {
        let seconds = rate.time(ofFrame: number).seconds
        return kinds.compactMap { kind in
            switch kind {
            case .time: Self.decimal(seconds, 3) + " s"
            case .ms: Self.decimal(seconds * 1000, 0) + " ms"
            case .percent: Self.decimal(count > 1 ? Double(number) / Double(count - 1) * 100 : 100, 0) + " %"
            case .frame: "frame \(number)"
            case .event: nil
            }
        }.joined(separator: " · ")
    }

    /// The calls nearest to a frame: the first, and the number of the others.
    package func note(_ number: Int) -> String {
        guard let names = events[number], let first = names.first else { return "" }
        return names.count > 1 ? "\(first) +\(names.count - 1)" : first
    }

    /// The calls of each frame. Every instant with calls belongs to the nearest frame; of several instants for one frame, the
    /// nearest counts.
    private static func events(of recording: Recording, near frames: [Int], _ rate: FrameRate) -> [Int: [String]] {
        let times = frames.map { rate.time(ofFrame: $0).seconds }
        var nearest: [Int: (distance: Double, names: [CallReader.Name])] = [:]
        for row in CallReader(recording.trace.events).rows {
            for mark in row.marks {
                let distances = times.map { abs($0 - mark.time) }
                guard let least = distances.min(), let index = distances.firstIndex(of: least) else { continue }
                let known = nearest[frames[index]]
                if let known, known.distance < least { continue }
                let before = known.map { $0.distance == least ? $0.names : [] } ?? []
                nearest[frames[index]] = (least, before + mark.names.filter { !before.contains($0) })
            }
        }
        return nearest.mapValues { CallReader.sorted($0.names).map(\.text) }
    }

    /// Without trailing zeros.
    private static func decimal(_ value: Double, _ digits: Int) -> String {
        let unit = digits == 3 ? 1000.0 : 1
        let short = (value * unit).rounded() / unit
        return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }
}
