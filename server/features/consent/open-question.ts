import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import { endOfLinks, linkInvalid, type Purpose } from "#server/features/consent/consent-rules";
import {
  findDocumentAsked,
  findQuestionOfLink,
  type OpenedQuestion,
} from "#server/features/consent/questions-store";
import { hiddenError } from "#server/features/documents/index";
import { AppError } from "#server/http/app-error";

/** What the link's token opens: while it can be answered, and until the day of a deletion that all agreed to. Throws `consent_link_invalid` or `unlock_link_invalid`: unknown, of another purpose, ended, document gone. */
export async function openQuestion(
  { clock, secrets }: Pick<Deps, "clock" | "secrets">,
  db: Queryable,
  purpose: Purpose,
  token: string,
): Promise<OpenedQuestion> {
  const tokenHash = secrets.hashToken(token);
  const question = await findQuestionOfLink(db, tokenHash);
  const isOpen = question?.request.purpose === purpose && endOfLinks(question.request) > clock.now();
  const code = linkInvalid[purpose];
  if (!isOpen)
    throw (await hiddenError(db, await findDocumentAsked(db, tokenHash), code)) ?? new AppError(code);
  return question;
}
