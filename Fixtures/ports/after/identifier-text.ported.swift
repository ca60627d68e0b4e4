#sourceLocation(file: "Fixtures/ports/before/identifier-text.swift", line: 2)
import UIKit
public enum IdentifierText {
    @MainActor public static func run() -> [String] {
        let collision = UICollisionBehavior()
        collision.addBoundary(withIdentifier: "wall" as NSString, from: .zero, to: CGPoint(x: 0, y: 100))
        return (collision.boundaryIdentifiers ?? []).map { "\($0)" }
    }
}
// → wall
