import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { beginStep, draftAgreement } from "#server/features/agreements/index";
import type { UserRecord } from "#server/features/auth/index";
import { rememberOthers } from "#server/features/documents/remember-others";
import { recordEvent } from "#server/features/documents/audit-trail";
import {
  documentExists,
  insertDocument,
  type DocumentDetails,
} from "#server/features/documents/documents-store";
import { insertEdit } from "#server/features/documents/edits-store";
import { readDocument } from "#server/features/documents/read-document";
import { sealForm } from "#server/features/documents/seal-form";
import { documentPaidBy, findUnusedPayment, redeemPayment, withClaim } from "#server/features/payments/index";
import { removeForm } from "#server/features/unfinished/index";
import { AppError } from "#server/http/app-error";
import type { DraftingProgress } from "#shared/contract/agreements";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { documentTypeLabels } from "#shared/domain/document-status";
import { partiesOf } from "#shared/domain/parties";
import type { ErrorCode } from "#shared/errors";

type Body = ParsedInput<Contract["POST /api/documents"]>["body"];
export type NewAgreement = Exclude<Body, { type: "split_sheet" }>;
type Agreement = Exclude<TypedContent, { type: "split_sheet" }>;

/** What goes with drafting: who is told how far it is, and what is asked before a drafter is. */
export type Drafting = {
  report: (progress: DraftingProgress) => void;
  admit: () => Promise<unknown>;
};

/**
 * Has an agreement drafted and keeps it, for one completed payment that was not used yet. Repeating it with the same id and payment
 * (lost answer) answers the document. Throws `payment_required`, `payment_not_found`, `payment_not_completed`, `payment_used`,
 * `payment_in_use`, `document_id_taken`; the payment is then as it was.
 */
export async function createAgreement(
  deps: Deps,
  user: UserRecord,
  { id = randomUUID(), paymentId, ...input }: NewAgreement,
  drafting: Drafting,
): Promise<DocumentDetails> {
  if (!paymentId) throw new AppError("payment_required");
  try {
    await draftFor(deps, user, { ...input, id, paymentId }, drafting);
  } catch (error) {
    const mayBeMade = error instanceof AppError && madeAlready.includes(error.code);
    if (!mayBeMade || (await documentPaidBy(deps, user.id, paymentId)) !== id) throw error;
  }
  return readDocument(deps, user, id);
}

/** How it shows that another request with the same id and payment was quicker. */
const madeAlready: ErrorCode[] = ["payment_used", "document_id_taken"];

type Order = NewAgreement & { id: string; paymentId: string };

async function draftFor(
  deps: Deps,
  user: UserRecord,
  order: Order,
  { report, admit }: Drafting,
): Promise<void> {
  const { id, type, paymentId } = order;
  const payment = await findUnusedPayment(deps, user.id, { paymentId, serviceType: type });
  if (await documentExists(deps.db, id)) throw new AppError("document_id_taken");

  await withClaim(deps, payment, async () => {
    await admit();
    beginStep(report, "facts");
    const agreement = writeText(deps, order, report);
    beginStep(report, "saving");
    await storeAgreement(deps, user, { ...order, agreement });
  });
}

/** A text that came without a form is kept as it is. */
function writeText(deps: Deps, order: Order, report: Drafting["report"]): Agreement {
  const { type } = order;
  const formData = sealedForm(deps, order);
  if (!formData) {
    const { generatedAgreement } = order.content;
    return {
      type,
      content: { formData, generatedAgreement, draftedBy: "owner", editedAt: null, edition: null },
    };
  }
  beginStep(report, "clauses");
  const drafted = draftAgreement(type, formData);
  const content = {
    formData,
    generatedAgreement: drafted.text,
    draftedBy: drafted.draftedBy,
    editedAt: null,
    edition: drafted.edition,
  };
  return { type, content } as Agreement;
}

function sealedForm({ secrets }: Deps, { type, content }: Order) {
  if (type === "producer_agreement") return content.formData;
  return content.formData && sealForm(secrets, content.formData);
}

type DraftedOrder = Pick<Order, "id" | "paymentId" | "title"> & { agreement: Agreement };

/** The document and the use of its payment, both or neither. */
async function storeAgreement(
  deps: Deps,
  user: UserRecord,
  { id, paymentId, title, agreement }: DraftedOrder,
): Promise<void> {
  const at = deps.clock.now();
  const fresh = { id, ownerId: user.id, title: title ?? titleOf(agreement), createdAt: at, updatedAt: at };
  await deps.db.transaction(async (trx) => {
    if (!(await insertDocument(trx, { ...fresh, ...agreement }))) throw new AppError("document_id_taken");
    await rememberOthers(deps, trx, user, partiesOf(agreement), at);
    await redeemPayment(trx, { paymentId, documentId: id, at });
    await removeForm(trx, user.id, paymentId);
    const text = agreement.content.generatedAgreement;
    await insertEdit(trx, { documentId: id, text, savedBy: user.id, savedAt: at });
    const details = { paymentId };
    await recordEvent(trx, {
      documentId: id,
      event: "document_created",
      actor: `user:${user.id}`,
      at,
      details,
    });
  });
}

const LONGEST_TITLE = 200;

/** "Producer Agreement: Usiku wa Manane"; without a form, what it is. */
export function titleOf(agreement: Agreement): string {
  const label = documentTypeLabels[agreement.type];
  const song = songOf(agreement);
  const title = song === undefined ? label : `${label}: ${song}`;
  return title
    .slice(0, LONGEST_TITLE)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

function songOf(agreement: Agreement): string | undefined {
  return agreement.type === "producer_agreement"
    ? agreement.content.formData?.trackTitle
    : agreement.content.formData?.songTitle;
}
