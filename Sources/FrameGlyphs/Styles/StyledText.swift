/// Text with the styles of its pieces.
public struct StyledText: Hashable, Sendable {
    public struct Piece: Hashable, Sendable {
        public var text: String
        public var style: TextStyle
        /// Layout of the paragraph; that of the first piece applies to the whole paragraph.
        public var paragraph: ParagraphLayout

        public init(_ text: String, _ style: TextStyle, _ paragraph: ParagraphLayout = ParagraphLayout()) {
            self.text = text
            self.style = style
            self.paragraph = paragraph
        }
    }

    public var pieces: [Piece]

    public init(_ pieces: [Piece] = []) { self.pieces = pieces }
}
