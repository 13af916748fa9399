import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import { readAgreement, writeAgreement, type NumberedClause } from "#shared/domain/agreements/agreement-text";

/** The headings of the clauses of a text that stand as the library, in its newest edition, writes them for the form. */
export function standardClauses<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  text: string,
): string[] {
  const present = readAgreement(text);
  const drafted = readAgreement(writeAgreement(draftFromLibrary(type, form)));
  if (!present || !drafted) return [];
  const bodies = new Map(drafted.clauses.map((clause) => [clause.heading, bodyOf(clause)]));
  return present.clauses
    .filter((clause) => bodies.get(clause.heading) === bodyOf(clause))
    .map(({ heading }) => heading);
}

/** Without the numbers of its own paragraphs, which move where a clause is added before it. */
const bodyOf = ({ paragraphs }: NumberedClause) => paragraphs.map(({ text }) => text).join("\n");
