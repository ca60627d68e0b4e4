internal import CFramePort
internal import SwiftSyntax

/// What the porting step knows of UIKit and the modules below it: their public declarations, which `scripts/framework` writes.
///
/// The text has three sections, separated by empty lines: classes and protocols in Swift; the members of each type, also of nested ones,
/// as `UIView: alpha animate …`; other names.
enum Framework {
    static let text = String(
        decoding: UnsafeBufferPointer(start: frame_framework(), count: frame_framework_length()), as: UTF8.self)

    private static let sections = text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")

    /// Classes with their superclasses, and protocols with the defaults of what is optional.
    static let unit = SourceUnit(path: "UIKit", text: sections[0].joined(separator: "\n"))

    /// The prefixes of Apple's modules.
    static let prefixes = ["UI", "CA", "CG"]

    /// The names of types, functions and constants with these prefixes.
    static let declaredNames: Set<String> = {
        let types = sections[0].filter { $0.hasPrefix("class ") || $0.hasPrefix("protocol ") }.compactMap { line in
            line.split { " :".contains($0) }.dropFirst().first.map(String.init)
        }
        let names = types + members.keys.filter { !$0.contains(".") } + sections[2].map(String.init)
        return Set(names.filter { name in prefixes.contains(where: name.hasPrefix) })
    }()

    /// With those that Foundation has on Linux.
    static let names = declaredNames.union(["CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize"])

    /// By the type's name, such as `UIView.AnimationOptions`. Those of superclasses are not among them.
    static let members = Dictionary(
        uniqueKeysWithValues: sections[1].map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (String(parts[0]), Set(parts.dropFirst().joined().split(separator: " ").map(String.init)))
        })

    /// What any type may have: members of protocols and of `NSObject`, and what the language gives.
    static let commonMembers = (members["*"] ?? []).union(members["OpenObject"] ?? []).union([
        "Protocol", "RawValue", "Type", "allCases", "debugDescription", "description", "hash", "init",
        "instancesRespond", "isSubclass", "load", "none",
        "self", "some", "superclass", "version",
    ])
}
