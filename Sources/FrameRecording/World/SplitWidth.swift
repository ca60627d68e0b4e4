internal import UIKit

/// A part of an iPad's screen that an application occupies next to another one.
public enum SplitWidth: String, CaseIterable, Sendable {
    /// The whole screen.
    case full
    case third, half, twoThirds
    /// The narrow window in front of another application.
    case slideOver
}

extension SplitWidth {
    /// Points between two applications (facts/ipad-splits).
    private static let divider = 10.0

    /// Returns the width in points on a screen of the given size, or `nil` for a phone and for halves in portrait,
    /// which do not exist.
    ///
    /// Sources: widths by the long side of the screen, widely reported up to 1366 points. On later screens the same
    /// rule is applied: a third is 375 points in landscape from 1133 points on, and in portrait from 1366 on, otherwise
    /// 320; the rest next to the divider is two thirds.
    func width(onScreenOf size: (width: Double, height: Double)) -> Double? {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        guard short >= 744 else { return self == .full ? size.width : nil }
        let isLandscape = size.width > size.height
        let third: Double = long >= (isLandscape ? 1133 : 1366) ? 375 : 320
        return switch self {
        case .full: size.width
        case .third: third
        case .half: isLandscape ? ((size.width - Self.divider) / 2).rounded(.down) : nil
        case .twoThirds: size.width - Self.divider - third
        case .slideOver: long >= 1366 ? 375 : 320
        }
    }
}

extension Device {
    /// Returns the width in points of an application that has a part of the screen, or `nil` if there is no such part:
    /// on phones, and for halves in portrait.
    public func width(of part: SplitWidth, inLandscape: Bool) -> Double? {
        part.width(onScreenOf: inLandscape ? (height, width) : (width, height))
    }
}

extension World {
    /// Gives the application a part of an iPad's screen now, at its left edge, or at the right edge for the window in
    /// front. Controllers are notified, and their views follow in 0.4 s. A part that the screen does not have fails the
    /// recording.
    public func resize(to part: SplitWidth) {
        let screen = window.screen.bounds.size
        guard let width = part.width(onScreenOf: (Double(screen.width), Double(screen.height))) else {
            return stage.diagnostics.misuse(
                "A screen of \(screen.width) × \(screen.height) points has no part “\(part.rawValue)”; use an iPad, and halves in landscape."
            )
        }
        let space = (screen.width - CGFloat(width)) / 2
        window.change(
            size: CGSize(width: CGFloat(width), height: screen.height), shift: part == .slideOver ? space : -space)
    }
}
