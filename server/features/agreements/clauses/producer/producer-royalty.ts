import type { Clause } from "#shared/domain/agreement-text";
import { paysRoyalties, type ProducerForm } from "#shared/domain/producer-agreement";
import { formatShare } from "#shared/domain/shares";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { APPOINTING_BODY } from "#server/features/agreements/clauses/disputes";
import { prose } from "#server/features/agreements/clauses/prose";

export function royalty(form: ProducerForm): Clause | null {
  if (!paysRoyalties(form.compensationType)) return null;
  if (form.royaltyPercentage === null) {
    return {
      heading: "Royalty",
      paragraphs: form.masterOwnership === "shared" ? ownersRoyalty() : openRoyalty(form),
    };
  }
  return {
    heading: "Royalty",
    paragraphs: [statedRoyalty(formatShare(form.royaltyPercentage)), wholeOfReceipts()],
  };
}

function statedRoyalty(percent: string): string {
  return prose(
    `The Artist must pay the Producer a royalty of ${percent}% of Net Receipts (the “Royalty”), from the first Net Receipts on and`,
    `${FULL_TERM}.`,
  );
}

function wholeOfReceipts(): string {
  return prose(
    "The Royalty is the whole of the Producer’s share in Net Receipts, whoever owns the Master. The rest of Net Receipts belongs",
    "to the Artist.",
  );
}

function ownersRoyalty(): string[] {
  return [
    statedRoyalty("50"),
    prose(
      "The parties have stated no other percentage, so the Royalty follows their equal shares in the Master. It is the whole of",
      "the Producer’s share in Net Receipts. The rest of Net Receipts belongs to the Artist.",
    ),
  ];
}

/** A percentage that the form leaves open is found by somebody, so that the agreement is certain and the producer never unpaid. */
function openRoyalty({ producerFee: fee }: ProducerForm): string[] {
  return [
    prose(
      `The Artist must pay the Producer a royalty on Net Receipts (the “Royalty”), from the first Net Receipts on and ${FULL_TERM}.`,
      "Its percentage is settled as follows:",
    ),
    "(a) the parties state it in a written amendment not later than thirty days after the first commercial release of the Track;",
    prose(
      `(b) if they do not, ${APPOINTING_BODY}, appoints at the request of either an independent expert with long experience of the`,
      "music business; and",
    ),
    prose(
      "(c) the expert, whose fee the parties share equally, states the percentage that is customary and fair for a producer of",
      `comparable standing on a comparable recording${fee > 0 ? ", taking the Fee into account" : ""}. The statement binds the`,
      "parties, save for fraud or obvious error.",
    ),
    prose(
      "The percentage then applies from the first Net Receipts on. Until it is settled the Artist must set aside one quarter of Net",
      "Receipts to pay it from, which says nothing of what it will be. What is due for the past is paid with the next statement.",
    ),
    wholeOfReceipts(),
  ];
}
