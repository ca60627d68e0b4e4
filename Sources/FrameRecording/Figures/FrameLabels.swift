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

    /// - Parameter frames: Numbers of all frames shown.
    package init(_ kinds: [Kind], of recording: Recording, at rate: FrameRate, frames: [Int]) {
        self.kinds = kinds
        self.recording = recording
        self.rate = rate
        count = recording.frameCount(at: rate)
        events = kinds.contains(.event) ? Self.events(of: recording, before: frames, rate) : [:]
    }

    /// Returns the time and number of a frame on one line.
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

    /// Returns a note on the calls since the previous frame: one call from the latest instant, and the number of the
    /// others.
    package func note(_ number: Int) -> String {
        guard let names = events[number], let first = names.first else { return "" }
        return names.count > 1 ? "\(first) +\(names.count - 1)" : first
    }

    /// Returns the calls for each frame that is the first to show their effect, latest instant first.
    private static func events(of recording: Recording, before frames: [Int], _ rate: FrameRate) -> [Int: [String]] {
        let times = frames.map { rate.time(ofFrame: $0).seconds }
        var instants: [Int: [Double: [CallReader.Name]]] = [:]
        for mark in CallReader(recording.trace.events).rows.flatMap(\.marks) {
            guard let index = times.firstIndex(where: { $0 >= mark.time }) else { continue }
            instants[frames[index], default: [:]][mark.time, default: []] += mark.names
        }
        return instants.mapValues { instants in
            let names = instants.sorted { $0.key > $1.key }.flatMap { CallReader.sorted($0.value) }.map(\.text)
            return names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
        }
    }

    /// Returns the number without trailing zeros.
    private static func decimal(_ value: Double, _ digits: Int) -> String {
        let unit = digits == 3 ? 1000.0 : 1
        let short = (value * unit).rounded() / unit
        return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }
}
