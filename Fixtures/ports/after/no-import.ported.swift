#sourceLocation(file: "Fixtures/ports/before/no-import.swift", line: 2)
import UIKit
public enum NoImport {
    @MainActor public static func run() -> [String] { ["\(NoImportConstants.inset)", "\(NoImportConstants.color == .red)"] }
}
// → 8.0
// → true
