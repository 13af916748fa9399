import { expect, type Page } from "@playwright/test";

/** What the messages of a phone say, the newest first, once one of them says this. */
export async function received(page: Page, number: string, says: RegExp): Promise<string> {
  const read = async () => {
    const html = await (await page.request.get("/dev/phones")).text();
    return html.split(`<h2>${number}</h2>`)[1]?.split("<h2>")[0] ?? "";
  };
  await expect.poll(read, { timeout: 30_000 }).toMatch(says);
  return read();
}

/** The newest link in them that leads to signing. */
export async function textedLink(page: Page, number: string, says = /\/sign\//): Promise<string> {
  return /https?:\/\/[^\s<"]+\/sign\/[\w-]+/.exec(await received(page, number, says))![0];
}
