internal import Synchronization

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { staticText(sel.description) }

/// Runs the body. There are no autoreleased objects.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// MARK: Classes

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The class's name qualified by its module, as `NSStringFromClass` returns it; `nil` for no class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { staticText(cls.map(NSStringFromClass) ?? "nil") }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Whether both are the same class, or both are `nil`. In Objective-C, classes are objects that `===` compares.
public func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }

public func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }

/// Strings returned by C functions, which are never freed.
private let texts = Mutex<[String: StaticText]>([:])

// Unchecked because the string is immutable.
private struct StaticText: @unchecked Sendable {
    let start: UnsafePointer<CChar>
}

func staticText(_ text: String) -> UnsafePointer<CChar> {
    texts.withLock { texts in
        if let known = texts[text] { return known }
        let utf8 = text.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: utf8.count)
        for (index, unit) in utf8.enumerated() { (copy + index).initialize(to: unit) }
        let made = StaticText(start: copy)
        texts[text] = made
        return made
    }.start
}
