import CoreData
import FrameRecording
import Testing
import UIKit

class Author: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var born: Int16 {
        get { managedValue(forKey: "born") }
        set { setManagedValue(newValue, forKey: "born") }
    }
    var books: Set<Book> {
        get { managedValue(forKey: "books") }
        set { setManagedValue(newValue, forKey: "books") }
    }
    class func fetchRequest() -> NSFetchRequest<Author> { NSFetchRequest<Author>(entityName: "Author") }
}

class Book: NSManagedObject {
    var title: String? {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
    }
    var author: Author? {
        get { managedValue(forKey: "author") }
        set { setManagedValue(newValue, forKey: "author") }
    }
}

/// Uses objects where no actor is named, as Core Data allows.
private struct Shelf {
    func titles(of author: Author) -> [String] { author.books.compactMap(\.title).sorted() }
    func request() -> NSFetchRequest<Author> { Author.fetchRequest() }
    /// A request whose type is not stated is the one of the subclass.
    func sortedRequest() -> NSFetchRequest<Author> {
        let request = Author.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return request
    }
    func anyRequest() -> NSFetchRequest<any NSFetchRequestResult> { Author.fetchRequest() }
}

/// Objects in memory, their relationships, and the order of what observers hear.
@MainActor @Suite("Managed objects") struct ManagedObjectTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" language="Swift">
            <entity name="Author" representedClassName="Author" syncable="YES" codeGenerationType="class">
                <attribute name="born" optional="YES" attributeType="Integer 16" defaultValueString="1900" usesScalarValueType="YES"/>
                <attribute name="name" attributeType="String"/>
                <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Book" representedClassName="Book" syncable="YES">
                <attribute name="title" optional="YES" attributeType="String"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
            </entity>
        </model>
        """

    /// Runs with a container of the model file, and returns what is reported.
    @discardableResult private func run(
        _ setUp: @escaping @MainActor @Sendable (NSPersistentContainer) throws -> Void
    ) throws -> Recording {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder) }
        let version = folder.appending(path: "Library 2.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(Self.contents.utf8).write(to: version.appending(path: "contents"))
        return try Recording(
            of: Scene("objects", device: .iPhone15) { world in
                world.window.rootViewController = UIViewController()
                guard let model = NSManagedObjectModel(contentsOf: folder) else { return }
                let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
                container.loadPersistentStores { _, error in #expect(error == nil) }
                do { try setUp(container) } catch { Issue.record(error) }
                world.at(1) {}
            })
    }

    private static func fill(_ context: NSManagedObjectContext) -> [Author] {
        [("Ann", 1950), ("Bob", 1900), ("Cid", 1990)].map { name, born in
            let author = Author(context: context)
            (author.name, author.born) = (name, Int16(born))
            return author
        }
    }

    @Test func aStoreInAFileIsReportedAsEmpty() throws {
        let recording = try run { container in
            let context = container.viewContext
            #expect(Author(context: context).born == 1900)
            #expect(context.insertedObjects.count == 1 && context.hasChanges)
            context.rollback()
            #expect(!context.hasChanges && context.registeredObjects.isEmpty)
        }
        #expect(recording.unsupported.map(\.api) == ["Core Data's store in a file"])
    }

    @Test func requestsFilterAndSort() throws {
        try run { container in
            let context = container.viewContext
            let authors = Self.fill(context)
            let request = Shelf().request()
            #expect(try context.fetch(request) == authors)
            request.predicate = NSPredicate(format: "born < %d AND name != %@", 1980, "x")
            request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.born, ascending: true)]
            #expect(try context.fetch(request).map(\.name) == ["Bob", "Ann"])
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
            request.predicate = nil
            (request.fetchOffset, request.fetchLimit) = (1, 1)
            #expect(try context.fetch(request).map(\.name) == ["Bob"])
            #expect(try context.count(for: Author.fetchRequest() as NSFetchRequest<Author>) == 3)
            #expect(try context.count(for: Author.fetchRequest()) == 3)
            #expect(try context.fetch(Shelf().sortedRequest()).count == 3)
            #expect(Shelf().anyRequest().entityName == "Author")
            try context.save()
            #expect(!context.hasChanges && !authors[0].objectID.isTemporaryID)
            let other = container.newBackgroundContext()
            let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")
            #expect(try other.fetch(all).compactMap { ($0 as? Author)?.name } == ["Ann", "Bob", "Cid"])
            #expect(throws: NSError.self) { try context.fetch(NSFetchRequest<Author>(entityName: "Nobody")) }
        }
    }

    @Test func relationshipsHaveInverses() throws {
        try run { container in
            let context = container.viewContext
            let authors = Self.fill(context)
            let book = Book(context: context)
            book.author = authors[0]
            #expect(authors[0].books == [book] && Shelf().titles(of: authors[0]) == [])
            authors[1].addManaged(book, forKey: "books")
            #expect(authors[0].books.isEmpty && book.author === authors[1])
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: "author.name == %@", "Bob")
            #expect(try context.fetch(request) == [book])
            try context.save()
            context.delete(authors[1])
            #expect(book.isDeleted)
            try context.save()
            #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
        }
    }

    @Test func violationsAreNotSaved() throws {
        try run { container in
            let context = container.viewContext
            let author = Author(context: context)
            #expect { try context.save() } throws: { ($0 as NSError).code == NSValidationMissingMandatoryPropertyError }
            author.name = "Ann"
            // The books are not optional, and none are enough, because there is no minimum count.
            try context.save()
            author.entity.relationshipsByName["books"]?.minCount = 1
            author.born = 1990
            #expect { try context.save() } throws: {
                ($0 as NSError).code == NSValidationRelationshipLacksMinimumCountError
            }
            author.entity.relationshipsByName["books"]?.minCount = 0
            try context.save()
            let twin = Author(context: context)
            twin.name = "Ann"
            #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
            context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
            try context.save()
            #expect(try context.fetch(NSFetchRequest<Author>(entityName: "Author")) == [twin])
        }
    }

    @Test func contextsMergeSavedChanges() throws {
        try run { container in
            let view = container.viewContext
            view.automaticallyMergesChangesFromParent = true
            let author = Self.fill(view)[0]
            try view.save()
            container.performBackgroundTask { context in
                let copy = context.object(with: author.objectID) as? Author
                copy?.name = "Eve"
                try? context.save()
                #expect(author.name == "Ann" && copy !== author)
                DispatchQueue.main.async { DispatchQueue.main.async { #expect(author.name == "Eve") } }
            }
            let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            child.parent = view
            Author(context: child).name = "Fay"
            #expect(try view.count(for: NSFetchRequest<Author>(entityName: "Author")) == 3)
            try child.save()
            #expect(try view.count(for: NSFetchRequest<Author>(entityName: "Author")) == 4 && view.hasChanges)
        }
    }

    private final class Witness: NSObject, NSFetchedResultsControllerDelegate {
        var notes: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            notes.append("begins")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            notes.append("ends \(controller.fetchedObjects?.count ?? 0)")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let name = (anObject as? Author)?.name ?? ""
            notes.append(
                "\(type) \(name) \(indexPath.map { [$0.section, $0.row] } ?? []) \(newIndexPath.map { [$0.section, $0.row] } ?? [])"
            )
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            notes.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        }
    }

    @Test func resultsFollowTheirContext() throws {
        let witness = Witness()
        try run { container in
            let context = container.viewContext
            let authors = Self.fill(context)
            try context.save()
            let request: NSFetchRequest<Author> = Author.fetchRequest()
            request.sortDescriptors = [
                NSSortDescriptor(key: "born", ascending: true), NSSortDescriptor(key: "name", ascending: true),
            ]
            let results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "born", cacheName: nil)
            results.delegate = witness
            try results.performFetch()
            #expect(results.sections?.map(\.name) == ["1900", "1950", "1990"])
            #expect(results.object(at: IndexPath(row: 0, section: 1)) === authors[0])
            context.perform {
                authors[0].born = 1990
                context.delete(authors[1])
            }
            context.perform {
                #expect(results.indexPath(forObject: authors[0]) == IndexPath(row: 0, section: 0))
                authors[2].name = "Cyd"
                let new = Author(context: context)
                (new.name, new.born) = ("Dan", 1990)
            }
        }
        #expect(
            witness.notes
                == [
                    "begins", "delete section 1950 1", "delete section 1900 0", "delete Bob [0, 0] []",
                    "move Ann [1, 0] [0, 0]", "ends 2", "begins", "insert Dan [] [0, 2]", "update Cid [0, 1] [0, 1]",
                    "ends 3",
                ].map { $0.replacing("update Cid", with: "update Cyd") })
    }
}
