import FrameGeometry
import FrameLayers
import FramePainting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct EffectTests {
    /// The masks among the groups that a view shows, with the items visible through each.
    private func masked(_ view: UIView) -> [(mask: [PaintItem], items: [PaintItem])] {
        func search(_ items: [PaintItem]) -> [(mask: [PaintItem], items: [PaintItem])] {
            items.flatMap { item -> [(mask: [PaintItem], items: [PaintItem])] in
                guard case .group(let group) = item else { return [] }
                return (group.mask.map { [($0.items, group.items)] } ?? []) + search(group.items)
            }
        }
        return search(view.layer.displayItems(ofModel: true))
    }

    private func color(_ items: [PaintItem]) -> Color? {
        guard case .fill(let fill)? = items.first else { return nil }
        return fill.color
    }

    /// Vibrant content is a tint in its shape, light over dark effects and dark over light ones.
    @Test(arguments: [(UIBlurEffect.Style.dark, 1.0), (.light, 0)])
    func vibrancyAppliesATint(style: UIBlurEffect.Style, white: Double) throws {
        let app = try TestApp()
        app.perform {
            let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: .secondaryLabel)
            let pane = UIVisualEffectView(effect: vibrancy)
            pane.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
            let content = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            content.backgroundColor = .systemPink
            pane.contentView.addSubview(content)
            app.window.addSubview(pane)
            app.window.layoutIfNeeded()
            let found = masked(pane)
            #expect(found.count == 1)
            #expect(color(found[0].mask) == UIColor.systemPink.color)
            #expect(color(found[0].items) == Color(red: white, green: white, blue: white, alpha: 0.6))
            #expect(pane.contentView.superview === pane)
            #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
            #expect(pane.hitTest(CGPoint(x: 15, y: 15), with: nil) === content)
            // Without vibrancy, the content is unchanged.
            pane.effect = UIBlurEffect(style: style)
            #expect(masked(pane).isEmpty)
            #expect(pane.layer.sublayers?.last === pane.contentView.layer)
            pane.effect = vibrancy
            pane.frame.size.width = 120
            app.window.layoutIfNeeded()
            #expect(masked(pane).count == 1 && pane.contentView.frame.width == 120)
        }
    }

    @Test func stylesDifferInStrength() {
        let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let alphas = styles.map { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: $0).tint.alpha }
        #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4)
        #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)).tint.alpha == alphas[0])
    }
}
