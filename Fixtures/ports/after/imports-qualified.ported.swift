#sourceLocation(file: "Fixtures/ports/before/imports-qualified.swift", line: 2)
import UIKit
public enum ImportsQualified {
    @MainActor public static func run() -> [String] {
        let timer: UIKit.Timer? = nil
        UIKit.DispatchQueue.main.async {}
        return [
            "\(UIKit.ceil(1.5))", "\(UIKit.floor(1.5))", "\(UIKit.round(1.5))",
            "\(UIKit.CACurrentMediaTime())", "\(timer == nil)", "\(ImportsQualifiedDarwin.ceil(1.5))",
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
