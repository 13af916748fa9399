import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What somebody typed as E.164; null where it is nobody's number. Without a country code it is one of Kenya. */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "KE");
  return number?.isValid() ? number.number : null;
}
