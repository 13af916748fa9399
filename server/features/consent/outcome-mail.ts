import { renderMail, type Letter, type MailContent } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { wasDropped, wasOfDeleted, wasSuperseded } from "#server/features/consent/consent-rules";
import { OWNER, partiesOf, type Party } from "#server/features/consent/consent-parties";
import type { ConsentRequestRecord } from "#server/features/consent/consent-store";
import { findRequest, type ConsentRequestDetails } from "#server/features/consent/questions-store";
import { askedAt, whatBinds } from "#server/features/consent/what-binds";
import { aboutOf, sourceOf } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { pathTo } from "#shared/paths";
import { wordsIn, type Words } from "#shared/words/speak";

type OutcomeMail = { requestId: string; status: ConsentRequestRecord["status"]; to: string };

/** `to` is the id of a party: names and addresses are not kept in jobs. */
export const outcomeMail = defineJob<OutcomeMail>("consent.outcome-mail");

/** Tells one party how a request ended. What has changed since then is told by another mail. */
export async function sendOutcomeMail({ db, clock, env, mail }: Deps, payload: OutcomeMail): Promise<void> {
  const { requestId, status, to } = payload;
  const consent = await findRequest(db, requestId);
  const party = consent && partiesOf(consent).find(({ id }) => id === to);
  if (!party || consent.request.status !== status) return;

  const words = wordsIn(party.language);
  const reader = askedAt(consent, party.email);
  const binds = await whatBinds(db, consent, reader, { words, now: clock.now() });
  const { subject, ...content } = write(consent, { ...party, binds }, words);
  await mail.send({
    key: `outcome-${requestId}-${status}-${to}`,
    to: { name: party.name, address: party.email },
    subject,
    ...renderMail({
      language: party.language,
      ...content,
      ...(party.id === OWNER && {
        button: { label: "Open the document", url: env.APP_URL + pathTo.view(consent.document.id) },
      }),
    }),
  });
}

/** `binds`: of a deletion, what goes on binding. */
type Reader = Party & { binds: readonly string[] };

function write(consent: ConsentRequestDetails, party: Reader, words: Words): Letter {
  const { headline, ...content } = outcomes[consent.request.status](consent, party, words);
  return {
    subject: words.say("outcome.subject", { ...aboutOf(consent), headline }),
    heading: headline,
    ...content,
    closing: words.say("outcome.closing", { isOwner: party.id === OWNER }),
    ...(party.id !== OWNER && sourceOf(party, consent.requester, words)),
  };
}

type Outcome = Pick<MailContent, "preheader" | "paragraphs" | "facts"> & { headline: string };
type Describe = (consent: ConsentRequestDetails, party: Reader, words: Words) => Outcome;

const outcomes: Record<ConsentRequestRecord["status"], Describe> = {
  pending: ({ request }) => {
    throw new Error(`request ${request.id} has not ended`);
  },
  approved: (consent, party, words) =>
    (consent.request.purpose === "deletion" ? describeDeletionDay : describeAmendment)(consent, party, words),
  rejected: (consent, party, words) => {
    const { say } = words;
    const refuser = consent.asked.find(({ answer }) => answer === "rejected");
    const isReader = refuser?.email === party.email && !isShared(consent, party.email);
    const name = refuser?.name ?? say("outcome.aSigner");
    return stays(
      consent,
      party,
      say("outcome.rejected", { ...factsOf(consent, party), isReader, name }),
      words,
    );
  },
  expired: (consent, party, words) => {
    const { say, list } = words;
    const isReader = ({ email }: Pick<Party, "email">) => email === party.email && !isShared(consent, email);
    const silent = consent.asked
      .filter(({ answer }) => !answer)
      .map((signer) => (isReader(signer) ? say("outcome.you") : signer.name));
    const names = list(silent);
    return stays(consent, party, say("outcome.expired", { ...factsOf(consent, party), names }), words);
  },
  cancelled: (consent, party, words) =>
    wasSuperseded(consent)
      ? describeSuperseded(consent, party, words)
      : wasDropped(consent.request)
        ? describeDropped(consent, party, words)
        : stays(
            consent,
            party,
            words.say(
              wasOfDeleted(consent) ? "outcome.ownerGone" : "outcome.cancelled",
              factsOf(consent, party),
            ),
            words,
          ),
};

/** What the sentences are made of. */
const factsOf = (consent: ConsentRequestDetails, { id }: Party) => ({
  ...aboutOf(consent),
  purpose: consent.request.purpose,
  isOwner: id === OWNER,
  owner: fullName(consent.requester),
  number: String(consent.version.number),
});

function describeDeletionDay(consent: ConsentRequestDetails, party: Reader, words: Words): Outcome {
  const { say } = words;
  const day = words.day(consent.request.scheduledAt!);
  const facts = factsOf(consent, party);
  return {
    headline: say("outcome.deletedOn", { ...facts, day }),
    preheader: say("outcome.allAgreed"),
    paragraphs: [
      say("outcome.allAgreedTo", facts),
      [say("outcome.deletion", { day }), ...party.binds].join(" "),
      say("outcome.canCancel", facts),
    ],
    // The last mail cannot name the document any more.
    facts: [
      { label: say("outcome.deletedOnLabel"), value: day },
      { label: say("outcome.document"), value: consent.document.id },
    ],
  };
}

function describeAmendment(consent: ConsentRequestDetails, party: Party, { say }: Words): Outcome {
  const facts = factsOf(consent, party);
  return {
    headline: say("outcome.mayChange", facts),
    preheader: say("outcome.allAgreed"),
    paragraphs: [
      say("outcome.allAgreedTo", facts),
      say("outcome.binds", { number: consent.version.number }),
      say("outcome.draftAgain", { ...facts, owner: consent.requester.firstName }),
    ],
  };
}

function describeSuperseded(consent: ConsentRequestDetails, party: Party, { say }: Words): Outcome {
  const facts = factsOf(consent, party);
  return {
    headline: say("outcome.stays", facts),
    preheader: say("outcome.supersededNews"),
    paragraphs: [say("outcome.superseded", facts)],
  };
}

function describeDropped(consent: ConsentRequestDetails, party: Party, { say }: Words): Outcome {
  const facts = factsOf(consent, party);
  return {
    headline: say("outcome.stays", facts),
    preheader: say("outcome.staysSigned"),
    paragraphs: [say("outcome.dropped", facts), say("outcome.askedAnew", facts)],
  };
}

/** For everything that changes nothing. */
function stays(consent: ConsentRequestDetails, party: Party, what: string, { say }: Words): Outcome {
  const facts = factsOf(consent, party);
  return {
    headline: say("outcome.stays", facts),
    preheader: say("outcome.staysSigned"),
    paragraphs: [what, say("outcome.nothingChanges", facts)],
  };
}

/** Whether more than one person reads the mailbox. */
const isShared = ({ asked }: ConsentRequestDetails, address: string) =>
  asked.filter(({ email }) => email === address).length > 1;
