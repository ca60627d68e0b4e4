/// Why the use of an API has another result than on a device. Printed in traces.
package enum UnsupportedReason: String, Sendable {
    /// The API is not supported, or not with such values.
    case api = "unsupported"
    /// There is no resource of the name.
    case missing
    /// The file of the resource cannot be read, or leads out of its folder.
    case unreadable
    /// The contents of the file are damaged.
    case damaged
}
