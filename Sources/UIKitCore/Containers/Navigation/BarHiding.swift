internal import QuartzCore

/// Hides the bars of a navigation controller on taps, when the keyboard appears, and in compact height
/// (facts/bar-hiding).
@MainActor final class BarHiding: NSObject, KeyboardFollower {
    private unowned let owner: UINavigationController
    private var isCompact = false
    private var hasKeyboard = false

    var onTap = false { didSet { enableTap() } }
    var whenCompact = false {
        didSet {
            enableTap()
            isCompact = false
            owner.viewIfLoaded?.setNeedsLayout()
        }
    }
    var withKeyboard = false {
        didSet {
            enableTap()
            if withKeyboard { keyboard.add(self) } else { keyboard.remove(self) }
        }
    }

    init(of owner: UINavigationController) {
        self.owner = owner
    }

    private var keyboard: Keyboard { owner.stage.applicationState.keyboard }

    private(set) lazy var tap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", BarHiding.tapped))
        tap.isEnabled = false
        owner.transitionView.addGestureRecognizer(tap)
        return tap
    }()

    private func enableTap() { tap.isEnabled = onTap || whenCompact || withKeyboard }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let isHidden = owner.isNavigationBarHidden
        guard onTap || isHidden && (withKeyboard || owner.isInBars(tap.location(in: owner.view))) else { return }
        owner.setBars(hidden: !isHidden, animated: true)
    }

    /// Hides or shows the bars for the current height. Called in each layout of the owner.
    func followHeight() {
        let isNow = owner.traitCollection.verticalSizeClass == .compact
        guard whenCompact, isNow != isCompact else { return }
        isCompact = isNow
        owner.setBars(hidden: isNow, animated: false)
    }

    func keyboardDidMove() {
        let isUp = keyboard.frame != nil
        guard isUp != hasKeyboard else { return }
        hasKeyboard = isUp
        let responders = sequence(first: keyboard.firstResponder, next: { $0?.next })
        if isUp, responders.contains(where: { $0 === owner }) { owner.setBars(hidden: true, animated: true) }
    }
}
