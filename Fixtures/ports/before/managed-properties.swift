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
    @NSManaged var progress: CGFloat
    @NSManaged var count: Int
    @NSManaged var tint: CGColor?
    var asked: [String] = []

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(progress) || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        asked.append(event)
        return nil
    }
}
