internal import SwiftSyntax

/// Whether a class can be made without arguments, as far as its declarations show.
struct MakeableClass {
    private let type: TypeEntry
    private let index: ModuleIndex

    init(_ type: TypeEntry, _ index: ModuleIndex) {
        self.type = type
        self.index = index
    }

    /// Controllers of UIKit whose subclasses are screens without further arguments.
    private static let roots: Set<String> = [
        "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
        "UIPageViewController",
    ]

    /// Whether it is a view controller that `init()` makes.
    var isController: Bool { isMade(from: Self.roots) }

    /// Whether it is a delegate that `init()` makes.
    var isDelegate: Bool { isMade(from: ["UIResponder", "NSObject"]) }

    private func isMade(from roots: Set<String>) -> Bool {
        let chain = [type] + index.superclasses(of: type)
        guard let root = chain.firstIndex(where: { $0.isOfFramework && !$0.isOfLibrary }) else {
            // Foundation's classes have no entries.
            return roots.contains(chain.last?.inherited.first ?? "") && Self.isMade(chain[...])
        }
        guard root > 0, roots.contains(chain[root].name) else { return false }
        return Self.isMade(chain[..<root])
    }

    /// - Parameter chain: The class, and its superclasses up to that of UIKit.
    private static func isMade(_ chain: ArraySlice<TypeEntry>) -> Bool {
        guard let type = chain.first else { return true }
        let initializers = type.bodies.flatMap(\.initializers)
        if initializers.contains(where: \.takesNothing) { return true }
        let designated = initializers.filter { !$0.modifiers.has("convenience") && !$0.isOfCoder }
        // Without designated initializers, or with all of UIViewController's, a class inherits `init()`.
        guard designated.allSatisfy(\.isOfNib) else { return false }
        return isMade(chain.dropFirst())
    }
}

extension InitializerDeclSyntax {
    /// Whether it can be called without arguments, by other types.
    fileprivate var takesNothing: Bool {
        signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil } && optionalMark == nil
            && signature.effectSpecifiers == nil && Access(modifiers) >= .internal
    }

    /// `init?(coder:)`.
    fileprivate var isOfCoder: Bool { labels == ["coder"] }

    /// `init(nibName:bundle:)`, which `init()` calls.
    fileprivate var isOfNib: Bool { labels == ["nibName", "bundle"] && Access(modifiers) >= .internal }
}
