import { randomUUID } from "node:crypto";
import { packZip, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import { findAvatarOf } from "#server/features/account/account-store";
import { exportMail } from "#server/features/account/export-mail";
import {
  findExport,
  findFile,
  insertExport,
  removeExpired,
  storeExport,
} from "#server/features/account/exports-store";
import { exportAccount, findUser, type UserRecord } from "#server/features/auth/index";
import { exportContacts } from "#server/features/contacts/index";
import { exportNetwork } from "#server/features/network/index";
import { exportNotices } from "#server/features/notices/index";
import { exportPayments } from "#server/features/payments/index";
import { exportReviews } from "#server/features/reviews/index";
import { exportDocuments } from "#server/features/history/index";
import { exportRegistration } from "#server/features/registration/index";
import { exportSharedViews } from "#server/features/sharing/index";
import { exportSongs } from "#server/features/songs/index";
import { exportTickets } from "#server/features/support/index";
import { exportLabels } from "#server/features/labels/index";
import { exportUnfinished } from "#server/features/unfinished/index";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { isoDayInUtc } from "#shared/dates";
import type { Operator } from "#shared/operator";

type OfExport = { exportId: string };

/** Somebody with thousands of documents has as many PDFs drawn. */
export const gathering = defineJob<OfExport>("account.export", { minutes: 60 });
export const exportExpiry = defineJob("account.export-expiry");

const HOUR = 60 * 60 * 1000;
const KEPT = 7 * 24 * HOUR;

/** Has everything gathered that is kept of the user. Asking again while that is under way changes nothing. */
export async function requestExport(deps: Deps, user: UserRecord): Promise<{ message: string }> {
  const { db, clock, jobs } = deps;
  const askedAt = clock.now();
  const id = randomUUID();
  const filename = `${brand.name.toLowerCase()}-data-${isoDayInUtc(askedAt)}.zip`;
  const expiresAt = new Date(askedAt.getTime() + KEPT);
  await db.transaction(async (trx) => {
    const record = { id, userId: user.id, askedAt, expiresAt, filename };
    const isNew = await insertExport(trx, record, new Date(askedAt.getTime() - HOUR));
    if (isNew) await jobs.enqueue(trx, gathering, { exportId: id }, { key: id });
  });
  return { message: "We'll send your data export to your email within 24 hours." };
}

/** The job: gathers, keeps for 7 days, and mails the link. Repeating it does nothing. */
export async function gatherExport(deps: Deps, { exportId }: OfExport): Promise<void> {
  const { db, clock, jobs, log } = deps;
  const wanted = await findExport(db, exportId);
  const user = wanted && (await findUser(db, wanted.userId));
  if (!user || wanted.isGathered) return;
  const bytes = await packZip(everythingOf(deps, user), clock.now());
  const expiresAt = new Date(clock.now().getTime() + KEPT);
  await db.transaction(async (trx) => {
    if (!(await storeExport(trx, { id: exportId, userId: user.id, bytes, expiresAt }))) return;
    await jobs.enqueue(trx, exportMail, { exportId }, { key: exportId });
  });
  log.info({ exportId, bytes: bytes.length }, "data of a user gathered");
}

/** Each room says what it keeps of somebody, as they may see it. */
async function* everythingOf(deps: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  yield { path: "README.txt", content: readme(deps.env.OPERATOR) };
  yield* exportAccount(deps, user);
  const avatar = await findAvatarOf(deps.db, user.id);
  if (avatar) yield { path: "picture.webp", content: avatar.bytes };
  yield* exportDocuments(deps, user);
  yield* exportSharedViews(deps, user);
  yield* exportRegistration(deps, user);
  yield* exportSongs(deps, user);
  yield* exportPayments(deps, user);
  yield* exportReviews(deps, user);
  yield* exportTickets(deps, user);
  yield* exportNetwork(deps, user);
  yield* exportContacts(deps, user);
  yield* exportLabels(deps, user);
  yield* exportUnfinished(deps, user);
  yield* exportNotices(deps, user);
}

/** Only for its user, while signed in. Throws `export_not_found`. */
export async function downloadExport(deps: Deps, user: UserRecord, id: string): Promise<File> {
  const file = await findFile(deps, id, user.id, deps.clock.now());
  if (!file) throw new AppError("export_not_found");
  return file;
}

export async function forgetExports({ db, clock, log }: Deps): Promise<void> {
  const count = await removeExpired(db, clock.now());
  if (count > 0) log.info({ count }, "exports of data forgotten");
}

const readme = ({ supportEmail }: Operator) => `What ${brand.name} keeps of you

profile.json, settings.json   your account
picture.webp                  your picture
sessions.json                 where you are signed in
documents/own                 your documents: what they say, their people, their history, and the PDFs
documents/received            documents that were sent to your confirmed address; the PDF once everybody has signed
documents/…/evidence.json     when you signed or answered, from which network address, with which browser
registration.json             your numbers, societies and publisher
registrations                 what is noted of your songs for societies
songs.json                    which papers you put together as one song, and what you let stand in them
payments.json                 your payments and their receipts
forms                         that you have begun, or paid for, and that are no document yet; your templates
reviews                       what we found in your contracts; the contracts themselves we do not keep
tickets                       what you and our support wrote to each other
collaborations                your requests to and from others, and what you wrote to each other
notices.json                  what the bell has told you
blocked.json                  people you have blocked
labels.json                   what you have named your documents by, and which of them you have put away
contacts.json                 people you have written down, and your sets of people with shares

Times are in UTC. Questions? Write to ${supportEmail}.
`;
