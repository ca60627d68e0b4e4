#sourceLocation(file: "Fixtures/ports/before/imports-conditional.swift", line: 1)
#if canImport(QuartzCore)
import UIKit
#endif
#if false
import AppKit
typealias ImportsConditionalColor = NSColor
#else
import UIKit
typealias ImportsConditionalColor = UIColor
#endif

public enum ImportsConditional {
    @MainActor public static func run() -> [String] {
        let timer: Timer? = nil
        return ["\(ImportsConditionalColor.red == UIColor.red)", "\(timer == nil)"]
    }
}
// → true
// → true
