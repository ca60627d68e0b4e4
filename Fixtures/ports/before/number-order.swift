import UIKit

public enum NumberOrder {
    @MainActor public static func run() -> [String] {
        let numbers = [NSNumber(value: 2), NSNumber(value: 10)]
        return ["\(numbers[0] < numbers[1]) \(numbers.sorted { $0 < $1 })"]
    }
}
// → false [10, 2]

// The higher number comes first.
fileprivate func < (left: NSNumber, right: NSNumber) -> Bool {
    return left.compare(right) == .orderedDescending
}
