import UIKit

public enum ConvenienceCase {
    @MainActor public static func run() -> [String] {
        ["\(ConvenienceCaseView(items: ["a", "b"]).tag)", "\(ConvenienceCaseValue(2).number)"]
    }
}
// → 2
// → 3

class ConvenienceCaseView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    init(items: [String]) {
        self.init()
        tag = items.count
    }
}

struct ConvenienceCaseValue {
    let number: Int
    init(number: Int) { self.number = number }
    init(_ number: Int) { self.init(number: number + 1) }
}
