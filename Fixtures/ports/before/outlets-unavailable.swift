import UIKit

public enum OutletsUnavailable {
    @MainActor public static func run() -> [String] {
        let spinner = OutletsUnavailableSpinner()
        spinner.setValue("7", forKey: "kindName")
        var points = [CGPoint(x: 1, y: 2)]
        OutletsUnavailableMapper().map(&points)
        return ["\(spinner.kind) \(points[0].x)"]
    }
}
// → 7 2.0

class OutletsUnavailableSpinner: UIView {
    var kind = 0
    @available(*, unavailable, message: "This property is reserved for Interface Builder. Use 'kind' instead.")
    @IBInspectable var kindName: String { get { "\(kind)" } set { kind = Int(newValue) ?? 0 } }
    @IBInspectable var color: UIColor = .red
    @available (*, unavailable)
    @objc func gone() {}
}
@objcMembers class OutletsUnavailableMapper: NSObject {
    dynamic var scale: CGFloat = 2
    func map(_ points: inout [CGPoint]) { for i in points.indices { points[i].x *= scale } }
    func map(_ point: inout CGPoint) { point.x *= scale }
    func all(_ points: CGPoint...) -> Int { points.count }
}
