import FramePainting
import QuartzCore
import Testing
import UIKit

/// An application's initializer in an extension sets properties like any other code. Swift would skip the observers of
/// stored properties there, and the overrides of subclasses.
@MainActor @Suite struct ExtensionInitTests {
    /// Applies `change` to two views after they have been laid out, inside an initializer and outside.
    private func expectTheSame<View: UIView>(_ inside: () -> View, _ make: () -> View, then change: (View) -> Void)
        throws
    {
        let app = try TestApp()
        app.stage.text.drawsAsBlocks = true
        app.perform {
            let outside = make()
            outside.layoutIfNeeded()
            let before = shown(outside)
            change(outside)
            #expect(shown(outside) != before)
            #expect(shown(inside()) == shown(outside))
        }
    }

    private func shown(_ view: UIView) -> [PaintItem] {
        view.layoutIfNeeded()
        return view.layer.displayItems(ofModel: true)
    }

    @Test func imageViewsShowTheirImage() throws {
        let picture = picture
        try expectTheSame({ UIImageView(picture: picture) }, { UIImageView(frame: place) }) { $0.image = picture }
    }

    @Test func labelsShowTheirText() throws {
        try expectTheSame({ UILabel(aligned: .right) }, { UILabel(words: "Words") }) { $0.textAlignment = .right }
    }

    @Test func buttonsApplyTheirTitleInsets() throws {
        let insets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        try expectTheSame({ UIButton(insets: insets) }, { UIButton(name: "Button") }) { $0.titleEdgeInsets = insets }
    }

    @Test func effectViewsShowTheirEffect() throws {
        let effect = UIBlurEffect(style: .dark)
        try expectTheSame({ UIVisualEffectView(shown: effect) }, { UIVisualEffectView(frame: place) }) {
            $0.effect = effect
        }
    }

    @Test func viewsConfigureTheirLayer() {
        let mask = UIView()
        let view = UIView(mask: mask)
        #expect(view.layer.mask === mask.layer)
        #expect(view.layer.needsDisplayOnBoundsChange)
    }

    @Test func layersAdoptTheirMask() {
        final class Shape: CAShapeLayer {}
        let masks = [CALayer(), CALayer()]
        for (mask, layer) in [(masks[0], CALayer(mask: masks[0])), (masks[1], Shape(mask: masks[1]))] {
            #expect(layer.mask === mask && mask.superlayer === layer)
        }
    }

    @Test func configurationsFollowTheirSize() {
        #expect(UIButton.Configuration(size: .large).contentInsets != UIButton.Configuration.plain().contentInsets)
    }

    @Test func overridesOfSubclassesRun() {
        final class Counting: UIImageView {
            var count = 0
            override var image: UIImage? {
                didSet { count += 1 }
            }
        }
        #expect(Counting(picture: picture).count == 1)
        #expect(Counting(image: picture).count == 1)
    }

    @Test func observersSeeTheStoredValue() {
        final class Masked: UISearchBar {
            override var placeholder: String? {
                get { "own" }
                set { super.placeholder = newValue }
            }
        }
        let bar = Masked()
        bar.placeholder = "Search"
        #expect(bar.searchTextField.placeholder == "Search" && bar.placeholder == "own")
    }

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
    }
}

private let place = CGRect(x: 0, y: 0, width: 200, height: 60)

extension UIImageView {
    fileprivate convenience init(picture: UIImage) {
        self.init(frame: place)
        image = picture
    }
}

extension UILabel {
    fileprivate convenience init(words: String) {
        self.init(frame: place)
        text = words
    }

    fileprivate convenience init(aligned alignment: NSTextAlignment) {
        self.init(words: "Words")
        layoutIfNeeded()
        textAlignment = alignment
    }
}

extension UIButton {
    fileprivate convenience init(name: String) {
        self.init(type: .system)
        self.frame = place
        setTitle(name, for: .normal)
    }

    fileprivate convenience init(insets: UIEdgeInsets) {
        self.init(name: "Button")
        layoutIfNeeded()
        titleEdgeInsets = insets
    }
}

extension UIVisualEffectView {
    fileprivate convenience init(shown effect: UIVisualEffect) {
        self.init(frame: place)
        self.effect = effect
    }
}

extension UIView {
    fileprivate convenience init(mask: UIView) {
        self.init(frame: .zero)
        self.mask = mask
        contentMode = .redraw
    }
}

extension CALayer {
    fileprivate convenience init(mask: CALayer) {
        self.init()
        self.mask = mask
    }
}

extension UIButton.Configuration {
    fileprivate init(size: Size) {
        self = .plain()
        buttonSize = size
    }
}
