internal import QuartzCore

/// The physical orientation of the device, and the orientation of the interface that follows from it.
///
/// The interface follows the device if the application and the controller that covers the screen support the
/// orientation, and rotates by itself if they do not support the current one (facts/orientations).
@MainActor package final class InterfaceRotation {
    private unowned let application: ApplicationState
    /// The orientation of the device; `nil` until it is turned.
    private(set) var physical: UIDeviceOrientation?
    /// The desired orientation: the latest valid orientation of the device, or the one that the application has
    /// requested since.
    private var wanted: UIInterfaceOrientation?

    init(of application: ApplicationState) {
        self.application = application
    }

    // MARK: Reasons to turn

    /// Turns the device. Observers are notified now; the interface follows, if permitted, when running transitions have
    /// ended.
    package func turnDevice(to orientation: UIDeviceOrientation) {
        let old = application.device.orientation
        physical = orientation
        if let interface = orientation.interface { wanted = interface }
        if orientation != old { application.device.notifyOfOrientation() }
        application.whenNoTransitionRuns { self.update(notesRefusal: true) }
    }

    /// Rotates the interface if necessary, after the supported orientations may have changed.
    func supportedOrientationsDidChange() {
        guard let stage = window?.stage else { return }
        stage.loop.scheduleNow { self.application.whenNoTransitionRuns { self.update() } }
    }

    /// Puts the interface in an orientation that the root controller of a window supports, immediately before that
    /// controller is shown.
    func showsRoot(of window: UIWindow) {
        guard window === self.window else { return }
        update(animated: false)
    }

    /// Rotates the interface before the presentation of a controller that determines the orientation and does not
    /// support the current one.
    func prepare(for presented: UIViewController) {
        guard presented.decidesOnOrientation, let window else { return }
        let supported = supportedOrientations(of: presented, in: window)
        guard !supported.isEmpty, !supported.contains(current) else { return }
        turn(to: presented.orientation(among: supported), animated: true)
    }

    /// Handles the application's request for one of several orientations.
    ///
    /// - Returns: `false` if none of them is supported.
    func request(_ orientations: UIInterfaceOrientationMask) -> Bool {
        guard let window, let controller = window.orientationController else { return false }
        let possible = orientations.intersection(supportedOrientations(of: controller, in: window))
        guard let first = possible.first else { return false }
        wanted = possible.contains(deviceOrientation) ? deviceOrientation : first
        application.whenNoTransitionRuns { self.update() }
        return true
    }

    // MARK: Turning

    /// The window whose controller determines the orientation.
    private var window: UIWindow? { application.application.keyWindow ?? application.application.windows.last }
    private var current: UIInterfaceOrientation { application.mainScreen.interfaceOrientation }
    private var initial: UIInterfaceOrientation {
        application.mainScreen.settings.startsInLandscape ? .landscapeRight : .portrait
    }
    private var deviceOrientation: UIInterfaceOrientation { physical?.interface ?? wanted ?? current }

    /// Rotates the interface to the desired orientation or, if that is not supported, to a supported one.
    private func update(animated: Bool = true, notesRefusal: Bool = false) {
        guard let window else { return }
        let wanted = wanted ?? deviceOrientation
        guard let controller = window.orientationController else { return turn(to: wanted, animated: animated) }
        let supported = supportedOrientations(of: controller, in: window)
        if supported.contains(wanted), wanted == current || controller.shouldAutorotate {
            turn(to: wanted, animated: animated)
        } else if !supported.isEmpty, !supported.contains(current) {
            turn(to: controller.orientation(among: supported), animated: animated)
        } else if notesRefusal, wanted != current {
            controller.trace(note: .keepsOrientation("\(current)", instead: "\(wanted)"))
        }
    }

    /// The orientations that both the controller and the application support. If they have none in common, the run
    /// fails, because UIKit throws an exception.
    private func supportedOrientations(
        of controller: UIViewController, in window: UIWindow
    ) -> UIInterfaceOrientationMask {
        let application = application.application
        let ofApplication =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
        let common = controller.supportedInterfaceOrientations.intersection(ofApplication)
        if common.isEmpty {
            controller.stage.diagnostics.misuse(
                "\(controller.subject) and the application have no supported interface orientation in common; let supportedInterfaceOrientations contain one of the application's."
            )
        }
        return common
    }

    private func turn(to orientation: UIInterfaceOrientation, animated: Bool) {
        guard orientation != current, let window else { return }
        // The device itself does not move.
        physical = physical ?? current.device
        let (old, screen, size) = (current, application.mainScreen, application.mainScreen.bounds.size)
        let upright = screen.uprightBounds.size
        let new = orientation.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        let angle = orientation.angle - initial.angle
        post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
        for other in application.application.windows where other !== window && other.bounds.size == size {
            other.turn(to: new, angle: angle, animated: animated)
        }
        window.changeNow(size: new, angle: angle, animated: animated)
        post(UIApplication.didChangeStatusBarOrientationNotification, old)
    }

    private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: application.application,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }
}

extension UIWindow {
    /// The controller that determines the orientation: the topmost one that covers the screen.
    fileprivate var orientationController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentation.presented, presented.decidesOnOrientation,
            !presented.isBeingDismissed
        {
            controller = presented
        }
        return controller
    }

    /// Rotates a window in the same way as the main window.
    fileprivate func turn(to size: CGSize, angle: CGFloat, animated: Bool) {
        UIView.animate(withDuration: animated ? 0.4 : 0) {
            self.bounds.size = size
            self.transform = CGAffineTransform(rotationAngle: angle)
            self.layoutIfNeeded()
        }
    }
}

extension UIViewController {
    /// Whether this presented controller determines the orientation.
    fileprivate var decidesOnOrientation: Bool {
        guard let style = presentation.active?.style else { return false }
        return style == .fullScreen || style == .overFullScreen
    }

    /// The controller's preferred orientation if it is supported, otherwise the first supported one.
    fileprivate func orientation(among supported: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
        let preferred = preferredInterfaceOrientationForPresentation
        return supported.contains(preferred) ? preferred : supported.first ?? preferred
    }
}

extension UIInterfaceOrientation {
    /// The clockwise rotation, in radians, of upright content on the device's screen.
    fileprivate var angle: CGFloat {
        switch self {
        case .portrait, .unknown: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }

    /// Creates the orientation for content at an angle, rounded to the nearest quarter turn.
    init(angle: CGFloat) {
        let quarters = Int((angle / (.pi / 2)).rounded())
        switch (quarters % 4 + 4) % 4 {
        case 1: self = .landscapeRight
        case 2: self = .portraitUpsideDown
        case 3: self = .landscapeLeft
        default: self = .portrait
        }
    }

    /// The device orientation in which this interface is upright.
    var device: UIDeviceOrientation {
        switch self {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }
}

extension UIDeviceOrientation {
    /// The interface orientation that is upright in this device orientation; `nil` for a device that lies flat.
    fileprivate var interface: UIInterfaceOrientation? {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown, .faceUp, .faceDown: nil
        }
    }
}

extension UIInterfaceOrientationMask {
    fileprivate func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }

    /// The first orientation of the set, portrait before landscape.
    fileprivate var first: UIInterfaceOrientation? {
        [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first(where: contains)
    }
}
