/// What kind of device it is. Raw values are those of the public header.
public enum UIUserInterfaceIdiom: Int, CaseIterable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
