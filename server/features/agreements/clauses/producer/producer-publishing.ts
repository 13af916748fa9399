import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { publishing } from "#server/features/agreements/clauses/publishing";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";
import { synchronisation } from "#server/features/agreements/clauses/synchronisation";

export const producerPublishing: LibraryClause<ProducerForm> = {
  purpose: "The song itself is for the split sheet; until it is signed nobody loses or takes anything.",
  source: "Practice of the trade; equal parts where they cannot be told apart.",
  dependsOn: ["base", "compensation", "ownership", "ownersIncome", "percentage"],
  write: (form) => ({ heading: "Publishing", paragraphs: publishing(producerDeal(form)) }),
};

export const producerSynchronisation: LibraryClause<ProducerForm> = {
  purpose: "Who may place the recording with moving pictures, and who is paid for it.",
  source: "The form's three choices; a form that did not ask means that both must agree.",
  dependsOn: ["sync", "base", "compensation", "ownership", "fee"],
  write: (form) => {
    const deal = producerDeal(form);
    const received = deal.divides
      ? `What is received for the Master is part of ${deal.receipts} and divided like them.`
      : "What is received for the Master belongs to the Artist.";
    return synchronisation(
      deal,
      `${received} What is received for the Composition is shared under the split sheet.`,
    );
  },
};
