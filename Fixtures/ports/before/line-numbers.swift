import UIKit

@objc protocol LineNumbersDelegate {
    @objc optional func one(
        _ view: UIView,
        two: Int
    ) -> Bool
}

public enum LineNumbers {
    public static func run() -> [String] { ["\(#line) \(#fileID)"] }
}
// → 11 PortedCases/line-numbers.swift
