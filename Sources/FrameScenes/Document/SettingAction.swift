public import FrameJSON
package import UIKit

/// A change of the user's settings, of the device's orientation, or of whether the application is in front.
public struct SettingAction: Equatable, Sendable {
    package enum Change: Equatable, Sendable {
        case set(Settings)
        case rotate(Orientation)
        case application(State)
    }

    /// The settings that change; `nil` for those that stay.
    package struct Settings: Equatable, Sendable {
        var style: SceneDocument.Style?
        var contentSize: ContentSize?
        var direction: SceneDocument.Direction?
        var hasHighContrast: Bool?
        var hasBoldText: Bool?
        var reducesMotion: Bool?
        var prefersCrossFades: Bool?
        var reducesTransparency: Bool?

        package enum Key: String, JSONKey {
            case userInterfaceStyle, contentSize, layoutDirection, highContrast, boldText, reduceMotion, crossFades
            case reduceTransparency
        }

        init(json: JSONCursor) throws(JSONProblem) {
            let fields = try json.fields(Key.self)
            style = try fields.optional(.userInterfaceStyle)?.choice(of: SceneDocument.Style.self)
            contentSize = try fields.optional(.contentSize)?.choice(of: ContentSize.self)
            direction = try fields.optional(.layoutDirection)?.choice(of: SceneDocument.Direction.self)
            hasHighContrast = try fields.optional(.highContrast)?.bool()
            hasBoldText = try fields.optional(.boldText)?.bool()
            reducesMotion = try fields.optional(.reduceMotion)?.bool()
            prefersCrossFades = try fields.optional(.crossFades)?.bool()
            reducesTransparency = try fields.optional(.reduceTransparency)?.bool()
            guard try !json.members().isEmpty else { throw json.refusal("there is nothing to set") }
        }
    }

    /// Names in the style of Xcode's settings, in lowercase, from smallest to largest.
    package enum ContentSize: String, CaseIterable, Sendable {
        case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
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

extension SettingAction.Settings {
    /// Applies the changes.
    package func apply(to settings: inout ScreenSettings) {
        if let style { settings.traits.userInterfaceStyle = style == .dark ? .dark : .light }
        if let contentSize { settings.traits.preferredContentSizeCategory = contentSize.category }
        if let direction {
            settings.traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let hasHighContrast { settings.traits.accessibilityContrast = hasHighContrast ? .high : .normal }
        if let hasBoldText { settings.traits.legibilityWeight = hasBoldText ? .bold : .regular }
        if let reducesMotion { settings.accessibility.reducesMotion = reducesMotion }
        if let prefersCrossFades { settings.accessibility.prefersCrossFades = prefersCrossFades }
        if let reducesTransparency { settings.accessibility.reducesTransparency = reducesTransparency }
    }
}

extension SettingAction.ContentSize {
    fileprivate var category: UIContentSizeCategory {
        zip(Self.allCases, UIContentSizeCategory.ordered).first { $0.0 == self }?.1 ?? .large
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
