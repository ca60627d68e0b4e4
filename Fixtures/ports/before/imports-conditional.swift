#if canImport(Foundation)
import Foundation
#endif
#if os(macOS)
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
