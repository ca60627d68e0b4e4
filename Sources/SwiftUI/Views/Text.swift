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
