/// The reason why a body cannot be made.
public enum DynamicsError: Error, Equatable, CustomStringConvertible {
    /// A width or height is not positive, or an outline covers nothing.
    case empty
    /// A number is infinite or not a number.
    case notFinite

    public var description: String {
        switch self {
        case .empty: "the size is zero; expected a positive width and height"
        case .notFinite: "the size, position or angle is infinite or not a number; expected finite numbers"
        }
    }
}
