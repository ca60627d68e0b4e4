import FramePainting
import Testing
import UIKit

/// Bars, tabs, and buttons show an image in their tint color unless it is rendered as original.
@MainActor @Suite struct TemplateContextTests {
    enum Context: String, CaseIterable {
        case barButton, toolbarButton, tab, selectedTab, systemButton, configuredButton, segment, backIndicator, token
    }

    /// The color that an image of 7 × 7 red points shows in a green context.
    private func shown(_ mode: UIImage.RenderingMode, in context: Context) throws -> UIColor? {
        let app = try TestApp()
        var color: UIColor?
        app.perform {
            let red = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 7, height: 7))
            }.withRenderingMode(mode)
            let view = Self.view(context, red)
            view.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
            app.window.tintColor = .green
            view.tintColor = .green
            app.window.addSubview(view)
            view.layoutIfNeeded()
            let images = view.descendants.compactMap { $0 as? UIImageView }.filter {
                $0.image?.size == CGSize(width: 7, height: 7)
            }
            color = images.first.flatMap { $0.layer.contents as? CGImage }.map {
                let pixel = $0.rasterImage.pixels[3, 3]
                return pixel.x > pixel.y ? .red : .green
            }
        }
        return color
    }

    private static func view(_ context: Context, _ image: UIImage) -> UIView {
        switch context {
        case .barButton, .backIndicator:
            let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
            let bar = UINavigationBar()
            if context == .barButton {
                first.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
                bar.items = [first]
            } else {
                first.backBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
                bar.items = [first, second]
            }
            return bar
        case .toolbarButton:
            let bar = UIToolbar()
            bar.items = [UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)]
            return bar
        case .tab, .selectedTab:
            let bar = UITabBar()
            bar.items = [UITabBarItem(title: "A", image: image, tag: 0)]
            bar.unselectedItemTintColor = .green
            if context == .selectedTab { bar.selectedItem = bar.items?.first }
            return bar
        case .systemButton:
            let button = UIButton(type: .system)
            button.setImage(image, for: .normal)
            return button
        case .configuredButton:
            var configuration = UIButton.Configuration.plain()
            configuration.image = image
            return UIButton(configuration: configuration)
        case .segment:
            return UISegmentedControl(items: [image, image])
        case .token:
            let field = UISearchTextField()
            field.tokens = [UISearchToken(icon: image, text: "A")]
            return field
        }
    }

    @Test(arguments: Context.allCases) func onlyOriginalImagesKeepTheirColors(context: Context) throws {
        #expect(try shown(.alwaysOriginal, in: context) == .red)
        #expect(try shown(.automatic, in: context) == .green)
        #expect(try shown(.alwaysTemplate, in: context) == .green)
    }
}
