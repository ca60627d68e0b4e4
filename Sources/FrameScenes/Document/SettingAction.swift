public import FrameJSON
package import UIKit

/// A change of the user's settings, of the device's orientation, or of whether the application is in front.
public struct SettingAction: Equatable, Sendable {
    package enum Change: Equatable, Sendable {
        /// The settings that change.
        case set(SettingValues)
        case rotate(Orientation)
        case application(State)
    }

    /// The orientation of the device.
    package enum Orientation: String, CaseIterable, Sendable {
        case portrait, portraitUpsideDown
        /// The device's top is at the left, or at the right.
        case landscapeLeft, landscapeRight
    }

    package enum State: String, CaseIterable, Sendable {
        case active, inactive, background
    }

    package var change: Change
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum SetKey: String, JSONKey {
        case set
        case start = "at"
    }

    public enum RotateKey: String, JSONKey {
        case rotate
        case start = "at"
    }

    public enum ApplicationKey: String, JSONKey {
        case application
        case start = "at"
    }
}

extension SettingAction.Orientation {
    package var device: UIDeviceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}
