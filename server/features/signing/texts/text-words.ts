import { foldToSave, segmentsOf } from "#server/adapters/sms/gsm";
import { fullName } from "#server/features/auth/index";
import { signerIsOwner, songOf } from "#server/features/signing/mails/invitation-words";
import { actedBy } from "#server/features/signing/signature-record";
import type { Invitation } from "#server/features/signing/signers-store";
import type { SigningTextKind } from "#server/features/signing/texts/texts-store";
import { brand } from "#shared/brand";
import { momentInNairobi } from "#shared/dates";
import { wordsIn } from "#shared/words/speak";

/** A title shorter than this is not cut to save a message. */
const LEAST_OF_TITLE = 12;

/**
 * What is said to a phone, in one message where a title cut short makes it one. The first carries a line in Swahili, whatever language
 * the reader is known to read. Owners' own words are in none: a link from somebody unknown needs no persuasion.
 */
export function writeText(
  kind: SigningTextKind,
  invitation: Invitation,
  { support, ...carried }: { link: string; code: string; support: string },
): string {
  const { signer, owner, signature, language } = invitation;
  const { say } = wordsIn(language);
  const acting = signature && actedBy(signature);
  const said = {
    owner: signerIsOwner(signer, owner) ? brand.name : fullName(owner),
    signatureId: signature?.signatureId ?? "",
    moment: signature ? momentInNairobi(signature.signedAt) : "",
    acted: acting !== null,
    by: acting?.name ?? "",
    support,
    brand: brand.name,
    ...carried,
  };
  return fitTitle(songOf(invitation), (song) => say(`text.${kind}`, { ...said, song }));
}

/** The same of several documents to one person. */
export function writeTextOfSeveral(
  kind: "invitation" | "current",
  { signer, owner, language }: Invitation,
  { count, link }: { count: number; link: string },
): string {
  const from = signerIsOwner(signer, owner) ? brand.name : fullName(owner);
  return wordsIn(language).say(`text.${kind}s`, { owner: from, count, link });
}

/** The text with as much of the title as one message holds; with all of it where that takes more all the same. */
export function fitTitle(title: string, write: (title: string) => string): string {
  const fits = (text: string) => segmentsOf(foldToSave(text)) === 1;
  const letters = Array.from(title);
  const whole = write(title);
  if (fits(whole)) return whole;
  for (let kept = letters.length - 3; kept >= LEAST_OF_TITLE; kept--) {
    const text = write(`${letters.slice(0, kept).join("").trimEnd()}...`);
    if (fits(text)) return text;
  }
  return whole;
}
