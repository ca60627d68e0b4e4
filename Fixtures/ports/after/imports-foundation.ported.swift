#sourceLocation(file: "Fixtures/ports/before/imports-foundation.swift", line: 2)
import QuartzCore
public enum ImportsFoundation {
    @MainActor public static func run() -> [String] {
        let timer = Timer(timeInterval: 0, repeats: false) { _ in }
        let size = CGSize(width: 2, height: 3)
        return ["\(timer.isValid)", "\(size.height)", "\(type(of: timer))"]
    }
}
// → true
// → 3.0
// → Timer
