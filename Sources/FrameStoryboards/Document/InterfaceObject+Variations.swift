extension InterfaceObject {
    /// Returns the object as it is in these size classes, with its attributes and values overridden by variations.
    public func resolved(
        width: InterfaceVariation.SizeClass, height: InterfaceVariation.SizeClass
    ) -> InterfaceObject {
        var attributes = self.attributes
        var values = self.values
        for variation in variations where variation.holds(width: width, height: height) {
            attributes.merge(variation.attributes) { $1 }
            values.merge(variation.values) { $1 }
        }
        var object = with(attributes, values)
        object.lists = lists
        return object
    }

    /// Returns the attributes and values that variations change, as they are in these size classes, or `nil` if there
    /// are none.
    public func varying(
        width: InterfaceVariation.SizeClass, height: InterfaceVariation.SizeClass
    ) -> InterfaceObject? {
        let names = Set(variations.flatMap(\.attributes.keys))
        let keys = Set(variations.flatMap(\.values.keys))
        guard !names.isEmpty || !keys.isEmpty else { return nil }
        let all = resolved(width: width, height: height)
        return with(all.attributes.filter { names.contains($0.key) }, all.values.filter { keys.contains($0.key) })
    }

    /// Whether the member of a list (`subviews`, `constraints`) is included in these size classes.
    public func isInstalled(
        _ id: String, in list: String, width: InterfaceVariation.SizeClass, height: InterfaceVariation.SizeClass
    ) -> Bool {
        var isInstalled = true
        for variation in variations where variation.holds(width: width, height: height) {
            if variation.excluded[list]?.contains(id) == true { isInstalled = false }
            if variation.included[list]?.contains(id) == true { isInstalled = true }
        }
        return isInstalled
    }

    private func with(_ attributes: [String: String], _ values: [String: InterfaceValue]) -> InterfaceObject {
        var object = InterfaceObject(
            element: element, role: role, id: id, key: key, place: place, customClass: customClass,
            attributes: attributes)
        object.values = values
        return object
    }

    /// Returns the object with only some of its connections.
    public func keeping(
        _ outlets: (InterfaceOutlet) -> Bool, actions: (InterfaceAction) -> Bool
    ) -> InterfaceObject {
        var object = with([:], [:])
        object.outlets = self.outlets.filter(outlets)
        object.actions = self.actions.filter(actions)
        return object
    }
}

extension InterfaceConstraint {
    /// Returns the constant and the priority in these size classes.
    public func resolved(
        width: InterfaceVariation.SizeClass, height: InterfaceVariation.SizeClass
    ) -> InterfaceConstraint {
        var constraint = self
        for variation in variations where variation.holds(width: width, height: height) {
            if let constant = variation.attributes["constant"].flatMap(Double.init) { constraint.constant = constant }
            if let priority = variation.attributes["priority"].flatMap(Double.init) { constraint.priority = priority }
        }
        return constraint
    }
}
