import TestSupport
import Testing

/// A presentation or transition style is the case of Apple's enumeration, one file of its own, and one case of one switch.
@Suite("Style registration") struct StyleRegistrationTests {
    /// An enumeration of styles and the places that a style has.
    struct Family: CustomTestStringConvertible {
        let enumeration: String
        /// The file whose switch registers the styles.
        let registration: String
        /// The folder of the styles' own files.
        let folder: String
        /// Stands in every file that declares a style.
        let mark: String
        /// How a style's own file declares it.
        let declaration: @Sendable (String) -> String

        var testDescription: String { enumeration }
    }

    static let families = [
        Family(
            enumeration: "UIModalPresentationStyle", registration: "PresentationStyle.swift",
            folder: "Sources/UIKitCore/Presentation/Styles/", mark: "extension PresentationStyle {",
            declaration: { "static let \($0)" }),
        Family(
            enumeration: "UIModalTransitionStyle", registration: "ModalTransitionAnimator.swift",
            folder: "Sources/UIKitCore/Transitions/BuiltIn/", mark: "ModalTransitionAnimator",
            declaration: {
                "final class \($0.prefix(1).uppercased())\($0.dropFirst())Animator: NSObject, ModalTransition"
            }),
    ]

    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get().filter { $0.isOfUIKit }
    }

    /// The cases that the enumeration declares, read from its source.
    private func cases(of family: Family) throws -> [String] {
        let file = try #require(sources.first { $0.lines.contains { $0.contains("enum \(family.enumeration):") } })
        let body = file.lines.drop { !$0.contains("enum \(family.enumeration):") }.dropFirst().prefix { $0 != "}" }
        return body.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case ") }.flatMap { line in
            line.dropFirst(5).split(separator: ",").compactMap { $0.split { !$0.isLetter }.first.map(String.init) }
        }
    }

    @Test(arguments: families) func everyStyleHasItsThreePlaces(_ family: Family) throws {
        let styles = try cases(of: family)
        #expect(styles.count >= 4)
        let registration = try #require(sources.first { $0.name == family.registration })
        for style in styles {
            #expect(
                registration.lines.filter { $0.contains("case .\(style): ") }.count == 1,
                "\(family.registration) registers .\(style) once")
            let declaration = family.declaration(style)
            let homes = sources.filter { file in
                file.lines.contains { $0.contains(family.mark) } && file.lines.contains { $0.contains(declaration) }
            }
            #expect(
                homes.count == 1 && homes.allSatisfy { $0.path.hasPrefix(family.folder) },
                ".\(style) is declared in one file of \(family.folder), not in \(homes.map(\.path))")
        }
    }

    /// A second switch over the styles would be a fourth place.
    @Test(arguments: families) func onlyTheRegistrationSwitchesOverStyles(_ family: Family) throws {
        let styles = Set(try cases(of: family)).subtracting(["none", "automatic", "custom"])
        for file in sources where file.name != family.registration {
            for (index, line) in file.lines.enumerated() where line.drop(while: { $0 == " " }).hasPrefix("case .") {
                let named = line.split { !$0.isLetter && $0 != "." }.filter { $0.hasPrefix(".") }.map { $0.dropFirst() }
                #expect(
                    !named.contains { styles.contains(String($0)) }, "\(file.place(index + 1)) switches over a style")
            }
        }
    }

    /// The general code does not know the styles that ask for something special.
    @Test(arguments: ["partialCurl", "PartialCurlAnimator", "CurledPage"]) func aSpecialStyleKeepsToItself(
        _ name: String
    ) {
        let known: Set<String> = [
            "PartialCurlAnimator.swift", "ModalTransitionAnimator.swift", "UIModalPresentationStyle.swift",
        ]
        let users = Set(sources.filter { $0.words.contains { $0.text == name } }.map(\.name))
        #expect(!users.isEmpty && users.isSubset(of: known), "\(users)")
    }
}
