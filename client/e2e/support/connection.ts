import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, CDPSession>();

/** Gives a page a connection, whatever the machine has: the stories are told on machines without any, too. */
export function connect(page: Page): Promise<void> {
  return setConnection(page, false);
}

/** Takes the page's connection away: requests fail, and the page is told. */
export function disconnect(page: Page): Promise<void> {
  return setConnection(page, true);
}

async function setConnection(page: Page, offline: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  // Kept, because what is overridden lasts as long as the session.
  sessions.set(page, session);
  await session.send("Network.enable");
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { offline, ...unlimited });
  // Without a positive number the page would be told the machine's state.
  await session.send("Network.overrideNetworkState", {
    offline,
    latency: 0,
    downloadThroughput: 1e9,
    uploadThroughput: 1e9,
  });
}
