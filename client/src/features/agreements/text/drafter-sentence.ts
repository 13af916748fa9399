import { brand } from "#shared/brand";
import type { Drafter } from "#shared/domain/agreements/agreement-content";

const EDITED = "and edited by the owner of this document since";

/** Whose words an agreement is in, as one sentence. What an owner brought stays theirs, however often they edit it. */
export function drafterSentence(draftedBy: Drafter, isEdited: boolean): string {
  const drafted = `Drafted from ${brand.name}’s own clause library`;
  switch (draftedBy) {
    case "ai":
      return `${drafted}, with words that a language model proposed${isEdited ? `, ${EDITED}` : ""}.`;
    case "clause_library":
      return isEdited ? `${drafted}, ${EDITED}.` : `${drafted}.`;
    case "owner":
      return "Written by the owner of this document.";
  }
}
