import UIKit

@main class NotesApp: UIResponder, UIApplicationDelegate {}
