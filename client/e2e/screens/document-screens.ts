import type { Page } from "@playwright/test";
import type { DocumentSummary } from "#shared/contract/documents";
import { pathTo } from "#shared/paths";
import type { Camera } from "./camera.ts";

/** The page of a document in each status, from the demo account. */
export async function documentScreens(page: Page, take: Camera): Promise<void> {
  const documents = (await (await page.request.get("/api/documents")).json()) as DocumentSummary[];
  for (const [title, name] of [
    ["Lamu by Morning", "document-draft"],
    ["Maputo, Meu Amor", "document-pending"],
    ["Nairobi Nights", "document-partially-signed"],
    ["Sauti ya Pwani", "document-fully-signed"],
  ] as const) {
    const { id } = documents.find((document) => document.title === title)!;
    await page.goto(pathTo.view(id));
    await page.getByText("Document ID:").waitFor();
    await page.getByText("Loading signature status").waitFor({ state: "detached" });
    await take(page, name);
  }
  await page.goto(pathTo.view(crypto.randomUUID()));
  await page.getByRole("heading", { name: "Document not found" }).waitFor();
  await take(page, "document-missing");
}
