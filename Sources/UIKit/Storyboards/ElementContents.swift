/// The contents of scene files that are made by classes of UIKit.
package enum ElementContents {
    package static let all: [ElementContent] = [.button]
}
