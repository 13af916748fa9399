import type { TypedContent } from "#shared/domain/agreements/agreement-content";

/** What stands where an address was. */
export const NOT_SHOWN = "[not shown]";

const email = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Nine digits at least that begin as a number to be called does; sums of money do not. */
const phone = /(?:\+\d|(?<![\d.,])0[1-9])(?:[ \t().-]?\d){7,}/g;

/** Shorter than this, a place is a town: it stands in many sentences and leads to nobody's door. */
const SHORTEST_ADDRESS = 10;
const namesAddress = /(?:phone|address|office)$/i;

/** What a document says without a way to anybody on it: e-mail addresses, numbers, places and the ids of people are gone, also where somebody typed them. */
export function withoutAddresses<Says extends TypedContent>(says: Says): Says {
  const content: unknown = says.content;
  const blank = blankerOf(addressesIn(content));
  return { ...says, content: blankTexts(content, blank) as Says["content"] };
}

/** The same of a single text. */
export const blankAddresses = (text: string): string => blankerOf([])(text);

type Blanker = (text: string) => string;

function blankerOf(known: readonly string[]): Blanker {
  const patterns = known.map((text) => new RegExp(text.split(/\s+/).map(RegExp.escape).join("\\s+"), "giu"));
  return (text) => [...patterns, email, phone].reduce((rest, each) => rest.replace(each, NOT_SHOWN), text);
}

/** The parties' own addresses, as the form of an agreement has them: the text says them again. */
function addressesIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (typeof value !== "string") return addressesIn(value);
    const isAddress = namesAddress.test(key) && value.trim().length >= SHORTEST_ADDRESS;
    return isAddress || (key === "maskedId" && value.trim() !== "") ? [value.trim()] : [];
  });
}

function blankTexts(content: unknown, blank: Blanker): unknown {
  if (typeof content === "string") return blank(content);
  if (Array.isArray(content)) return content.map((each) => blankTexts(each, blank));
  if (typeof content !== "object" || content === null) return content;
  const fields = Object.entries(content)
    // A form repeats what its text says, with all addresses; how a person is reached stands in their row of a sheet.
    .filter(([key]) => key !== "phone")
    .map(([key, value]) => {
      if (key === "formData") return [key, null];
      return [key, key === "email" ? "" : blankTexts(value, blank)];
    });
  return Object.fromEntries(fields) as unknown;
}
