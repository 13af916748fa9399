import { describe, expect, test } from "vitest";
import { writeAgreement } from "#shared/domain/agreements/agreement-text";
import {
  featuredCompensations,
  featuredMasterOwnerships,
} from "#shared/domain/agreements/featured-artist-agreement";
import {
  producerCompensations,
  producerMasterOwnerships,
} from "#shared/domain/agreements/producer-agreement";
import { readByRules, readEntry } from "#server/contract-rules/index";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { findObstacle } from "#server/features/reviews/find-obstacle";
import { featuredForm, producerForm } from "#server/testing/factories/agreement-form";

/** The rights go over for good where the parties choose no last day: that is their choice, and the form says so. */
const CHOSEN = [1];

function graveIn(text: string): string[] {
  const grave = readByRules(text).issues.filter(({ severity }) => severity === "high");
  return grave
    .filter(({ point }) => !CHOSEN.includes(point))
    .map(({ title, quotation }) => `${title}: ${quotation}`);
}

describe("read from the weaker side, our own papers hold nothing grave that the parties did not choose", () => {
  test.each(
    producerCompensations.flatMap((compensationType) =>
      producerMasterOwnerships.map((masterOwnership) => ({ compensationType, masterOwnership })),
    ),
  )("a producer agreement: $compensationType, master: $masterOwnership", (choices) => {
    expect(graveIn(writeAgreement(draftFromLibrary("producer_agreement", producerForm(choices))))).toEqual(
      [],
    );
  });

  test.each(
    featuredCompensations.flatMap((compensationType) =>
      featuredMasterOwnerships.map((masterOwnership) => ({ compensationType, masterOwnership })),
    ),
  )("a featured artist agreement: $compensationType, master: $masterOwnership", (choices) => {
    expect(
      graveIn(writeAgreement(draftFromLibrary("featured_artist_agreement", featuredForm(choices)))),
    ).toEqual([]);
  });
});

test.each([
  [
    "producer",
    producerCompensations.map((compensationType) =>
      draftFromLibrary("producer_agreement", producerForm({ compensationType })),
    ),
  ],
  [
    "featured",
    featuredCompensations.map((compensationType) =>
      draftFromLibrary("featured_artist_agreement", featuredForm({ compensationType })),
    ),
  ],
])("our own papers are taken at the counter, and their kind is told: %s", (kind, drafts) => {
  for (const draft of drafts) {
    const entry = readEntry(writeAgreement(draft));
    expect({ obstacle: findObstacle(entry, false), kind: entry.kind }).toEqual({ obstacle: null, kind });
  }
});
