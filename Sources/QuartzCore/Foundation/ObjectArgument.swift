/// An argument of a format that is passed as an object, as any object is on iOS: in place of `%@` stands its description.
///
/// Foundation on Linux passes strings so, and nothing else.
package protocol ObjectArgument: CVarArg {}

extension ObjectArgument {
    /// What stands in place of `%@`.
    package var formatText: String { (self as? NSNumber)?.stringValue ?? "\(self)" }

    /// For Foundation's own formatting, which takes the address of a string. The string is never freed, since nobody
    /// owns the arguments of a C function; formatting by UIKit does not come here.
    public var _cVarArgEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: formatText)).toOpaque())]
    }
}

extension NSObject: @retroactive CVarArg, ObjectArgument {}
extension Date: @retroactive CVarArg, ObjectArgument {}
extension URL: @retroactive CVarArg, ObjectArgument {}
extension Decimal: @retroactive CVarArg, ObjectArgument {}
extension Array: @retroactive CVarArg, ObjectArgument {}
extension Dictionary: @retroactive CVarArg, ObjectArgument {}
