import SwiftUI
import UIKit

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
    @Entry public var entriesColor: Color = .red
    @Entry var entriesInset = EdgeInsets(
        top: 0, leading: 2, bottom: 0, trailing: 0)
    @Entry var entriesTitle: String?

    var entriesLimit: Int {
        get { self[EntriesLimit.self] }
        set { self[EntriesLimit.self] = newValue }
    }
}

private struct EntriesLimit: EnvironmentKey {
    static let defaultValue = 3
}

public extension EnvironmentValues {
    @Entry var entriesWidth = 7.5
}

struct EntriesCard: View {
    @Environment(\.entriesColor) var color
    @Environment(\.entriesInset) var inset

    var body: some View { Text("Card").padding(inset).environment(\.entriesLimit, 5) }
}
