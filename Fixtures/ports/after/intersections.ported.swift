#sourceLocation(file: "Fixtures/ports/before/intersections.swift", line: 2)
import UIKit
public enum Intersections {
    public static func run() -> [String] {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let others = [10, 9, 5].map { CGRect(x: $0, y: 0, width: 10, height: 10) }
        let line = CGRect(x: 5, y: 5, width: 0, height: 2)
        return ["\(others.map(square.intersects)) \(square.intersects(line)) \(square.intersects(.null))"]
    }
}
// → [false, true, true] true false

// Only a method of rectangles replaces Foundation's.
struct IntersectionRay {
    func intersects(_ other: CGRect) -> Bool { other.width > 0 }
}
extension CGRect { nonisolated fileprivate func intersects(_ rect2: CGRect) -> Bool { _overlaps(rect2) } }