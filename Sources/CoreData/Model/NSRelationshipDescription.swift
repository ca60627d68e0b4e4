internal import FrameStoryboards

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property that holds one or more objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var minCount = 0
    /// The largest number of objects; 1 for a relationship to one object, 0 for no limit.
    open var maxCount = 0
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }

    override func duplicate() -> NSPropertyDescription {
        let copy = super.duplicate()
        guard let relationship = copy as? NSRelationshipDescription else { return copy }
        (relationship.deleteRule, relationship.isOrdered) = (deleteRule, isOrdered)
        (relationship.minCount, relationship.maxCount) = (minCount, maxCount)
        relationship.destinationEntity = destinationEntity
        relationship.inverseRelationship = inverseRelationship
        return relationship
    }
}

extension NSRelationshipDescription {
    /// Creates the relationship of a model file, without its destination and inverse.
    convenience init(_ relationship: DataModel.Relationship) {
        self.init()
        name = relationship.name
        isOptional = relationship.isOptional
        isOrdered = relationship.isOrdered
        minCount = relationship.minimum
        maxCount = relationship.isToMany ? (relationship.maximum == 1 ? 0 : relationship.maximum) : 1
        switch relationship.deletionRule {
        case .nullify: deleteRule = .nullifyDeleteRule
        case .cascade: deleteRule = .cascadeDeleteRule
        case .deny: deleteRule = .denyDeleteRule
        case .noAction: deleteRule = .noActionDeleteRule
        }
    }
}
