extension NSKeyedUnarchiver {
    /// Reads an array of objects of a class.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` for an archive of something else.
    public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
        ofClass cls: Object.Type, from data: Data
    ) throws -> [Object]? {
        guard let objects = try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Object] else {
            throw CocoaError(.coderReadCorrupt)
        }
        return objects
    }
}
