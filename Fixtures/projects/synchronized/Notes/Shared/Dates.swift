import Foundation

let today = Date.distantPast
