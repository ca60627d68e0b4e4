import QuartzCore
import Testing

/// Arrays that stand for those of a property, whose observers learn what changed.
@MainActor @Suite struct ObservedArrayTests {
    private final class Form: OpenObject {
        var rows = NSMutableArray() {
            willSet { willChangeValue(forKey: "rows") }
            didSet { didChangeValue(forKey: "rows") }
        }
        var titles: [String] = []
        var told: [String] = []

        override class var outlets: [Outlet] {
            super.outlets + [
                Outlet("rows", \Form.rows, isDynamic: true), Outlet("titles", \Form.titles, isDynamic: true),
            ]
        }

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            func words(_ key: NSKeyValueChangeKey) -> String {
                (change?[key] as? [String] ?? []).joined(separator: " ")
            }
            let kind = (change?[.kindKey] as? UInt).flatMap(NSKeyValueChange.init)
            let indexes = (change?[.indexesKey] as? IndexSet).map { $0.map { "\($0)" }.joined() } ?? "-"
            told.append("\(kind.map { "\($0)" } ?? "nil") \(indexes) [\(words(.oldKey))] [\(words(.newKey))]")
        }
    }

    @Test func observersLearnWhatChanged() {
        let form = Form()
        form.addObserver(form, forKeyPath: "rows", options: [.new, .old], context: nil)
        let rows = form.mutableArrayValue(forKey: "rows")
        rows.add("a")
        rows.insert("b", at: 0)
        rows.replaceObject(at: 1, with: "c")
        rows.addObjects(from: ["d"])
        rows.removeObject(at: 0)
        rows.removeLastObject()
        #expect(rows.count == 1 && rows[0] as? String == "c" && form.rows as? [String] == ["c"])
        form.rows = ["e", "f"]
        #expect(rows.count == 2)
        form.removeObserver(form, forKeyPath: "rows")
        rows.removeAllObjects()
        #expect(form.rows.count == 0)
        #expect(
            form.told == [
                "insertion 0 [] [a]", "insertion 0 [] [b]", "replacement 1 [a] [c]", "insertion 2 [] [d]",
                "removal 0 [b] []", "removal 1 [d] []", "setting - [c] [e f]",
            ])
    }

    @Test func arraysOfSwiftAreSetAsAWhole() {
        let form = Form()
        form.mutableArrayValue(forKeyPath: "titles").add("a")
        form.mutableArrayValue(forKey: "titles").insert("b", at: 0)
        #expect(form.titles == ["b", "a"])
    }
}
