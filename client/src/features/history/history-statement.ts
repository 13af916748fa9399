import {
  isAsForm as isTextAsForm,
  termsOf,
  statedParties,
  type StatedAgreement,
} from "#client/features/agreements/index";
import type { SentDocument } from "#shared/contract/documents";
import { isAgreement } from "#shared/domain/agreements/agreement-content";
import type { VersionPerson, VersionStatement } from "#shared/domain/compare-versions";
import { partyRoles } from "#shared/domain/parties";
import { toHundredths } from "#shared/domain/shares";
import { declaredFacts } from "#shared/domain/declared-words";
import { labelledFacts } from "#shared/domain/song-facts";
import { peopleOf, rolesOf } from "#shared/domain/split-sheet";

type SentSheet = Extract<SentDocument, { type: "split_sheet" }>;

/** What a version says, piece by piece; the text of an agreement is compared apart. */
export function statementOf(document: SentDocument, isAsForm = saysItsForm(document)): VersionStatement {
  if (document.type === "split_sheet") return sheetStatement(document);
  return agreementStatement(document, isAsForm);
}

/**
 * Whether what is signed says what the form says. The facts of a form stay when its text is edited: next to such a text they would be
 * untrue, so they are left out, as the document itself leaves them out.
 */
export function saysItsForm(document: SentDocument): boolean {
  if (document.type === "split_sheet") return true;
  return isTextAsForm(document);
}

/** The text that is signed; a split sheet is signed as its fields. */
export function textOf(document: SentDocument): string | null {
  return document.type === "split_sheet" ? null : document.content.generatedAgreement;
}

function sheetStatement({ content, terms }: SentSheet): VersionStatement {
  const { publishingRightsCollaborators: publishing, masterRightsCollaborators: master } = content;
  const withShares = (holders: typeof publishing) =>
    holders.map((holder) => ({ ...holder, share: toHundredths(holder.percentage) }));
  const people = peopleOf({ publishing: withShares(publishing), master: withShares(master) });
  return {
    facts: [
      ...labelledFacts(content),
      ...declaredFacts(content.declared),
      { label: "Agreement", text: terms.join("\n") },
    ],
    people: people.map(({ name, email, rights }) => ({ name, email, role: rolesOf(rights) })),
    shares: { publishing, master },
  };
}

function agreementStatement(
  document: StatedAgreement & { title: string },
  isAsForm: boolean,
): VersionStatement {
  const { figures, key, more, identities } = termsOf(document);
  const roles = isAgreement(document.type) ? partyRoles[document.type] : [];
  const ofParties = identities.flatMap((terms, index) =>
    terms.map(({ label, text }) => ({ label: `${roles[index]}: ${label}`, text })),
  );
  const people: VersionPerson[] = statedParties(document);
  return {
    facts: [
      { label: "Title", text: document.title },
      ...(isAsForm ? [...figures, ...key, ...more] : []),
      ...ofParties,
    ],
    people,
    shares: { publishing: [], master: [] },
  };
}
