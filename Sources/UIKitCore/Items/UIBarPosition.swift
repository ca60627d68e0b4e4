/// The height of a bar: as in portrait, or lower as on phones in landscape. Raw values match the public header.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}

/// The position of a bar. Raw values match the public header.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// The colors of a bar: light, or dark with light text. Raw values match the public header.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    /// The name of ``black`` before iOS 7.
    public static var blackTranslucent: UIBarStyle { .black }

    var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
