this is not Swift
