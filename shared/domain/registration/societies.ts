/**
 * A society of authors, publishers, performers or producers by its code in CISAC's list, or by its short name where that list does not
 * have it, with what is known of it and since when. Suggestions alone: whoever is a member of another types its name.
 */
export type Society = { code: string; name: string; country: string; status: string };

/*
 * The list as it is installed; what an administrator has changed since stands in the table `societies`, and goes before it. Source: CISAC
 * SG26-0077 (July 2026) and notices of KECOBO (October and November 2025).
 */

const provisional = "Provisional member of CISAC (July 2026)";
const member = "Member of CISAC (July 2026)";
const terminated = "Membership in CISAC terminated (July 2026): ask them before you rely on it";

export const societies: readonly Society[] = [
  {
    code: "043",
    name: "MCSK",
    country: "Kenya",
    status: "Not licensed by KECOBO (October 2025); provisional member of CISAC (July 2026)",
  },
  {
    code: "PAVRISK",
    name: "PAVRISK",
    country: "Kenya",
    status:
      "Licensed by KECOBO on 5 November 2025 for a year; whether it is renewed is unverified (November 2026)",
  },
  {
    code: "PRISK",
    name: "PRISK",
    country: "Kenya, performers",
    status: "Not among KECOBO’s licences of 2025–26 (November 2025)",
  },
  {
    code: "KAMP",
    name: "KAMP",
    country: "Kenya, producers of recordings",
    status:
      "Licensed by KECOBO on 5 November 2025 for a year; whether it is renewed is unverified (November 2026)",
  },
  { code: "063", name: "SAMRO", country: "South Africa", status: member },
  { code: "283", name: "CAPASSO", country: "South Africa, mechanical rights", status: member },
  { code: "285", name: "GHAMRO", country: "Ghana", status: provisional },
  { code: "268", name: "COSON", country: "Nigeria", status: terminated },
  { code: "022", name: "MCSN", country: "Nigeria", status: terminated },
  { code: "025", name: "SODAV", country: "Senegal", status: member },
  { code: "019", name: "BMDAV", country: "Morocco", status: member },
  { code: "024", name: "BURIDA", country: "Côte d’Ivoire", status: provisional },
  { code: "045", name: "BBDA", country: "Burkina Faso", status: provisional },
  { code: "016", name: "BUMDA", country: "Mali", status: provisional },
  { code: "037", name: "BUBEDRA", country: "Benin", status: provisional },
  { code: "049", name: "ONDA", country: "Algeria", status: provisional },
  { code: "124", name: "COSOMA", country: "Malawi", status: provisional },
  { code: "098", name: "ZIMURA", country: "Zimbabwe", status: provisional },
  { code: "105", name: "MASA", country: "Mauritius", status: provisional },
  { code: "331", name: "COSBOTS", country: "Botswana", status: provisional },
  { code: "350", name: "LESCOSAA", country: "Lesotho", status: provisional },
  { code: "033", name: "OMDA", country: "Madagascar", status: provisional },
  { code: "234", name: "UPRS", country: "Uganda", status: terminated },
  { code: "223", name: "COSOTA", country: "Tanzania", status: terminated },
  { code: "277", name: "RSAU", country: "Rwanda", status: terminated },
  { code: "133", name: "ZAMCOPS", country: "Zambia", status: terminated },
  { code: "102", name: "NASCAM", country: "Namibia", status: terminated },
  { code: "052", name: "PRS", country: "United Kingdom", status: "" },
  { code: "044", name: "MCPS", country: "United Kingdom, mechanical rights", status: "" },
  { code: "010", name: "ASCAP", country: "United States", status: "" },
  { code: "021", name: "BMI", country: "United States", status: "" },
  { code: "101", name: "SOCAN", country: "Canada", status: "" },
  { code: "058", name: "SACEM", country: "France", status: "" },
  { code: "035", name: "GEMA", country: "Germany", status: "" },
];

/** Whether a code is one of CISAC's list, which files for societies take: 000, 099 and 999 are nobody's. */
export const isCisacCode = (code: string) => /^\d{3}$/.test(code);

/** By its code, or by its name; null for what the list does not have. */
export function societyOf(text: string, list: readonly Society[] = societies): Society | null {
  const wanted = text.trim().toUpperCase();
  return list.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted) ?? null;
}
