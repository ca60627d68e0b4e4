import FrameJSON
import FramePainting
import TestSupport
import Testing

/// The words of a list contain everything that determines its pixels, and nothing else.
@Suite struct DigestEncoderTests {
    private static let keys: Set<String> = {
        func keys<Key: JSONKey>(_: Key.Type) -> [String] { Key.allCases.map(\.rawValue) }
        return Set(
            keys(DisplayListKeys.List.self) + keys(DisplayListKeys.Gradient.self)
                + keys(DisplayListKeys.Glyphs.self) + DisplayListKeys.ofFields.values.joined())
    }()

    private func words(_ list: DisplayList) -> [UInt64] {
        DigestEncoder(list) { [UInt64($0.pixels.bytes[0])] }.words
    }

    /// Changes or leaves out numbers, words, colors and members of random lists, one at a time. Words differ exactly
    /// when lists differ. This also finds a property that the text form has and the words lack. Since reading a long
    /// list once for each of its members takes quadratic time, only members at regular distances are changed in long
    /// lists.
    @Test func changedValuesChangeTheDigest() throws {
        var generator = RandomList(seed: 11)
        var (changed, keys) = (0, Set<String>())
        for _ in 0..<60 {
            let list = generator.list()
            let json = list.json(imageName: DisplayListTextTests.name)
            let original = words(list)
            let variants = json.variants
            for index in stride(from: 0, to: variants.count, by: max(1, variants.count / 250)) {
                let variant = variants[index]
                guard let other = try? DisplayListTextTests.read(variant.value) else { continue }
                let differs = variant.key != "name" && other != list
                #expect((words(other) != original) == differs, "\(variant.key): \(variant.value)")
                if differs { keys.insert(variant.key) }
                changed += differs ? 1 : 0
            }
        }
        #expect(changed > 3000)
        #expect(Self.keys.subtracting(keys) == ["name", "$schema", "glyphs"], "never changed")
    }

    /// A group in a group differs from two groups, and an empty list of dashes differs from a missing one.
    @Test func changedStructureChangesTheDigest() {
        func list(_ items: [PaintItem]) -> DisplayList {
            DisplayList(size: PixelSize(width: 1, height: 1), items: items)
        }
        let group = PaintItem.group(Group(items: []))
        let lists = [
            list([]), list([group]), list([group, group]), list([.group(Group(items: [group]))]),
            list([.group(Group(mask: Mask(items: []), items: []))]),
            list([.group(Group(mask: Mask(items: [group]), items: []))]),
        ]
        #expect(Set(lists.map(words)).count == lists.count)
    }
}
