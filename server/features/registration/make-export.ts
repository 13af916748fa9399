import { createHash, randomUUID } from "node:crypto";
import { BYTE_ORDER_MARK, csvLine } from "#server/adapters/csv";
import { writeXlsx } from "#server/adapters/xlsx";
import type { Trx } from "#server/db/client";
import { readStored } from "#server/adapters/files/stored-files";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readDocument } from "#server/features/documents/index";
import { checkSubmitter, checkWork } from "#server/features/registration/cwr/check-work";
import { cwrFileName, writeCwr } from "#server/features/registration/cwr/write-cwr";
import {
  changedInCwr,
  onceEach,
  ownersLeftOut,
  samplesLeftOut,
  tooLongForMlc,
  toReadAgain,
  writersDivided,
} from "#server/features/registration/changed-in-file";
import {
  acknowledgementsOf,
  findExport,
  findSubmitter,
  holdParties,
  insertExport,
  markNotified,
  nextFileNumber,
  numberParties,
  numberWorks,
  type ExportRecord,
} from "#server/features/registration/exports-store";
import { renderRegistrationSheet } from "#server/features/registration/pdf/registration-sheet";
import { knownBy } from "#server/features/registration/known-details";
import { peopleOfWork } from "#server/features/registration/people-of-work";
import { sheetOf } from "#server/features/registration/registered-sheet";
import { emptyRecord, findRegistration } from "#server/features/registration/registration-store";
import { notificationTable, ownersTable, packOf } from "#server/features/registration/pack-tables";
import { mlcTable, soundExchangeTable } from "#server/features/registration/taker-tables";
import {
  cwrWorkOf,
  partiesOf,
  placeOfFault,
  whoseFault,
  type Identities,
  type RegisteredWork,
} from "#server/features/registration/registered-work";
import { findSocieties } from "#server/features/registration/societies-store";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";
import { brand } from "#shared/brand";
import type { ExportBody, RegistrationExport, Submitter } from "#shared/contract/registration";
import { isoDayInUtc } from "#shared/dates";
import { withDeclared } from "#shared/domain/declared";
import type { ExportFormat } from "#shared/domain/registration/registration";

type Song = Omit<RegisteredWork, "workNumber" | "societies">;
type Made = Pick<ExportRecord, "filename" | "folded"> & { bytes: Buffer };
type NewExport = Omit<ExportRecord, "sha256">;

/**
 * A file of songs in force, for whoever registers them. The same id again answers the first file. Throws `document_not_found`,
 * `registration_missing`, `not_in_force`, `submitter_missing` and, with the fields that hinder, `registration_incomplete`.
 */
export async function makeExport(
  deps: Deps,
  user: UserRecord,
  given: ExportBody,
): Promise<RegistrationExport> {
  const { db, clock } = deps;
  const id = given.id ?? randomUUID();
  const before = await findExport(db, id);
  if (before) return viewExport(user, before);
  const documentIds = [...new Set(given.documentIds)];
  const songs: Song[] = [];
  for (const documentId of documentIds) songs.push(await readSong(deps, user, documentId));
  const societies = await findSocieties(db);
  const submitter = given.format === "cwr22" ? await findSubmitter(db, user.id) : null;
  if (given.format === "cwr22" && !submitter) missingSubmitter();

  const madeAt = clock.now();
  const made = await db.transaction(async (trx) => {
    const numbers = new Map((await numberWorks(trx, documentIds)).map((row) => [row.documentId, row]));
    const works = songs.map((song): RegisteredWork => ({
      ...song,
      societies,
      workNumber: workNumber(numbers.get(song.documentId)!.number),
    }));
    const isNotified = (documentId: string) => numbers.get(documentId)!.notifiedAt !== null;
    const file =
      given.format === "cwr22"
        ? await makeCwr(trx, {
            user,
            submitter: submitter ?? missingSubmitter(),
            works,
            isNotified,
            at: madeAt,
          })
        : await makeTable(deps, given.format, works, madeAt);
    const record: NewExport = { id, userId: user.id, format: given.format, madeAt, ...file };
    if (!(await insertExport(trx, record, documentIds))) return null;
    return record;
  });
  // Made meanwhile by the same request, sent twice.
  const stored = made ?? (await findExport(db, id));
  if (!stored) throw new AppError("document_id_taken");
  return viewExport(user, stored);
}

function missingSubmitter(): never {
  throw new AppError("submitter_missing");
}

/** What goes to societies is notified once it leaves the house, as new by one file alone. Throws `export_not_found`, `export_outdated`. */
export async function readExportFile(deps: Deps, user: UserRecord, id: string): Promise<File> {
  const found = await findExport(deps.db, id);
  const bytes = found?.userId === user.id ? await readStored(deps, found) : null;
  if (!found || !bytes) throw new AppError("export_not_found");
  if (found.format === "cwr22") {
    await deps.db.transaction(async (trx) => {
      // Refused, none of its songs was notified by it.
      if (!(await markNotified(trx, newWorksIn(bytes), found))) throw new AppError("export_outdated");
    });
  }
  return { bytes, filename: found.filename };
}

/** The numbers of the songs that a file notifies as new, where CISAC has them in their records. */
const newWorksIn = (bytes: Buffer): number[] =>
  [...bytes.toString("ascii").matchAll(/^NWR.{78}(.{14})/gm)].map(([, text = ""]) => numberOfWork(text));

function viewExport(
  user: UserRecord,
  { id, userId, format, filename, madeAt, folded }: NewExport,
): RegistrationExport {
  if (userId !== user.id) throw new AppError("document_id_taken");
  return { id, format, filename, madeAt: madeAt.toISOString(), folded };
}

/** The number that societies answer with; `numberOfWork` reads it. */
const workNumber = (number: number) => `SH${String(number).padStart(8, "0")}`;
export const numberOfWork = (text: string) => Number(/^SH(\d{8,12})$/.exec(text.trim())?.[1] ?? 0);

async function readSong(deps: Deps, user: UserRecord, documentId: string): Promise<Song> {
  const document = await readDocument(deps, user, documentId);
  if (document.access !== "owner") throw new AppError("document_not_found");
  const { sheet, people, version } = await sheetOf(deps.db, document, user);
  if (!version?.signedAt) throw new AppError("not_in_force");
  const noted = (await findRegistration(deps.db, documentId))?.record ?? emptyRecord;
  const record = withDeclared(noted, sheet);
  const { number, sha256, signedAt } = version;
  const answers = await acknowledgementsOf(deps.db, documentId);
  return {
    // What does not fit into its field is left out: a reference that is cut leads elsewhere.
    societyNumbers: answers
      .map(({ society, societyNumber }) => ({ society, number: societyNumber.toUpperCase() }))
      .filter((one) => one.society !== "" && /^[!-~][ -~]{0,13}$/.test(one.number)),
    documentId,
    sheet,
    record,
    version: { number, sha256, signedAt: signedAt.toISOString() },
    people: peopleOfWork(people, record, await knownBy(deps.db, user, people)),
  };
}

type Sending = {
  user: UserRecord;
  submitter: Submitter;
  works: RegisteredWork[];
  isNotified: (documentId: string) => boolean;
  at: Date;
};

async function makeCwr(trx: Trx, { user, submitter, works, isNotified, at }: Sending): Promise<Made> {
  const secret = (identity: string) => createHash("sha256").update(`${user.id} ${identity}`).digest("hex");
  const parties = works.map((work) => partiesOf(work));
  await holdParties(trx, user.id);
  const given = await numberParties(
    trx,
    parties.map((ofSong) => ofSong.map((party) => party.map(secret))),
  );
  const each = works.map((work, song) => {
    const numbers = new Map(
      parties[song]!.map((party, place) => [party.join(), String(given[song]![place])]),
    );
    return { work, cwr: cwrWorkOf(work, (party: Identities) => numbers.get(party.join())!) };
  });
  const issues = [
    ...checkSubmitter(submitter).map(({ path, message }) => ({
      path: `submitter.${path.join(".")}`,
      message,
    })),
    ...each.flatMap(({ work, cwr }) =>
      checkWork(cwr, submitter).map(({ path, message }) => ({
        path: `${work.documentId}.${placeOfFault(work, path)}`,
        message: `${whoseFault(work, path)}${message}`,
      })),
    ),
  ];
  const [first] = issues;
  if (first) throw new AppError("registration_incomplete", first.message, { issues });
  const number = await nextFileNumber(trx, submitter.senderCode, at.getUTCFullYear());
  const notifications = each.map(({ work, cwr }) => ({
    work: cwr,
    type: isNotified(work.documentId) ? ("REV" as const) : ("NWR" as const),
  }));
  const sending = { submitter, number, receiver: "000", at, notifications };
  return {
    filename: cwrFileName(sending),
    bytes: Buffer.from(writeCwr(sending), "ascii"),
    folded: onceEach(each.flatMap(({ work, cwr }) => changedInCwr(work, cwr))),
  };
}

async function makeTable(
  { env: { OPERATOR: operator } }: Pick<Deps, "env">,
  format: Exclude<ExportFormat, "cwr22">,
  works: RegisteredWork[],
  at: Date,
): Promise<Made> {
  const named = (name: string, extension: string) =>
    `${brand.name.toLowerCase()}-${name}-${isoDayInUtc(at)}.${extension}`;
  const csv = (rows: (string | number)[][]) => Buffer.from(BYTE_ORDER_MARK + rows.map(csvLine).join(""));
  const hasAll = format === "pdf" || format === "json";
  const dividesNames = format === "csv" || format === "xlsx" || format === "mlc";
  const folded = onceEach([
    ...works.flatMap(toReadAgain),
    ...(dividesNames ? works.flatMap(writersDivided) : []),
    ...(hasAll ? [] : works.flatMap(samplesLeftOut)),
    ...(format === "owners" ? works.flatMap(ownersLeftOut) : []),
  ]);
  switch (format) {
    case "csv":
      return { filename: named("works", "csv"), bytes: csv(notificationTable(works)), folded };
    case "owners":
      return { filename: named("owners", "csv"), bytes: csv(ownersTable(works)), folded };
    case "soundexchange":
      return {
        filename: named("soundexchange", "xlsx"),
        bytes: await writeXlsx("Form", soundExchangeTable(works)),
        folded,
      };
    case "mlc": {
      const rows = mlcTable(works);
      return {
        filename: named("mlc", "xlsx"),
        bytes: await writeXlsx("Format", rows),
        folded: [...tooLongForMlc(rows), ...folded],
      };
    }
    case "json": {
      const pack = `${JSON.stringify(packOf(works), null, 2)}\n`;
      return { filename: named("works", "json"), bytes: Buffer.from(pack), folded };
    }
    case "pdf":
      return {
        filename: named("registration", "pdf"),
        bytes: await renderRegistrationSheet({ works, madeAt: at.toISOString(), operator }),
        folded,
      };
    case "xlsx":
      return {
        filename: named("works", "xlsx"),
        bytes: await writeXlsx("Works", notificationTable(works)),
        folded,
      };
  }
}
