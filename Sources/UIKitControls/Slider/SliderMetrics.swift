internal import QuartzCore

/// The dimensions of sliders in one look, in points (facts/slider-look).
struct SliderMetrics {
    let height: CGFloat
    /// The distances from the frame to the alignment rectangle; negative where that is larger.
    let alignmentInsets: UIEdgeInsets
    let trackHeight: CGFloat
    /// The inset of the track at both ends.
    let trackInset: CGFloat
    /// The size of the rectangle that moves along the track, and of the visible thumb in its center.
    let thumb: CGSize
    let visibleThumb: CGSize
    /// The distance of the thumb's center above the track's.
    let thumbRise: CGFloat
    let trackColor: UIColor
    /// The shadow at the edge of the thumb, and the one around it.
    let shadow: ControlShadow
    let wideShadow: ControlShadow

    static let classic = SliderMetrics(
        height: 31, alignmentInsets: UIEdgeInsets(top: -2, left: 2, bottom: -1, right: 2), trackHeight: 4,
        trackInset: 3, thumb: CGSize(width: 31, height: 31),
        visibleThumb: CGSize(width: 27, height: 27), thumbRise: 1,
        trackColor: UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 43.0 / 255, green: 43.0 / 255, blue: 46.0 / 255, alpha: 1)
                : UIColor(red: 228.0 / 255, green: 228.0 / 255, blue: 230.0 / 255, alpha: 1)
        },
        shadow: ControlShadow(offset: 0.5, radius: 2, opacity: 0.12),
        wideShadow: ControlShadow(offset: 6, radius: 6.5, opacity: 0.12))
    static let iOS26 = SliderMetrics(
        height: 34, alignmentInsets: .zero, trackHeight: 6, trackInset: 0, thumb: CGSize(width: 37, height: 24),
        visibleThumb: CGSize(width: 37, height: 24), thumbRise: 0,
        trackColor: UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 26.0 / 255)
        },
        shadow: ControlShadow(offset: 0.5, radius: 2, opacity: 0.12),
        wideShadow: ControlShadow(offset: 6, radius: 6.5, opacity: 0.12))

    static let disabledAlpha: CGFloat = 0.5
    /// The distance between the track and the images at its ends. Chosen; not measured.
    static let imageGap: CGFloat = 8
    /// The margin around the thumb in which a touch grabs it. Chosen; not measured.
    static let touchMargin: CGFloat = 8
    /// The motion of animated changes (facts/value-motion).
    static let motion = ControlMotion.easeInOut(0.25)
}
