#sourceLocation(file: "Fixtures/ports/before/initializers-designated.swift", line: 2)
import UIKit
public enum InitializersDesignated {
    @MainActor public static func run() -> [String] {
        let image = UIImage()
        let view = InitializersDesignatedImage(image: image)
        let plain = InitializersDesignatedImage(image: nil, highlightedImage: image)
        let window = InitializersDesignatedWindow(windowScene: UIWindow().windowScene!)
        return [
            "\(view.contentMode == .scaleAspectFill)", "\(view.isUserInteractionEnabled)", "\(view.image === image)",
            "\(plain.highlightedImage === image)", "\(window.isHidden)", "\(window.frame == UIScreen.main.bounds)",
        ]
    }
}
// → true
// → false
// → true
// → true
// → true
// → true

class InitializersDesignatedImage: UIImageView {
    override init(image: UIImage?) {
        super.init(image: image)
        contentMode = .scaleAspectFill
    }
    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class InitializersDesignatedWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
