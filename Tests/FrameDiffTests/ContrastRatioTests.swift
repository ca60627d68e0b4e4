import FrameDiff
import FrameGeometry
import Testing

/// The contrast ratio, compared with WCAG's own examples.
@Suite struct ContrastRatioTests {
    private static func color(_ rgb: Int) -> Color {
        Color(red8: UInt8(rgb >> 16 & 255), green8: UInt8(rgb >> 8 & 255), blue8: UInt8(rgb & 255), alpha8: 255)
    }

    /// WCAG 2.2, “Understanding 1.4.3”: #777777 on white is 4.478, #767676 is 4.54. Techniques G18 and G145: black on
    /// white is 21.
    @Test(arguments: [
        (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.478), (0x767676, 0xFFFFFF, 4.542),
        (0xFFFFFF, 0x0000FF, 8.592),
        (0xFF0000, 0xFFFFFF, 3.998), (0x123456, 0x123456, 1.0),
    ])
    func ratiosMatchWCAG(one: Int, other: Int, ratio: Double) {
        #expect((ContrastRatio.between(Self.color(one), Self.color(other)) - ratio).magnitude < 0.001)
        #expect(
            ContrastRatio.between(Self.color(one), Self.color(other))
                == ContrastRatio.between(Self.color(other), Self.color(one)))
    }
}
