import type { Clause } from "#shared/domain/agreements/agreement-text";
import { isOfMinor, type Deal } from "#server/features/agreements/clauses/deal";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";

const USES = "synchronisation with film, television, advertising, games or other moving images";

/** Who may license the Master for moving pictures: the releasing party alone, both together, or nobody. */
export function synchronisation(deal: Deal, income: string): Clause {
  return { heading: "Synchronisation", paragraphs: write(deal, income) };
}

function write({ releasing, contributing, owner, period, sync, passes }: Deal, income: string): string[] {
  const isNoSync = prose(
    "Official, lyric and promotion videos are not synchronisation, nor are videos that the public makes on services such as YouTube",
    "and TikTok under their general terms or a distributor’s.",
  );
  if (sync === "none") {
    return [
      `Neither party may license the Master for ${USES}. Only a written amendment that both have signed can open it.`,
      isNoSync,
    ];
  }
  return paragraphs(
    sync === "alone"
      ? prose(
          `${contributing.The} grants ${releasing.the} the right to license the Master for ${USES}, throughout the world, ${period},`,
          `${owner === contributing ? "from when the licence of the Master begins" : passes}, without asking again for each use. That does not license the Composition. ${releasing.The} must tell ${contributing.the} of each such licence within fourteen days.`,
        )
      : prose(
          `${releasing.The} may license the Master for ${USES} only with the prior written consent of ${contributing.the} to the`,
          "use, its period and its price.",
          owner !== releasing && `${contributing.The} may license it only with that of ${releasing.the}.`,
          isOfMinor({ releasing, contributing })
            ? "Consent is not refused or delayed without good reason."
            : `Consent is not refused or delayed without good reason, which ${HARMFUL} always are.`,
        ),
    income,
    harmfulContext({ releasing, contributing, sync }),
    isNoSync,
  );
}

/** What only both may allow, and nobody while one of them is a child. */
export const HARMFUL = "politics, religion, tobacco, alcohol, betting, pornography";

function harmfulContext(deal: Pick<Deal, "releasing" | "contributing" | "sync">): string | false {
  const use =
    "Use in advertising for tobacco, alcohol, betting, or a political or religious cause, or in pornography,";
  if (isOfMinor(deal))
    return `${use} is not allowed while a party is under eighteen, and afterwards needs the written consent of both parties.`;
  return deal.sync === "alone" && `${use} always needs the written consent of both parties.`;
}
