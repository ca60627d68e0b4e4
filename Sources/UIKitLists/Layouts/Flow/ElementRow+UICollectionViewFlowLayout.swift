internal import FrameStoryboards
internal import QuartzCore

extension ElementRow {
    package static let collectionViewFlowLayout = ElementRow(
        UICollectionViewFlowLayout.self, "collectionViewFlowLayout", role: .object,
        attributes: [
            .number("minimumLineSpacing") { $0.minimumLineSpacing = $1 },
            .number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 },
            .choice("scrollDirection") { $0.scrollDirection = $1 },
            .size("itemSize") { $0.itemSize = $1 },
            // Interface Builder's -1 × -1 stands for its choice “Automatic”.
            .size("estimatedItemSize") {
                $0.estimatedItemSize = $1.width < 0 ? UICollectionViewFlowLayout.automaticSize : $1
            },
            .size("headerReferenceSize") { $0.headerReferenceSize = $1 },
            .size("footerReferenceSize") { $0.footerReferenceSize = $1 },
            .insets("sectionInset") { $0.sectionInset = $1 },
            .choice("sectionInsetReference") { $0.sectionInsetReference = $1 },
            .flag("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 },
            .flag("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 },
        ])
}

extension UICollectionViewFlowLayout.SectionInsetReference: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
    }
}
