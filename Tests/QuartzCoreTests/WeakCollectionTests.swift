import Testing

@testable import QuartzCore

@Suite("Collections that hold objects weakly") struct WeakCollectionTests {
    private protocol Listener: AnyObject {}

    private final class Item: Listener, Hashable {
        static func == (_: Item, _: Item) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    @Test func hashTablesForgetReleasedObjects() {
        let table = NSHashTable<any Listener>.weakObjects()
        let kept = Item()
        do {
            let other = Item()
            table.add(kept)
            table.add(other)
            table.add(kept)
            table.add(nil)
            #expect(table.count == 2 && table.contains(other) && table.member(kept) === kept)
        }
        #expect(table.count == 1 && table.allObjects.first === kept)
        table.remove(Item())
        #expect(table.anyObject === kept)
        table.removeAllObjects()
        #expect(table.allObjects.isEmpty)
    }

    /// Objects of NSObject are compared by `isEqual`, unless the options ask for identity.
    @Test func hashTablesCompareByTheirOptions() {
        let (one, equal) = (NSString(string: "a"), NSMutableString(string: "a"))
        let table = NSHashTable<NSString>(options: .strongMemory)
        table.add(one)
        table.add(equal)
        #expect(table.count == 1)
        let identities = NSHashTable<NSString>(options: [.weakMemory, .objectPointerPersonality])
        identities.add(one)
        identities.add(equal)
        #expect(identities.count == 2)
    }

    @Test func hashTablesCombine() {
        let names = ["a", "b", "c"].map(NSString.init(string:))
        let (first, second) = (NSHashTable<NSString>(), NSHashTable<NSString>())
        names.prefix(2).forEach(first.add)
        names.suffix(2).forEach(second.add)
        #expect(first.intersects(second) && !first.isSubset(of: second))
        first.union(second)
        #expect(first.allObjects == names)
        first.minus(second)
        #expect(first.allObjects == [names[0]])
        first.union(second)
        first.intersect(second)
        #expect(first.isEqual(to: second))
        #expect(second.objectEnumerator().allObjects.count == 2)
    }

    @Test func mapTablesForgetReleasedKeysAndValues() {
        let byName = NSMapTable<NSString, Item>.strongToWeakObjects()
        let byItem = NSMapTable<Item, NSString>.weakToStrongObjects()
        let name = NSString(string: "name")
        do {
            let item = Item()
            byName.setObject(item, forKey: name)
            byItem.setObject(name, forKey: item)
            #expect(byName.object(forKey: NSString(string: "name")) === item)
            #expect(byItem.object(forKey: item) == name && byItem.object(forKey: Item()) == nil)
            #expect(byItem.count == 1 && byName.dictionaryRepresentation().count == 1)
        }
        #expect(byName.count == 0 && byName.object(forKey: name) == nil && byItem.count == 0)
        byItem.setObject(name, forKey: nil)
        #expect(byItem.keyEnumerator().allObjects.isEmpty)
    }

    @Test func mapTablesReplaceAndRemove() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        for (key, value) in [("a", 1), ("b", 2), ("a", 3)] {
            table.setObject(NSNumber(value: value), forKey: NSString(string: key))
        }
        #expect(table.count == 2 && table.object(forKey: NSString(string: "a")) == 3)
        table.setObject(nil, forKey: NSString(string: "a"))
        #expect(table.objectEnumerator()?.allObjects.count == 1)
        table.removeObject(forKey: NSString(string: "b"))
        #expect(table.count == 0)
    }

    @Test func pointerArraysKeepPlacesUntilCompacted() {
        let array = NSPointerArray.weakObjects()
        let kept = Item()
        do {
            let other = Item()
            withExtendedLifetime(other) {
                array.addPointer(Unmanaged.passUnretained(other).toOpaque())
                array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
                array.insertPointer(nil, at: 0)
            }
        }
        #expect(array.count == 3 && array.allObjects.count == 1 && array.pointer(at: 0) == nil)
        array.compact()
        #expect(array.count == 1 && array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
        array.count = 2
        array.replacePointer(at: 1, withPointer: array.pointer(at: 0))
        array.removePointer(at: 0)
        #expect(array.allObjects.first as? Item === kept)
    }
}
