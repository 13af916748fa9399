import type { Clause } from "#shared/domain/agreements/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";

const USES = "synchronisation with film, television, advertising, games or other moving images";

/** Who may license the Master for moving pictures: the releasing party alone, both together, or nobody. */
export function synchronisation(deal: Deal, income: string): Clause {
  return { heading: "Synchronisation", paragraphs: write(deal, income) };
}

function write({ releasing, contributing, owner, period, sync }: Deal, income: string): string[] {
  const isNoSync = "Videos that the parties make to promote the release are not synchronisation.";
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
          `without asking again for each use. ${releasing.The} must tell ${contributing.the} of each such licence.`,
        )
      : prose(
          `${releasing.The} may license the Master for ${USES} only with the prior written consent of ${contributing.the} to the`,
          "use, its period and its price.",
          owner !== releasing && `${contributing.The} may license it only with that of ${releasing.the}.`,
          "Consent is not to be refused or delayed without good reason.",
        ),
    income,
    sync === "alone" && NO_HARMFUL_CONTEXT,
    sync === "joint" && isNoSync,
  );
}

const NO_HARMFUL_CONTEXT =
  "Use in advertising for tobacco, gambling, or a political or religious cause, or in pornography, always needs the written consent of both parties.";
