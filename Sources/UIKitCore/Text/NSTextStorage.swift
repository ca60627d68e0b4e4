internal import QuartzCore

/// A mutable text whose changes are laid out by layout managers.
///
/// A subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for a string and `setAttributes(_:range:)`, as in UIKit; all other changes call these.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes. Bits match the public header.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public init() { super.init(string: "", attributes: nil) }

    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }

    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }

    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open private(set) var editedMask: EditActions = []
    /// The range of the edit, in the text after the change; its location is `NSNotFound` if there is none.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    private var editingDepth = 0
    private var isProcessing = false

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        // Safe because the closure runs synchronously on the calling thread.
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { aLayoutManager.attach(to: storage) }
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        MainActor.assumeIsolated { aLayoutManager.attach(to: nil) }
    }

    // MARK: Changes

    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard isInside(range) else { return }
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard isInside(range) else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Whether a range is inside the text. A range outside has no effect and ends the run with an error; in UIKit it
    /// raises an exception.
    private func isInside(_ range: NSRange) -> Bool {
        if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
            return true
        }
        let message = "The range \(range) is outside the text, which has \(length) UTF-16 units."
        // Entry point: A text storage, whose misuse is reported, has no stage.
        MainActor.assumeIsolated { Stage.current.diagnostics.misuse(message) }
        return false
    }

    // The superclass makes these changes without calling the two methods above.

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard isInside(range) else { return }
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        let all = NSRange(location: 0, length: attrString.length)
        attrString.enumerateAttributes(in: all, options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        guard isInside(range) else { return }
        var changed: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        enumerateAttributes(in: range, options: []) { attributes, part, _ in
            var attributes = attributes
            change(&attributes)
            changed.append((attributes, part))
        }
        beginEditing()
        for (attributes, part) in changed { setAttributes(attributes, range: part) }
        endEditing()
    }

    // MARK: Editing

    open override func beginEditing() { editingDepth += 1 }

    open override func endEditing() {
        editingDepth -= 1
        if editingDepth == 0, !editedMask.isEmpty { process() }
    }

    /// Records a change. Subclasses call this method after each change they make.
    ///
    /// - Parameter editedRange: The range before the change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if self.editedRange.location == NSNotFound {
            self.editedRange = new
        } else {
            // The range edited earlier, as it is after this change.
            let old = self.editedRange
            let start = min(old.location, new.location)
            let oldEnd = old.location + old.length
            let end = max(oldEnd > editedRange.location ? oldEnd + delta : oldEnd, new.location + new.length)
            self.editedRange = NSRange(location: start, length: max(end - start, 0))
        }
        changeInLength += delta
        if editingDepth == 0 { process() }
    }

    /// Processes changes. Changes made by ``processEditing()`` itself do not cause another call.
    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        if !editedMask.isEmpty { layOutChanges() }
    }

    /// Notifies the delegate, lays out the changes, and notifies the delegate again.
    open func processEditing() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        layOutChanges()
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    }

    private func layOutChanges() {
        let (range, delta) = (editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        guard range.location != NSNotFound else { return }
        for manager in layoutManagers { MainActor.assumeIsolated { manager.textChanged(in: range, by: delta) } }
    }
}

/// Is notified of changes in a text storage. Changes that the delegate makes before a change is processed become part
/// of that change.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
