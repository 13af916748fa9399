import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { HIDDEN_MS } from "#server/features/admin/admin-rules";
import { formatDate } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import type { Language } from "#shared/words/languages";
import { paths, pathTo } from "#shared/paths";

export type HiddenLetter = {
  kind: "hidden" | "restored";
  /** Of those who read it one has an account with the document in it; the others were asked to sign it. */
  isOwner: boolean;
  title: string;
  at: string;
  to: { name: string; address: string };
  /** A signer's; owners are written to in English. */
  language?: Language;
};
type SealedLetter = { documentId: string; key: string; sealed: string };

/** It waits sealed: a document may be gone before its mail leaves, and then nothing of it is left in a job. */
export const hiddenMail = defineJob<SealedLetter>("admin.document-mail");

export async function sendHiddenMail(
  { env, mail, secrets }: Deps,
  { documentId, key, sealed }: SealedLetter,
): Promise<void> {
  const letter = JSON.parse(secrets.unseal(sealed)) as HiddenLetter;
  const { language = "en" } = letter;
  const words =
    language === "sw" ? { hidden: hiddenInSwahili, restored: restoredInSwahili } : { hidden, restored };
  const { subject, ...content } =
    letter.kind === "hidden"
      ? words.hidden(letter, env.APP_URL)
      : words.restored(letter, documentId, env.APP_URL);
  await mail.send({
    key: `document ${key}`,
    to: letter.to,
    subject,
    ...renderMail({ language, ...content }),
  });
}

const purgeDay = ({ at }: HiddenLetter) => formatDate(new Date(new Date(at).getTime() + HIDDEN_MS));

const why = {
  owner: "You get this mail because the document is yours.",
  signer: "You get this mail because you were asked to sign the document.",
};

function hidden(letter: HiddenLetter, appUrl: string): Letter {
  const { title, isOwner } = letter;
  const purge = purgeDay(letter);
  return {
    subject: `"${title}" was deleted by ${brand.name}`,
    preheader: `It can be restored until ${purge}.`,
    heading: isOwner ? "A document of yours was deleted" : "A document with your name was deleted",
    paragraphs: [
      isOwner
        ? `An administrator of ${brand.name} has deleted "${title}". Neither you nor anybody who was asked to sign it can open it any more.`
        : `An administrator of ${brand.name} has deleted "${title}", which you were asked to sign. Nobody can open, sign or verify it here any more. A signed PDF that you were mailed stays yours.`,
      `Until ${purge} it can be restored, with everything on it. After that it is deleted for good. If you think that this is a mistake, write to us before then.`,
    ],
    button: { label: "Contact support", url: appUrl + paths.support },
    closing: isOwner ? why.owner : why.signer,
  };
}

function restored({ title, isOwner }: HiddenLetter, documentId: string, appUrl: string): Letter {
  return {
    subject: `"${title}" is back`,
    preheader: "Everything on it is as it was.",
    heading: isOwner ? "Your document is back" : "A document with your name is back",
    paragraphs: [
      `An administrator of ${brand.name} has restored "${title}". Everything on it is as it was, and links that were mailed for signing work again.`,
    ],
    button: isOwner
      ? { label: "Open the document", url: appUrl + pathTo.view(documentId) }
      : { label: "See what is known of it", url: appUrl + pathTo.verify(documentId) },
    closing: isOwner ? why.owner : why.signer,
  };
}

const whySwahili = "Unapata barua pepe hii kwa sababu uliombwa kusaini hati hii.";

function hiddenInSwahili(letter: HiddenLetter, appUrl: string): Letter {
  const { title } = letter;
  const purge = purgeDay(letter);
  return {
    subject: `"${title}" imefutwa na ${brand.name}`,
    preheader: `Inaweza kurejeshwa hadi ${purge}.`,
    heading: "Hati yenye jina lako imefutwa",
    paragraphs: [
      `Msimamizi wa ${brand.name} amefuta "${title}", uliyoombwa kusaini. Hakuna anayeweza kuifungua, kuisaini wala kuithibitisha hapa tena. PDF iliyosainiwa uliyotumiwa kwa barua pepe inabaki yako.`,
      `Hadi ${purge} inaweza kurejeshwa, pamoja na kila kilichomo. Baada ya hapo inafutwa kabisa. Ukidhani ni kosa, tuandikie kabla ya siku hiyo.`,
    ],
    button: { label: "Wasiliana nasi", url: appUrl + paths.support },
    closing: whySwahili,
  };
}

function restoredInSwahili({ title }: HiddenLetter, documentId: string, appUrl: string): Letter {
  return {
    subject: `"${title}" imerejeshwa`,
    preheader: "Kila kitu kiko kama kilivyokuwa.",
    heading: "Hati yenye jina lako imerejeshwa",
    paragraphs: [
      `Msimamizi wa ${brand.name} amerejesha "${title}". Kila kitu kiko kama kilivyokuwa, na viungo vya kusaini vilivyotumwa vinafanya kazi tena.`,
    ],
    button: { label: "Ona kinachojulikana kuihusu", url: appUrl + pathTo.verify(documentId) },
    closing: whySwahili,
  };
}
