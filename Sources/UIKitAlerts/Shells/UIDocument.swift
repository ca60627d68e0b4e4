internal import QuartzCore

/// A document in a file, which a subclass reads and writes.
///
/// A subclass overrides ``load(fromContents:ofType:)`` and ``contents(forType:)``. The file is read and written at once;
/// handlers are called in the next turn of the run loop. Changes are saved by ``autosave(completionHandler:)`` and
/// ``close(completionHandler:)``, not by themselves.
@MainActor @preconcurrency open class UIDocument: NSObject {
    /// The reason why a document is saved. Raw values match the public header.
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    /// The kind of a change. Raw values match the public header.
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

    /// The state of a document. Bits match the public header.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        /// Nothing is in the way of editing.
        public static let normal: State = []
        public static let closed = State(rawValue: 1 << 0)
        public static let inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2)
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Posted when ``documentState`` changes.
    public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

    open private(set) var fileURL: URL
    open var documentState: State { storedState }
    private var storedState = State.closed {
        didSet {
            guard storedState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// The modification date of the file when the document was last read or written; `nil` before that. Read by
    /// applications: nothing here depends on it.
    open var fileModificationDate: Date?
    /// An undo manager for the document's changes, made on first use. Read by applications: nothing here
    /// depends on it.
    open lazy var undoManager: UndoManager! = UndoManager()
    open private(set) var hasUnsavedChanges = false

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// The name of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The extension of the file; `nil` if it has none.
    open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    open var savingFileType: String? { fileType }

    // MARK: Reading

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        var isOpen = false
        do {
            try read(from: fileURL)
            isOpen = true
            storedState.remove(.closed)
        } catch {
            handleError(error, userInteractionPermitted: true)
        }
        finish(isOpen, completionHandler)
    }

    /// Reads the contents of a file and hands them to ``load(fromContents:ofType:)``.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
        try noteModification(of: url)
    }

    private func noteModification(of url: URL) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        fileModificationDate = attributes[.modificationDate] as? Date
    }

    /// Takes the contents of the file, a `Data`. Does nothing unless overridden.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Saves changes and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let isSaved = !hasUnsavedChanges || write(to: fileURL)
        storedState.insert(.closed)
        finish(isSaved, completionHandler)
    }

    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        var isRead = false
        do {
            try read(from: url)
            isRead = true
            hasUnsavedChanges = false
        } catch {
            handleError(error, userInteractionPermitted: true)
        }
        finish(isRead, completionHandler)
    }

    // MARK: Writing

    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let isSaved = write(to: url)
        if isSaved {
            fileURL = url
            storedState.remove(.closed)
        }
        finish(isSaved, completionHandler)
    }

    /// Saves the document if it has changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        finish(!hasUnsavedChanges || write(to: fileURL), completionHandler)
    }

    /// Returns the contents to write, a `Data`. Throws an error unless overridden.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }

    /// Writes the contents, a `Data`, to a file.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }

    private func write(to url: URL) -> Bool {
        do {
            let contents = try contents(forType: savingFileType ?? "")
            try writeContents(
                contents, to: url, for: url == fileURL ? .forOverwriting : .forCreating, originalContentsURL: fileURL)
            try noteModification(of: url)
        } catch {
            storedState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            return false
        }
        storedState.remove(.savingError)
        hasUnsavedChanges = false
        return true
    }

    private func finish(_ isDone: Bool, _ handler: ((Bool) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.main.async { handler(isDone) }
    }

    // MARK: Changes

    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

    /// Called with an error of reading or writing. Does nothing unless overridden.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

    /// Called when the document cannot be edited for a while, which does not happen.
    open func disableEditing() {}
    open func enableEditing() {}
}
