#sourceLocation(file: "Fixtures/ports/before/literals.swift", line: 2)
import UIKit
public enum Literals {
    @MainActor public static func run() -> [String] {
        let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        let picture: () -> UIImage = { UIImage(named: "card")! }
        let file: () -> URL = { Bundle.main.url(forResource: "card.txt", withExtension: nil)! }
        return ["\(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))", "\(type(of: picture))", "\(type(of: file))"]
    }
}
// → true
// → () -> UIImage
// → () -> URL
