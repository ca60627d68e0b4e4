internal import QuartzCore

extension UICalendarView {
    /// The size of a decoration. Raw values match the public header.
    public enum DecorationSize: Int, Sendable {
        case small, medium, large

        /// The diameter of a disc, and the point size of a symbol. Chosen.
        fileprivate var side: CGFloat {
            switch self {
            case .small: 6
            case .medium: 8
            case .large: 10
            }
        }
    }

    /// A mark below the number of a day: a disc, an image or a view.
    @MainActor @preconcurrency public final class Decoration: NSObject {
        private let make: @MainActor () -> UIView

        private init(make: @escaping @MainActor () -> UIView) {
            self.make = make
            super.init()
        }

        /// Creates a gray disc.
        public convenience override init() { self.init(disc: nil, size: .medium) }

        /// Creates an image in a color. Without an image, a disc is used; without a color, gray.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            guard let image else {
                self.init(disc: color, size: size)
                return
            }
            self.init(make: {
                let view = UIImageView(image: image.asTemplateByDefault)
                view.tintColor = color ?? .systemGray
                view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.side + 2)
                return view
            })
        }

        /// - Parameter customViewProvider: Called for each day that shows the decoration.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(make: { customViewProvider() })
        }

        private convenience init(disc color: UIColor?, size: DecorationSize) {
            self.init(make: {
                let view = CalendarDisc(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
                view.backgroundColor = color ?? .systemGray
                view.layer.cornerRadius = size.side / 2
                return view
            })
        }

        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration
        {
            Decoration(image: image, color: color, size: size)
        }

        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        func makeView() -> UIView { make() }
    }
}

/// A disc of a fixed size.
private final class CalendarDisc: UIView {
    override var intrinsicContentSize: CGSize { bounds.size }
}
