/// Whether both are the same class, or both are nil. In Objective-C, classes are objects that `===` compares.
public func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }

public func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }
