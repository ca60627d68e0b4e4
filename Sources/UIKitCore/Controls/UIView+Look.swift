internal import QuartzCore

extension UIView {
    /// The value for the current look of the system.
    package func byLook<Value>(_ classic: @autoclosure () -> Value, _ iOS26: @autoclosure () -> Value) -> Value {
        switch stage.applicationState.mainScreen.settings.look {
        case .classic: classic()
        case .iOS26: iOS26()
        }
    }

    /// Casts a shadow below a part of a control.
    package func cast(_ shadow: ControlShadow) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
        layer.shadowOpacity = shadow.opacity
        layer.shadowRadius = shadow.radius
    }
}

/// A black shadow cast by light from above.
package struct ControlShadow {
    /// The downward offset, in points.
    package let offset: CGFloat
    /// The standard deviation, in points.
    package let radius: CGFloat
    package let opacity: Float

    package init(offset: CGFloat, radius: CGFloat, opacity: Float) {
        self.offset = offset
        self.radius = radius
        self.opacity = opacity
    }

    package static let none = ControlShadow(offset: 0, radius: 0, opacity: 0)
}
