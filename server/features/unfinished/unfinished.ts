import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import {
  countForms,
  findForm,
  findForms,
  insertForm,
  removeForm,
  removeFormsBefore,
  updateForm,
  type UnfinishedRecord,
} from "#server/features/unfinished/unfinished-store";
import { AppError } from "#server/http/app-error";
import { defineJob } from "#server/jobs/queue";
import type { ParsedInput, ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { MAX_UNFINISHED, type UnfinishedForm } from "#shared/contract/unfinished";

type Put = Contract["PUT /api/unfinished/{id}"];
type Said = Pick<UnfinishedForm, "title" | "form">;

export async function listForms({ db, secrets }: Pick<Deps, "db" | "secrets">, user: UserRecord) {
  return (await findForms(db, user.id)).map((record) => {
    const { form: _form, revision: _revision, ...summary } = viewForm(secrets, record);
    return summary;
  });
}

/** Throws `unfinished_not_found`. */
export async function readForm(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  user: UserRecord,
  id: string,
): Promise<UnfinishedForm> {
  const record = await findForm(db, user.id, id);
  if (!record) throw new AppError("unfinished_not_found");
  return viewForm(secrets, record);
}

/**
 * Keeps a form over the revision that its writer knew; repeating it (lost answer) changes nothing. Throws `unfinished_changed` where
 * another device has written since, `unfinished_not_found` where it was thrown away or has become a document, `unfinished_full`.
 */
export async function keepForm(
  { db, secrets, clock }: Pick<Deps, "db" | "secrets" | "clock">,
  user: UserRecord,
  id: string,
  { type, isTemplate, title, form, revision, known, tried }: ParsedInput<Put>["body"],
): Promise<ResponseBody<Put>> {
  const updatedAt = clock.now();
  const said: Said = { title, form };
  const formSealed = secrets.sealData(JSON.stringify(said));
  const record = { id, ownerId: user.id, type, isTemplate, formSealed, revision, updatedAt };
  const response = { updatedAt: updatedAt.toISOString() };
  if (await updateForm(db, record, [revision, ...tried, ...(known ? [known] : [])])) return response;
  if (await findForm(db, user.id, id)) throw new AppError("unfinished_changed");
  if (known) throw new AppError("unfinished_not_found");
  if ((await countForms(db, record)) >= MAX_UNFINISHED) throw new AppError("unfinished_full");
  if (!(await insertForm(db, record))) throw new AppError("unfinished_not_found");
  return response;
}

/** Throws `unfinished_not_found`. */
export async function throwAway({ db }: Pick<Deps, "db">, user: UserRecord, id: string): Promise<void> {
  if (!(await removeForm(db, user.id, id))) throw new AppError("unfinished_not_found");
}

function viewForm(secrets: Deps["secrets"], record: UnfinishedRecord): UnfinishedForm {
  const { id, type, isTemplate, revision, updatedAt } = record;
  const { title, form } = JSON.parse(secrets.unsealData(record.formSealed)) as Said;
  return { id, type, isTemplate, title, form, revision, updatedAt: updatedAt.toISOString() };
}

/** For the export of somebody's data. */
export async function* exportUnfinished(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  user: UserRecord,
): AsyncGenerator<ZipEntry> {
  for (const record of await findForms(db, user.id))
    yield jsonEntry(
      `forms/${record.isTemplate ? "template" : "unfinished"}-${record.id}.json`,
      viewForm(secrets, record),
    );
}

export const unfinishedExpiry = defineJob("unfinished.expiry");

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export async function forgetForms({ db, clock, log }: Deps): Promise<void> {
  const count = await removeFormsBefore(db, new Date(clock.now().getTime() - KEPT_MS));
  if (count > 0) log.info({ count }, "unfinished forms forgotten");
}
