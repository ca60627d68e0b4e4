#sourceLocation(file: "Fixtures/ports/before/managed-objects.swift", line: 2)
import CoreData; import UIKit

public enum ManagedObjects {
    @MainActor public static func run() -> [String] {
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        let trip = ManagedObjectsTrip(context: container.viewContext)
        trip.title = "Oslo"
        trip.days = 3
        let stop = ManagedObjectsStop(name: "Fjord", context: container.viewContext)
        trip.addToStops(stop)
        let found = ManagedObjectsTrip.all(in: container.viewContext)
        return ["\(found.count) \(found[0].title ?? "") \(found[0].days)", "\(stop.trip === trip) \(trip.stops?.count ?? 0)"]
    }

    private static func model() -> NSManagedObjectModel {
        let (trip, stop) = (NSEntityDescription(), NSEntityDescription())
        (trip.name, trip.managedObjectClassName) = ("Trip", "ManagedObjectsTrip")
        (stop.name, stop.managedObjectClassName) = ("Stop", "ManagedObjectsStop")
        let title = NSAttributeDescription()
        (title.name, title.attributeType) = ("title", .stringAttributeType)
        let days = NSAttributeDescription()
        (days.name, days.attributeType, days.defaultValue) = ("days", .integer16AttributeType, 1)
        let name = NSAttributeDescription()
        (name.name, name.attributeType) = ("name", .stringAttributeType)
        let stops = NSRelationshipDescription()
        (stops.name, stops.destinationEntity) = ("stops", stop)
        let back = NSRelationshipDescription()
        (back.name, back.destinationEntity, back.maxCount) = ("trip", trip, 1)
        (stops.inverseRelationship, back.inverseRelationship) = (back, stops)
        trip.properties = [title, days, stops]
        stop.properties = [name, back]
        let model = NSManagedObjectModel()
        model.entities = [trip, stop]
        return model
    }
}
// → 1 Oslo 3
// → true 1


public class ManagedObjectsTrip: NSManagedObject {
    static func all(in context: NSManagedObjectContext) -> [ManagedObjectsTrip] {
        let request: NSFetchRequest<ManagedObjectsTrip> = fetchRequest()
        request.predicate = NSPredicate(format: "%K == %@", "title", "Oslo")
        return (try? context.fetch(request)) ?? []
    }
}

extension ManagedObjectsTrip {
    public class func fetchRequest() -> NSFetchRequest<ManagedObjectsTrip> {
        return NSFetchRequest<ManagedObjectsTrip>(entityName: "Trip")
    }

    public var title: String? { get { managedValue(forKey: "title") } set { setManagedValue(newValue, forKey: "title") } }
    public var days: Int16 { get { managedValue(forKey: "days") } set { setManagedValue(newValue, forKey: "days") } }
    public var stops: NSSet? { get { managedValue(forKey: "stops") } set { setManagedValue(newValue, forKey: "stops") } }

    
    public func addToStops(_ value: ManagedObjectsStop) { addManaged(value, forKey: "stops") }

    
    public func removeFromStops(_ values: NSSet) { removeManaged(values, forKey: "stops") }
}

public class ManagedObjectsPlace: NSManagedObject {
    var name: String { get { managedValue(forKey: "name") } set { setManagedValue(newValue, forKey: "name") } }
}

public class ManagedObjectsStop: ManagedObjectsPlace {
    public var trip: ManagedObjectsTrip? { get { managedValue(forKey: "trip") } set { setManagedValue(newValue, forKey: "trip") } }

    init(name: String, context: NSManagedObjectContext) {
        super.init(entity: ManagedObjectsStop.entity(), insertInto: context)
        self.name = name
    }
public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) } }
