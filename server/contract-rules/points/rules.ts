import { accountRules } from "#server/contract-rules/points/accounts";
import { commissionRules } from "#server/contract-rules/points/commission";
import { controlRules } from "#server/contract-rules/points/control";
import { costRules } from "#server/contract-rules/points/costs";
import { deductionRules } from "#server/contract-rules/points/deductions";
import { disputeRules } from "#server/contract-rules/points/disputes";
import { endingRules } from "#server/contract-rules/points/ending";
import { futureWorkRules } from "#server/contract-rules/points/future-works";
import { identityRules } from "#server/contract-rules/points/identity";
import { incomeRules } from "#server/contract-rules/points/income";
import { indemnityRules } from "#server/contract-rules/points/indemnity";
import { keyPersonRules } from "#server/contract-rules/points/key-person";
import { liabilityRules } from "#server/contract-rules/points/liability";
import { openRules } from "#server/contract-rules/points/open";
import { optionRules } from "#server/contract-rules/points/options";
import { rateRules } from "#server/contract-rules/points/rates";
import { releaseRules } from "#server/contract-rules/points/release";
import { rightsRules } from "#server/contract-rules/points/rights";
import type { Rule } from "#server/contract-rules/points/rule";
import { songRules } from "#server/contract-rules/points/songs";
import { synchronisationRules } from "#server/contract-rules/points/synchronisation";
import { termRules } from "#server/contract-rules/points/term";
import { withholdingRules } from "#server/contract-rules/points/withholding";
import { workingRules } from "#server/contract-rules/points/working";

/** Points that are settled together, and what to do about them. */
export type RuleGroup = { advice: string; rules: readonly Rule[] };

export const ruleGroups: readonly RuleGroup[] = [
  {
    advice: "Limit what you give away: name the works, the period and the day the rights come back.",
    rules: [...rightsRules, ...futureWorkRules],
  },
  {
    advice: "Agree how long you are bound, with a last day that nobody can move.",
    rules: [...optionRules, ...termRules],
  },
  {
    advice: "Make sure that you can leave too, and that both sides have time to put a breach right.",
    rules: [...endingRules, ...keyPersonRules],
  },
  {
    advice: "Put a ceiling on costs and define every deduction before you agree on a percentage.",
    rules: [...costRules, ...deductionRules],
  },
  {
    advice: "Settle what you are paid, on what it is reckoned, and when the payment to others ends.",
    rules: [...rateRules, ...commissionRules],
  },
  { advice: "Ask for regular statements and at least two years to check them.", rules: accountRules },
  { advice: "Allow only disputed sums to be held back.", rules: withholdingRules },
  {
    advice: "Keep income that has nothing to do with this deal: songs, societies, shows and merchandise.",
    rules: [...incomeRules, ...songRules],
  },
  {
    advice: "Settle what happens with the music: release, credit and where it may be heard.",
    rules: [...releaseRules, ...synchronisationRules],
  },
  {
    advice: "Share the risk: an indemnity both ways, with a cap, under a law you can use.",
    rules: [...indemnityRules, ...liabilityRules],
  },
  {
    advice: "Keep control of your name, your signature and who your partner is.",
    rules: [...controlRules, ...identityRules],
  },
  {
    advice: "Agree by what the work is judged, who decides on it, and how a dispute is settled.",
    rules: [...workingRules, ...disputeRules],
  },
  {
    advice: "Leave nothing open, and show the contract to a lawyer who knows music before you sign.",
    rules: openRules,
  },
];
