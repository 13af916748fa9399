import type { Clause } from "#shared/domain/agreement-text";
import type { ProducerForm } from "#shared/domain/producer-agreement";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { publishing } from "#server/features/agreements/clauses/publishing";
import {
  accountsForReceipts,
  producerDeal,
} from "#server/features/agreements/clauses/producer/producer-deal";
import { noSynchronisation, NO_HARMFUL_CONTEXT } from "#server/features/agreements/clauses/synchronisation";

export function producerPublishing(form: ProducerForm): Clause {
  return { heading: "Publishing", paragraphs: publishing(producerDeal(form)) };
}

export function producerSynchronisation(form: ProducerForm): Clause {
  return {
    heading: "Synchronisation",
    paragraphs: form.syncRights ? synchronisation(form) : noSynchronisation(),
  };
}

function synchronisation(form: ProducerForm): string[] {
  return paragraphs(
    prose(
      "The Producer grants the Artist the right to license the Master for synchronisation with film, television, advertising,",
      `games and other moving images, throughout the world, ${FULL_TERM}, without asking again for each use. The Artist must tell`,
      "the Producer of each such licence.",
    ),
    accountsForReceipts(form)
      ? "What is received for the Master is part of Net Receipts. What is received for the Composition is shared under the split sheet."
      : "What is received for the Master belongs to the Artist. What is received for the Composition is shared under the split sheet.",
    NO_HARMFUL_CONTEXT,
  );
}
