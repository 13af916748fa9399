import type { DocumentSummary } from "#shared/contract/documents";
import { formatDate } from "#client/lib/format";
import { namePeople } from "#client/lib/name-people";

type Returned = NonNullable<DocumentSummary["returned"]>;

/** Why a draft that was sent before is one again, for its owner: "João declined to sign on 21/11/2026". */
export function returnedSentence({ because, by, at }: Returned): string {
  const day = formatDate(at);
  switch (because) {
    case "declined":
      return `${namePeople([by])} declined to sign on ${day}`;
    case "recalled":
      return `You took it back on ${day}`;
    case "amended":
      return `Everybody agreed on ${day} that you may change it`;
  }
}
