/// A part of a text that reacts to touches: a link, an attachment or a part with a tag.
@MainActor @preconcurrency open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        /// The value of the attribute `textItemTag`.
        case tag(String)
    }

    /// The menu of an item.
    @MainActor @preconcurrency open class MenuConfiguration: NSObject {
        /// The view that appears with the menu.
        @MainActor @preconcurrency open class Preview: NSObject {
            public let view: UIView?

            public init(view: UIView) {
                self.view = view
                super.init()
            }

            private override init() {
                view = nil
                super.init()
            }

            /// The preview of the system.
            public static let `default` = Preview()
        }

        public let menu: UIMenu
        public let preview: Preview?

        public init(preview: Preview? = .default, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
            super.init()
        }
    }

    public let content: Content
    /// The range in the text, in UTF-16 offsets.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}
