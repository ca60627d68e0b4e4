// `import Framereel` provides scenes, worlds, recordings and traces as well as the command line.
@_exported public import FrameRecording
