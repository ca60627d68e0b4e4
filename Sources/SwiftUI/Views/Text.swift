/// A text.
public struct Text: PrimitiveView, Equatable {
    public let content: String

    public init(_ content: some StringProtocol) {
        self.content = String(content)
    }

    public init(verbatim content: String) {
        self.content = content
    }

    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public static func + (left: Text, right: Text) -> Text { Text(left.content + right.content) }
}

/// A text with an image.
public struct Label<Title: View, Icon: View>: PrimitiveView {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: some StringProtocol, systemImage name: String) {}
    public init(_ title: some StringProtocol, image name: String) {}
}

/// An image.
public struct Image: PrimitiveView, Equatable {
    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    public enum Scale: Sendable {
        case small, medium, large
    }

    private let name: String

    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(systemName: String) {
        name = systemName
    }

    public init(uiImage: UIImage) {
        name = ""
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }
}

/// A color, which is also a view.
public struct Color: PrimitiveView, Hashable, Sendable {
    private let name: String

    public static let black = Color("black")
    public static let blue = Color("blue")
    public static let brown = Color("brown")
    public static let clear = Color("clear")
    public static let cyan = Color("cyan")
    public static let gray = Color("gray")
    public static let green = Color("green")
    public static let indigo = Color("indigo")
    public static let mint = Color("mint")
    public static let orange = Color("orange")
    public static let pink = Color("pink")
    public static let purple = Color("purple")
    public static let red = Color("red")
    public static let teal = Color("teal")
    public static let white = Color("white")
    public static let yellow = Color("yellow")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let accentColor = Color("accentColor")

    public nonisolated init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(_ color: UIColor) {
        name = "\(color)"
    }

    public init(uiColor: UIColor) {
        name = "\(uiColor)"
    }

    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    public nonisolated init(white: Double, opacity: Double = 1) {
        name = "\(white) \(opacity)"
    }

    public func opacity(_ opacity: Double) -> Color { self }
}
