import type { AgreementDocument } from "#shared/contract/documents";
import type { Version, VersionedKind } from "#client/lib/drafts/versioned-draft";
import { isSameText } from "#client/features/agreements/edits/same-text";

/** An agreement's text that is not saved yet. Read by hand: a library that does it would be half of what the editor weighs. */
export const agreementTextDraft: VersionedKind<string> = {
  prefix: "agreement",
  read: (stored) => {
    const { revision, text, aside } = (stored ?? {}) as Record<string, unknown>;
    if (typeof revision !== "number" || typeof text !== "string") return null;
    return { revision, value: text, aside: typeof aside === "string" ? aside : null };
  },
  write: ({ revision, value, aside }) => ({ revision, text: value, aside }),
  blank: "",
  isSame: isSameText,
};

export function versionOf({ id, revision, content }: AgreementDocument): Version<string> {
  return { id, revision, value: content.generatedAgreement };
}
