import FramePages

/// Results as the XML that continuous integration reads: a suite with a test case for each sequence, in the form Jenkins'
/// `junit` step and its many readers share.
public enum JUnitReport {
    public static func text(_ reports: [SequenceReport]) -> String {
        let failed = reports.count { !$0.passes }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites tests=\"\(reports.count)\" failures=\"\(failed)\">",
            "  <testsuite name=\"framereel\" tests=\"\(reports.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\">",
        ]
        for report in reports {
            let head = "    <testcase classname=\"framereel\" name=\"\(Markup.escaped(report.name))\""
            guard !report.passes else {
                lines.append(head + "/>")
                continue
            }
            lines.append(head + ">")
            lines.append(
                "      <failure message=\"\(Markup.escaped(report.summary))\">\(Markup.escaped(report.text))</failure>")
            lines.append("    </testcase>")
        }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }
}
