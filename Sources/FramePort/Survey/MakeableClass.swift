internal import SwiftSyntax

/// Decides from its declarations whether a class can be instantiated without arguments.
struct MakeableClass {
    private let type: TypeEntry
    private let index: ModuleIndex

    init(_ type: TypeEntry, _ index: ModuleIndex) {
        self.type = type
        self.index = index
    }

    /// UIKit controllers whose subclasses are screens that need no further arguments.
    private static let roots: Set<String> = [
        "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
        "UIPageViewController",
    ]

    /// Whether the class is a view controller that `init()` can create.
    var isController: Bool { isMade(from: Self.roots) }

    /// Whether the class is a delegate that `init()` can create.
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

    /// - Parameter chain: The class and its superclasses up to the one from UIKit.
    private static func isMade(_ chain: ArraySlice<TypeEntry>) -> Bool {
        guard let type = chain.first else { return true }
        let initializers = type.bodies.flatMap(\.initializers)
        if initializers.contains(where: \.takesNothing) { return true }
        let designated = initializers.filter { !$0.modifiers.has("convenience") && !$0.isOfCoder }
        // A class inherits `init()` if it has no designated initializers, or all of UIViewController's.
        guard designated.allSatisfy(\.isOfNib) else { return false }
        return isMade(chain.dropFirst())
    }
}

extension InitializerDeclSyntax {
    /// Whether other types can call the initializer without arguments.
    fileprivate var takesNothing: Bool {
        signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil } && optionalMark == nil
            && signature.effectSpecifiers == nil && Access(modifiers) >= .internal
    }

    /// Whether the initializer is `init?(coder:)`.
    fileprivate var isOfCoder: Bool { labels == ["coder"] }

    /// Whether the initializer is `init(nibName:bundle:)`, which `init()` calls.
    fileprivate var isOfNib: Bool { labels == ["nibName", "bundle"] && Access(modifiers) >= .internal }
}
