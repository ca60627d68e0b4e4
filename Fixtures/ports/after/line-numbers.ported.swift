#sourceLocation(file: "Fixtures/ports/before/line-numbers.swift", line: 2)
import UIKit
protocol LineNumbersDelegate: AnyObject {
    



}; protocol LineNumbersDelegate_one_two { func one(_ view: UIView, two: Int) -> Bool }; extension LineNumbersDelegate { var answering_one_two: (any LineNumbersDelegate_one_two)? { self as? any LineNumbersDelegate_one_two } }

public enum LineNumbers {
    public static func run() -> [String] { ["\(#line) \(#fileID)"] }
}
// → 11 PortedCases/line-numbers.swift
