import UIKit
#if canImport(AppKit)
import AppKit
#endif

public enum Conditions {
    public static func run() -> [String] {
        var told: [String] = []
        #if os(iOS)
        told.append("iOS")
        #elseif os(macOS) || os(tvOS)
        told.append("other")
        #else
        told.append("none")
        #endif
        #if !os(macOS) && (os(iOS) || os(watchOS))
        told.append("both")
        #endif
        #if targetEnvironment(simulator)
        told.append("simulator")
        #endif
        #if targetEnvironment(macCatalyst)
        told.append("catalyst")
        #endif
        #if canImport(UIKit.UIGestureRecognizerSubclass) && swift(>=5.0)
        told.append("UIKit")
        #endif
        #if canImport(FoundationNetworking)
        told.append("networking")
        #endif
        return told
    }
}
// → iOS
// → both
// → simulator
// → UIKit
