internal import QuartzCore

/// An object that makes room for the keyboard. It is notified inside the keyboard's animation.
@MainActor package protocol KeyboardFollower: AnyObject {
    func keyboardDidMove()
}

private struct WeakFollower {
    weak var object: (any KeyboardFollower)?
}

/// The on-screen keyboard: its position, its motion, and its notifications.
///
/// It is on screen while the first responder accepts keyboard input or has an input view; an accessory view alone lies
/// at the bottom of the screen. The keyboard moves along the system's spring; guides that follow it are laid out in the
/// same animation, and its notifications are posted inside it (facts/keyboard-motion).
@MainActor package final class Keyboard {
    package private(set) weak var firstResponder: UIResponder?
    /// Whether the first responder accepts keyboard input, and no presentation covers it.
    package var takesKeys: Bool { firstResponder is any UIKeyInput && firstResponder !== coveredResponder }
    private unowned let application: ApplicationState
    private(set) var view: KeyboardView?
    /// The height, in points, of the bottom part of a window that the keyboard covers at rest.
    private var height: CGFloat = 0
    /// The distance, in points, by which a finger has pulled the keyboard down.
    private var pulled: CGFloat = 0
    private var followers: [WeakFollower] = []
    /// Whether one responder is handing over to another, during which the keyboard stays on screen.
    private var isHandingOver = false
    /// The first responder that a presentation covers, and that presentation. The keyboard returns with its end.
    private weak var coveredResponder: UIResponder?
    private weak var cover: AnyObject?

    /// The duration in notifications, in seconds. The spring settles later.
    private static let announcedDuration = 0.25
    private static let options = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationOptions.systemSpringBits) << 16)

    init(of application: ApplicationState) {
        self.application = application
    }

    // MARK: - First responder

    /// Makes `responder` the first responder after the previous one has resigned. Returns whether that was possible.
    func makeFirst(_ responder: UIResponder) -> Bool {
        guard responder !== firstResponder else {
            if responder === coveredResponder { uncover() }
            return true
        }
        if let old = firstResponder {
            isHandingOver = true
            let hasResigned = old.resignFirstResponder() && firstResponder == nil
            isHandingOver = false
            guard hasResigned else {
                update()
                return firstResponder === responder
            }
        }
        firstResponder = responder
        responder.didBecomeFirstResponder()
        update()
        return firstResponder === responder
    }

    func resign(_ responder: UIResponder) {
        guard firstResponder === responder else { return }
        firstResponder = nil
        if responder === coveredResponder { (coveredResponder, cover) = (nil, nil) }
        responder.didResignFirstResponder()
        update()
    }

    /// Makes a responder on the keyboard resign in favor of the one that provides the accessory view, which stays
    /// (facts/accessory-owners). Others resign without one that follows.
    func returnToOwner(from responder: UIResponder) {
        guard let view, let owner = view.owner, owner !== responder, owner.canBecomeFirstResponder,
            !isHandingOver, responder.isBelow(view)
        else { return resign(responder) }
        isHandingOver = true
        resign(responder)
        isHandingOver = false
        if firstResponder != nil || !makeFirst(owner) { update() }
    }

    /// Shows or hides the keyboard for the first responder, with that responder's current views.
    func update() {
        guard !isHandingOver else { return }
        let wanted = neededHeight
        if wanted > 0, let responder = firstResponder { view?.show(for: responder, plan(for: responder)) }
        guard wanted != height || wanted > 0 && pulled > 0 else { return }
        move(to: wanted)
    }

    /// Takes the keyboard off the screen while a presentation covers the first responder (facts/keyboard-leaves).
    func cover(by presentation: AnyObject) {
        guard let firstResponder, coveredResponder !== firstResponder else { return }
        coveredResponder = firstResponder
        cover = presentation
        update()
    }

    /// Brings back the keyboard of the responder that the presentation covered, if it still is the first one.
    func uncover(by presentation: AnyObject) {
        if cover === presentation { uncover() }
    }

    private func uncover() {
        (coveredResponder, cover) = (nil, nil)
        update()
    }

    /// Updates the return key, which may be disabled while there is no text.
    func textDidChange() {
        if let responder = firstResponder { view?.plan = plan(for: responder) }
    }

    /// The keys for a responder. Those of the previous one stay for one that takes none.
    private func plan(for responder: UIResponder) -> KeyboardPlan {
        (responder as? any UIKeyInput).map(KeyboardPlan.init(for:)) ?? view?.plan ?? KeyboardPlan()
    }

    var window: UIWindow? { application.application.keyWindow ?? application.application.windows.last }

    /// The height of the keyboard with its accessory view; 0 without a responder that needs them.
    private var neededHeight: CGFloat {
        guard let responder = firstResponder, responder !== coveredResponder, let window else { return 0 }
        let accessory = KeyboardView.height(of: responder.shownAccessory?.view)
        if let input = responder.shownInputView { return KeyboardView.height(of: input) + accessory }
        if let input = responder as? any UIKeyInput, responder.takesKeys {
            return KeyboardSize.height(in: window, for: KeyboardPlan(for: input)) + accessory
        }
        return accessory > 0 ? accessory + window.screenInsets.bottom : 0
    }

    // MARK: - Moving

    private func move(to newHeight: CGFloat) {
        guard let window else { return }
        let (from, isShowing) = (frame, newHeight > 0)
        if isShowing { show(newHeight, in: window) }
        height = newHeight
        pulled = 0
        // Keys move as they are, and do not grow out of the bottom of the screen or shrink into it.
        let size = CGSize(width: window.bounds.width, height: max(from?.height ?? 0, newHeight))
        if isShowing, let from {
            UIView.performWithoutAnimation {
                view?.frame = CGRect(origin: from.origin, size: size)
                view?.layoutIfNeeded()
            }
        }
        let notice = Notice(
            from: from ?? keyboardFrame(newHeight, down: newHeight, in: window),
            to: keyboardFrame(
                isShowing ? newHeight : from?.height ?? 0, down: isShowing ? 0 : from?.height ?? 0, in: window),
            duration: Self.announcedDuration, screen: application.mainScreen)
        UIView.animate(withDuration: Self.announcedDuration, delay: 0, options: Self.options) {
            self.view?.frame = CGRect(origin: notice.to.origin, size: size)
            notice.post(UIResponder.keyboardWillChangeFrameNotification)
            notice.post(
                isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
            self.layOutGuides()
        } completion: { _ in
            notice.post(UIResponder.keyboardDidChangeFrameNotification)
            notice.post(isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
            if self.height == 0 { return self.remove() }
            guard self.height == newHeight, self.pulled == 0 else { return }
            self.view?.frame = self.keyboardFrame(newHeight, down: 0, in: window)
        }
    }

    private func show(_ height: CGFloat, in window: UIWindow) {
        guard view?.layer.superlayer == nil else { return }
        let view = self.view ?? KeyboardView(frame: .zero)
        UIView.performWithoutAnimation { view.frame = keyboardFrame(height, down: height, in: window) }
        self.view = view
        view.layer.zPosition = Self.zPosition
        window.layer.addSublayer(view.layer)
        if let responder = firstResponder { view.show(for: responder, plan(for: responder)) }
        application.touchScreen.cover = view
        view.layoutIfNeeded()
    }

    /// The view that lies in front of a window as its keyboard.
    func shownView(in window: UIWindow) -> UIView? { view?.layer.superlayer === window.layer ? view : nil }

    /// The application's own views on the keyboard's screen: the accessory view above it, and the input view in place of
    /// the keys.
    package var ownViews: [UIView] { height > 0 ? view?.ownViews ?? [] : [] }

    /// A position above all views of an application.
    private static let zPosition: CGFloat = 10_000

    private func remove() {
        view?.layer.removeFromSuperlayer()
        // A covered field on the keyboard stays there, below the owner of the accessory view, until it is uncovered.
        if let view, coveredResponder?.isBelow(view) == true { return }
        for own in view?.ownViews ?? [] where own.superview === view { own.removeFromSuperview() }
        view = nil
    }

    private func keyboardFrame(_ height: CGFloat, down: CGFloat, in window: UIWindow) -> CGRect {
        CGRect(x: 0, y: window.bounds.height - height + down, width: window.bounds.width, height: height)
    }

    /// The frame in the coordinates of the keyboard's window; `nil` off screen.
    var frame: CGRect? { height > 0 ? view?.frame : nil }

    private func layOutGuides() {
        for window in application.application.windows {
            window.layoutEngine?.marginsChanged()
            window.layoutIfNeeded()
        }
        for follower in followers { follower.object?.keyboardDidMove() }
    }

    package func add(_ follower: any KeyboardFollower) {
        remove(follower)
        followers.append(WeakFollower(object: follower))
    }

    package func remove(_ follower: any KeyboardFollower) {
        followers.removeAll { $0.object == nil || $0.object === follower }
    }

    /// Adapts the keyboard to a window whose size has changed.
    func fit(to window: UIWindow) {
        guard height > 0, let view, view.layer.superlayer === window.layer, view.bounds.width != window.bounds.width
        else { return }
        height = neededHeight
        view.frame = keyboardFrame(height, down: 0, in: window)
        window.layoutEngine?.marginsChanged()
    }

    // MARK: - Under a finger

    /// Follows a finger that drags a scroll view, from the moment it is below the keyboard's upper edge. The position
    /// is in the window's coordinates.
    func follow(fingerAt y: CGFloat) {
        guard height > 0, let window, let view else { return }
        pulled = min(max(0, y - (window.bounds.height - height)), height)
        view.frame = keyboardFrame(height, down: pulled, in: window)
        layOutGuides()
    }

    /// Hides the keyboard if the finger has pulled it down and was not moving back. Otherwise the keyboard returns.
    func letGo(velocity: CGFloat) {
        guard pulled > 0, let responder = firstResponder else { return }
        if velocity >= 0, responder.resignFirstResponder() { return }
        move(to: height)
    }
}

// Both views are those of the nearest responder that has one (documented in the header of `UIResponder`).
extension UIResponder {
    fileprivate var shownInputView: UIView? { chain.compactMap { $0.inputView ?? $0.inputViewController?.view }.first }

    fileprivate var shownAccessory: (view: UIView, owner: UIResponder)? {
        chain.compactMap { owner in
            (owner.inputAccessoryView ?? owner.inputAccessoryViewController?.view).map { ($0, owner) }
        }.first
    }

    private var chain: LazySequence<UnfoldFirstSequence<UIResponder>> { sequence(first: self, next: { $0.next }).lazy }

    /// Whether the responder chain leads to another responder.
    func isBelow(_ other: UIResponder) -> Bool { chain.contains { $0 === other } }
}

extension KeyboardView {
    fileprivate func show(for responder: UIResponder, _ plan: KeyboardPlan) {
        let accessory = responder.shownAccessory
        show(responder.shownInputView, accessory?.view, of: accessory?.owner, plan)
    }
}

/// The contents of keyboard notifications: start frame, end frame, and animation.
private struct Notice {
    let from: CGRect
    let to: CGRect
    let duration: Double
    let screen: UIScreen

    @MainActor func post(_ name: Notification.Name) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationOptions.systemSpringBits),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

/// The height of the keyboard, including the bottom inset (facts/keyboard-heights).
@MainActor private enum KeyboardSize {
    static func height(in window: UIWindow, for plan: KeyboardPlan) -> CGFloat {
        let (size, insets) = (window.bounds.size, window.screenInsets)
        let short = min(size.width, size.height)
        let whole: CGFloat
        if short >= 744 {
            whole = (size.width > size.height ? 398 : 313) + insets.bottom
        } else if size.width > size.height {
            whole = insets.bottom > 0 ? 209 : 194
        } else if insets.bottom > 0 {
            whole = short >= 414 ? 346 : insets.top > 44 ? 336 : 335
        } else {
            whole = short >= 414 ? 271 : short >= 375 ? 260 : 253
        }
        return plan.hasSuggestions ? whole : whole - KeyboardView.suggestionHeight(in: window)
    }
}
