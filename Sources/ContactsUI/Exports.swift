@_exported public import Contacts
@_exported public import UIKit
