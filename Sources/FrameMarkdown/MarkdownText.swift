internal import CFrameMarkdown

/// A Markdown text as runs of marked characters.
public struct MarkdownText: Equatable, Sendable {
    public let runs: [MarkdownRun]

    /// Reads CommonMark with the tables, strikethroughs and links without brackets of GitHub's dialect. Every text is valid.
    ///
    /// Blocks are not separated by characters, a soft line break is a space, and a thematic break is the character ⸻.
    ///
    /// - Parameter readsAttributes: Whether `^[text](name: value)` is a text with attributes.
    /// - Throws: ``MarkdownError/missingLibrary``.
    public init(
        _ source: String, syntax: MarkdownSyntax = .full, readsAttributes: Bool = false
    ) throws(MarkdownError) {
        let attributes = readsAttributes ? ExtendedAttributes(source, hasBlocks: syntax == .full) : nil
        let single = SingleParagraph(attributes?.text ?? source, syntax)
        var text = single.text
        let reader = MarkdownReader(attributes)
        let status = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                frame_markdown_walk(
                    bytes.baseAddress, bytes.count,
                    { context, node, isEntering in
                        guard let context, let node else { return }
                        Unmanaged<MarkdownReader>.fromOpaque(context).takeUnretainedValue()
                            .visit(node.pointee, isEntering: isEntering != 0)
                    }, Unmanaged.passUnretained(reader).toOpaque())
            }
        }
        guard status == FRAME_MARKDOWN_READ else { throw .missingLibrary }
        runs = single.restored(reader.runs).flatMap(\.withLinks)
    }

    /// Whether the library that reads Markdown is installed.
    public static var isSupported: Bool { frame_markdown_is_installed() != 0 }
}

extension MarkdownRun {
    /// The run with its bare addresses as links.
    ///
    /// A text with attributes is a description of an image to the library, which finds no addresses there.
    fileprivate var withLinks: [MarkdownRun] {
        guard !attributes.isEmpty, link == nil, image == nil, marks.isDisjoint(with: [.code, .inlineHTML, .blockHTML]),
            let parts = try? MarkdownText(text, syntax: .inlineOnlyPreservingWhitespace).runs,
            parts.allSatisfy(\.marks.isEmpty), parts.map(\.text).joined() == text
        else { return [self] }
        return parts.map { part in
            var run = self
            run.text = part.text
            run.link = part.link
            return run
        }
    }
}

/// The part of Markdown that is read.
public enum MarkdownSyntax: Sendable {
    /// Blocks and the marks inside them.
    case full
    /// The text as one paragraph: characters that begin blocks stay as they are.
    case inlineOnly
    /// Like ``inlineOnly``, with all white space of the source.
    case inlineOnlyPreservingWhitespace
}

/// The reason why Markdown cannot be read.
public enum MarkdownError: Error, Equatable, Sendable {
    /// cmark-gfm is not installed.
    case missingLibrary

    /// One sentence that names the problem and what was expected.
    public var message: String {
        switch self {
        case .missingLibrary: "cmark-gfm is not installed: install it (apt-get install cmark-gfm)"
        }
    }
}
