#sourceLocation(file: "Fixtures/ports/before/conditions.swift", line: 1)
import UIKit
#if canImport(AppKit)
import AppKit
#endif

public enum Conditions {
    public static func run() -> [String] {
        var told: [String] = []
        #if true
        told.append("iOS")
        #elseif false || false
        told.append("other")
        #else
        told.append("none")
        #endif
        #if !false && (true || false)
        told.append("both")
        #endif
        #if true
        told.append("simulator")
        #endif
        #if false
        told.append("catalyst")
        #endif
        #if canImport(UIKit) && swift(>=5.0)
        told.append("UIKit")
        #endif
        #if false
        told.append("networking")
        #endif
        return told
    }
}
// → iOS
// → both
// → simulator
// → UIKit
