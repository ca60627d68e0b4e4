internal import CFramePort
internal import SwiftSyntax

/// The public declarations of UIKit and the modules below it, as known to the porting step. The text is written by
/// `scripts/framework`.
///
/// It has three sections, separated by empty lines: classes and protocols in Swift; the members of each type, including
/// nested types, as `UIView: addSubview() alpha …`, where parentheses mark methods; other names.
enum Framework {
    static let text = String(
        decoding: UnsafeBufferPointer(start: frame_framework(), count: frame_framework_length()), as: UTF8.self)

    private static let sections = text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")

    /// Classes with their superclasses, and protocols with defaults for their optional requirements.
    static let unit = SourceUnit(path: "UIKit", text: sections[0].joined(separator: "\n"))

    /// The prefixes of Apple's modules.
    static let prefixes = ["UI", "CA", "CG"]

    /// The names of types, functions and constants with these prefixes.
    static let declaredNames: Set<String> = {
        let types = sections[0].filter { $0.hasPrefix("class ") || $0.hasPrefix("protocol ") }.compactMap { line in
            line.split { " :<".contains($0) }.dropFirst().first.map(String.init)
        }
        let names = types + members.keys.filter { !$0.contains(".") } + sections[2].map(String.init)
        return Set(names.filter { name in prefixes.contains(where: name.hasPrefix) })
    }()

    /// The declared names, and the names of geometry types that Foundation declares on Linux.
    static let names = declaredNames.union(["CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize"])

    /// The names of the members of each type, keyed by the type's name, such as `UIView.AnimationOptions`, without
    /// inherited ones.
    static let members = markedMembers.mapValues { names in
        Set(names.map { String($0.hasSuffix("()") ? $0.dropLast(2) : $0) })
    }

    /// The names of the methods of each type.
    static let methods = markedMembers.mapValues { names in
        Set(names.filter { $0.hasSuffix("()") }.map { String($0.dropLast(2)) })
    }

    /// The names of all other members of each type: properties, cases and nested types.
    static let values = markedMembers.mapValues { names in
        Set(names.filter { !$0.hasSuffix("()") }.map(String.init))
    }

    private static let markedMembers = Dictionary(
        uniqueKeysWithValues: sections[1].map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (String(parts[0]), parts.dropFirst().joined().split(separator: " "))
        })

    /// Members that any type may have: members of protocols and of `NSObject`, and names that the language defines.
    static let commonMembers = (members["*"] ?? []).union(members["OpenObject"] ?? []).union([
        "Protocol", "RawValue", "Type", "allCases", "debugDescription", "description", "hash", "init",
        "instancesRespond", "isSubclass", "load", "none",
        "self", "some", "superclass", "version",
    ])
}
