import Foundation
import FrameFigures
import FrameGeometry
import Testing

@Suite struct PaletteTests {
    /// Returns the contrast ratio of WCAG 2.2, from relative luminances in linear sRGB.
    static func contrast(_ first: Color, _ second: Color) -> Double {
        func luminance(_ color: Color) -> Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        let (light, dark) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
        return (light + 0.05) / (dark + 0.05)
    }

    @Test(arguments: FigureAppearance.allCases) func hasTheDocumentedContrast(appearance: FigureAppearance) {
        let palette = Palette(appearance)
        #expect(palette.appearance == appearance)
        for ground in [palette.ground, palette.panel] {
            #expect(Self.contrast(palette.text, ground) >= 7)
            #expect(Self.contrast(palette.quietText, ground) >= 4.5)
            for color in palette.series { #expect(Self.contrast(color, ground) >= 3, "\(color)") }
        }
        #expect(Set(palette.series).count == 6)
        #expect(palette.series(7) == palette.series[1])
    }

    @Test func contrastMatchesWCAG() {
        #expect(abs(Self.contrast(.black, .white) - 21) < 1e-9)
        // #767676 on white is the well-known limit of 4.5 : 1.
        let gray = Color(red8: 0x76, green8: 0x76, blue8: 0x76, alpha8: 255)
        #expect(abs(Self.contrast(gray, .white) - 4.54) < 0.005)
    }
}
