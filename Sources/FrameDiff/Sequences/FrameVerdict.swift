/// What became of one frame.
public enum FrameVerdict: Equatable, Sendable {
    /// Every pixel is as expected.
    case equal
    /// Something differs, and the rules let it pass.
    case tolerated(ImageComparison)
    case different(ImageComparison)
    /// It differs, and how it was to look cannot be found out any more; `reason` says why.
    case unknown(reason: String)
    /// Expected, and not there.
    case missing
    /// There, and not expected.
    case added

    public var passes: Bool {
        switch self {
        case .equal, .tolerated: true
        case .different, .unknown, .missing, .added: false
        }
    }

    public var comparison: ImageComparison? {
        switch self {
        case .tolerated(let comparison), .different(let comparison): comparison
        case .equal, .unknown, .missing, .added: nil
        }
    }

    /// One word, for tables.
    public var word: String {
        switch self {
        case .equal: "equal"
        case .tolerated: "tolerated"
        case .different: "different"
        case .unknown: "unknown"
        case .missing: "missing"
        case .added: "added"
        }
    }

    /// One line.
    public var message: String {
        switch self {
        case .equal: "as expected"
        case .tolerated(let comparison): "tolerated: \(comparison)"
        case .different(let comparison): "\(comparison)"
        case .unknown(let reason): reason
        case .missing: "expected, and not there"
        case .added: "there, and not expected"
        }
    }
}
