import UIKit

// Everything on the screens of an ordinary application, by topic.
public enum Catalogue {
    public static let all = symbols + controls + pickers + buttons + menus + text + alerts + search + bars
}
