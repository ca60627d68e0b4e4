/// Declarations of Apple's modules other than UIKit, Core Animation and Core Graphics that exist neither in Swift on
/// Linux nor in Framereel.
///
/// The names are those of the public headers and interfaces of iOS that a compiler of Swift 6.3 for Linux does not find
/// with Foundation, Dispatch and Glibc imported. A name that Framereel declares later is removed here, as a test demands.
enum MissingNames {
    /// Modules by the names of their types, functions and constants.
    static let modules: [String: String] = Dictionary(
        lists.flatMap { module, names in names.split { " \n".contains($0) }.map { (String($0), module) } }
    ) { first, _ in first }

    /// Whether a source with these imports means the declaration of a module. Names of `os` may be those of other
    /// libraries too, so that module must be imported.
    static func sees(_ module: String, _ imports: [String]) -> Bool {
        module != "os" || imports.contains("os") || imports.contains("OSLog")
    }

    /// Members of types and of their shared objects.
    static let members: Set<String> = [
        "FileManager.default.startDownloadingUbiquitousItem", "FileManager.default.trashItem",
        "ProcessInfo.processInfo.beginActivity", "Stream.getStreamsToHost",
    ]

    /// Initializers, each with its first label.
    static let initializers: Set<String> = [
        "NSAttributedString(html:)", "NSAttributedString(url:)",
        "NSURL(resolvingAliasFileAt:)",
    ]

    private static let lists: [String: String] = [
        "CoreFoundation": """
        CFAllocator CFArrayCreate CFBridgingRelease CFBridgingRetain
        CFBundle CFBundleGetMainBundle CFBundleGetValueForInfoDictionaryKey CFDataCreate CFDate
        CFDictionaryCreate CFGetRetainCount CFHTTPMessageCreateRequest
        CFHostCreateWithName CFHostStartInfoResolution CFMutableArray CFMutableDictionary
        CFMutableString CFNetServiceCreate CFNetworkCopySystemProxySettings CFNotificationCenter
        CFNotificationCenterAddObserver CFNotificationCenterGetDarwinNotifyCenter
        CFNotificationCenterGetLocalCenter CFNotificationCenterPostNotification CFNotificationName
        CFPreferencesCopyAppValue CFPreferencesSetAppValue CFReadStreamCreateWithFTPURL
        CFRelease CFRetain CFRunLoopAddObserver CFRunLoopAddSource CFRunLoopObserver
        CFRunLoopObserverCreateWithHandler CFRunLoopRun CFRunLoopSource CFRunLoopSourceCreate CFRunLoopStop
        CFSocketCreate
        CFStreamCreatePairWithSocketToHost CFStringCreateWithCString
        CFStringTokenizerAdvanceToNextToken CFStringTokenizerCreate CFStringTransform
        CFURLCreateStringByAddingPercentEscapes CFUUID CFUUIDCreate CFUUIDCreateString
        kCFRunLoopCommonModes kCFRunLoopDefaultMode kCFStringTransformStripDiacritics
        kCFStringTransformToLatin
        """,
        "CoreText": """
        CTFontCollection CTFontManagerCreateFontDescriptorsFromURL CTFontManagerRegisterFontURLs CTGlyphInfo
        CTParagraphStyleCreate CTParagraphStyleSetting
        CTRunDelegate CTRunDelegateCallbacks CTRunDelegateCreate CTTextTab CTTypesetter
        CTTypesetterCreateLine CTTypesetterCreateWithAttributedString CTTypesetterSuggestLineBreak
        kCTFontFeatureSettingsAttribute kCTFontVariationAttribute kCTRunDelegateAttributeName
        kCTUnderlineStyleAttributeName
        """,
        "Darwin": """
        CLOCK_UPTIME_RAW KERN_SUCCESS QOS_CLASS_USER_INTERACTIVE RTLD_DEFAULT
        clock_gettime_nsec_np copyfile getprogname host_statistics64 issetugid
        kern_return_t kevent kqueue mach_absolute_time mach_continuous_time mach_host_self
        mach_msg_type_number_t mach_port_t mach_task_basic_info mach_task_self_ mach_timebase_info
        mach_timebase_info_data_t memset_s notify_post notify_register_dispatch proc_pid_rusage
        pthread_mach_thread_np pthread_main_np pthread_set_qos_class_self_np pthread_setname_np
        pthread_threadid_np qos_class_self removefile strlcat strlcpy sysctlbyname task_basic_info task_info
        task_threads task_vm_info_data_t thread_act_array_t vm_deallocate
        """,
        "Dispatch": """
        DispatchConcurrentQueue DispatchSerialQueue DispatchSourceFileSystemObject DispatchSourceMachReceive
        DispatchSourceMachSend DispatchSourceMemoryPressure DispatchSourceProcess dispatch_group_create
        dispatch_once dispatch_once_t dispatch_queue_t
        """,
        "Foundation": """
        FileWrapper NSAssertionHandler NSAttributedStringMarkdownParsingOptions
        NSAutoreleasePool NSBundleResourceRequest NSErrorPointer NSExtensionContext
        NSExtensionItem NSExtensionRequestHandling NSFileCoordinator NSFilePresenter NSFileVersion
        NSInvocation NSInvocationOperation
        NSLinguisticTagger NSMetadataItem NSMetadataQuery NSMethodSignature
        NSNotificationQueue NSProtocolFromString NSProxy NSPurgeableData
        NSSecureUnarchiveFromDataTransformer NSSetUncaughtExceptionHandler NSStringFromProtocol
        NSURLConnection NSURLConnectionDataDelegate NSURLConnectionDelegate NSURLConnectionDownloadDelegate
        NSUndoManagerGroupIsDiscardableKey NSXPCConnection NetService
        NetServiceBrowser NetServiceBrowserDelegate NetServiceDelegate TermOfAddress
        ValueTransformer
        """,
        "Security": """
        CC_MD5 CC_SHA256 SecKeyCreateRandomKey SecTrustEvaluateWithError
        """,
        "os": """
        OSAtomicAdd32 OSAtomicCompareAndSwap32 OSAtomicIncrement32 OSLogEntry OSLogStore OSMemoryBarrier OSSpinLock
        OSSpinLockLock os_activity_t os_proc_available_memory
        """,
    ]
}
