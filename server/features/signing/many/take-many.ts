import { Readable } from "node:stream";
import { BYTE_ORDER_MARK, csvLine } from "#server/adapters/csv";
import { packAsTaken, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readDocument } from "#server/features/documents/index";
import { pdfOfDocument } from "#server/features/signing/document-pdf";
import { findMany } from "#server/features/signing/many/act-on-many";
import { AppError } from "#server/http/app-error";
import type { File, StreamedFile } from "#server/http/bind";
import type { DashboardRow } from "#shared/contract/dashboard";
import { isoDayInUtc, momentInNairobi } from "#shared/dates";
import { documentStatusLabels, documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";

/** Their PDFs, each under its title, drawn as they are taken; two of one title are numbered. Throws `document_not_found` where none is there. */
export async function zipMany(deps: Deps, user: UserRecord, ids: string[]): Promise<StreamedFile> {
  const rows = await findMany(deps, user, ids);
  const at = deps.clock.now();
  const stream = Readable.from(packAsTaken(pdfsOf(deps, user, rows), at));
  return { stream, filename: `documents-${isoDayInUtc(at)}.zip` };
}

async function* pdfsOf(deps: Deps, user: UserRecord, rows: DashboardRow[]): AsyncGenerator<ZipEntry> {
  const used = new Map<string, number>();
  for (const { id } of rows) {
    const pdf = await pdfIfThere(deps, user, id);
    if (!pdf) continue;
    const number = (used.get(pdf.filename) ?? 0) + 1;
    used.set(pdf.filename, number);
    const path = number === 1 ? pdf.filename : pdf.filename.replace(/\.pdf$/, ` (${number}).pdf`);
    yield { path, content: pdf.bytes };
  }
}

/** A document may be deleted while others are drawn. */
async function pdfIfThere(deps: Deps, user: UserRecord, id: string): Promise<File | null> {
  try {
    return await pdfOfDocument(deps, await readDocument(deps, user, id));
  } catch (error) {
    if (error instanceof AppError && error.code === "document_not_found") return null;
    throw error;
  }
}

const HEAD = [
  "Title",
  "Type",
  "Status",
  "Artist",
  "People",
  "Signed",
  "Signers",
  "Created",
  "Changed",
  "Address",
];

/** Throws `document_not_found` where none is there. */
export async function tableOfMany(deps: Deps, user: UserRecord, ids: string[]): Promise<File> {
  const rows = await findMany(deps, user, ids);
  const lines = rows.map((row) =>
    csvLine([
      shortTitle(row),
      documentTypeLabels[row.type],
      documentStatusLabels[row.status],
      row.artist,
      row.people.map(({ name }) => name).join("; "),
      row.signedCount,
      row.signerCount,
      momentInNairobi(row.createdAt),
      momentInNairobi(row.updatedAt),
      deps.env.APP_URL + pathTo.view(row.id),
    ]),
  );
  return {
    bytes: Buffer.from(BYTE_ORDER_MARK + csvLine(HEAD) + lines.join("")),
    filename: `documents-${isoDayInUtc(deps.clock.now())}.csv`,
  };
}
