import { z } from "zod";
import { looksLikePhone, PHONE_MESSAGE } from "#shared/domain/phone";
import { CODE_LENGTH } from "#shared/domain/rooms";

/** Controls, and the marks that reorder text: they could make a name or a share read as something it is not. */
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/;
const INVISIBLE_MESSAGE = "Please remove the invisible control characters";

function isReadable(text: string): boolean {
  return text.isWellFormed() && !invisible.test(text);
}

/** Spaces without width and joiners alone show nothing: such a name would be blank. */
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** One line of text in any script: trimmed, NFC, white space runs as one space. `required` is the message when it is empty. */
export function line(max: number, required?: string) {
  const schema = z
    .string({ error: required ?? "Please enter text" })
    .max(max * 2, `At most ${max} characters`)
    .refine(isReadable, INVISIBLE_MESSAGE)
    .transform((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
    .pipe(z.string().max(max, `At most ${max} characters`));
  return required === undefined ? schema : schema.pipe(z.string().refine(isVisible, required));
}

/** Several lines of text: as `line`, but line breaks stay (as `\n`). */
export function paragraph(max: number, required?: string) {
  const schema = z
    .string({ error: required ?? "Please enter text" })
    .max(max, `At most ${max} characters`)
    .refine(isReadable, INVISIBLE_MESSAGE)
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim());
  return required === undefined ? schema : schema.pipe(z.string().refine(isVisible, required));
}

/** A text of many pages, often pasted: the marks that word processors leave in it are dropped. `tooLong` says that it is. */
export function longText(max: number, tooLong: string) {
  return z
    .string({ error: "Please enter text" })
    .max(max, tooLong)
    .transform((text) => text.replace(/[\u000B\u000C\u0085\u2028\u2029]/g, "\n").replaceAll("\uFEFF", ""))
    .pipe(paragraph(max));
}

/** An e-mail address, trimmed and in lower case: addresses are compared without case. */
export function email(message = "Please enter a valid email address") {
  return z
    .string({ error: message })
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.email(message).max(254, message));
}

export const optionalEmail = (message: string) =>
  z.union(
    [
      z
        .literal("")
        .or(z.null())
        .transform(() => ""),
      email(message),
    ],
    { error: message },
  );

/** A number as people type it; what it is, the server knows. Empty where there is none. */
export const optionalPhone = z
  .string({ error: PHONE_MESSAGE })
  .max(100, PHONE_MESSAGE)
  .transform((text) => text.trim())
  .refine((text) => text === "" || looksLikePhone(text), PHONE_MESSAGE);

/** A password as typed: no trimming. Minimum lengths differ by screen. */
export function password(min: number, message: string) {
  return z
    .string({ error: message })
    .min(min, message)
    .max(200, "Password cannot be longer than 200 characters");
}

/** Marks that turn the order of letters around, as they are and as an address spells them. */
const turning =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|%D8%9C|%E2%80%(?:8[EF]|A[A-E])|%E2%81%A[6-9]/gi;

/**
 * A link that others press, http or https alone. A name and a password before the host, and marks that turn letters around, are dropped:
 * they make it read as a link to somewhere else.
 */
export function link(max: number, message: string) {
  return z
    .string({ error: message })
    .max(2 * max, message)
    .transform((text) => text.replace(turning, "").trim())
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: message }))
    .transform((text) => {
      const url = new URL(text);
      if (url.username === "" && url.password === "") return text;
      [url.username, url.password] = ["", ""];
      return url.href;
    })
    .pipe(z.string().max(max));
}

/** What nothing has as its id. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

export const Id = z.uuid().refine((id) => id !== NO_ID, "This is the id of nothing");

/** An id in an address: what is no id at all is simply not found. */
export const PathId = z.object({ id: z.uuid().catch(NO_ID) });
export const Timestamp = z.iso.datetime();

/** A link token: 256 bits, base64url. `missing` is said where there is none. */
export const linkToken = (missing = "The link is incomplete") =>
  z.string({ error: missing }).min(1, missing).max(200, "The link is incomplete");
export const LinkToken = linkToken();

/** A code as it was typed; that it is none says whoever compares it. */
export const SixDigits = z
  .string({ error: "Please enter the code" })
  .max(40, "Please enter the code")
  .transform((text) => text.replace(/\D/g, ""))
  .refine((digits) => digits.length === CODE_LENGTH, "Please enter the six digits of the code");
