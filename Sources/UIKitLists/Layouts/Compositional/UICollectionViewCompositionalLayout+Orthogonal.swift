internal import FrameGeometry
internal import FrameLists

// Sections that scroll orthogonally to the layout.
extension UICollectionViewCompositionalLayout: OrthogonalScrolling {
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] {
        state?.layout.orthogonalSections(in: Rect(rect)).compactMap(orthogonalSection) ?? []
    }

    func orthogonalSection(_ section: Int) -> OrthogonalSection? {
        guard let state, let model = state.section(section), let frame = state.layout.viewport(ofSection: section)
        else { return nil }
        let content = CGSize(state.layout.orthogonalContent(ofSection: section))
        let properties = model.orthogonalScrollingProperties
        let isFast =
            switch model.orthogonalScrollingBehavior {
            case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
            case .none, .continuous, .paging: false
            }
        return OrthogonalSection(
            section: section, frame: CGRect(frame), contentSize: content,
            isPaging: model.orthogonalScrollingBehavior == .paging,
            deceleratesFast: properties.decelerationRate == .automatic
                ? isFast : properties.decelerationRate == .fast,
            alwaysBounces: properties.bounce == .always,
            initialOffset: physical(0, ofSection: section, state))
    }

    func orthogonalElements(ofSection section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        state?.layout.orthogonalElements(
            ofSection: section, in: Rect(rect), limit: LayoutReader.mostAround
        ).map(attributes) ?? []
    }

    func orthogonalTarget(
        ofSection section: Int, from offset: CGPoint, proposed: CGPoint, velocity: CGPoint
    ) -> CGPoint {
        guard let state, let positions = state.layout.orthogonalPositions(ofSection: section) else { return proposed }
        let isMirrored = isMirrored(state)
        let speed = Double(state.layout.axis == .vertical ? velocity.x : velocity.y) * 1000
        let target = positions.target(
            proposed: logical(proposed, ofSection: section, state), from: logical(offset, ofSection: section, state),
            velocity: isMirrored ? -speed : speed)
        return physical(target, ofSection: section, state)
    }

    func didScroll(section: Int, to offset: CGPoint, showing elements: [UICollectionViewLayoutAttributes]) {
        guard let state, let handler = state.section(section)?.visibleItemsInvalidationHandler else { return }
        handler(elements.map(VisibleItem.init), offset, state.environment)
    }

    // MARK: Offsets

    /// Whether an orthogonal section begins on the right.
    private func isMirrored(_ state: CompositionalState) -> Bool {
        state.layout.axis == .vertical && collectionView?.isRightToLeft ?? false
    }

    /// The scroll offset at a distance from the beginning of the section.
    private func physical(_ distance: Double, ofSection section: Int, _ state: CompositionalState) -> CGPoint {
        let points = isMirrored(state) ? furthest(ofSection: section, state) - distance : distance
        return state.layout.axis == .vertical ? CGPoint(x: points, y: 0) : CGPoint(x: 0, y: points)
    }

    private func logical(_ offset: CGPoint, ofSection section: Int, _ state: CompositionalState) -> Double {
        let points = state.layout.axis.across(Point(offset))
        return isMirrored(state) ? furthest(ofSection: section, state) - points : points
    }

    /// The maximum offset.
    private func furthest(ofSection section: Int, _ state: CompositionalState) -> Double {
        state.layout.orthogonalPositions(ofSection: section)?.range.upperBound ?? 0
    }
}
