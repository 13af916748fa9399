import type { DocumentSummary } from "#shared/contract/documents";
import { dayForReader } from "#shared/dates";
import { namePeople } from "#client/lib/name-people";

type Returned = NonNullable<DocumentSummary["returned"]>;

/** Why a draft that was sent before is one again, for its owner: "João declined to sign on 21/11/2026". */
export function returnedSentence({ because, by, at }: Returned): string {
  const day = dayForReader(at);
  switch (because) {
    case "declined":
      return `${namePeople([by])} declined to sign on ${day}`;
    case "recalled":
      return `You recalled it on ${day}`;
    case "amended":
      return `Everybody agreed on ${day} to unlock it, so you can change it`;
  }
}
