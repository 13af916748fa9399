import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { publishLiveEvent } from "#server/features/notices/events-store";
import {
  findNotices,
  markOneRead,
  markReadTo,
  type FoundNotice,
} from "#server/features/notices/notices-store";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { NOTICES_PER_PAGE, type Notice } from "#shared/contract/notices";
import { isNoticeKind } from "#shared/domain/notices";
import type { ServiceType } from "#shared/domain/services";

/** What of a document is hidden, or of a kind that a newer version tells, is passed over. */
export async function readNotices(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  before: string | undefined,
): Promise<ResponseBody<Contract["GET /api/notices"]>> {
  const found = await findNotices(db, user.id, before);
  const page = found.slice(0, NOTICES_PER_PAGE);
  return {
    items: page.flatMap(viewNotice),
    next: found.length > NOTICES_PER_PAGE ? page.at(-1)!.id : null,
  };
}

function viewNotice(found: FoundNotice): Notice[] {
  const { id, kind, count, signer, signedBy, person, requestId, documentId, paymentId } = found;
  if (!isNoticeKind(kind) || !found.isShown) return [];
  const { type, title, amountCents, currency } = found;
  const serviceType = found.serviceType as ServiceType | null;
  return [
    {
      id,
      kind,
      at: new Date(found.at).toISOString(),
      isRead: found.readAt !== null,
      count,
      name: signer ?? person,
      signedBy,
      document: documentId === null ? null : { id: documentId, type, title },
      requestId,
      payment: paymentId === null ? null : { id: paymentId, serviceType, amountCents, currency },
    },
  ];
}

/** Throws `notice_not_found`. */
export async function readOne({ db, clock }: Pick<Deps, "db" | "clock">, user: UserRecord, id: string) {
  if (!(await markOneRead(db, user.id, id, clock.now()))) throw new AppError("notice_not_found");
}

export function readAll(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: UserRecord,
  to: string,
): Promise<void> {
  const at = clock.now();
  return db.transaction(async (trx) => {
    const count = await markReadTo(trx, user.id, to, at);
    if (count > 0) await publishLiveEvent(trx, [user.id], { type: "notice" }, at);
  });
}

/** For the export of somebody's data. */
export async function* exportNotices(deps: Pick<Deps, "db">, user: UserRecord): AsyncGenerator<ZipEntry> {
  const all: Notice[] = [];
  let before: string | undefined;
  do {
    const { items, next } = await readNotices(deps, user, before);
    all.push(...items);
    before = next ?? undefined;
  } while (before !== undefined);
  yield jsonEntry("notices.json", all);
}
