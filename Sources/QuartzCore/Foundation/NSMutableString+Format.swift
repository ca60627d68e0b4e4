extension NSMutableString {
    /// Adds the format with its arguments to the end.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}
