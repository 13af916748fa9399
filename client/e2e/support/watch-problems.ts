import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

export type Problems = {
  /** These belong to the story: `expected(/^409 POST \/api\/register$/)`. */
  expected(...patterns: RegExp[]): void;
  /** What went wrong and was not expected. */
  unexpected(): string[];
  /** Listens to one more person's device, ahead of its first page. */
  watch(context: BrowserContext): Promise<void>;
};

const usual = [
  // Nobody is signed in: the answer to every visitor's first request.
  /^401 GET \/api\/user$/,
  // What the navigation asks by itself, whatever a story does to the server, the session or the connection meanwhile.
  /^(401|503|inspector|net::ERR_\w+) GET \/api\/(events|unread-message-count|unread-notice-count|collaboration-requests)(\?|$)/,
  // What a form, and the dashboard, do about unfinished work by themselves.
  /^(401|503|inspector|net::ERR_\w+) (PUT \/api\/unfinished\/|GET \/api\/unfinished$)/,
  // It was thrown away before the account had it: a page left in between never learns which.
  /^404 DELETE \/api\/unfinished\//,
];

/**
 * Collects what a person never sees but a developer must know: console errors, page errors, requests that fail, and links to a place
 * on the page that is not there.
 */
export function watchProblems(origin: string): Problems {
  const problems: string[] = [];
  const patterns = [...usual];
  const isOwn = (request: Request) => request.url().startsWith(origin);
  const describe = (request: Request) => `${request.method()} ${request.url().replace(origin, "")}`;

  async function watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(watchJumps);
    context.on("console", (message) => {
      if (isError(message)) problems.push(`console: ${message.text()}`);
    });
    context.on("weberror", (webError) => {
      problems.push(`page: ${webError.error().stack ?? webError.error().message}`);
    });
    context.on("response", (response) => {
      const request = response.request();
      if (response.status() >= 400 && isOwn(request))
        problems.push(`${response.status()} ${describe(request)}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "failed";
      // Leaving a page and starting a download end requests that nobody waits for any more.
      if (reason !== "net::ERR_ABORTED") problems.push(`${reason} ${describe(request)}`);
    });
  }

  return {
    expected: (...more) => void patterns.push(...more),
    unexpected: () => problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem))),
    watch,
  };
}

/** The browser repeats each failed request on the console; those are counted as requests. */
function isError(message: ConsoleMessage): boolean {
  return message.type() === "error" && !message.text().startsWith("Failed to load resource");
}

/** In the page: a link to a place on it that does not stand yet goes nowhere when it is pressed, and nobody sees why. */
function watchJumps(): void {
  const look = () => {
    if (document.readyState === "loading") return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
      if (!document.getElementById(link.hash.slice(1)))
        console.error(`A link leads to ${link.hash}, which does not stand on ${location.pathname}`);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
