#sourceLocation(file: "Fixtures/ports/before/entries.swift", line: 2)
import SwiftUI; import UIKit

public enum Entries {
    @MainActor public static func run() -> [String] {
        var values = EnvironmentValues()
        values.entriesColor = .blue
        values.entriesInset.leading = 4
        let reader = EntriesCard()
        return [
            "\(values.entriesColor == .blue) \(values.entriesInset.leading) \(values.entriesTitle ?? "nil")",
            "\(reader.color == .red) \(reader.inset.leading) \(values.entriesLimit)",
        ]
    }
}
// → true 4.0 nil
// → true 2.0 3

extension EnvironmentValues {
    public var entriesColor: EntriesColorEntry.Value { get { self[EntriesColorEntry.self] } set { self[EntriesColorEntry.self] = newValue } }; public struct EntriesColorEntry: EnvironmentKey { nonisolated(unsafe) public static let defaultValue: Color = .red }
    var entriesInset: EntriesInsetEntry.Value { get { self[EntriesInsetEntry.self] } set { self[EntriesInsetEntry.self] = newValue } }; struct EntriesInsetEntry: EnvironmentKey { nonisolated(unsafe) static let defaultValue = EdgeInsets(
        top: 0, leading: 2, bottom: 0, trailing: 0) }
    var entriesTitle: EntriesTitleEntry.Value { get { self[EntriesTitleEntry.self] } set { self[EntriesTitleEntry.self] = newValue } }; struct EntriesTitleEntry: EnvironmentKey { nonisolated(unsafe) static let defaultValue: String? = nil }

    var entriesLimit: Int {
        get { self[EntriesLimit.self] }
        set { self[EntriesLimit.self] = newValue }
    }
}

private struct EntriesLimit: EnvironmentKey {
    static let defaultValue = 3
}

public extension EnvironmentValues {
    var entriesWidth: EntriesWidthEntry.Value { get { self[EntriesWidthEntry.self] } set { self[EntriesWidthEntry.self] = newValue } }; public struct EntriesWidthEntry: EnvironmentKey { nonisolated(unsafe) public static let defaultValue = 7.5 }
}

struct EntriesCard: View {
    @Environment(\.entriesColor) var color
    @Environment(\.entriesInset) var inset

    var body: some View { Text("Card").padding(inset).environment(\.entriesLimit, 5) }
}
