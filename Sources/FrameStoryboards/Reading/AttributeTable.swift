/// The attributes whose values are flags or numbers, wherever they stand; all others are names and text.
enum AttributeTable {
    static let flags = names(
        """
        opaque hidden clipsSubviews clearsContextBeforeDrawing userInteractionEnabled multipleTouchEnabled
        translatesAutoresizingMaskIntoConstraints fixedFrame enabled selected highlighted adjustsFontSizeToFit
        preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea adjustsImageWhenHighlighted
        adjustsImageWhenDisabled showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted adjustsLetterSpacingToFit
        adjustsFontForContentSizeCategory useDefaultLayoutMargins baselineRelativeArrangement
        layoutMarginsRelativeArrangement pagingEnabled directionalLockEnabled bounces alwaysBounceVertical
        alwaysBounceHorizontal showsHorizontalScrollIndicator showsVerticalScrollIndicator scrollEnabled bouncesZoom
        delaysContentTouches canCancelContentTouches scrollsToTop translucent largeTitles animating hidesWhenStopped on
        momentary continuous definesPresentationContext providesPresentationContextTransitionStyle
        hidesBottomBarWhenPushed automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars
        navigationBarHidden toolbarHidden animates launchScreen useAutolayout useSafeAreas useTraitCollections symbolic appends flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY widthSizable heightSizable
        cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded hidesBackButton leftItemsSupplementBackButton
        modalInPresentation allowsSelection
        """)

    static let numbers = names(
        """
        alpha tag x y width height minX minY maxX maxY pointSize size red green blue white top left bottom right leading
        trailing minimumFontSize minimumScaleFactor preferredMaxLayoutWidth numberOfLines spacing zoomScale minimumZoomScale
        maximumZoomScale rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight minValue maxValue value
        minimumValue maximumValue stepValue progress numberOfPages currentPage constant horizontalHuggingPriority
        verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority priority
        numberOfTapsRequired numberOfTouchesRequired minimumNumberOfTouches maximumNumberOfTouches minimumPressDuration
        allowableMovement location length splitViewControllerTargetIndex imagePadding titlePadding cornerRadius
        minimumLineSpacing minimumInteritemSpacing shadowOffset interPageSpacing selectedSegmentIndex
        """)

    /// An element in which `value` may be text.
    static let elementOfText = "userDefinedRuntimeAttribute"

    private static func names(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
