#sourceLocation(file: "Fixtures/ports/before/geometry-own.swift", line: 2)
import UIKit
public enum GeometryOwn {
    public static func run() -> [String] {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
        return ["\((rect).width)", "\((rect).height)", GeometryOwnTool().text(rect), "\(CGSizeZero)"]
    }
}
// → 4.0
// → 2.0
// → own
// → own zero

let CGSizeZero = "own zero"

struct GeometryOwnTool {
    func text(_ rect: CGRect) -> String { CGRectGetWidth(rect) }
    func CGRectGetWidth(_ rect: CGRect) -> String { "own" }
}
