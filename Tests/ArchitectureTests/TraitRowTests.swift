import TestSupport
import Testing

/// A trait of the system is one type, with its accessors beside it, and one entry of the table.
@Suite("Trait rows") struct TraitRowTests {
    @Test func everyTraitHasItsTwoPlaces() throws {
        let sources = try SourceFile.ofSources.get().filter { $0.isOfUIKit }
        let table = try #require(sources.first { $0.name == "SystemTrait.swift" })
        var count = 0
        for file in sources {
            for line in file.lines where line.hasPrefix("public struct UITrait") && line.contains(": SystemTrait") {
                let trait = String(line.dropFirst("public struct ".count).prefix { $0 != ":" })
                count += 1
                #expect(table.words.filter { $0.text == trait }.count == 1, "SystemTrait.swift lists \(trait) once")
                for accessor in ["{ self[\(trait).self] }", "self[\(trait).self] = newValue"] {
                    #expect(file.lines.contains { $0.contains(accessor) }, "\(file.path) has accessors of \(trait)")
                }
            }
        }
        #expect(count >= 14)
    }
}
