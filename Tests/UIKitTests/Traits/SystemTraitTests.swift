import Testing
import UIKit

@testable import UIKitCore

/// Laws for every row of the table of system traits.
@MainActor @Suite struct SystemTraitTests {
    nonisolated static let rows = SystemTraits.all.map(Row.init)

    struct Row: CustomTestStringConvertible, Sendable {
        let trait: any SystemTrait.Type
        var testDescription: String { trait.name }
    }

    @Test(arguments: rows) func aTraitIsUnspecifiedUntilItIsSet(_ row: Row) throws {
        func check<Trait: SystemTrait>(_ trait: Trait.Type) throws {
            let value = try Self.value(of: trait)
            #expect(UITraitCollection()[trait] == Trait.defaultValue)
            let set = UITraitCollection { $0[trait] = value }
            #expect(set[trait] == value && set.changedTraits(from: nil).count == 1)
            #expect(set.modifyingTraits { $0[trait] = Trait.defaultValue } == UITraitCollection())
            #expect(set.description == "<UITraitCollection: \(trait.name) = \(value)>")
        }
        try check(row.trait)
    }

    @Test(arguments: rows) func collectionsDifferInTheTraitThatDiffers(_ row: Row) throws {
        func check<Trait: SystemTrait>(_ trait: Trait.Type) throws {
            let first = Self.window
            let value = try Self.value(of: trait, otherThan: first[trait])
            let second = first.modifyingTraits { $0[trait] = value }
            #expect(first != second && first == second.modifyingTraits { $0[trait] = first[trait] })
            #expect(first.hash == second.modifyingTraits { $0[trait] = first[trait] }.hash)
            #expect(second.changedTraits(from: first).map(ObjectIdentifier.init) == [ObjectIdentifier(trait)])
            #expect(
                second.hasDifferentColorAppearance(comparedTo: first)
                    == UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == trait })
            #expect(trait.affectsColorAppearance == trait.effects.contains(.colors))
            #expect(!first.containsTraits(in: second) && first.containsTraits(in: first))
        }
        try check(row.trait)
    }

    @Test(arguments: rows) func theLastCollectionThatSpecifiesATraitTakesPrecedence(_ row: Row) throws {
        func check<Trait: SystemTrait>(_ trait: Trait.Type) throws {
            let first = try Self.value(of: trait)
            let second = try Self.value(of: trait, otherThan: first)
            let collections = [first, second].map { value in UITraitCollection { $0[trait] = value } }
            #expect(UITraitCollection(traitsFrom: collections + [UITraitCollection()])[trait] == second)
            #expect(UITraitCollection(traitsFrom: collections.reversed())[trait] == first)
            #expect(UITraitCollection(traitsFrom: collections).containsTraits(in: collections[1]))
        }
        try check(row.trait)
    }

    @Test(arguments: rows) func windowsSpecifyEachTrait(_ row: Row) {
        func check<Trait: SystemTrait>(_ trait: Trait.Type) { #expect(Self.window[trait] != Trait.defaultValue) }
        check(row.trait)
    }

    /// The traits of a portrait iPhone, a landscape iPhone, a large landscape iPhone, and an iPad with a full-screen
    /// window and a narrow column.
    @Test(arguments: [
        (CGSize(width: 390, height: 844), false, "phone", "compact", "regular"),
        (CGSize(width: 844, height: 390), false, "phone", "compact", "compact"),
        (CGSize(width: 926, height: 428), false, "phone", "regular", "compact"),
        (CGSize(width: 1180, height: 820), true, "pad", "regular", "regular"),
        (CGSize(width: 375, height: 820), true, "pad", "compact", "regular"),
    ])
    func windowsHaveTheTraitsOfTheirDevice(
        _ size: CGSize, _ isOfPad: Bool, _ idiom: String, _ horizontal: String, _ vertical: String
    ) {
        let values = SystemTraits.values(in: WindowEnvironment(size: size, isOfPad: isOfPad, scale: 2))
        #expect(
            values.description == """
                UserInterfaceIdiom = \(idiom), DisplayScale = 2.0, DisplayGamut = SRGB, HorizontalSizeClass = \(horizontal), \
                VerticalSizeClass = \(vertical), UserInterfaceStyle = light, UserInterfaceLevel = base, \
                ActiveAppearance = active, LayoutDirection = leftToRight, ForceTouchCapability = unavailable, \
                PreferredContentSizeCategory = \(UIContentSizeCategory.large), LegibilityWeight = regular, \
                AccessibilityContrast = normal, SceneCaptureState = inactive
                """)
    }

    @Test(arguments: rows) func screenSettingsReplaceTheDevicesTraits(_ row: Row) throws {
        let app = try TestApp(root: UIViewController())
        func check<Trait: SystemTrait>(_ trait: Trait.Type) throws {
            let value = try Self.value(of: trait, otherThan: app.window.traitCollection[trait])
            app.perform {
                app.window.screen.settings.traits[trait] = value
                #expect(app.window.traitCollection[trait] == value && UITraitCollection.current[trait] == value)
                #expect(app.stage.applicationState.variesInColor == trait.affectsColorAppearance)
                app.window.screen.settings.traits.remove(trait)
                #expect(app.window.traitCollection == UIScreen.main.traitCollection)
            }
        }
        try check(row.trait)
    }

    /// Accessors are written by hand; each of them reads and writes its own trait.
    @Test func accessorsBelongToTheirTraits() {
        var traits = UITraitOverrides()
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .compact
        traits.userInterfaceIdiom = .mac
        traits.userInterfaceStyle = .dark
        traits.userInterfaceLevel = .elevated
        traits.displayScale = 3
        traits.displayGamut = .P3
        traits.layoutDirection = .rightToLeft
        traits.preferredContentSizeCategory = .small
        traits.forceTouchCapability = .available
        traits.accessibilityContrast = .high
        traits.legibilityWeight = .bold
        traits.activeAppearance = .inactive
        traits.sceneCaptureState = .active
        let collection = UITraitCollection(traits.values)
        #expect(collection.horizontalSizeClass == .regular && collection.verticalSizeClass == .compact)
        #expect(collection.userInterfaceIdiom == .mac && collection.userInterfaceStyle == .dark)
        #expect(collection.userInterfaceLevel == .elevated && collection.displayScale == 3)
        #expect(collection.displayGamut == .P3 && collection.layoutDirection == .rightToLeft)
        #expect(collection.preferredContentSizeCategory == .small && collection.forceTouchCapability == .available)
        #expect(collection.accessibilityContrast == .high && collection.legibilityWeight == .bold)
        #expect(collection.activeAppearance == .inactive && collection.sceneCaptureState == .active)
        #expect(
            collection
                == UITraitCollection(traitsFrom: [
                    .init(horizontalSizeClass: .regular), .init(verticalSizeClass: .compact),
                    .init(userInterfaceIdiom: .mac), .init(userInterfaceStyle: .dark),
                    .init(userInterfaceLevel: .elevated), .init(displayScale: 3), .init(displayGamut: .P3),
                    .init(layoutDirection: .rightToLeft), .init(preferredContentSizeCategory: .small),
                    .init(forceTouchCapability: .available), .init(accessibilityContrast: .high),
                    .init(legibilityWeight: .bold), .init(activeAppearance: .inactive),
                    UITraitCollection { $0.sceneCaptureState = .active },
                ]))
    }

    static let window = UITraitCollection(ofWindow: CGSize(width: 390, height: 844), scale: 2)

    /// A value of the trait that is neither its default nor `other`.
    static func value<Trait: SystemTrait>(of trait: Trait.Type, otherThan other: Trait.Value? = nil) throws
        -> Trait.Value
    {
        func cases(_ type: any CaseIterable.Type) -> [Any] { Array(type.allCases) }
        let cases = (Trait.Value.self as? any CaseIterable.Type).map(cases) ?? []
        let values: [Any] = cases + [CGFloat(1), CGFloat(3), UIContentSizeCategory.small, UIContentSizeCategory.medium]
        return try #require(
            values.lazy.compactMap { $0 as? Trait.Value }.first { $0 != Trait.defaultValue && $0 != other })
    }
}

extension UITraitCollection {
    /// The traits of a window on a device without settings.
    convenience init(ofWindow size: CGSize, scale: CGFloat) {
        self.init(SystemTraits.values(in: WindowEnvironment(size: size, scale: scale)))
    }
}
