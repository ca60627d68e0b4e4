internal import FrameGlyphs
internal import QuartzCore

/// What holds where a text's attributes say nothing, and how it is broken into lines.
struct TextDefaults {
    /// A line that lacks less than this is shown: applications round heights as they please. Points, tuned.
    static let heightTolerance = 1.0

    /// UIKit's 12 points where nobody says otherwise.
    var font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.black
    var alignment = NSTextAlignment.natural
    /// Takes the place of what paragraph styles say: a label's own.
    var lineBreakMode: NSLineBreakMode?
    /// Of every font size.
    var fontScale: CGFloat = 1
}

extension NSLineBreakMode {
    /// How a text of several lines is broken.
    var wrapping: ParagraphLayout.Wrapping {
        switch self {
        case .byWordWrapping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .words
        case .byCharWrapping: .characters
        case .byClipping: .never
        }
    }

    var truncation: TextFrame.Truncation? {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        }
    }
}
