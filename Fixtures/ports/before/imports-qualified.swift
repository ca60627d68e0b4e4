import UIKit

public enum ImportsQualified {
    @MainActor public static func run() -> [String] {
        let timer: Foundation.Timer? = nil
        Dispatch.DispatchQueue.main.async {}
        return [
            "\(Darwin.ceil(1.5))", "\(Foundation.floor(1.5))", "\(CoreGraphics.round(1.5))",
            "\(QuartzCore.CACurrentMediaTime())", "\(timer == nil)", "\(ImportsQualifiedDarwin.ceil(1.5))",
        ]
    }
}
// → 2.0
// → 1.0
// → 2.0
// → 0.0
// → true
// → own

enum ImportsQualifiedDarwin {
    static func ceil(_ number: Double) -> String { Foundation.ObjectIdentifier.of(number) }
    enum Foundation {
        enum ObjectIdentifier {
            static func of(_ number: Double) -> String { "own" }
        }
    }
}
