import { accountFamilies } from "#server/contract-rules/points/families/account-families";
import { authorFamilies } from "#server/contract-rules/points/families/author-families";
import { bondFamilies } from "#server/contract-rules/points/families/bond-families";
import { dealFamilies } from "#server/contract-rules/points/families/deal-families";
import { disputeFamilies } from "#server/contract-rules/points/families/dispute-families";
import { families, type Family } from "#server/contract-rules/points/families/families";
import { graveFamilies } from "#server/contract-rules/points/families/grave-families";
import { holdFamilies } from "#server/contract-rules/points/families/hold-families";
import { lengthFamilies } from "#server/contract-rules/points/families/length-families";
import { moneyFamilies } from "#server/contract-rules/points/families/money-families";
import { nameFamilies } from "#server/contract-rules/points/families/name-families";
import { personFamilies } from "#server/contract-rules/points/families/person-families";
import { rateFamilies } from "#server/contract-rules/points/families/rate-families";
import { remedyFamilies } from "#server/contract-rules/points/families/remedy-families";
import { sumFamilies } from "#server/contract-rules/points/families/sum-families";
import { useFamilies } from "#server/contract-rules/points/families/use-families";
import { workingFamilies } from "#server/contract-rules/points/families/working-families";

/** Every family: what the rules are tested with, and what the words of each point are learnt from. */
export const allFamilies: readonly Family[] = [
  ...families,
  ...graveFamilies,
  ...holdFamilies,
  ...moneyFamilies,
  ...authorFamilies,
  ...bondFamilies,
  ...dealFamilies,
  ...accountFamilies,
  ...nameFamilies,
  ...sumFamilies,
  ...useFamilies,
  ...lengthFamilies,
  ...disputeFamilies,
  ...rateFamilies,
  ...workingFamilies,
  ...remedyFamilies,
  ...personFamilies,
];
