import chromium from "@sparticuz/chromium";

/** The package unpacks into the system's temporary folder: whoever runs this names another one in TMPDIR. */
await chromium.executablePath();
