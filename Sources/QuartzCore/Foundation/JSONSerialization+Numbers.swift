// As in `Date+VirtualTime.swift`: numbers as they are on iOS, in place of those that Foundation reads on Linux.

extension JSONSerialization {
    /// Returns the objects of a JSON text.
    ///
    /// Numbers with a fraction are the nearest doubles. On Linux (Swift 6.3.1), Foundation keeps those with more than 15
    /// digits as decimal numbers, and two thirds of them are not the nearest double when an application reads them.
    @_disfavoredOverload
    public class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
        nearest(try JSONSerialization.Foundation::jsonObject(with: data, options: opt))
    }

    private class func nearest(_ object: Any) -> Any {
        switch object {
        case let number as NSDecimalNumber:
            // Decimal numbers are written with all digits, which `Double` reads exactly rounded.
            number.description.contains(".") ? Double(number.description).map(NSNumber.init(value:)) ?? number : number
        case let elements as [Any]: elements.map(nearest)
        case let members as [String: Any]: members.mapValues(nearest)
        default: object
        }
    }
}
