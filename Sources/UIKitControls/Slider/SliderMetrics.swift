internal import QuartzCore

/// The measures of sliders in a look, in points (facts/slider-look).
struct SliderMetrics {
    let trackHeight: CGFloat
    /// Of the track, at both ends.
    let trackInset: CGFloat
    /// The rectangle that moves along the track; the visible thumb is in its middle.
    let thumb: CGSize
    let visibleThumb: CGSize
    /// The middle of the thumb above that of the track.
    let thumbRise: CGFloat
    let trackColor: UIColor
    /// At the edge of the thumb, and around it.
    let shadow: ControlShadow
    let wideShadow: ControlShadow

    static let classic = SliderMetrics(
        trackHeight: 4, trackInset: 2, thumb: CGSize(width: 31, height: 31),
        visibleThumb: CGSize(width: 27, height: 27), thumbRise: 1, trackColor: .systemFill,
        shadow: ControlShadow(offset: 0.5, radius: 2, opacity: 0.12),
        wideShadow: ControlShadow(offset: 6, radius: 6.5, opacity: 0.12))
    static let iOS26 = SliderMetrics(
        trackHeight: 6, trackInset: 0, thumb: CGSize(width: 37, height: 24),
        visibleThumb: CGSize(width: 37, height: 24), thumbRise: 0,
        trackColor: UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 26.0 / 255)
        },
        shadow: ControlShadow(offset: 0.5, radius: 2, opacity: 0.12),
        wideShadow: ControlShadow(offset: 6, radius: 6.5, opacity: 0.12))

    static let height: CGFloat = 34
    static let disabledAlpha: CGFloat = 0.5
    /// Between the track and the images at its ends. Chosen; not measured.
    static let imageGap: CGFloat = 8
    /// Around the thumb, where a finger grabs it. Chosen; not measured.
    static let touchMargin: CGFloat = 8
    /// facts/value-motion
    static let motion = ControlMotion.easeInOut(0.25)
}
