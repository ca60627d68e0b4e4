#sourceLocation(file: "Fixtures/ports/before/managed-properties.swift", line: 2)
import UIKit
public enum ManagedProperties {
    @MainActor public static func run() -> [String] {
        let layer = ManagedPropertiesLayer()
        let before = "\(layer.progress) \(layer.count) \(layer.tint == nil)"
        layer.progress = 0.5
        layer.count = 2
        layer.tint = UIColor.red.cgColor
        return [before, "\(layer.progress) \(layer.count) \(layer.tint == nil)", layer.asked.joined(separator: " ")]
    }
}
// → 0.0 0 true
// → 0.5 2 false
// → progress

class ManagedPropertiesLayer: CALayer {
    var progress: CGFloat { get { value(forKey: "progress") as? CGFloat ?? 0 } set { setValue(newValue, forKey: "progress") } }
    var count: Int { get { value(forKey: "count") as? Int ?? 0 } set { setValue(newValue, forKey: "count") } }
    var tint: CGColor? { get { value(forKey: "tint") as? CGColor } set { setValue(newValue, forKey: "tint") } }
    var asked: [String] = []

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        asked.append(event)
        return nil
    }
}
