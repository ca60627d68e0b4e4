import Foundation
import FrameGeometry
import FrameLayers
import FramePainting
import TestSupport
import Testing
import UIKit

/// Labels with random characters of every script in the available fonts. Any text can be laid out, with finite sizes,
/// twice with the same result.
@MainActor @Suite struct TextFuzzTests {
    /// Runs a dozen of them, or continues for `FRAMEREEL_FUZZ_SECONDS`.
    @Test func anyTextCanBeLaidOut() throws {
        let seconds = ProcessInfo.processInfo.environment["FRAMEREEL_FUZZ_SECONDS"].flatMap(Double.init)
        let start = ProcessInfo.processInfo.systemUptime
        let app = try TestApp()
        var seed: UInt64 = 0
        while seconds.map({ ProcessInfo.processInfo.systemUptime - start < $0 }) ?? (seed < 12) {
            seed += 1
            app.perform {
                let (first, second) = (Self.label(seed), Self.label(seed))
                let size = first.sizeThatFits(CGSize(width: 150, height: 1000))
                #expect(
                    size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
                    "seed \(seed)")
                #expect(
                    first.layer.displayItems(ofModel: true) == second.layer.displayItems(ofModel: true), "seed \(seed)")
                for rect in Self.boxes(first.layer.displayItems(ofModel: true)) {
                    #expect(rect.maxX.isFinite && rect.maxY.isFinite, "seed \(seed)")
                }
            }
        }
        if seconds != nil { print("\(seed) texts") }
    }

    private static func boxes(_ items: [PaintItem]) -> [Rect] {
        items.flatMap { item -> [Rect] in
            switch item {
            case .fill(let fill):
                if case .rect(let rect) = fill.shape { return [rect] }
                if case .glyphs(let glyphs) = fill.shape {
                    return glyphs.places.map { Rect(origin: $0.origin, size: .init(width: 0, height: 0)) }
                }
                return []
            case .image(let image): return [image.rect]
            case .group(let group): return boxes(group.items)
            }
        }
    }

    /// Characters inside and outside the basic multilingual plane, joining characters, direction marks, and unassigned
    /// ones.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x00...0x1F, 0xA0...0x24F, 0x300...0x36F, 0x370...0x52F, 0x590...0x5FF,
        0x600...0x6FF,
        0x900...0x97F,
        0xE00...0xE7F, 0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x206F, 0x20D0...0x20FF,
        0x2190...0x27BF,
        0x3040...0x30FF,
        0x4E00...0x4EFF, 0xAC00...0xACFF, 0xE000...0xE0FF, 0xFB00...0xFDFF, 0xFE00...0xFE0F,
        0xFE70...0xFEFF,
        0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x200FF,
        0xE0020...0xE007F,
        0x10FFF0...0x10FFFF,
    ]

    private static func text(_ numbers: inout SplitMix64) -> String {
        var text = String.UnicodeScalarView()
        var range = ranges[0]
        for _ in 0..<Int.random(in: 0...60, using: &numbers) {
            if Int.random(in: 0...4, using: &numbers) == 0 {
                range = ranges.randomElement(using: &numbers) ?? range
            }
            switch Int.random(in: 0...9, using: &numbers) {
            case 0: text.append(" ")
            case 1: text.append("\u{200D}")
            case 2: text.append("\n")
            default:
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &numbers)) {
                    text.append(scalar)
                }
            }
        }
        return String(text)
    }

    private static func label(_ seed: UInt64) -> UILabel {
        var numbers = SplitMix64(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            CGFloat.random(in: range, using: &numbers)
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: number(0...240), height: number(0...90)))
        let styled = NSMutableAttributedString()
        for _ in 0...Int.random(in: 0...2, using: &numbers) {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = NSTextAlignment.allCases.randomElement(using: &numbers) ?? .natural
            paragraph.lineHeightMultiple = number(0...2)
            paragraph.firstLineHeadIndent = number(0...300)
            let style: NSUnderlineStyle = Bool.random(using: &numbers) ? .single : []
            styled.append(
                NSAttributedString(
                    string: text(&numbers),
                    attributes: [
                        .font: UIFont.systemFont(ofSize: number(0...60), weight: .init(number(-1...1))),
                        .paragraphStyle: paragraph, .kern: number(-9...9), .underlineStyle: style.rawValue,
                    ]))
        }
        label.attributedText = styled
        label.numberOfLines = Int.random(in: 0...3, using: &numbers)
        label.lineBreakMode = NSLineBreakMode.allCases.randomElement(using: &numbers) ?? .byClipping
        label.adjustsFontSizeToFitWidth = Bool.random(using: &numbers)
        label.minimumScaleFactor = number(0.3...1)
        return label
    }
}
