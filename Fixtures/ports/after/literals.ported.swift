#sourceLocation(file: "Fixtures/ports/before/literals.swift", line: 2)
import UIKit
public enum Literals {
    @MainActor public static func run() -> [String] {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        let layer: CGColor = #colorLiteral(red: 0, green: 0.5, blue: 0, alpha: 1)
        let picture: () -> UIImage = { UIImage(imageLiteralResourceName: "card") }
        let named: () -> UIImage = { UIImage(imageLiteralResourceName: "card") }
        let file: () -> URL = { Bundle.main.url(forResource: "card.txt", withExtension: nil)! }
        return [
            "\(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))", "\(layer.components ?? [])", "\(type(of: picture))",
            "\(type(of: file))", "\(type(of: named))",
        ]
    }
}
// → true
// → [0.0, 0.5, 0.0, 1.0]
// → () -> UIImage
// → () -> URL
// → () -> UIImage
