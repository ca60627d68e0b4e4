#sourceLocation(file: "Fixtures/ports/before/untouched.swift", line: 2)
import UIKit
/// Nothing here needs a change: `@objc`, #selector and os(iOS) in comments and "@objc #selector(x)" in strings.
public enum Untouched {
    @MainActor public static func run() -> [String] { ["@objc func f() { #selector(f) } \("os(iOS)")"] }
}
// → @objc func f() { #selector(f) } os(iOS)
