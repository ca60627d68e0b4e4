extension NSAttributedString {
    /// - Parameter range: becomes the part around `location` for which this was noted; it may go on with the same behind.
    public func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        let found = content.run(at: location)
        range?.pointee = found.range
        return found.run.attributes
    }

    public func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// - Parameter range: becomes all of the part around `location`, inside `rangeLimit`, that has the same attributes.
    public func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [Key: Any] {
        let own = attributes(at: location, effectiveRange: nil)
        range?.pointee = longest(around: location, in: rangeLimit) { AttributedContent.isSame($0, own) }
        return own
    }

    public func attribute(
        _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let own = attribute(attrName, at: location, effectiveRange: nil)
        range?.pointee = longest(around: location, in: rangeLimit) { AttributedContent.isSame($0[attrName], own) }
        return own
    }

    /// Calls `block` for every part of `enumerationRange` with the same attributes.
    public func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(enumerationRange, opts, { own, other in AttributedContent.isSame(own, other) }, block)
    }

    /// Calls `block` for every part of `enumerationRange` with the same value of an attribute, `nil` where it has none.
    public func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(
            enumerationRange, opts, { own, other in AttributedContent.isSame(own[attrName], other[attrName]) }
        ) { attributes, range, stop in block(attributes[attrName], range, stop) }
    }

    private func enumerate(
        _ range: NSRange, _ options: EnumerationOptions, _ isSame: ([Key: Any], [Key: Any]) -> Bool,
        _ block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var parts: [([Key: Any], NSRange)] = []
        var location = range.location
        while location < NSMaxRange(range) {
            let own = attributes(at: location, effectiveRange: nil)
            let part = longest(around: location, in: range) { isSame(own, $0) }
            parts.append((own, part))
            location = NSMaxRange(part)
        }
        var stop = ObjCBool(false)
        for (attributes, part) in options.contains(.reverse) ? parts.reversed() : parts {
            block(attributes, part, &stop)
            if stop.boolValue { return }
        }
    }

    private func longest(around location: Int, in limit: NSRange, _ isSame: ([Key: Any]) -> Bool) -> NSRange {
        var part = content.run(at: location).range
        while part.location > limit.location, isSame(content.run(at: part.location - 1).run.attributes) {
            part = NSUnionRange(part, content.run(at: part.location - 1).range)
        }
        while NSMaxRange(part) < NSMaxRange(limit), isSame(content.run(at: NSMaxRange(part)).run.attributes) {
            part = NSUnionRange(part, content.run(at: NSMaxRange(part)).range)
        }
        return NSIntersectionRange(part, limit)
    }
}
