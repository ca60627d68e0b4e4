import Testing
import UIKit

/// The markers of lists.
@Suite struct TextListTests {
    @Test func itemsHaveTheMarkersOfTheFormat() {
        func markers(_ format: NSTextList.MarkerFormat) -> [String] {
            let list = NSTextList(markerFormat: format, options: 0)
            return [1, 4, 27].map { list.marker(forItemNumber: $0) }
        }
        #expect(markers(.disc) == ["•", "•", "•"])
        #expect(markers(NSTextList.MarkerFormat("{decimal}.")) == ["1.", "4.", "27."])
        #expect(markers(.lowercaseAlpha) == ["a", "d", "aa"])
        #expect(markers(.uppercaseRoman) == ["I", "IV", "XXVII"])
        #expect(markers(.lowercaseHexadecimal) == ["1", "4", "1b"])
    }

    @Test func stylesKeepTheirLists() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 3)]
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.textLists.first?.startingItemNumber == 3 && copy?.textLists.first?.isOrdered == true)
        #expect(!NSTextList(markerFormat: .disc).isOrdered)
    }
}
