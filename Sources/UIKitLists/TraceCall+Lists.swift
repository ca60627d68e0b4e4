package import QuartzCore

extension TraceCall.Name {
    package static var tableView: Self { method() }
    package static var collectionView: Self { method() }
    package static var performBatchUpdates: Self { method() }
    package static var setCollectionViewLayout: Self { method() }
    package static var startInteractiveLayoutTransition: Self { method("startInteractiveTransition") }
    package static var finishInteractiveLayoutTransition: Self { method("finishInteractiveTransition") }
    package static var cancelInteractiveLayoutTransition: Self { method("cancelInteractiveTransition") }
    package static var layoutChangeCompletion: Self { phrase("layout change completion") }
}
