#sourceLocation(file: "Fixtures/ports/before/outlets-unavailable.swift", line: 2)
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
    
    var kindName: String { get { "\(kind)" } set { kind = Int(newValue) ?? 0 } }
    var color: UIColor = .red
    @available( *, unavailable)
    func gone() {}
override class var outlets: [Outlet] { super.outlets + [Outlet("kindName", \OutletsUnavailableSpinner.kindName), Outlet("color", \OutletsUnavailableSpinner.color)] } }
class OutletsUnavailableMapper: OpenObject {
    var scale: CGFloat = 2 { willSet { willChangeValue(forKey: "scale") } didSet { didChangeValue(forKey: "scale") } }
    func map(_ points: inout [CGPoint]) { for i in points.indices { points[i].x *= scale } }
    func map(_ point: inout CGPoint) { point.x *= scale }
    func all(_ points: CGPoint...) -> Int { points.count }
override class var outlets: [Outlet] { super.outlets + [Outlet("scale", \OutletsUnavailableMapper.scale, isDynamic: true)] } }
