internal import FrameTiming
internal import QuartzCore

extension UICollectionViewController: NavigationSharing {
    /// The collection view of the controller below on the stack, if this controller shares it.
    var sharedCollectionView: UICollectionView? {
        guard useLayoutToLayoutNavigationTransitions else { return nil }
        let stack = navigationController?.stack ?? []
        guard let index = stack.firstIndex(of: self), index > 0 else { return nil }
        return (stack[index - 1] as? UICollectionViewController)?.collectionView
    }

    /// The animator of a push or pop; `nil` for controllers that do not share a collection view.
    package func sharingAnimator(isPush: Bool, to other: UIViewController) -> (any BuiltInAnimator)? {
        guard let other = other as? UICollectionViewController,
            (isPush ? other : self).useLayoutToLayoutNavigationTransitions, collectionView === other.collectionView
        else { return nil }
        return LayoutNavigationAnimator()
    }

    /// Takes over the collection view from a controller above or below on the stack, with this controller's layout and
    /// without animation.
    package func takeSharedContent() {
        guard let collection = collectionView, collection.superview !== viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            embed()
            collection.changeLayout(to: collectionViewLayout, animated: false, nil)
        }
    }
}

/// A push or pop between two collection controllers that share a collection view, whose layout changes
/// (facts/layout-navigation).
final class LayoutNavigationAnimator: NSObject, BuiltInAnimator {
    let curve = NamedCurves.easeInOut

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        CollectionNumbers.layoutChangeDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from) as? UICollectionViewController,
            let to = context.viewController(forKey: .to) as? UICollectionViewController,
            let collection = from.collectionView
        else { return context.completeTransition(false) }
        UIView.performWithoutAnimation {
            to.view.frame = context.finalFrame(for: to)
            context.containerView.addSubview(to.view)
            to.embed()
            to.view.layoutIfNeeded()
        }
        let layout = from.collectionViewLayout
        collection.changeLayout(
            to: to.collectionViewLayout, animated: true, duration: transitionDuration(using: context)
        ) { _ in
            if context.transitionWasCancelled {
                UIView.performWithoutAnimation {
                    from.embed()
                    collection.changeLayout(to: layout, animated: false, nil)
                }
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
