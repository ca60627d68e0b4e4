#sourceLocation(file: "Fixtures/ports/before/classes-compared.swift", line: 2)
import UIKit
public enum ClassesCompared {
    @MainActor public static func run() -> [String] {
        let scroll = UIScrollView()
        let view = UIView()
        scroll.addSubview(view)
        return [
            "\(view.superview.map { type(of: $0) } === UIScrollView.self)", "\(ClassesComparedLower.isLower())",
            "\(ClassesComparedBase.isLower())", "\(scroll.superview.map { type(of: $0) } === UIView.self)",
        ]
    }
}
// → true
// → true
// → false
// → false

class ClassesComparedBase: UIView {
    static func isLower() -> Bool { self !== ClassesComparedBase.self }
}
class ClassesComparedLower: ClassesComparedBase {}
