public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSCoreDataError = 134060
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSPersistentStoreSaveError = 134030
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"

/// The rules of a model that objects must keep when they are saved.
enum Validation {
    /// The violations of an object as one error; `nil` if there is none.
    static func problem(of object: NSManagedObject) -> NSError? {
        one(of: object.entity.properties.filter { !$0.isTransient }.compactMap { problem(of: $0, object) })
    }

    /// A single error for several; `nil` for none.
    static func one(of errors: [NSError]) -> NSError? {
        guard errors.count > 1 else { return errors.first }
        return NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors])
    }

    /// The error of an object that must not be deleted, because objects of a relationship remain; `nil` for none.
    static func refusal(of object: NSManagedObject) -> NSError? {
        let denied = object.entity.properties.compactMap { $0 as? NSRelationshipDescription }.first { relationship in
            relationship.deleteRule == .denyDeleteRule
                && (object.row.links[relationship.name] ?? [])
                    .contains { object.managedObjectContext?.registeredObject(for: $0)?.isDeleted != true }
        }
        return denied.map { error(NSValidationRelationshipDeniedDeleteError, $0, object) }
    }

    private static func problem(of property: NSPropertyDescription, _ object: NSManagedObject) -> NSError? {
        guard let relationship = property as? NSRelationshipDescription else {
            let isMissing = !property.isOptional && object.row.attributes[property.name] == nil
            return isMissing ? error(NSValidationMissingMandatoryPropertyError, property, object) : nil
        }
        let count = object.row.links[property.name]?.count ?? 0
        if count == 0, property.isOptional { return nil }
        // A relationship to many has an empty set for a value, which only a minimum count excludes.
        if count == 0, !relationship.isToMany {
            return error(NSValidationMissingMandatoryPropertyError, property, object)
        }
        if count < relationship.minCount {
            return error(NSValidationRelationshipLacksMinimumCountError, property, object)
        }
        return relationship.maxCount > 0 && count > relationship.maxCount
            ? error(NSValidationRelationshipExceedsMaximumCountError, property, object) : nil
    }

    private static func error(_ code: Int, _ property: NSPropertyDescription, _ object: NSManagedObject) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSLocalizedDescriptionKey: "\(property.name) of \(object.entity.name ?? "") is not valid.",
                NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: object,
            ])
    }
}
