// Where Swift Testing and a module called UIKit are imported together, the compiler imports a module of this name, too.
@_exported public import FrameRecording
@_exported public import FramereelTesting
