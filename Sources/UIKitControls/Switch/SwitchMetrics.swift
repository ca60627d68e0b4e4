internal import FrameTiming
internal import QuartzCore

/// The dimensions of switches in one look, in points (facts/switch-look), and their motions (facts/switch-motion).
struct SwitchMetrics {
    let size: CGSize
    let thumb: CGSize
    /// The width of the thumb while pressed.
    let pressedThumbWidth: CGFloat
    /// The distance between the thumb and the edge of the track.
    let inset: CGFloat
    let offColor: UIColor
    let shadow: ControlShadow
    /// The motion of the thumb.
    let thumbMotion: ControlMotion
    /// The motions with which the color of the track changes.
    let onMotion: ControlMotion
    let offMotion: ControlMotion

    static let classic = SwitchMetrics(
        size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), pressedThumbWidth: 34, inset: 2,
        offColor: .secondarySystemFill, shadow: ControlShadow(offset: 3, radius: 1.5, opacity: 0.14),
        thumbMotion: .easeInOut(0.25), onMotion: .easeInOut(0.25), offMotion: .easeInOut(0.25))
    static let iOS26 = SwitchMetrics(
        size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), pressedThumbWidth: 37, inset: 2,
        offColor: UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.247) : UIColor(white: 0, alpha: 0.259)
        },
        shadow: .none,
        thumbMotion: ControlMotion(
            duration: 0.336, curve: .cubicBezier(CubicBezier(x1: 0.16, y1: 0.004, x2: 0.406, y2: 1.192))),
        onMotion: .spring(9.24, duration: 0.999), offMotion: .spring(15.708, duration: 0.588))

    /// The width by which the frame extends beyond the alignment rectangle on the right.
    static let alignmentInset: CGFloat = 2
    static let disabledAlpha: CGFloat = 0.5
    /// The motion with which the thumb widens while pressed, and narrows again.
    static let pressMotion = ControlMotion.easeInOut(0.3)
    /// The distance that a drag has to cover to toggle the switch, in points. Chosen; not measured.
    static let dragDistance: CGFloat = 10
}
