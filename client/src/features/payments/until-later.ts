/** Waits so long, or until the person comes back to the page or the connection to it: then is a good time to ask again. */
export function untilLater(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const events = new AbortController();
    const done = () => {
      clearTimeout(timer);
      events.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const options = { signal: events.signal };
    window.addEventListener("online", done, options);
    document.addEventListener("visibilitychange", () => !document.hidden && done(), options);
    signal.addEventListener("abort", done, options);
  });
}
