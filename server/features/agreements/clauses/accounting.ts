import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { latePayment } from "#server/features/agreements/clauses/payment";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";

/** "“Net Receipts” means …": what every percentage of an agreement is reckoned on. */
export function netReceipts({ releasing }: Deal): string {
  return prose(
    `“Net Receipts” means all sums that ${releasing.the}, or anyone on behalf of ${releasing.the}, receives for the sale,`,
    "download, streaming, licensing and any other use of the Master anywhere in the world, less only the charges of",
    "distributors and collecting agents, taxes that are deducted from those sums at source, and other costs that the parties",
    "have approved in writing. Income from live shows, merchandise, sponsorship and the Composition is not part of it, and",
    "sums that a collecting society pays to a party for that party’s own rights stay with that party",
  );
}

export function accounting({ releasing, contributing, hasFee }: Deal): Clause {
  return {
    heading: "Accounting and audit",
    paragraphs: paragraphs(
      prose(
        `${releasing.The} must keep complete records of Net Receipts and send ${contributing.the} a statement twice a year, for`,
        "the six months to 30 June and the six months to 31 December, within forty-five days after each of those days. The",
        "statement shows Net Receipts by source and period, every deduction, and the sum due. The sum due is paid with it.",
      ),
      prose(
        `Where a distributor or service can pay shares directly, ${releasing.the} must at the request of ${contributing.the}`,
        "set up the agreed share there. What is paid in that way counts as paid under this agreement.",
      ),
      prose(
        `${contributing.The} may have those records examined once in a calendar year, on fourteen days’ written notice, by an`,
        "accountant who is bound to confidentiality, for statements of the last three years. A shortfall is paid within fourteen",
        `days. ${contributing.The} bears the cost of the examination, unless it shows that more than one tenth of the sum due for`,
        `the examined period was not paid: then ${releasing.the} bears it.`,
      ),
      !hasFee && latePayment(),
    ),
  };
}
