public import FrameJSON

/// The first problem of a storyboard or nib that cannot be used, with its line and column.
public struct InterfaceError: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Reason: Equatable, Sendable {
        /// The file does not exist or cannot be read.
        case unreadable(String)
        /// The file exceeds the limit, in bytes.
        case tooLarge(limit: Int)
        /// There are more items of a kind than the limit allows.
        case tooMuch(of: String, limit: Int)
        /// The file is not well-formed XML.
        case malformed(String)
        /// The XML contains a construct that is never needed in interface files and could lead out of them: document
        /// types, other encodings, namespaces.
        case forbidden(String, fix: String)
        /// The storyboard belongs to another system.
        case foreignRuntime(String)
        /// A value differs from the expected one.
        case mismatch(expected: String, found: String)
        /// Objects refer to each other in contradictory ways.
        case inconsistent(String)
    }

    /// Name of the file as given by the caller.
    public let file: String
    /// Start of the element, or the first character that is not valid XML; `nil` for the whole file.
    public let place: TextPosition?
    public let reason: Reason

    public init(file: String, place: TextPosition? = nil, _ reason: Reason) {
        self.file = file
        self.place = place
        self.reason = reason
    }

    /// Whether there is no file to read.
    public var isMissing: Bool { if case .unreadable = reason { true } else { false } }

    /// Description of the problem and how to fix it.
    public var message: String {
        switch reason {
        case .unreadable(let why): why
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB; split it with storyboard references"
        case .tooMuch(let what, let limit): "more than \(limit) \(what); split the file with storyboard references"
        case .malformed(let what): "not well-formed XML: \(what); open the file in Interface Builder and save it"
        case .forbidden(let what, let fix): "\(what) cannot stand in a storyboard or nib; \(fix)"
        case .foreignRuntime(let name):
            "made for the runtime “\(name)”; expected “iOS.CocoaTouch”: only storyboards and nibs of iOS are read"
        case .mismatch(let expected, let found): "expected \(expected), found \(found)"
        case .inconsistent(let what): what
        }
    }

    /// One line such as `Main.storyboard:12:7: expected YES or NO, found “TRUE”`.
    public var description: String {
        let position = place.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(file)\(position): \(message)"
    }
}
