// Long: a table of declarations, which a test records.

/// Names of the members that UIKit, QuartzCore and CoreGraphics types have here.
enum FrameworkMembers {
    /// Member names keyed by type name, such as `UIView.AnimationOptions`. Inherited members are not included.
    static let all: [String: Set<String>] = {
        let lines = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
        return Dictionary(
            uniqueKeysWithValues: lines.map { parts in
                (String(parts[0]), Set(parts.dropFirst().joined().split(separator: " ").map(String.init)))
            })
    }()

    /// Members that any type may have: those declared by protocols, by `NSObject` and by the language itself.
    static let common = (all["*"] ?? []).union(all["OpenObject"] ?? []).union([
        "Protocol", "RawValue", "Type", "allCases", "debugDescription", "description", "hash", "init",
        "instancesRespond", "isSubclass", "load", "none",
        "self", "some", "superclass", "version",
    ])

    static let text = #"""
        *: TraitChangeHandler accessibilityContrast action activeAppearance activityViewController activityViewControllerPlaceholderItem adaptivePresentationStyle addAnimations addCompletion addObserver adjustTextPosition affectsColorAppearance alpha animate animateAlongsideTransition animateTransition animationController animationDidStart animationDidStop animationEnded appear appearance application applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationWillEnterForeground applicationWillResignActive applicationWillTerminate arrowBase arrowHeight attributes autocapitalizationType autocorrectionType automatic autoreverses awakeFromNib barPosition baseWritingDirection beginTime beginningOfDocument bottomAnchor bounce bounds breathe calendarView cancelInteractiveTransition caretRect center characterRange closestPosition collectionView collectionViewDidEndMultipleSelectionInteraction collisionBehavior collisionBoundingPath collisionBoundsType colorPickerViewController colorPickerViewControllerDidFinish colorPickerViewControllerDidSelectColor compare completeTransition completionCurve completionSpeed completionVelocity configuration container containerTraitCollection containerView contentInsets contentSize contentViewInsets contextMenuInteraction continueAnimation convert cubicTimingParameters dateSelection defaultValue deleteBackward dictionaryWithValues didChangeValue didDismissSearchController didMove didPresentSearchController disappear discoverabilityTitle display displayGamut displayScale documentContextAfterInput documentContextBeforeInput documentInputMode documentPicker documentPickerWasCancelled draw duration dynamicAnimatorDidPause dynamicAnimatorWillResume editMenuInteraction effectiveContentInsets effectiveContentSize enablesReturnKeyAutomatically endOfDocument fillMode finalFrame finishAnimation finishInteractiveTransition firstRect fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont forceTouchCapability fractionComplete frame gestureRecognizer gestureRecognizerShouldBegin hasText heightAnchor horizontalSizeClass iconImage identifier image imagePickerController imagePickerControllerDidCancel indexPath indexTitles initialFrame initiallyInteractive inlinePredictionType inputDelegate insertChild insertSibling insertText interactionControllerForDismissal interactionControllerForPresentation interruptibleAnimator isAnimated isCancelled isHidden isInteractive isInterruptible isPosition isReversed isRunning isSecureTextEntry keyboardAppearance keyboardType layoutDirection layoutSublayers legibilityWeight length localizedDescription localizedSuggestion main makeContentView markedTextRange markedTextStyle maximumDetentValue menu multiDateSelection name navigationBar navigationController navigationControllerPreferredInterfaceOrientationForPresentation navigationControllerSupportedInterfaceOrientations notifyWhenInteractionChanges notifyWhenInteractionEnds numberOfComponents numberOfSections observe offset outlets pageControlProgress pageControlProgressVisibilityDidChange pageControlTimerProgress pageControlTimerProgressDidChange pageViewController pageViewControllerPreferredInterfaceOrientationForPresentation pageViewControllerSupportedInterfaceOrientations passwordRules pauseAnimation pauseInteractiveTransition percentComplete performWithSender pickerView pointerInteraction popoverPresentationController popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover position preferredCommitStyle preferredContentSize preferredContentSizeCategory preferredContentSizeDidChange prepareForPopoverPresentation presentSearchController presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss presentationCount presentationIndex presentationStyle previewViewController primaryViewController pulse rangeEnclosingPosition registerForTraitChanges remove removeObserver repeatCount repeatDuration replace replaceChildren representedElementCategory representedElementKind representedObject returnKeyType rotate run scale scene sceneCaptureState sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging searchBar searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing searchBarTextDidEndEditing searchTextField sectionIndexTitles selectedText selectedTextRange selectionAffinity selectionDidChange selectionRects selectionWillChange selectors sender setBaseWritingDirection setMarkedText setValue setValuesForKeys sheetPresentationControllerDidChangeSelectedDetentIdentifier shouldChangeText size smartDashesType smartInsertDeleteType smartQuotesType speed spellCheckingType splitViewController splitViewControllerDidCollapse splitViewControllerDidExpand springTimingParameters startAnimation startInteractiveTransition state stopAnimation subtitle supports system systemLayoutFittingSizeDidChange tabBar tabBarController tabBarControllerDidEndEditing tabBarControllerPreferredInterfaceOrientationForPresentation tabBarControllerSupportedInterfaceOrientations tabBarControllerWillBeginEditing tableView tableViewDidEndMultipleSelectionInteraction targetDisplayModeForAction targetTransform text textContentType textDidChange textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn textInputView textRange textStorage textStyling textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing textWillChange timeOffset timingCurveType title tokenizer toolTipInteraction topAnchor traitCollection traitCollectionDidChange transform transform3D transitionDuration transitionWasCancelled unmarkText unregisterForTraitChanges updateInteractiveTransition updateSearchResults updated urlSession userInterfaceIdiom userInterfaceLevel userInterfaceStyle value variableColor verticalSizeClass view viewController viewForZooming viewWillTransition wantsInteractiveStart wiggle willChangeValue willDismissSearchController willMove willPresentSearchController willTransition window zIndex
        AppearSymbolEffect: byLayer down up wholeSymbol
        AttributeScopes.UIKitAttributes.BackgroundColorAttribute: Value name
        AttributeScopes.UIKitAttributes.BaselineOffsetAttribute: Value name
        AttributeScopes.UIKitAttributes.FontAttribute: Value name
        AttributeScopes.UIKitAttributes.ForegroundColorAttribute: Value name
        AttributeScopes.UIKitAttributes.KernAttribute: Value name
        AttributeScopes.UIKitAttributes.ParagraphStyleAttribute: Value name
        AttributeScopes.UIKitAttributes.StrikethroughColorAttribute: Value name
        AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute: Value name
        AttributeScopes.UIKitAttributes.TrackingAttribute: Value name
        AttributeScopes.UIKitAttributes.UnderlineColorAttribute: Value name
        AttributeScopes.UIKitAttributes.UnderlineStyleAttribute: Value name
        AttributeScopes.UIKitAttributes: BackgroundColorAttribute BaselineOffsetAttribute FontAttribute ForegroundColorAttribute KernAttribute ParagraphStyleAttribute StrikethroughColorAttribute StrikethroughStyleAttribute TrackingAttribute UnderlineColorAttribute UnderlineStyleAttribute backgroundColor baselineOffset font foregroundColor foundation kern paragraphStyle strikethroughColor strikethroughStyle tracking underlineColor underlineStyle
        AutomaticSymbolEffect: 
        BlockOperation: addExecutionBlock main
        BounceSymbolEffect: byLayer down up wholeSymbol
        BreatheSymbolEffect: byLayer plain pulse wholeSymbol
        CAAnimation: autoreverses beginTime copy delegate duration fillMode isRemovedOnCompletion preferredFrameRateRange repeatCount repeatDuration run setValue speed timeOffset timingFunction value
        CAAnimationCalculationMode: cubic cubicPaced discrete linear paced rawValue
        CAAnimationGroup: animations
        CAAnimationRotationMode: rawValue rotateAuto rotateAutoReverse
        CABasicAnimation: byValue fromValue toValue
        CACornerMask: layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner rawValue
        CADisplayLink: add duration invalidate isPaused preferredFrameRateRange preferredFramesPerSecond remove targetTimestamp timestamp
        CAEdgeAntialiasingMask: layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge rawValue
        CAEmitterCell: alphaSpeed birthRate color contents emissionLongitude emissionRange lifetime name scale scaleRange spin spinRange velocity velocityRange yAcceleration
        CAEmitterLayer: birthRate emitterCells emitterPosition emitterSize lifetime
        CAFrameRateRange: default maximum minimum preferred
        CAGradientLayer: colors endPoint locations startPoint type
        CAGradientLayerType: axial conic radial rawValue
        CAKeyframeAnimation: biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues timingFunctions values
        CALayer: action actions add addSublayer affineTransform allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ animation animationKeys autoreverses backgroundColor backgroundFilters beginTime borderColor borderWidth bounds compositingFilter contains contents contentsCenter contentsGravity contentsRect contentsScale convert convertTime cornerCurve cornerCurveExpansionFactor cornerRadius defaultAction defaultValue delegate display displayIfNeeded draw drawsAsynchronously duration edgeAntialiasingMask fillMode filters frame hitTest insertSublayer isDoubleSided isGeometryFlipped isHidden isOpaque layoutIfNeeded layoutSublayers magnificationFilter mask maskedCorners masksToBounds minificationFilter minificationFilterBias name needsDisplay needsDisplayOnBoundsChange needsLayout opacity position presentation rasterizationScale removeAllAnimations removeAnimation removeFromSuperlayer render repeatCount repeatDuration replaceSublayer setAffineTransform setNeedsDisplay setNeedsLayout setValue shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed style sublayerTransform sublayers superlayer timeOffset transform value zPosition
        CALayerContentsFilter: linear nearest rawValue trilinear
        CALayerContentsGravity: bottom bottomLeft bottomRight center left rawValue resize resizeAspect resizeAspectFill right top topLeft topRight
        CALayerCornerCurve: circular continuous rawValue
        CAMediaTimingFillMode: backwards both forwards rawValue removed
        CAMediaTimingFunction: getControlPoint
        CAMediaTimingFunctionName: default easeIn easeInEaseOut easeOut linear rawValue
        CAPropertyAnimation: isAdditive isCumulative keyPath
        CAReplicatorLayer: instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
        CAShapeLayer: fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor strokeEnd strokeStart
        CAShapeLayerFillRule: evenOdd nonZero rawValue
        CAShapeLayerLineCap: butt rawValue round square
        CAShapeLayerLineJoin: bevel miter rawValue round
        CASpringAnimation: allowsOverdamping bounce damping initialVelocity mass perceptualDuration settlingDuration stiffness
        CATextLayer: alignmentMode font fontSize foregroundColor isWrapped layoutSublayers string truncationMode
        CATextLayerAlignmentMode: center justified left natural rawValue right
        CATextLayerTruncationMode: end middle none rawValue start
        CATransaction: animationDuration animationTimingFunction begin commit completionBlock disableActions flush setAnimationDuration setAnimationTimingFunction setCompletionBlock setDisableActions setValue value
        CATransform3D: m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
        CATransformLayer: 
        CATransition: endProgress startProgress subtype type
        CATransitionSubtype: fromBottom fromLeft fromRight fromTop rawValue
        CATransitionType: fade moveIn push rawValue reveal
        CGAffineTransform: a b c concatenating d identity inverted isIdentity rotated scaledBy translatedBy tx ty
        CGBitmapInfo: alphaInfoMask byteOrder32Big byteOrder32Little rawValue
        CGBlendMode: clear color colorBurn colorDodge copy darken destinationAtop destinationIn destinationOut destinationOver difference exclusion hardLight hue lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight sourceAtop sourceIn sourceOut xor
        CGColor: == alpha black clear colorSpace components copy hash numberOfComponents white
        CGColorSpace: displayP3 genericGrayGamma2_2 numberOfComponents sRGB
        CGContext: addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects beginPath beginTransparencyLayer boundingBoxOfClipPath boundingBoxOfPath clear clip closePath concatenate ctm currentPointOfPath draw drawConicGradient drawLinearGradient drawPath drawRadialGradient endTransparencyLayer fill fillEllipse fillPath height interpolationQuality isPathEmpty makeImage move path pathContains replacePathWithStrokedPath resetClip restoreGState rotate saveGState scaleBy setAllowsAntialiasing setAlpha setBlendMode setFillColor setFlatness setLineCap setLineDash setLineJoin setLineWidth setMiterLimit setShadow setShouldAntialias setStrokeColor stroke strokeEllipse strokeLineSegments strokePath translateBy userSpaceToDeviceSpaceTransform width
        CGDataProvider: data
        CGFont: 
        CGGradient: 
        CGGradientDrawingOptions: drawsAfterEndLocation drawsBeforeStartLocation rawValue
        CGImage: cropping height width
        CGImageAlphaInfo: alphaOnly first last none noneSkipFirst noneSkipLast premultipliedFirst premultipliedLast
        CGInterpolationQuality: default high low medium none
        CGLayer: context size
        CGLineCap: butt round square
        CGLineJoin: bevel miter round
        CGMutablePath: addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect closeSubpath move
        CGPath: == apply applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint hash isEmpty isRect mutableCopy
        CGPathDrawingMode: eoFill eoFillStroke fill fillStroke stroke
        CGPathElement: points type
        CGPathElementType: addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath moveToPoint
        CGPathFillRule: evenOdd winding
        CGVector: dx dy zero
        DisappearSymbolEffect: byLayer down up wholeSymbol
        DispatchGroup: enter leave notify
        DispatchQoS.QoSClass: background default unspecified userInitiated userInteractive utility
        DispatchQoS: QoSClass background default qosClass relativePriority unspecified userInitiated userInteractive utility
        DispatchQueue.Attributes: concurrent initiallyInactive rawValue
        DispatchQueue.AutoreleaseFrequency: inherit never workItem
        DispatchQueue: Attributes AutoreleaseFrequency async asyncAfter global label main sync
        DispatchTime: + - < distantFuture now
        DispatchTimeInterval: microseconds milliseconds nanoseconds never seconds
        DispatchWorkItem: cancel isCancelled notify perform
        DispatchWorkItemFlags: assignCurrentContext barrier detached enforceQoS inheritQoS noQoS rawValue
        HTTPURLResponse: allHeaderFields statusCode value
        IMP: 
        Method: 
        NSAttributedString.EnumerationOptions: longestEffectiveRangeNotRequired rawValue reverse
        NSAttributedString.Key: attachment backgroundColor baselineOffset expansion font foregroundColor kern ligature link obliqueness paragraphStyle rawValue shadow strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect tracking underlineColor underlineStyle writingDirection
        NSAttributedString: EnumerationOptions Key attribute attributedSubstring attributes boundingRect copy draw enumerateAttribute enumerateAttributes hash isEqual length mutableCopy size string
        NSCollectionLayoutAnchor: edges isAbsoluteOffset isFractionalOffset offset
        NSCollectionLayoutBoundarySupplementaryItem: alignment extendsBoundary offset pinToVisibleBounds
        NSCollectionLayoutDecorationItem: background elementKind zIndex
        NSCollectionLayoutDimension: absolute dimension estimated fractionalHeight fractionalWidth isAbsolute isEstimated isFractionalHeight isFractionalWidth isUniformAcrossSiblings uniformAcrossSiblings
        NSCollectionLayoutEdgeSpacing: bottom leading top trailing
        NSCollectionLayoutGroup: custom horizontal interItemSpacing subitems vertical visualDescription
        NSCollectionLayoutGroupCustomItem: frame zIndex
        NSCollectionLayoutItem: contentInsets copy edgeSpacing layoutSize supplementaryItems
        NSCollectionLayoutSection: boundarySupplementaryItems contentInsets contentInsetsReference copy decorationItems interGroupSpacing list orthogonalScrollingBehavior orthogonalScrollingProperties supplementariesFollowContentInsets supplementaryContentInsetsReference visibleItemsInvalidationHandler
        NSCollectionLayoutSize: heightDimension widthDimension
        NSCollectionLayoutSpacing: fixed flexible isFixedSpacing isFlexibleSpacing spacing
        NSCollectionLayoutSupplementaryItem: containerAnchor elementKind itemAnchor zIndex
        NSDiffableDataSourceSectionSnapshot: append collapse contains delete deleteAll expand index insert isEmpty isExpanded isVisible items level parent replace rootItems snapshot visibleItems visualDescription
        NSDiffableDataSourceSectionTransaction: difference finalSnapshot initialSnapshot sectionIdentifier
        NSDiffableDataSourceSnapshot: appendItems appendSections deleteAllItems deleteItems deleteSections indexOfItem indexOfSection insertItems insertSections itemIdentifiers moveItem moveSection numberOfItems numberOfSections reconfigureItems reconfiguredItemIdentifiers reloadItems reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers sectionIdentifier sectionIdentifiers
        NSDiffableDataSourceTransaction: difference finalSnapshot initialSnapshot sectionTransactions
        NSDirectionalEdgeInsets: bottom leading top trailing zero
        NSDirectionalRectEdge: all bottom leading rawValue top trailing
        NSKeyValueChange: insertion removal replacement setting
        NSKeyValueChangeKey: indexesKey kindKey newKey notificationIsPriorKey oldKey rawValue
        NSKeyValueObservation: invalidate
        NSKeyValueObservedChange: Kind indexes isPrior kind newValue oldValue
        NSKeyValueObservingOptions: initial new old prior rawValue
        NSLayoutAnchor: constraint
        NSLayoutConstraint.Attribute: bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width
        NSLayoutConstraint.Axis: horizontal vertical
        NSLayoutConstraint.FormatOptions: alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing directionLeadingToTrailing directionLeftToRight directionRightToLeft rawValue
        NSLayoutConstraint.Relation: equal greaterThanOrEqual lessThanOrEqual
        NSLayoutConstraint: Attribute Axis FormatOptions Relation activate constant constraints deactivate firstAnchor firstAttribute firstItem identifier isActive multiplier priority relation secondAnchor secondAttribute secondItem shouldBeArchived
        NSLayoutDimension: constraint
        NSLayoutManager: addTextContainer allowsNonContiguousLayout boundingRect characterIndex characterIndexForGlyph characterRange delegate drawBackground drawGlyphs ensureGlyphs ensureLayout enumerateEnclosingRects enumerateLineFragments extraLineFragmentRect glyphIndex glyphIndexForCharacter glyphRange invalidateDisplay invalidateLayout lineFragmentRect lineFragmentUsedRect location numberOfGlyphs removeTextContainer showsControlCharacters showsInvisibleCharacters textContainer textContainers textStorage usedRect usesFontLeading
        NSLayoutXAxisAnchor: anchorWithOffset constraint
        NSLayoutYAxisAnchor: anchorWithOffset constraint
        NSLineBreakMode: byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
        NSMutableAttributedString: addAttribute addAttributes append beginEditing deleteCharacters endEditing insert removeAttribute replaceCharacters setAttributedString setAttributes
        NSMutableParagraphStyle: alignment baseWritingDirection firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore setParagraphStyle tailIndent
        NSParagraphStyle: alignment baseWritingDirection copy default firstLineHeadIndent hash headIndent hyphenationFactor isEqual lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy paragraphSpacing paragraphSpacingBefore tailIndent
        NSRectAlignment: bottom bottomLeading bottomTrailing leading none top topLeading topTrailing trailing
        NSShadow: copy shadowBlurRadius shadowColor shadowOffset
        NSStringDrawingContext: actualScaleFactor minimumScaleFactor totalBounds
        NSStringDrawingOptions: rawValue truncatesLastVisibleLine usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
        NSTextAlignment: center justified left natural right
        NSTextAttachment: attachmentBounds bounds character contents fileType image
        NSTextContainer: exclusionPaths heightTracksTextView layoutManager lineBreakMode lineFragmentPadding maximumNumberOfLines size widthTracksTextView
        NSTextStorage.EditActions: editedAttributes editedCharacters rawValue
        NSTextStorage: EditActions addAttribute addAttributes addLayoutManager append beginEditing changeInLength delegate deleteCharacters edited editedMask editedRange endEditing insert layoutManagers processEditing removeAttribute removeLayoutManager replaceCharacters setAttributedString setAttributes
        NSUnderlineStyle: byWord double patternDash patternDashDot patternDashDotDot patternDot rawValue single thick
        NSUserActivity: activityType targetContentIdentifier title userInfo
        NSWritingDirection: leftToRight natural rightToLeft
        NotificationCenter: addObserver default post removeObserver
        OSLog: default disabled
        OSLogType: debug default error fault info rawValue
        OpenObject: awakeFromNib forward forwardingTarget observeValue outlets responds selectors setValue value
        Operation: addDependency cancel completionBlock dependencies isCancelled isExecuting isFinished isReady main name removeDependency start
        OperationQueue: addOperation addOperations main
        Outlet: isDynamic name
        PulseSymbolEffect: byLayer wholeSymbol
        ReplaceSymbolEffect: byLayer downUp offUp upUp wholeSymbol
        RotateSymbolEffect: byLayer clockwise counterClockwise wholeSymbol
        RunLoop.Mode: common commonModes default defaultMode rawValue tracking
        RunLoop: Mode add current main perform
        ScaleSymbolEffect: byLayer down up wholeSymbol
        Selector: == description hash
        String.LocalizationValue.StringInterpolation: appendInterpolation appendLiteral
        String.LocalizationValue: StringInterpolation
        SymbolEffectOptions: default nonRepeating repeat repeating speed
        SystemRandomNumberGenerator: next
        Timer: fire invalidate isValid scheduledTimer timeInterval tolerance userInfo
        UIAccessibility.Notification: announcement layoutChanged pageScrolled rawValue screenChanged
        UIAccessibility: Notification boldTextStatusDidChangeNotification buttonShapesEnabled darkerSystemColorsStatusDidChangeNotification isAssistiveTouchRunning isBoldTextEnabled isClosedCaptioningEnabled isDarkerSystemColorsEnabled isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled isSpeakScreenEnabled isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning post prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChange reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification shouldDifferentiateWithoutColor voiceOverStatusDidChangeNotification
        UIAccessibilityContrast: high normal unspecified
        UIAccessibilityCustomAction: actionHandler name selector target
        UIAccessibilityElement: accessibilityContainer
        UIAccessibilityTraits: adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled playsSound rawValue searchField selected startsMediaSession staticText summaryElement updatesFrequently
        UIAction.Identifier: paste pasteAndGo pasteAndMatchStyle pasteAndSearch rawValue
        UIAction: Identifier attributes discoverabilityTitle identifier image performWithSender selectedImage sender state title
        UIActivity.ActivityType: addToHomeScreen addToReadingList airDrop assignToContact collaborationCopyLink collaborationInviteWithLink copyToPasteboard mail markupAsPDF message openInIBooks postToFacebook postToFlickr postToTencentWeibo postToTwitter postToVimeo postToWeibo print rawValue saveToCameraRoll sharePlay
        UIActivity.Category: action share
        UIActivity: ActivityType Category activityCategory activityDidFinish activityImage activityTitle activityType activityViewController canPerform perform prepare
        UIActivityIndicatorView.Style: gray large medium white whiteLarge
        UIActivityIndicatorView: Style color hidesWhenStopped intrinsicContentSize isAnimating layoutSubviews sizeThatFits startAnimating stopAnimating style
        UIActivityViewController: CompletionWithItemsHandler activityItemsConfiguration allowsProminentActivity completionWithItemsHandler excludedActivityTypes loadView modalPresentationStyle viewDidDisappear
        UIAlertAction.Style: cancel default destructive
        UIAlertAction: Style copy isEnabled style title
        UIAlertController.Style: actionSheet alert
        UIAlertController: Style actions addAction addTextField loadView message modalPresentationStyle preferredAction preferredContentSize preferredStyle severity textFields title viewWillAppear
        UIAlertControllerSeverity: critical default
        UIApplication.LaunchOptionsKey: rawValue url
        UIApplication.OpenExternalURLOptionsKey: rawValue universalLinksOnly
        UIApplication.State: active background inactive
        UIApplication: LaunchOptionsKey OpenExternalURLOptionsKey State activateSceneSession applicationIconBadgeNumber applicationState beginIgnoringInteractionEvents canOpenURL connectedScenes delegate didBecomeActiveNotification didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification didEnterBackgroundNotification didFinishLaunchingNotification didReceiveMemoryWarningNotification endIgnoringInteractionEvents isIdleTimerDisabled isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isStatusBarHidden keyWindow open openSessions openSettingsURLString preferredContentSizeCategory requestSceneSessionActivation requestSceneSessionDestruction requestSceneSessionRefresh sendAction sendEvent setStatusBarHidden setStatusBarStyle shared statusBarFrame statusBarOrientation statusBarOrientationUserInfoKey statusBarStyle supportedInterfaceOrientations supportsMultipleScenes userInterfaceLayoutDirection value willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
        UIAttachmentBehavior.AttachmentType: anchor items
        UIAttachmentBehavior: AttachmentType anchorPoint attachedBehaviorType attachmentRange damping fixedAttachment frequency frictionTorque items length limitAttachment pinAttachment slidingAttachment
        UIAxis: both horizontal rawValue vertical
        UIBackgroundConfiguration: == backgroundColor backgroundColorTransformer backgroundInsets clear cornerRadius customView edgesAddingLayoutMarginsToBackgroundInsets image imageContentMode listAccompaniedSidebarCell listCell listFooter listGroupedCell listGroupedHeaderFooter listHeader listPlainCell listPlainHeaderFooter listSidebarCell listSidebarHeader resolvedBackgroundColor resolvedStrokeColor strokeColor strokeColorTransformer strokeOutset strokeWidth updated visualEffect
        UIBarAppearance: backgroundColor backgroundEffect backgroundImage backgroundImageContentMode configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground copy idiom shadowColor shadowImage
        UIBarButtonItem.Style: bordered done plain prominent
        UIBarButtonItem.SystemItem: action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace organize pageCurl pause play redo refresh reply rewind save search stop trash undo
        UIBarButtonItem: Style SystemItem action backgroundImage buttonGroup changesSelectionAsPrimaryAction creatingFixedGroup creatingMovableGroup creatingOptionalGroup customView fixedSpace flexibleSpace frame hidesSharedBackground identifier isHidden isSelected isSymbolAnimationEnabled menu menuRepresentation possibleTitles primaryAction setBackgroundImage setTitlePositionAdjustment sharesBackground style target tintColor titlePositionAdjustment width
        UIBarButtonItemAppearance: configureWithDefault copy disabled focused highlighted normal
        UIBarButtonItemGroup: alwaysAvailable barButtonItems fixedGroup isDisplayingRepresentativeItem isHidden menuRepresentation movableGroup optionalGroup representativeItem
        UIBarButtonItemStateAppearance: backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes
        UIBarItem: accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue image imageInsets isAccessibilityElement isEnabled landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage largeContentSizeImageInsets setTitleTextAttributes tag title titleTextAttributes
        UIBarMetrics: compact compactPrompt default defaultPrompt
        UIBarPosition: any bottom top topAttached
        UIBarStyle: black blackTranslucent default
        UIBaselineAdjustment: alignBaselines alignCenters none
        UIBehavioralStyle: automatic mac pad
        UIBezierPath: addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath close contains copy currentPoint fill flatness getLineDash isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit move removeAllPoints reversing setLineDash stroke usesEvenOddFillRule
        UIBlurEffect.Style: dark extraLight light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
        UIBlurEffect: Style
        UIButton.ButtonType: close contactAdd custom detailDisclosure infoDark infoLight plain roundedRect system
        UIButton.Configuration.CornerStyle: capsule dynamic fixed large medium small
        UIButton.Configuration.Indicator: automatic none popup
        UIButton.Configuration.MacIdiomStyle: automatic bordered borderless borderlessTinted
        UIButton.Configuration.Size: large medium mini small
        UIButton.Configuration.TitleAlignment: automatic center leading trailing
        UIButton.Configuration: CornerStyle Indicator MacIdiomStyle Size TitleAlignment activityIndicatorColorTransformer attributedSubtitle attributedTitle automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor bordered borderedProminent borderedTinted borderless buttonSize clearGlass contentInsets cornerStyle filled glass gray image imageColorTransformer imagePadding imagePlacement imageReservation indicator indicatorColorTransformer macIdiomStyle plain preferredSymbolConfigurationForImage prominentClearGlass prominentGlass setDefaultContentInsets showsActivityIndicator subtitle subtitleLineBreakMode subtitleTextAttributesTransformer tinted title titleAlignment titleLineBreakMode titlePadding titleTextAttributesTransformer updated
        UIButton.Role: cancel destructive normal primary
        UIButton: ButtonType Configuration Role adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration backgroundImage backgroundRect behavioralStyle buttonType changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets contentRect contextMenuInteraction currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor image imageEdgeInsets imageRect imageView intrinsicContentSize isHovered isPointerInteractionEnabled layoutSubviews menu preferredBehavioralStyle preferredMenuElementOrder preferredSymbolConfigurationForImage reversesTitleShadowWhenHighlighted role setAttributedTitle setBackgroundImage setImage setNeedsUpdateConfiguration setPreferredSymbolConfiguration setTitle setTitleColor setTitleShadowColor showsMenuAsPrimaryAction showsTouchWhenHighlighted sizeThatFits subtitleLabel systemButton tintColorDidChange title titleColor titleEdgeInsets titleLabel titleRect titleShadowColor updateConfiguration
        UICalendarSelection: updateSelectableDates
        UICalendarSelectionMultiDate: delegate selectedDates setSelectedDates
        UICalendarSelectionSingleDate: delegate selectedDate setSelected
        UICalendarView.Decoration: customView default image
        UICalendarView.DecorationSize: large medium small
        UICalendarView: Decoration DecorationSize availableDateRange calendar delegate fontDesign intrinsicContentSize layoutSubviews locale reloadDecorations selectionBehavior setVisibleDateComponents sizeThatFits timeZone visibleDateComponents wantsDateDecorations
        UICanvasFeedbackGenerator: alignmentOccurred pathCompleted
        UICellAccessory.AccessoryType: checkmark customView delete detail disclosureIndicator insert label multiselect outlineDisclosure reorder
        UICellAccessory.CheckmarkOptions: isHidden reservedLayoutWidth tintColor
        UICellAccessory.CustomViewConfiguration: customView isHidden maintainsFixedSize placement reservedLayoutWidth tintColor
        UICellAccessory.DeleteOptions: backgroundColor isHidden reservedLayoutWidth tintColor
        UICellAccessory.DetailOptions: isHidden reservedLayoutWidth tintColor
        UICellAccessory.DisclosureIndicatorOptions: isHidden reservedLayoutWidth tintColor
        UICellAccessory.DisplayedState: always whenEditing whenNotEditing
        UICellAccessory.InsertOptions: backgroundColor isHidden reservedLayoutWidth tintColor
        UICellAccessory.LabelOptions: font isHidden reservedLayoutWidth tintColor
        UICellAccessory.LayoutDimension: actual custom standard
        UICellAccessory.MultiselectOptions: backgroundColor isHidden reservedLayoutWidth tintColor
        UICellAccessory.OutlineDisclosureOptions.Style: automatic cell header
        UICellAccessory.OutlineDisclosureOptions: Style isHidden reservedLayoutWidth style tintColor
        UICellAccessory.Placement: Position after before leading trailing
        UICellAccessory.ReorderOptions: isHidden reservedLayoutWidth tintColor
        UICellAccessory: AccessoryType CheckmarkOptions CustomViewConfiguration DeleteOptions DetailOptions DisclosureIndicatorOptions DisplayedState InsertOptions LabelOptions LayoutDimension MultiselectOptions OutlineDisclosureOptions Placement ReorderOptions accessoryType checkmark customView delete detail disclosureIndicator insert label multiselect outlineDisclosure reorder
        UICellConfigurationState.DragState: dragging lifting none
        UICellConfigurationState.DropState: none notTargeted targeted
        UICellConfigurationState: DragState DropState cellDragState cellDropState isDisabled isEditing isExpanded isFocused isHighlighted isPinned isReordering isSelected isSwiped traitCollection
        UICollectionLayoutListConfiguration.Appearance: grouped insetGrouped plain sidebar sidebarPlain
        UICollectionLayoutListConfiguration.FooterMode: none supplementary
        UICollectionLayoutListConfiguration.HeaderMode: firstItemInSection none supplementary
        UICollectionLayoutListConfiguration: Appearance FooterMode HeaderMode ItemSeparatorHandler SwipeActionsConfigurationProvider appearance backgroundColor footerMode headerMode headerTopPadding itemSeparatorHandler leadingSwipeActionsConfigurationProvider separatorConfiguration showsSeparators trailingSwipeActionsConfigurationProvider
        UICollectionLayoutSectionOrthogonalScrollingBehavior: continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
        UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce: always automatic never
        UICollectionLayoutSectionOrthogonalScrollingProperties: Bounce bounce decelerationRate
        UICollectionReusableView: apply didTransition preferredLayoutAttributesFitting prepareForReuse reuseIdentifier willTransition
        UICollectionView.CellRegistration: Handler
        UICollectionView.ElementCategory: cell decorationView supplementaryView
        UICollectionView.ScrollDirection: horizontal vertical
        UICollectionView.ScrollPosition: bottom centeredHorizontally centeredVertically left rawValue right top
        UICollectionView.SelfSizingInvalidation: disabled enabled enabledIncludingConstraints
        UICollectionView.SupplementaryRegistration: Handler
        UICollectionView: CellRegistration ElementCategory LayoutInteractiveTransitionCompletion ScrollDirection ScrollPosition SelfSizingInvalidation SupplementaryRegistration adjustedContentInsetDidChange allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem bounds cancelInteractiveMovement cancelInteractiveTransition cellForItem collectionViewLayout contextMenuInteraction dataSource delegate deleteItems deleteSections dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableSupplementaryView deselectItem elementKindSectionFooter elementKindSectionHeader endInteractiveMovement finishInteractiveTransition frame hasUncommittedUpdates indexPath indexPathForItem indexPathsForSelectedItems indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements insertItems insertSections isEditing isPrefetchingEnabled layoutAttributesForItem layoutAttributesForSupplementaryElement layoutMarginsDidChange layoutSubviews moveItem moveSection numberOfItems numberOfSections performBatchUpdates prefetchDataSource reconfigureItems register reloadData reloadItems reloadSections remembersLastFocusedIndexPath scrollToItem selectItem selectionFollowsFocus selfSizingInvalidation setCollectionViewLayout startInteractiveTransition supplementaryView touchesBegan touchesCancelled touchesEnded touchesMoved touchesShouldCancel traitCollectionDidChange updateInteractiveMovementTargetPosition visibleCells visibleSupplementaryViews
        UICollectionViewCell.DragState: dragging lifting none
        UICollectionViewCell: ConfigurationUpdateHandler DragState automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView dragStateDidChange isHighlighted isSelected layoutSubviews selectedBackgroundView setNeedsUpdateConfiguration systemLayoutSizeFitting updateConfiguration
        UICollectionViewCompositionalLayout: collectionViewContentSize configuration invalidateLayout invalidationContext layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView list prepare shouldInvalidateLayout
        UICollectionViewCompositionalLayoutConfiguration: boundarySupplementaryItems contentInsetsReference copy interSectionSpacing scrollDirection
        UICollectionViewController: clearsSelectionOnViewWillAppear collectionView collectionViewLayout indexTitles installsStandardGestureForInteractiveMovement loadView numberOfSections scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging setEditing useLayoutToLayoutNavigationTransitions viewForZooming viewWillAppear
        UICollectionViewDiffableDataSource.ReorderingHandlers: canReorderItem didReorder willReorder
        UICollectionViewDiffableDataSource.SectionSnapshotHandlers: shouldCollapseItem shouldExpandItem snapshotForExpandingParent willCollapseItem willExpandItem
        UICollectionViewDiffableDataSource: CellProvider ReorderingHandlers SectionSnapshotHandlers SupplementaryViewProvider apply applySnapshotUsingReloadData collectionView index indexPath indexTitles itemIdentifier numberOfSections reorderingHandlers sectionIdentifier sectionSnapshotHandlers snapshot supplementaryViewProvider
        UICollectionViewFlowLayout.SectionInsetReference: fromContentInset fromLayoutMargins fromSafeArea
        UICollectionViewFlowLayout: SectionInsetReference automaticSize collectionViewContentSize estimatedItemSize footerReferenceSize headerReferenceSize invalidateLayout invalidationContext invalidationContextClass itemSize layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView minimumInteritemSpacing minimumLineSpacing prepare scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference shouldInvalidateLayout
        UICollectionViewFlowLayoutInvalidationContext: invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
        UICollectionViewLayout: collectionView collectionViewContentSize developmentLayoutDirection finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem initialLayoutAttributesForAppearingSupplementaryElement invalidateLayout invalidationContext invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForInteractivelyMovingItem layoutAttributesForItem layoutAttributesForSupplementaryView prepare prepareForTransition register shouldInvalidateLayout targetContentOffset targetIndexPath
        UICollectionViewLayoutAttributes: alpha bounds center collisionBoundingPath collisionBoundsType copy frame hash indexPath isEqual isHidden representedElementCategory representedElementKind size transform transform3D zIndex
        UICollectionViewLayoutInvalidationContext: contentOffsetAdjustment contentSizeAdjustment interactiveMovementTarget invalidateDataSourceCounts invalidateDecorationElements invalidateEverything invalidateItems invalidateSupplementaryElements invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
        UICollectionViewListCell: accessories configurationState defaultBackgroundConfiguration defaultContentConfiguration indentationLevel indentationWidth indentsAccessories layoutMargins layoutSubviews separatorLayoutGuide systemLayoutSizeFitting
        UICollectionViewTransitionLayout: collectionViewContentSize currentLayout invalidateLayout layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView nextLayout prepare transitionProgress updateValue value
        UICollectionViewUpdateItem.Action: delete insert move none reload
        UICollectionViewUpdateItem: Action indexPathAfterUpdate indexPathBeforeUpdate updateAction
        UICollisionBehavior.Mode: boundaries everything items rawValue
        UICollisionBehavior: Mode addBoundary addItem boundary boundaryIdentifiers collisionDelegate collisionMode items removeAllBoundaries removeBoundary removeItem setTranslatesReferenceBoundsIntoBoundary translatesReferenceBoundsIntoBoundary
        UIColor: black blue brown cgColor clear copy cyan darkGray darkText getHue getRed getWhite gray green hash isEqual label lightGray lightText link magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red resolvedColor secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator set setFill setStroke systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground white withAlphaComponent yellow
        UIColorPickerViewController: delegate loadView selectedColor supportsAlpha viewDidLayoutSubviews
        UIColorWell: draw endTracking intrinsicContentSize layoutSubviews selectedColor sizeThatFits supportsAlpha title
        UICommand: action alternates attributes discoverabilityTitle image performWithSender propertyList sender state title
        UICommandAlternate: action modifierFlags title
        UIConfigurationColorTransformer: callAsFunction grayscale monochromeTint preferredTint transform
        UIConfigurationStateCustomKey: rawValue
        UIConfigurationTextAttributesTransformer: callAsFunction transform
        UIContentInsetsReference: automatic layoutMargins none readableContent safeArea
        UIContentSizeCategory: < <= > >= accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall isAccessibilityCategory large medium newValueUserInfoKey rawValue small unspecified
        UIContextMenuConfiguration.ElementOrder: automatic fixed priority
        UIContextMenuConfiguration: ElementOrder badgeCount identifier preferredMenuElementOrder secondaryItemIdentifiers
        UIContextMenuInteraction.Appearance: compact rich unknown
        UIContextMenuInteraction: Appearance delegate didMove dismissMenu gestureRecognizerShouldBegin location menuAppearance updateVisibleMenu view willMove
        UIContextMenuInteractionCommitStyle: dismiss pop
        UIContextualAction.Style: destructive normal
        UIContextualAction: Handler Style backgroundColor handler image style title
        UIControl.ContentHorizontalAlignment: center fill leading left right trailing
        UIControl.ContentVerticalAlignment: bottom center fill top
        UIControl.Event: allEditingEvents allEvents allTouchEvents applicationReserved editingChanged editingDidBegin editingDidEnd editingDidEndOnExit menuActionTriggered primaryActionTriggered rawValue touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside valueChanged
        UIControl.State: application disabled focused highlighted normal rawValue reserved selected
        UIControl: ContentHorizontalAlignment ContentVerticalAlignment Event State actions addAction addTarget allControlEvents allTargets beginTracking cancelTracking contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction continueTracking effectiveContentHorizontalAlignment endTracking enumerateEventHandlers isContextMenuInteractionEnabled isEnabled isHighlighted isSelected isSymbolAnimationEnabled isTouchInside isTracking menuAttachmentPoint performPrimaryAction removeAction removeTarget sendAction sendActions showsMenuAsPrimaryAction state toolTip toolTipInteraction touchesBegan touchesCancelled touchesEnded touchesMoved
        UICornerConfiguration: capsule corners uniformBottomRadius uniformCorners uniformTopRadius
        UICornerRadius: containerConcentric fixed
        UICubicTimingParameters: animationCurve controlPoint1 controlPoint2 cubicTimingParameters springTimingParameters timingCurveType
        UIDataDetectorTypes: address all calendarEvent flightNumber link lookupSuggestion phoneNumber rawValue shipmentTrackingNumber
        UIDatePicker.Mode: countDownTimer date dateAndTime time yearAndMonth
        UIDatePicker: Mode calendar countDownDuration date datePickerMode datePickerStyle hitTest intrinsicContentSize layoutSubviews locale maximumDate minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval setDate sizeThatFits timeZone
        UIDatePickerStyle: automatic compact inline wheels
        UIDeferredMenuElement: Completion uncached
        UIDevice: batteryLevel batteryLevelDidChangeNotification batteryStateDidChangeNotification beginGeneratingDeviceOrientationNotifications current endGeneratingDeviceOrientationNotifications isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported localizedModel model name orientation orientationDidChangeNotification systemName systemVersion userInterfaceIdiom
        UIDeviceOrientation: faceDown faceUp isFlat isLandscape isPortrait isValidInterfaceOrientation landscapeLeft landscapeRight portrait portraitUpsideDown unknown
        UIDisplayGamut: P3 SRGB unspecified
        UIDocumentPickerMode: exportToService import moveToService open
        UIDocumentPickerViewController: allowsMultipleSelection delegate directoryURL documentPickerMode loadView shouldShowFileExtensions
        UIDynamicAnimator: addBehavior behaviors delegate elapsedTime isRunning items layoutAttributesForCell layoutAttributesForDecorationView layoutAttributesForSupplementaryView referenceView removeAllBehaviors removeBehavior updateItem
        UIDynamicBehavior: action addChildBehavior childBehaviors dynamicAnimator removeChildBehavior willMove
        UIDynamicItemBehavior: addAngularVelocity addItem addLinearVelocity allowsRotation angularResistance angularVelocity charge density elasticity friction isAnchored items linearVelocity removeItem resistance
        UIDynamicItemCollisionBoundsType: ellipse path rectangle
        UIDynamicItemGroup: bounds center collisionBoundingPath collisionBoundsType items transform
        UIEdgeInsets: bottom left right top zero
        UIEditMenuArrowDirection: automatic down left right up
        UIEditMenuConfiguration: identifier preferredArrowDirection sourcePoint
        UIEditMenuInteraction: delegate didMove dismissMenu location presentEditMenu reloadVisibleMenu updateVisibleMenuPosition view willMove
        UIEvent.EventSubtype: motionShake none
        UIEvent.EventType: hover motion presses remoteControl scroll touches transform
        UIEvent: EventSubtype EventType allTouches subtype timestamp touches type
        UIFeedbackGenerator: didMove prepare view willMove
        UIFieldBehavior: Evaluation addItem animationSpeed direction dragField electricField falloff field items linearGravityField magneticField minimumRadius noiseField position radialGravityField region removeItem smoothness springField strength turbulenceField velocityField vortexField
        UIFloatRange: infinite isInfinite maximum minimum zero
        UIFont.TextStyle: body callout caption1 caption2 extraLargeTitle extraLargeTitle2 footnote headline largeTitle rawValue subheadline title1 title2 title3
        UIFont.Weight: black bold heavy light medium rawValue regular semibold symbolWeight thin ultraLight
        UIFont: TextStyle Weight ascender boldSystemFont buttonFontSize capHeight copy descender familyName fontDescriptor fontName hash isEqual italicSystemFont labelFontSize leading lineHeight monospacedDigitSystemFont monospacedSystemFont pointSize preferredFont smallSystemFontSize systemFont systemFontSize withSize xHeight
        UIFontDescriptor.SymbolicTraits: rawValue traitBold traitItalic traitMonoSpace
        UIFontDescriptor.SystemDesign: default monospaced rawValue rounded serif
        UIFontDescriptor: SymbolicTraits SystemDesign copy pointSize preferredFontDescriptor symbolicTraits withDesign withSize withSymbolicTraits
        UIFontMetrics: default scaledFont scaledValue
        UIFontPickerViewController.Configuration: displayUsingSystemFont filteredLanguagesPredicate includeFaces
        UIFontPickerViewController: Configuration configuration delegate loadView selectedFontDescriptor
        UIForceTouchCapability: available unavailable unknown
        UIGestureRecognizer.State: began cancelled changed ended failed possible recognized
        UIGestureRecognizer: State addTarget allowedPressTypes allowedTouchTypes canBePrevented canPrevent cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate isEnabled location name numberOfTouches removeTarget require requiresExclusiveTouchType reset shouldBeRequiredToFail shouldRequireFailure state touchesBegan touchesCancelled touchesEnded touchesMoved trackedTouches view
        UIGraphicsImageRenderer: format image pngData
        UIGraphicsImageRendererContext: cgContext clip currentImage fill format stroke
        UIGraphicsImageRendererFormat: copy default opaque preferred scale
        UIGravityBehavior: addItem angle gravityDirection items magnitude removeItem setAngle
        UIImage.Configuration: applying copy hash isEqual traitCollection withTraitCollection
        UIImage.Orientation: down downMirrored left leftMirrored right rightMirrored up upMirrored
        UIImage.RenderingMode: alwaysOriginal alwaysTemplate automatic
        UIImage.ResizingMode: stretch tile
        UIImage.SymbolConfiguration: isEqual preferringMonochrome preferringMulticolor unspecified withoutPointSizeAndWeight withoutScale withoutTextStyle withoutWeight
        UIImage.SymbolScale: default large medium small unspecified
        UIImage.SymbolWeight: black bold fontWeight heavy light medium regular semibold thin ultraLight unspecified
        UIImage: Configuration Orientation RenderingMode ResizingMode SymbolConfiguration SymbolScale SymbolWeight actions add alignmentRectInsets applyingSymbolConfiguration baselineOffsetFromBottom capInsets cgImage checkmark configuration draw drawAsPattern flipsForRightToLeftLayoutDirection imageFlippedForRightToLeftLayoutDirection imageOrientation imageWithoutBaseline isSymbolImage jpegData pngData remove renderingMode resizableImage resizingMode scale size strokedCheckmark symbolConfiguration withAlignmentRectInsets withBaselineOffset withConfiguration withHorizontallyFlippedOrientation withRenderingMode withTintColor
        UIImagePickerController.CameraCaptureMode: photo video
        UIImagePickerController.CameraDevice: front rear
        UIImagePickerController.CameraFlashMode: auto off on
        UIImagePickerController.InfoKey: cropRect editedImage imageURL mediaMetadata mediaType mediaURL originalImage rawValue
        UIImagePickerController.QualityType: type640x480 typeHigh typeIFrame1280x720 typeIFrame960x540 typeLow typeMedium
        UIImagePickerController.SourceType: camera photoLibrary savedPhotosAlbum
        UIImagePickerController: CameraCaptureMode CameraDevice CameraFlashMode InfoKey QualityType SourceType allowsEditing availableMediaTypes cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView isCameraDeviceAvailable isFlashAvailable isSourceTypeAvailable mediaTypes showsCameraControls sourceType startVideoCapture stopVideoCapture takePicture videoMaximumDuration videoQuality viewDidLoad
        UIImageView: addSymbolEffect adjustsImageSizeForAccessibilityContentSizeCategory alignmentRectInsets animationDuration animationImages animationRepeatCount contentMode highlightedAnimationImages highlightedImage image intrinsicContentSize isAnimating isHighlighted layoutSubviews preferredSymbolConfiguration removeAllSymbolEffects removeSymbolEffect semanticContentAttribute setSymbolImage sizeThatFits startAnimating stopAnimating tintColorDidChange
        UIImpactFeedbackGenerator.FeedbackStyle: heavy light medium rigid soft
        UIImpactFeedbackGenerator: FeedbackStyle impactOccurred
        UIInputView.Style: default keyboard
        UIInputView: Style allowsSelfSizing inputViewStyle
        UIInputViewController: advanceToNextInputMode dismissKeyboard hasDictationKey hasFullAccess inputView loadView needsInputModeSwitchKey primaryLanguage textDocumentProxy
        UIInterfaceOrientation: isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
        UIInterfaceOrientationMask: all allButUpsideDown landscape landscapeLeft landscapeRight portrait portraitUpsideDown rawValue
        UIInterpolatingMotionEffect.EffectType: tiltAlongHorizontalAxis tiltAlongVerticalAxis
        UIInterpolatingMotionEffect: EffectType keyPath maximumRelativeValue minimumRelativeValue type
        UIKeyCommand: allowsAutomaticLocalization allowsAutomaticMirroring f1 f10 f11 f12 f2 f3 f4 f5 f6 f7 f8 f9 input inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow modifierFlags wantsPriorityOverSystemBehavior
        UIKeyModifierFlags: alphaShift alternate command control numericPad rawValue shift
        UIKeyboardAppearance: alert dark default light
        UIKeyboardLayoutGuide: followsUndockedKeyboard keyboardDismissPadding usesBottomSafeArea
        UIKeyboardType: URL alphabet asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
        UILabel: adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment drawText font highlightedTextColor intrinsicContentSize isEnabled isHighlighted layerClass lineBreakMode minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset sizeThatFits text textAlignment textColor textRect
        UILayoutGuide: bottomAnchor centerXAnchor centerYAnchor heightAnchor identifier layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
        UILayoutPriority: + - < defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel rawValue required sceneSizeStayPut
        UILegibilityWeight: bold regular unspecified
        UIListContentConfiguration.ImageProperties: cornerRadius maximumSize reservedLayoutSize resolvedTintColor standardDimension tintColor tintColorTransformer
        UIListContentConfiguration.TextProperties.TextAlignment: center justified natural
        UIListContentConfiguration.TextProperties.TextTransform: capitalized lowercase none uppercase
        UIListContentConfiguration.TextProperties: TextAlignment TextTransform adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation color colorTransformer font lineBreakMode minimumScaleFactor numberOfLines resolvedColor transform
        UIListContentConfiguration: ImageProperties TextProperties accompaniedSidebarCell accompaniedSidebarSubtitleCell alpha attributedText axesPreservingSuperviewLayoutMargins cell directionalLayoutMargins extraProminentInsetGroupedHeader footer groupedFooter groupedHeader header image imageProperties imageToTextPadding makeContentView plainFooter plainHeader prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader secondaryAttributedText secondaryText secondaryTextProperties sidebarCell sidebarHeader sidebarSubtitleCell subtitleCell text textProperties textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated valueCell
        UIListContentView: configuration didMoveToSuperview imageLayoutGuide intrinsicContentSize layoutSubviews secondaryTextLayoutGuide sizeThatFits systemLayoutSizeFitting textLayoutGuide tintColorDidChange traitCollectionDidChange
        UIListSeparatorConfiguration.Visibility: automatic hidden visible
        UIListSeparatorConfiguration: Visibility automaticInsets bottomSeparatorInsets bottomSeparatorVisibility color multipleSelectionColor topSeparatorInsets topSeparatorVisibility visualEffect
        UILongPressGestureRecognizer: allowableMovement minimumPressDuration numberOfTapsRequired reset touchesBegan touchesEnded touchesMoved
        UIMenu.ElementSize: automatic large medium small
        UIMenu.Identifier: about alignment application bringAllToFront close document edit file find font format fullscreen help hide learn lookup minimizeAndZoom newScene openRecent preferences print quit rawValue replace root services share sidebar speech spelling spellingOptions spellingPanel standardEdit substitutionOptions substitutions substitutionsPanel text textColor textSize textStyle textStylePasteboard toolbar transformations undoRedo view window writingDirection
        UIMenu.Options: destructive displayAsPalette displayInline rawValue singleSelection
        UIMenu: ElementSize Identifier Options children displayPreferences identifier options preferredElementSize replacingChildren selectedElements
        UIMenuController.ArrowDirection: default down left right up
        UIMenuController: ArrowDirection arrowDirection hideMenu isMenuVisible menuFrame menuItems shared showMenu update
        UIMenuDisplayPreferences: maximumNumberOfTitleLines
        UIMenuElement.Attributes: destructive disabled hidden keepsMenuPresented rawValue
        UIMenuElement.State: mixed off on
        UIMenuElement: Attributes State image subtitle title
        UIMenuItem: action title
        UIMenuSystem: context main setNeedsRebuild setNeedsRevalidate
        UIModalPresentationStyle: automatic currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
        UIModalTransitionStyle: coverVertical crossDissolve flipHorizontal partialCurl
        UIMotionEffect: keyPathsAndRelativeValues
        UIMotionEffectGroup: motionEffects
        UINavigationBar: backIndicatorImage backIndicatorTransitionMaskImage backItem backgroundImage barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate didMoveToWindow intrinsicContentSize isTranslucent items largeTitleTextAttributes layoutSubviews popItem prefersLargeTitles pushItem scrollEdgeAppearance setBackgroundImage setItems setTitleVerticalPositionAdjustment shadowImage sizeThatFits standardAppearance tintColorDidChange titleTextAttributes titleVerticalPositionAdjustment topItem traitCollectionDidChange
        UINavigationBarAppearance: backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance largeTitleTextAttributes prominentButtonAppearance setBackIndicatorImage titlePositionAdjustment titleTextAttributes
        UINavigationController.Operation: none pop push
        UINavigationController: Operation allowedChildrenForUnwinding barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle collapseSecondaryViewController delegate hideShowBarDuration hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden loadView navigationBar popToRootViewController popToViewController popViewController preferredContentSizeDidChange preferredInterfaceOrientationForPresentation preferredStatusBarStyle pushViewController separateSecondaryViewController setNavigationBarHidden setToolbarHidden setViewControllers shouldAutomaticallyForwardAppearanceMethods show supportedInterfaceOrientations tabBarItem toolbar topViewController unwind viewControllers visibleViewController
        UINavigationItem.BackButtonDisplayMode: default generic minimal
        UINavigationItem.ItemStyle: browser editor navigator
        UINavigationItem.LargeTitleDisplayMode: always automatic inline never
        UINavigationItem.SearchBarPlacement: automatic inline integrated integratedButton integratedCentered stacked
        UINavigationItem: BackButtonDisplayMode ItemStyle LargeTitleDisplayMode SearchBarPlacement additionalOverflowItems backAction backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups compactAppearance compactScrollEdgeAppearance customizationIdentifier hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton pinnedTrailingGroup preferredSearchBarPlacement prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchBarPlacement searchController setHidesBackButton setLeftBarButton setLeftBarButtonItems setRightBarButton setRightBarButtonItems standardAppearance style subtitle title titleView trailingItemGroups
        UINib.OptionsKey: externalObjects rawValue
        UINib: OptionsKey instantiate
        UINotificationFeedbackGenerator.FeedbackType: error success warning
        UINotificationFeedbackGenerator: FeedbackType notificationOccurred
        UIOffset: horizontal vertical zero
        UIPageControl.BackgroundStyle: automatic minimal prominent
        UIPageControl.Direction: bottomToTop leftToRight natural rightToLeft topToBottom
        UIPageControl.InteractionState: continuous discrete none
        UIPageControl: BackgroundStyle Direction InteractionState allowsContinuousInteraction backgroundStyle beginTracking cancelTracking continueTracking currentPage currentPageIndicatorImage currentPageIndicatorTintColor defersCurrentPageDisplay didMoveToWindow direction endTracking hidesForSinglePage indicatorImage interactionState intrinsicContentSize layoutSubviews numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage preferredIndicatorImage progress setCurrentPageIndicatorImage setIndicatorImage size sizeThatFits updateCurrentPageDisplay
        UIPageControlProgress: currentProgress delegate isProgressVisible
        UIPageControlTimerProgress: currentProgress duration isRunning pauseTimer preferredDuration resetsToInitialPageAfterEnd resumeTimer setDuration
        UIPageViewController.NavigationDirection: forward reverse
        UIPageViewController.NavigationOrientation: horizontal vertical
        UIPageViewController.OptionsKey: interPageSpacing rawValue spineLocation
        UIPageViewController.SpineLocation: max mid min none
        UIPageViewController.TransitionStyle: pageCurl scroll
        UIPageViewController: NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle dataSource delegate gestureRecognizers isDoubleSided loadView navigationOrientation preferredInterfaceOrientationForPresentation setViewControllers shouldAutomaticallyForwardAppearanceMethods spineLocation supportedInterfaceOrientations transitionStyle viewControllers viewWillTransition
        UIPanGestureRecognizer: maximumNumberOfTouches minimumNumberOfTouches reset setTranslation touchesBegan touchesEnded touchesMoved translation velocity
        UIPasteboard.Name: general rawValue
        UIPasteboard: Name changeCount changedNotification color general hasColors hasImages hasStrings hasURLs image name numberOfItems string strings url
        UIPercentDrivenInteractiveTransition: cancel completionCurve completionSpeed duration finish pause percentComplete startInteractiveTransition timingCurve update wantsInteractiveStart
        UIPickerView: dataSource delegate intrinsicContentSize layoutSubviews numberOfComponents numberOfRows reloadAllComponents reloadComponent rowSize selectRow selectedRow showsSelectionIndicator sizeThatFits view
        UIPinchGestureRecognizer: reset scale touchesBegan touchesEnded touchesMoved velocity
        UIPointerEffect.TintMode: none overlay underlay
        UIPointerEffect: TintMode automatic highlight hover lift
        UIPointerInteraction: delegate didMove invalidate isEnabled view willMove
        UIPointerRegion: identifier rect
        UIPointerRegionRequest: location
        UIPointerShape: horizontalBeam path roundedRect verticalBeam
        UIPointerStyle: hidden system
        UIPopoverArrowDirection: any down left rawValue right unknown up
        UIPopoverBackgroundView: arrowBase arrowDirection arrowHeight arrowOffset contentViewInsets wantsDefaultContentAppearance
        UIPopoverPresentationController: adaptivePresentationStyle adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect containerViewWillLayoutSubviews dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView passthroughViews permittedArrowDirections popoverBackgroundViewClass popoverLayoutMargins presentationTransitionDidEnd presentationTransitionWillBegin presentedView sourceItem sourceRect sourceView
        UIPresentationController: adaptivePresentationStyle containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews delegate dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView overrideTraitCollection preferredContentSize preferredContentSizeDidChange presentationStyle presentationTransitionDidEnd presentationTransitionWillBegin presentedView presentedViewController presentingViewController shouldPresentInFullscreen shouldRemovePresentersView size systemLayoutFittingSizeDidChange traitCollection traitCollectionDidChange traitOverrides viewWillTransition willTransition
        UIPress: 
        UIPressesEvent: 
        UIPreviewParameters: backgroundColor shadowPath visiblePath
        UIPreviewTarget: center container transform
        UIProgressView.Style: bar default
        UIProgressView: Style intrinsicContentSize layoutSubviews observedProgress progress progressImage progressTintColor progressViewStyle setProgress sizeThatFits tintColorDidChange trackImage trackTintColor
        UIPushBehavior.Mode: continuous instantaneous
        UIPushBehavior: Mode active addItem angle items magnitude mode pushDirection removeItem setAngle setTargetOffsetFromCenter targetOffsetFromCenter
        UIRectCorner: allCorners bottomLeft bottomRight rawValue topLeft topRight
        UIRectEdge: all bottom left rawValue right top
        UIRefreshControl: attributedTitle beginRefreshing endRefreshing isRefreshing layoutSubviews
        UIRegion: contains copy difference infinite intersection inverse union
        UIResponder: accessibilityActivate accessibilityCustomActions accessibilityElement accessibilityElementCount accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIgnoresInvertColors accessibilityLabel accessibilityPerformEscape accessibilityPerformMagicTap accessibilityTraits accessibilityValue accessibilityViewIsModal becomeFirstResponder buildMenu canBecomeFirstResponder canPerformAction canResignFirstResponder index inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController isAccessibilityElement isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification motionBegan motionEnded next prepareForInterfaceBuilder pressesBegan pressesCancelled pressesChanged pressesEnded reloadInputViews resignFirstResponder shouldGroupAccessibilityChildren target textInputMode touchesBegan touchesCancelled touchesEnded touchesMoved validate
        UIReturnKeyType: continue default done emergencyCall go google join next route search send yahoo
        UIRotationGestureRecognizer: reset rotation touchesBegan touchesEnded touchesMoved velocity
        UIScene.ActivationRequestOptions: requestingScene
        UIScene.ActivationState: background foregroundActive foregroundInactive unattached
        UIScene.ConnectionOptions: 
        UIScene: ActivationRequestOptions ActivationState ConnectionOptions activationState delegate didActivateNotification didDisconnectNotification didEnterBackgroundNotification session title willConnectNotification willDeactivateNotification willEnterForegroundNotification
        UISceneCaptureState: active inactive unspecified
        UISceneConfiguration: delegateClass name role sceneClass storyboard
        UISceneDestructionRequestOptions: 
        UISceneError.Code: geometryRequestDenied geometryRequestUnsupported multipleScenesNotSupported requestDenied
        UISceneError: Code code
        UISceneSession.Role: rawValue windowApplication windowExternalDisplayNonInteractive
        UISceneSession: Role configuration persistentIdentifier role scene userInfo
        UISceneSessionActivationRequest: options role session
        UIScreen: bounds brightness coordinateSpace displayLink fixedCoordinateSpace isCaptured main maximumFramesPerSecond nativeBounds nativeScale scale screens snapshotView traitCollection traitCollectionDidChange
        UIScreenEdgePanGestureRecognizer: edges touchesBegan
        UIScrollView.ContentInsetAdjustmentBehavior: always automatic never scrollableAxes
        UIScrollView.DecelerationRate: automatic fast normal rawValue
        UIScrollView.IndicatorStyle: black default white
        UIScrollView.KeyboardDismissMode: interactive interactiveWithAccessory none onDrag onDragWithAccessory
        UIScrollView: ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle KeyboardDismissMode adjustedContentInset adjustedContentInsetDidChange alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally bouncesVertically bouncesZoom bounds canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate delaysContentTouches delegate didMoveToWindow flashScrollIndicators frame frameLayoutGuide horizontalScrollIndicatorInsets indicatorStyle isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollAnimating isScrollEnabled isTracking isZoomBouncing isZooming keyboardDismissMode layoutSubviews maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl safeAreaInsetsDidChange scrollIndicatorInsets scrollRectToVisible scrollsToTop setContentOffset setZoomScale showsHorizontalScrollIndicator showsVerticalScrollIndicator stopScrollingAndZooming touchesShouldBegin touchesShouldCancel transfersHorizontalScrollingToParent transfersVerticalScrollingToParent verticalScrollIndicatorInsets zoom zoomScale
        UISearchBar.Icon: bookmark clear resultsList search
        UISearchBar.Style: default minimal prominent
        UISearchBar: Icon Style autocapitalizationType autocorrectionType backgroundImage barPosition barStyle barTintColor becomeFirstResponder canBecomeFirstResponder delegate didMoveToSuperview enablesReturnKeyAutomatically image inlinePredictionType inputAccessoryView intrinsicContentSize isEnabled isFirstResponder isLookToDictateEnabled isSearchResultsButtonSelected isSecureTextEntry isTranslucent keyboardAppearance keyboardType layoutSubviews passwordRules placeholder positionAdjustment prompt resignFirstResponder returnKeyType scopeBarButtonBackgroundImage scopeBarButtonTitleTextAttributes scopeButtonTitles searchBarStyle searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment searchTextField searchTextPositionAdjustment selectedScopeButtonIndex setBackgroundImage setImage setPositionAdjustment setScopeBarButtonBackgroundImage setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage setShowsCancelButton setShowsScope showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textContentType
        UISearchContainerViewController: searchController viewDidLayoutSubviews viewDidLoad
        UISearchController.ScopeBarActivation: automatic manual onSearchActivation onTextEntry
        UISearchController: ScopeBarActivation automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate dimsBackgroundDuringPresentation dismiss hidesNavigationBarDuringPresentation isActive loadView obscuresBackgroundDuringPresentation scopeBarActivation searchBar searchResultsController searchResultsUpdater searchSuggestions showsSearchResultsController
        UISearchSuggestionItem: iconImage localizedDescription localizedSuggestion representedObject
        UISearchTab: automaticallyActivatesSearch
        UISearchTextField: allowsCopyingTokens allowsDeletingTokens clearButtonRect editingRect insertToken intrinsicContentSize layoutSubviews leftViewRect placeholderRect removeToken replaceTextualPortion rightViewRect textRect textualRange tokenBackgroundColor tokens
        UISearchToken: representedObject
        UISegmentedControl.Segment: alone any center left right
        UISegmentedControl: Segment actionForSegment apportionsSegmentWidthsByContent backgroundImage beginTracking cancelTracking contentOffsetForSegment contentPositionAdjustment continueTracking dividerImage endTracking imageForSegment insertSegment intrinsicContentSize isEnabledForSegment isMomentary layoutSubviews noSegment numberOfSegments removeAllSegments removeSegment segmentIndex selectedSegmentIndex selectedSegmentTintColor setAction setBackgroundImage setContentOffset setContentPositionAdjustment setDividerImage setEnabled setImage setTitle setTitleTextAttributes setWidth sizeThatFits titleForSegment titleTextAttributes widthForSegment
        UISelectionFeedbackGenerator: selectionChanged
        UISemanticContentAttribute: forceLeftToRight forceRightToLeft playback spatial unspecified
        UISheetPresentationController.Detent.Identifier: large medium rawValue
        UISheetPresentationController.Detent: Identifier custom identifier large medium resolvedValue
        UISheetPresentationController: Detent adaptivePresentationStyle animateChanges containerViewWillLayoutSubviews detents dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView invalidateDetents largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge presentationTransitionDidEnd presentationTransitionWillBegin selectedDetentIdentifier sourceView widthFollowsPreferredContentSizeWhenEdgeAttached
        UISlider: beginTracking behavioralStyle continueTracking currentMaximumTrackImage currentMinimumTrackImage currentThumbImage endTracking intrinsicContentSize isContinuous layoutSubviews maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect preferredBehavioralStyle setMaximumTrackImage setMinimumTrackImage setThumbImage setValue sizeThatFits thumbImage thumbRect thumbTintColor tintColorDidChange trackRect value
        UISnapBehavior: damping snapPoint
        UISplitViewController.Column: compact primary secondary supplementary
        UISplitViewController.DisplayMode: allVisible automatic oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
        UISplitViewController.DisplayModeButtonVisibility: always automatic never
        UISplitViewController.PrimaryEdge: leading trailing
        UISplitViewController.SplitBehavior: automatic displace overlay tile
        UISplitViewController.Style: doubleColumn tripleColumn unspecified
        UISplitViewController: Column DisplayMode DisplayModeButtonVisibility PrimaryEdge SplitBehavior Style automaticDimension delegate displayMode displayModeButtonItem displayModeButtonVisibility hide isCollapsed loadView maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction presentsWithGesture primaryColumnWidth primaryEdge setViewController shouldAutomaticallyForwardAppearanceMethods show showDetailViewController splitBehavior style supplementaryColumnWidth unwind viewController viewControllers
        UISpringTimingParameters: cubicTimingParameters initialVelocity springTimingParameters timingCurveType
        UIStackView.Alignment: bottom center fill firstBaseline lastBaseline leading top trailing
        UIStackView.Distribution: equalCentering equalSpacing fill fillEqually fillProportionally
        UIStackView: Alignment Distribution addArrangedSubview alignment arrangedSubviews axis customSpacing distribution insertArrangedSubview isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement removeArrangedSubview setCustomSpacing spacing spacingUseDefault spacingUseSystem willRemoveSubview
        UIStatusBarAnimation: fade none slide
        UIStatusBarManager: isStatusBarHidden statusBarFrame statusBarStyle
        UIStatusBarStyle: darkContent default lightContent
        UIStepper: autorepeat backgroundImage beginTracking cancelTracking continueTracking decrementImage dividerImage endTracking incrementImage intrinsicContentSize isContinuous layoutSubviews maximumValue minimumValue setBackgroundImage setDecrementImage setDividerImage setIncrementImage sizeThatFits stepValue value wraps
        UIStoryboard: instantiateInitialViewController instantiateViewController
        UIStoryboardSegue: destination identifier perform source
        UIStoryboardUnwindSegueSource: sender source unwindAction
        UISwipeActionsConfiguration: actions performsFirstActionWithFullSwipe
        UISwipeGestureRecognizer.Direction: down left rawValue right up
        UISwipeGestureRecognizer: Direction direction numberOfTouchesRequired touchesBegan touchesEnded touchesMoved
        UISwitch.Style: automatic checkbox sliding
        UISwitch: Style alignmentRectInsets beginTracking bounds cancelTracking continueTracking endTracking frame intrinsicContentSize isOn layoutSubviews offImage onImage onTintColor preferredStyle setOn sizeThatFits style thumbTintColor title
        UISymbolEffectCompletionContext: contentTransition effect isFinished sender
        UITab.Placement: automatic default fixed movable optional pinned sidebarOnly
        UITab: Placement allowsHiding badgeValue hasVisiblePlacement identifier image isEnabled isHidden isHiddenByDefault managingTabGroup parent preferredPlacement selectedImage subtitle tabBarController title userInfo viewController
        UITabAccessory: contentView
        UITabBar.ItemPositioning: automatic centered fill
        UITabBar: ItemPositioning backgroundImage barPosition barStyle barTintColor beginCustomizingItems delegate didMoveToWindow endCustomizing intrinsicContentSize isCustomizing isTranslucent itemPositioning itemSpacing itemWidth items layoutSubviews safeAreaInsetsDidChange scrollEdgeAppearance selectedItem selectionIndicatorImage setItems shadowImage sizeThatFits standardAppearance tintColorDidChange traitCollectionDidChange unselectedItemTintColor
        UITabBarAppearance: compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage selectionIndicatorTintColor stackedItemPositioning stackedItemSpacing stackedItemWidth stackedLayoutAppearance
        UITabBarController.MinimizeBehavior: automatic never onScrollDown onScrollUp
        UITabBarController.Mode: automatic tabBar tabSidebar
        UITabBarController.Sidebar: isHidden
        UITabBarController: MinimizeBehavior Mode Sidebar bottomAccessory childForStatusBarHidden childForStatusBarStyle compactTabIdentifiers customizableViewControllers customizationIdentifier delegate isTabBarHidden loadView mode moreNavigationController preferredInterfaceOrientationForPresentation selectedIndex selectedTab selectedViewController setBottomAccessory setTabBarHidden setTabs setViewControllers shouldAutomaticallyForwardAppearanceMethods sidebar supportedInterfaceOrientations tab tabBar tabBarMinimizeBehavior tabs traitCollectionDidChange unwind viewControllers
        UITabBarItem.SystemItem: bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents search topRated
        UITabBarItem: SystemItem badgeColor badgeTextAttributes badgeValue scrollEdgeAppearance selectedImage setBadgeTextAttributes standardAppearance titlePositionAdjustment
        UITabBarItemAppearance.Style: compactInline inline stacked
        UITabBarItemAppearance: Style configureWithDefault copy disabled focused normal selected
        UITabBarItemStateAppearance: badgeBackgroundColor badgePositionAdjustment badgeTextAttributes badgeTitlePositionAdjustment iconColor titlePositionAdjustment titleTextAttributes
        UITabGroup: allowsReordering children defaultChildIdentifier displayOrder displayOrderIdentifiers managingNavigationController selectedChild sidebarActions tab
        UITableView.RowAnimation: automatic bottom fade left middle none right top
        UITableView.ScrollPosition: bottom middle none top
        UITableView.SelfSizingInvalidation: disabled enabled enabledIncludingConstraints
        UITableView.SeparatorInsetReference: fromAutomaticInsets fromCellEdges
        UITableView.Style: grouped insetGrouped plain
        UITableView: RowAnimation ScrollPosition SelfSizingInvalidation SeparatorInsetReference Style adjustedContentInsetDidChange allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates bounds cellForRow cellLayoutMarginsFollowReadableWidth contextMenuInteraction dataSource delegate deleteRows deleteSections dequeueReusableCell dequeueReusableHeaderFooterView deselectRow dragInteractionEnabled endUpdates estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight footerView frame hasUncommittedUpdates headerView indexPath indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedRows indexPathsForVisibleRows indexSearch insertRows insertSections insetsContentViewsToSafeArea isEditing isPrefetchingEnabled layoutSubviews moveRow moveSection numberOfRows numberOfSections performBatchUpdates prefetchDataSource reconfigureRows rect rectForFooter rectForHeader rectForRow register reloadData reloadRows reloadSectionIndexTitles reloadSections remembersLastFocusedIndexPath rowHeight safeAreaInsetsDidChange scrollToNearestSelectedRow scrollToRow sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow selectionDidChangeNotification selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect separatorInset separatorInsetReference separatorStyle setEditing style tableFooterView tableHeaderView touchesBegan touchesCancelled touchesEnded touchesMoved touchesShouldCancel visibleCells
        UITableViewCell.AccessoryType: checkmark detailButton detailDisclosureButton disclosureIndicator none
        UITableViewCell.CellStyle: default subtitle value1 value2
        UITableViewCell.DragState: dragging lifting none
        UITableViewCell.EditingStyle: delete insert none
        UITableViewCell.SelectionStyle: blue default gray none
        UITableViewCell.SeparatorStyle: none singleLine singleLineEtched
        UITableViewCell.StateMask: rawValue showingDeleteConfirmation showingEditControl
        UITableViewCell: AccessoryType CellStyle ConfigurationUpdateHandler DragState EditingStyle SelectionStyle SeparatorStyle StateMask accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundColor backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel didTransition dragStateDidChange editingAccessoryType editingAccessoryView editingStyle imageView indentationLevel indentationWidth isEditing isHighlighted isSelected layoutMargins layoutSubviews multipleSelectionBackgroundView prepareForReuse reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing setHighlighted setNeedsUpdateConfiguration setSelected shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl sizeThatFits systemLayoutSizeFitting textLabel updateConfiguration willTransition
        UITableViewController: clearsSelectionOnViewWillAppear loadView numberOfSections refreshControl scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewDidScrollToTop scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillEndDragging sectionIndexTitles setEditing tableView viewDidAppear viewDidDisappear viewWillAppear
        UITableViewDiffableDataSource: CellProvider apply applySnapshotUsingReloadData defaultRowAnimation index indexPath itemIdentifier numberOfSections sectionIdentifier sectionIndexTitles snapshot tableView
        UITableViewHeaderFooterView: ConfigurationUpdateHandler automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel layoutSubviews prepareForReuse reuseIdentifier setNeedsUpdateConfiguration sizeThatFits systemLayoutSizeFitting textLabel updateConfiguration
        UITapGestureRecognizer: numberOfTapsRequired numberOfTouchesRequired reset touchesBegan touchesEnded touchesMoved
        UITargetedPreview: parameters retargetedPreview size target view
        UITextAutocapitalizationType: allCharacters none sentences words
        UITextAutocorrectionType: default no yes
        UITextContentType: URL addressCity addressCityAndState addressState birthdate countryName creditCardNumber dateTime emailAddress familyName flightNumber fullStreetAddress givenName jobTitle location middleName name namePrefix nameSuffix newPassword nickname oneTimeCode organizationName password postalCode rawValue shipmentTrackingNumber streetAddressLine1 streetAddressLine2 sublocality telephoneNumber username
        UITextDirection: layout rawValue storage
        UITextField.BorderStyle: bezel line none roundedRect
        UITextField.DidEndEditingReason: cancelled committed
        UITextField.ViewMode: always never unlessEditing whileEditing
        UITextField: BorderStyle DidEndEditingReason ViewMode adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes attributedPlaceholder attributedText autocapitalizationType autocorrectionType background baseWritingDirection becomeFirstResponder beginningOfDocument borderRect borderStyle canBecomeFirstResponder canResignFirstResponder caretRect characterRange clearButtonMode clearButtonRect clearsOnBeginEditing clearsOnInsertion closestPosition compare copy cut defaultTextAttributes delegate deleteBackward didEndEditingReasonUserInfoKey disabledBackground drawPlaceholder drawText editingRect enablesReturnKeyAutomatically endOfDocument endTracking firstRect font hasText inlinePredictionType inputAccessoryView inputDelegate inputView insertText intrinsicContentSize isEditing isSecureTextEntry keyboardAppearance keyboardType layoutSubviews leftView leftViewMode leftViewRect markedTextRange markedTextStyle minimumFontSize offset passwordRules paste placeholder placeholderRect position replace returnKeyType rightView rightViewMode rightViewRect select selectAll selectedTextRange selectionAffinity selectionRects setBaseWritingDirection setMarkedText shouldChangeText sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textInputView textRange textRect textStyling tintColorDidChange tokenizer typingAttributes unmarkText
        UITextGranularity: character document line paragraph sentence word
        UITextInlinePredictionType: default no yes
        UITextInputAssistantItem: allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups
        UITextInputMode: activeInputModes currentInputModeDidChangeNotification primaryLanguage
        UITextInputPasswordRules: passwordRulesDescriptor
        UITextInputStringTokenizer: isPosition position rangeEnclosingPosition
        UITextItemInteraction: invokeDefaultAction presentActions preview
        UITextLayoutDirection: down left right up
        UITextPosition: 
        UITextRange: end isEmpty start
        UITextSelectionRect: containsEnd containsStart isVertical rect writingDirection
        UITextSmartDashesType: default no yes
        UITextSmartInsertDeleteType: default no yes
        UITextSmartQuotesType: default no yes
        UITextSpellCheckingType: default no yes
        UITextStorageDirection: backward forward
        UITextView.BorderStyle: none roundedRect
        UITextView: BorderStyle adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText autocapitalizationType autocorrectionType baseWritingDirection becomeFirstResponder beginningOfDocument borderStyle bounds canBecomeFirstResponder canResignFirstResponder caretRect characterRange clearsOnInsertion closestPosition compare copy cut dataDetectorTypes delegate deleteBackward enablesReturnKeyAutomatically endOfDocument firstRect font gestureRecognizerShouldBegin hasText inlinePredictionType inputAccessoryView inputDelegate inputView insertText intrinsicContentSize isEditable isFindInteractionEnabled isScrollEnabled isSecureTextEntry isSelectable keyboardAppearance keyboardType layoutManager layoutSubviews linkTextAttributes markedTextRange markedTextStyle offset passwordRules paste position replace returnKeyType scrollRangeToVisible select selectAll selectedRange selectedTextRange selectionAffinity selectionRects setBaseWritingDirection setMarkedText shouldChangeText sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor textContainer textContainerInset textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textInputView textRange textStorage textStyling tintColorDidChange tokenizer typingAttributes unmarkText
        UITimingCurveType: builtin composed cubic spring
        UIToolTipConfiguration: sourceRect toolTip
        UIToolTipInteraction: defaultToolTip delegate didMove isEnabled view willMove
        UIToolbar: backgroundImage barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate didMoveToWindow intrinsicContentSize isTranslucent items layoutSubviews scrollEdgeAppearance setBackgroundImage setItems setShadowImage shadowImage sizeThatFits standardAppearance tintColorDidChange
        UIToolbarAppearance: buttonAppearance doneButtonAppearance prominentButtonAppearance
        UITouch.Phase: began cancelled ended moved stationary
        UITouch.TouchType: direct indirect indirectPointer pencil stylus
        UITouch: Phase TouchType force gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce phase preciseLocation precisePreviousLocation previousLocation tapCount timestamp type view window
        UITrackingLayoutGuide: 
        UITraitAccessibilityContrast: defaultValue
        UITraitActiveAppearance: defaultValue
        UITraitCollection: TraitMutations accessibilityContrast activeAppearance changedTraits containsTraits copy current description displayGamut displayScale forceTouchCapability hasDifferentColorAppearance hash horizontalSizeClass isEqual layoutDirection legibilityWeight modifyingTraits performAsCurrent preferredContentSizeCategory sceneCaptureState systemTraitsAffectingColorAppearance userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
        UITraitDisplayGamut: defaultValue
        UITraitDisplayScale: defaultValue
        UITraitEnvironmentLayoutDirection: leftToRight rightToLeft unspecified
        UITraitForceTouchCapability: defaultValue
        UITraitHorizontalSizeClass: defaultValue
        UITraitLayoutDirection: defaultValue
        UITraitLegibilityWeight: defaultValue
        UITraitOverrides: contains description remove
        UITraitPreferredContentSizeCategory: defaultValue
        UITraitSceneCaptureState: defaultValue
        UITraitUserInterfaceIdiom: defaultValue
        UITraitUserInterfaceLevel: defaultValue
        UITraitUserInterfaceStyle: defaultValue
        UITraitVerticalSizeClass: defaultValue
        UITransitionContextViewControllerKey: from rawValue to
        UITransitionContextViewKey: from rawValue to
        UIUserInterfaceActiveAppearance: active inactive unspecified
        UIUserInterfaceIdiom: carPlay mac pad phone tv unspecified vision
        UIUserInterfaceLayoutDirection: leftToRight rightToLeft
        UIUserInterfaceLevel: base elevated unspecified
        UIUserInterfaceSizeClass: compact regular unspecified
        UIUserInterfaceStyle: dark light unspecified
        UIVibrancyEffect: 
        UIVibrancyEffectStyle: fill label quaternaryLabel secondaryFill secondaryLabel separator tertiaryFill tertiaryLabel
        UIView.AnimationCurve: easeIn easeInOut easeOut linear
        UIView.AnimationOptions: allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut curveLinear layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60 rawValue repeat showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop
        UIView.AutoresizingMask: flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth rawValue
        UIView.ContentMode: bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
        UIView.KeyframeAnimationOptions: allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced layoutSubviews overrideInheritedDuration overrideInheritedOptions rawValue repeat
        UIView.SystemAnimation: delete
        UIView.TintAdjustmentMode: automatic dimmed normal
        UIView: AnimationCurve AnimationOptions AutoresizingMask ContentMode KeyframeAnimationOptions SystemAnimation TintAdjustmentMode accessibilityIdentifier action addConstraint addConstraints addGestureRecognizer addInteraction addKeyframe addLayoutGuide addMotionEffect addSubview alignmentRect alignmentRectInsets alpha animate animateKeyframes areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor bottomAnchor bounds bringSubviewToFront center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds collisionBoundingPath collisionBoundsType constraints constraintsAffectingLayout contentCompressionResistancePriority contentHuggingPriority contentMode contentScaleFactor convert cornerConfiguration didAddSubview didMoveToSuperview didMoveToWindow directionalLayoutMargins display draw drawHierarchy effectiveRadius effectiveUserInterfaceLayoutDirection endEditing exchangeSubview firstBaselineAnchor forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout heightAnchor hitTest inheritedAnimationDuration insertSubview insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize isDescendant isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide lastBaselineAnchor layer layerClass layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers layoutSubviews leadingAnchor leftAnchor mask maximumContentSizeCategory minimumContentSizeCategory modifyAnimations motionEffects needsUpdateConstraints next noIntrinsicMetric overrideUserInterfaceStyle perform performWithoutAnimation point preservesSuperviewLayoutMargins readableContentGuide removeConstraint removeConstraints removeFromSuperview removeGestureRecognizer removeInteraction removeLayoutGuide removeMotionEffect requiresConstraintBasedLayout resizableSnapshotView rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide semanticContentAttribute sendSubviewToBack setAnimationsEnabled setContentCompressionResistancePriority setContentHuggingPriority setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints sizeThatFits sizeToFit snapshotView subviews superview systemLayoutSizeFitting tag tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor traitCollection traitCollectionDidChange traitOverrides transform transform3D transition translatesAutoresizingMaskIntoConstraints updateConstraints updateConstraintsIfNeeded updateTraitsIfNeeded userInterfaceLayoutDirection viewWithTag widthAnchor willMove willRemoveSubview window
        UIViewAnimatingPosition: current end start
        UIViewAnimatingState: active inactive stopped
        UIViewConfigurationState: isDisabled isFocused isHighlighted isPinned isSelected traitCollection
        UIViewController.Transition.ZoomOptions.AlignmentRectContext: sourceView zoomedViewController
        UIViewController.Transition.ZoomOptions.InteractionContext: location velocity willBegin
        UIViewController.Transition.ZoomOptions: AlignmentRectContext InteractionContext alignmentRectProvider dimmingColor dimmingVisualEffect interactiveDismissShouldBegin
        UIViewController.Transition.ZoomSourceViewProviderContext: sourceViewController zoomedViewController
        UIViewController.Transition: ZoomOptions ZoomSourceViewProviderContext coverVertical crossDissolve flipHorizontal partialCurl zoom
        UIViewController: Transition addChild additionalSafeAreaInsets allowedChildrenForUnwinding attemptRotationToDeviceOrientation automaticallyAdjustsScrollViewInsets beginAppearanceTransition bottomLayoutGuide canPerformUnwindSegueAction childContaining childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle children collapseSecondaryViewController contentScrollView definesPresentationContext didMove didReceiveMemoryWarning disablesAutomaticKeyboardDismissal dismiss edgesForExtendedLayout editButtonItem endAppearanceTransition extendedLayoutIncludesOpaqueBars forUnwindSegueAction hidesBottomBarWhenPushed interfaceOrientation isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded loadView loadViewIfNeeded modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationController navigationItem next nibBundle nibName overrideTraitCollection overrideUserInterfaceStyle parent performSegue popoverPresentationController preferredContentSize preferredContentSizeDidChange preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition prefersHomeIndicatorAutoHidden prefersStatusBarHidden prepare present presentationController presentedViewController presentingViewController providesPresentationContextTransitionStyle removeFromParent restoresFocusAfterTransition segueForUnwinding separateSecondaryViewController setContentScrollView setEditing setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setToolbarItems sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue show showDetailViewController size splitViewController storyboard supportedInterfaceOrientations systemLayoutFittingSizeDidChange systemMinimumLayoutMargins tab tabBarController tabBarItem targetViewController title toolbarItems topLayoutGuide traitCollection traitCollectionDidChange traitOverrides transition transitionCoordinator transitioningDelegate unwind updateTraitsIfNeeded updateViewConstraints view viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willMove willTransition
        UIViewPropertyAnimator: addAnimations addCompletion continueAnimation delay duration finishAnimation fractionComplete isInterruptible isManualHitTestingEnabled isReversed isRunning isUserInteractionEnabled pauseAnimation pausesOnCompletion runningPropertyAnimator scrubsLinearly startAnimation state stopAnimation timingParameters
        UIVisualEffect: copy
        UIVisualEffectView: contentView effect
        UIWindow.Level: + - < alert normal rawValue statusBar
        UIWindow: Level becomeKey canBecomeKey didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification didResignKeyNotification isHidden isKeyWindow layoutSubviews makeKey makeKeyAndVisible resignKey rootViewController screen sendEvent window windowLevel windowScene
        UIWindowScene.Geometry: interfaceOrientation
        UIWindowScene.GeometryPreferences.iOS: interfaceOrientations
        UIWindowScene.GeometryPreferences: iOS
        UIWindowScene: Geometry GeometryPreferences activationState coordinateSpace effectiveGeometry interfaceOrientation keyWindow requestGeometryUpdate screen statusBarManager traitCollection traitCollectionDidChange traitOverrides windows
        URLRequest.CachePolicy: reloadIgnoringCacheData reloadIgnoringLocalAndRemoteCacheData reloadIgnoringLocalCacheData reloadRevalidatingCacheData returnCacheDataDontLoad returnCacheDataElseLoad useProtocolCachePolicy
        URLRequest: CachePolicy addValue allHTTPHeaderFields allowsCellularAccess cachePolicy httpBody httpMethod httpShouldHandleCookies mainDocumentURL setValue timeoutInterval url value
        URLResponse: expectedContentLength mimeType suggestedFilename textEncodingName url
        URLSession.ResponseDisposition: allow becomeDownload becomeStream cancel
        URLSession: ResponseDisposition configuration data dataTask delegate delegateQueue downloadTask finishTasksAndInvalidate invalidateAndCancel shared upload uploadTask
        URLSessionConfiguration: allowsCellularAccess background default ephemeral httpAdditionalHeaders httpMaximumConnectionsPerHost httpShouldSetCookies identifier isDiscretionary requestCachePolicy timeoutIntervalForRequest timeoutIntervalForResource waitsForConnectivity
        URLSessionDataTask: 
        URLSessionDownloadTask: 
        URLSessionTask.State: canceling completed running suspended
        URLSessionTask: State cancel countOfBytesExpectedToReceive countOfBytesReceived currentRequest defaultPriority error highPriority lowPriority originalRequest priority response resume state suspend taskDescription taskIdentifier
        URLSessionUploadTask: 
        UserDefaults: argumentDomain array bool data dictionary dictionaryRepresentation didChangeNotification double float globalDomain integer object persistentDomain register registrationDomain removeObject removePersistentDomain set setPersistentDomain setValue standard string stringArray synchronize url value
        VariableColorSymbolEffect: cumulative dimInactiveLayers hideInactiveLayers iterative nonReversing reversing
        WiggleSymbolEffect: byLayer wholeSymbol
        objc_AssociationPolicy: OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC
        """#
}
