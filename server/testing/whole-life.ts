import { randomUUID } from "node:crypto";
import { sendReminders } from "#server/features/signing/send-reminders";
import type { Caller, TestApp } from "#server/testing/app";
import { switchOnTwoFactor } from "#server/testing/authenticator";
import { consentCalls } from "#server/testing/consent-calls";
import { legalDetails } from "#server/testing/factories/agreement-form";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { personAlone, type PartyDetails } from "#shared/domain/agreements/agreement-choices";
import { createAgreement, featuredBody, producerBody } from "#server/testing/factories/create-agreement";
import { confirmPhone } from "#server/testing/factories/confirmed-phone";
import { createReview } from "#server/testing/factories/create-review";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { acknowledgementFile } from "#server/testing/factories/registration";
import { comeInside } from "#server/testing/factories/open-room";
import { picture } from "#server/testing/factories/picture";
import { completedPayment, startPayment } from "#server/testing/factories/start-payment";
import { ticketOf } from "#server/testing/factories/ticket";
import { PASSWORD } from "#server/testing/factories/user";
import { Collaborator, DocumentSummary, SignerNoteView } from "#shared/contract/documents";
import { Registration } from "#shared/contract/registration";
import { Song } from "#shared/contract/songs";
import { OwnRoom } from "#shared/contract/rooms";
import { CollaborationRequest } from "#shared/contract/network";
import { perSongFact } from "#shared/domain/song-facts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Stands in whatever the person of this life writes, and in nothing else. */
export const NAME = "Nyambura";

type SignedIn = Awaited<ReturnType<TestApp["signedIn"]>>;
/** `links` counts how many links to sign each address was mailed. */
type Life = SignedIn & { app: TestApp; admin: Caller; links: Map<string, number> };

/**
 * Somebody who does all that leaves something of them in a table, in a service behind one proxy (`TRUST_PROXY`): signs with their own
 * address, device and name. In the end a split sheet waits to be purged; `agreements` are the ids of two more signed documents.
 */
export async function liveWholeLife(app: TestApp) {
  const { user, caller } = await app.signedIn({ firstName: NAME, lastName: "Wachira-Kibet" });
  const { caller: admin } = await app.signedIn({ role: "admin" });
  const life: Life = { app, user, caller, admin, links: new Map() };
  caller.set(device);
  await settleIn(life);
  await talk(life);
  await pay(life);
  await signSheet(life);
  await tidyUp(life);
  const agreements = await signAgreements(life);
  // What everybody has signed is sealed by now: what is exported before is the paper without.
  await app.deps.jobs.idle();
  return { user, caller, admin, agreements };
}

const otherDevice = { "User-Agent": "Brian's Firefox/150.0", "X-Forwarded-For": "197.232.61.8" };
const device = { "User-Agent": `${NAME}'s Android Chrome/150.0`, "X-Forwarded-For": "197.232.61.7" };

async function settleIn({ app, user, caller, admin }: Life): Promise<void> {
  const profile = {
    collaboratorRole: "mixing_engineer",
    genres: ["Afrobeats"],
    country: "Botswana",
    bio: `${NAME} mixes whatever comes along.`,
    sampleWorkUrl: `https://example.com/${NAME}`,
    budgetPreference: "250-500",
    availabilityStatus: "available",
  };
  await caller.put("/api/user/collaborator-profile").send(profile).expect(200);
  const off = { emailNotifications: false, documentSigningAlerts: false, paymentNotifications: false };
  const on = {
    marketingEmails: true,
    updatesContacts: true,
    darkMode: true,
    language: "en",
    noticesOff: ["reminders"],
  };
  await caller
    .patch("/api/user/settings")
    .send({ ...off, ...on })
    .expect(200);
  const file = await picture().png().toBuffer();
  await caller.put("/api/user/avatar").attach("file", file, "me.png").expect(200);
  await confirmPhone(app, caller, "+254712345678");
  await caller.put("/api/user/phone").send({ phone: "+254712345677" }).expect(200);
  // Else it has the hash of everybody's password in tests.
  const passwords = { currentPassword: PASSWORD, newPassword: PASSWORD };
  await caller.put("/api/user/change-password").send(passwords).expect(200);
  await app.nobody().post("/api/auth/forgot-password").send({ email: user.email }).expect(200);
  await switchOnTwoFactor(app, caller);
  const person = { email: user.email, firstName: NAME, role: "user", status: "active" };
  for (const lastName of ["Wachira", user.lastName])
    await admin
      .put(`/api/admin/users/${user.id}`)
      .send({ ...person, lastName })
      .expect(200);
}

async function talk({ app, user, caller }: Life): Promise<void> {
  const { caller: partner } = await app.signedIn({ firstName: "Ọlá" });
  const { body } = await partner
    .post("/api/collaboration-requests")
    .send({ receiverId: user.id, message: `A chorus for ${NAME}?` })
    .expect(201);
  const request = `/api/collaboration-requests/${CollaborationRequest.parse(body).id}`;
  await caller.patch(request).send({ status: "accepted" }).expect(200);
  await caller
    .post(`${request}/messages`)
    .send({ message: `${NAME} says karibu.` })
    .expect(201);
  await caller
    .put(`${request}/files/${randomUUID()}`)
    .attach("file", Buffer.from(`%PDF-1.7 ${NAME}'s riff`), `${NAME}'s riff.pdf`)
    .expect(200);
  const contact = { name: `${NAME}'s cousin`, stageName: `${NAME} junior`, email: "cousin@example.com" };
  const registration = {
    legalName: `${NAME}, Cousin`,
    ipiNameNumber: "00052210040",
    ipiBaseNumber: "I-123456789-3",
    isni: "0000 0001 2146 438X",
    performingSociety: `Society of ${NAME}'s cousins`,
    mechanicalSociety: `Mechanics of ${NAME}'s cousins`,
    publisher: {
      name: `${NAME}'s cousins' songs`,
      ipiNameNumber: "00014107338",
      society: `Publishers of ${NAME}'s cousins`,
    },
  };
  await caller
    .post("/api/contacts")
    .send({ ...contact, phone: "+254 712 345 678", role: `${NAME}'s drummer`, registration })
    .expect(201);
  // As if the cousin's account kept it: what stood there before.
  const own = {
    stageName: `${NAME} the small`,
    phone: "+254 712 345 670",
    legalName: `${NAME}, Cousin of old`,
  };
  await app.deps.pool.query("update contacts set own = $2 where owner_id = $1", [user.id, own]);
  const holder = {
    name: `${NAME}'s cousin`,
    email: "cousin@example.com",
    phone: "+254712345679",
    role: "Drummer",
    percentage: 100,
  };
  const lists = { publishingRightsCollaborators: [holder], masterRightsCollaborators: [holder] };
  await caller
    .post("/api/contact-sets")
    .send({ name: `${NAME}'s family`, ...lists })
    .expect(201);
  const other = { genres: ["Amapiano" as const], budgetPreference: null, availabilityStatus: null };
  const { user: blocked } = await app.signedIn(publishedProfile(other));
  await caller.put(`/api/blocks/${blocked.id}`).expect(200);
  const ticket = await ticketOf(caller, { subject: `${NAME}'s question`, message: `${NAME} cannot print.` });
  await caller
    .post(`/api/support/tickets/${ticket.id}/messages`)
    .send({ message: `${NAME} can print again.` })
    .expect(201);
}

async function tidyUp({ caller }: Life): Promise<void> {
  const { body } = await caller.get("/api/documents").expect(200);
  const documentIds = DocumentSummary.array()
    .parse(body)
    .map(({ id }) => id);
  await caller
    .post("/api/documents/label")
    .send({ documentIds, name: `${NAME}'s album`, isOn: true })
    .expect(200);
  await caller.post("/api/documents/archive").send({ documentIds, isArchived: true }).expect(200);
}

async function pay({ app, caller, admin }: Life): Promise<void> {
  const form = {
    type: "split_sheet",
    title: `${NAME}'s next song`,
    form: { songTitle: `${NAME}'s next song` },
  };
  await caller
    .put(`/api/unfinished/${randomUUID()}`)
    .send({ ...form, title: `${NAME}'s template`, isTemplate: true, revision: randomUUID(), known: null })
    .expect(200);
  await caller
    .put(`/api/unfinished/${randomUUID()}`)
    .send({ ...form, revision: randomUUID(), known: null })
    .expect(200);
  await startPayment(caller, { documentData: { trackTitle: `${NAME}'s unfinished form` } });
  await createReview(caller, (await completedPayment(app, caller, { serviceType: "ai_review" })).id);
  const { id } = await completedPayment(app, caller);
  await admin
    .post(`/api/admin/payments/${id}/refund`)
    .send({ reason: `${NAME} paid twice.` })
    .expect(200);
}

/** The links that the document's people are mailed. */
async function send({ app, caller, links }: Life, id: string): Promise<string[]> {
  const { body } = await caller.get(`/api/documents/${id}/collaborators`).expect(200);
  const emails = Collaborator.array()
    .parse(body)
    .map(({ email }) => email);
  // So long after the last one that it does not wait to go along with another.
  app.clock.pass(10 * MINUTE);
  await caller
    .post(`/api/documents/${id}/send-for-signing`)
    .send({
      emails,
      message: `${NAME} asks you to sign.`,
      copies: [{ name: `${NAME}'s manager`, email: "manager@example.com" }],
    })
    .expect(200);
  for (const email of emails) links.set(email, (links.get(email) ?? 0) + 1);
  return Promise.all(emails.map((email) => app.linkTo(email, links.get(email))));
}

/** A sheet that was declined, locked, reminded of, signed and verified, and that everybody lets go. */
async function signSheet(life: Life): Promise<void> {
  const { app, user, caller } = life;
  const people = [
    {
      name: `${NAME} Kibet`,
      email: user.email,
      phone: "+254712345678",
      role: "Songwriter and drummer",
      percentage: 60,
    },
    { name: "Brian Otieno", email: "brian@signers.example", role: "Beatmaker", percentage: 40 },
  ];
  const lists = { publishingRightsCollaborators: people, masterRightsCollaborators: people };
  const { id } = await createSheet(caller, {
    ...perSongFact(({ key }) => `${NAME}'s ${key}`),
    isrc: "KE-A1B-26-00001",
    duration: "3:42",
    declared: {
      samples: [
        { title: `${NAME}'s loop`, artist: `${NAME} Band`, owners: `${NAME} Records`, cleared: true },
      ],
      ai: {
        vocals: "none",
        instruments: "assisted",
        composition: "none",
        lyrics: "none",
        mix: "assisted",
        tool: `${NAME}tron`,
      },
      recordings: [
        {
          title: `${NAME} live`,
          version: `${NAME}'s mix`,
          owners: [{ name: people[0]!.name, share: 10_000 }],
        },
      ],
    },
    ...lists,
  });
  const path = `/api/documents/${id}`;
  await letStand(caller, id);
  await noteForRegistration(caller, id);
  await noteAsBefore(life.app, id);
  const view = { forWhom: `${NAME}'s manager`, shows: "terms", days: 30 };
  const nobody = app.nobody().set(device);

  const [declining] = await send(life, id);
  await nobody
    .post(`/api/sign/${declining}/decline`)
    .send({ reason: `${NAME}'s share is too small.` })
    .expect(200);
  const tokens = await askAndCorrect(life, id, await send(life, id));
  const other = app.nobody().set(otherDevice);
  const mark = { kind: "drawn", width: 704, height: 10, path: "M0 0l7 5-3 2z" };
  await nobody.post(`/api/sign/${tokens[0]}/opened`).send({ language: "sw" }).expect(200);
  await comeToRoom(life, id);
  await caller.patch(`${path}/lock`).expect(200);
  const unlocking = { password: PASSWORD, reason: `${NAME} locked it by mistake.` };
  await caller.patch(`${path}/unlock`).send(unlocking).expect(200);
  app.clock.pass(23 * DAY);
  await sendReminders(app.deps);
  const director = { capacity: "company", name: `${NAME}'s director`, position: `${NAME}'s right hand` };
  await nobody
    .post(`/api/sign/${tokens[0]}/representative`)
    .send({ ...director, email: "director@example.com" })
    .expect(200);
  for (const [index, token] of tokens.entries())
    await (
      index === 0
        ? nobody.post(`/api/sign/${token}`).send({ mark, acting: director })
        : other.post(`/api/sign/${token}`)
    ).expect(200);
  await app.deps.jobs.idle();
  await caller.get(`${path}/song`).expect(200);

  await caller
    .post(`${path}/shared-views`)
    .send({ id: randomUUID(), ...view })
    .expect(201);
  await registerSong(caller, id);
  await verify(app, id);
  const consent = consentCalls(app, "deletion");
  await consent.request(caller, id, `${NAME} never cleared the sample.`).expect(201);
  for (const { email } of people) {
    const link = await consent.tokenTo(email);
    await nobody.post(`/api/confirm-deletion/${link}`).send({ confirmed: true }).expect(200);
  }
}

/** Before anybody signs: a change is asked for and answered, an address corrected, put right again, and a link sent anew. Answers the links. */
async function askAndCorrect({ app, user, caller, links }: Life, id: string, asked: string[]) {
  const path = `/api/documents/${id}`;
  const note = { kind: "change", text: `${NAME} is spelt otherwise.` };
  const { body } = await app.nobody().post(`/api/sign/${asked[0]}/notes`).send(note).expect(200);
  app.clock.pass(10 * MINUTE);
  await caller
    .post(`${path}/notes/${SignerNoteView.parse(body).id}/answer`)
    .send({ answer: `${NAME} it is.` })
    .expect(200);
  const signers = Collaborator.array().parse((await caller.get(`${path}/collaborators`).expect(200)).body);
  const [own, other] = signers.map((signer) => ({ email: signer.email, id: signer.id! }));
  for (const email of ["nyambura.old@example.com", user.email]) {
    app.clock.pass(10 * MINUTE);
    await caller.post(`${path}/collaborators/${own!.id}/address`).send({ email, anyway: true }).expect(200);
    await app.deps.jobs.idle();
  }
  await caller.post(`${path}/resend-invitation`).send({ collaboratorId: other!.id }).expect(200);
  // One with the answer, and one with the corrected address.
  links.set(user.email, links.get(user.email)! + 2);
  links.set(other!.email, links.get(other!.email)! + 1);
  return Promise.all([user.email, other!.email].map((email) => app.linkTo(email, links.get(email))));
}

/** A room in which the person chooses their name and types the code that came to them. */
async function comeToRoom({ app, user, caller }: Life, id: string): Promise<void> {
  const { key, people } = OwnRoom.parse((await caller.post(`/api/documents/${id}/room`).expect(200)).body);
  const collaboratorId = people[0]!.id;
  await comeInside(app, app.nobody().set(device), { key, collaboratorId, email: user.email });
}

/** A song that was notified to societies by the person's own company, and what one of them has answered. */
async function registerSong(caller: Caller, id: string): Promise<void> {
  const submitter = { name: `${NAME} Songs`, ipiNameNumber: "00052210040", senderCode: "NYS" };
  await caller.put("/api/user/submitter").send(submitter).expect(200);
  const body = { documentIds: [id], format: "cwr22" };
  await caller.post("/api/registration/exports").send(body).expect(201);
  const text = acknowledgementFile("SH00000001").replace("PRS FOR MUSIC ", "PRS FOR MUSIC1");
  await caller.post("/api/registration/acknowledgements").send({ text }).expect(200);
}

/** A publisher is named who holds nothing of the song; and the sheet is put to another song. */
async function letStand(caller: Caller, id: string): Promise<void> {
  const path = `/api/documents/${id}/song`;
  const { contradictions } = Song.parse((await caller.get(path).expect(200)).body);
  const body = { key: contradictions[0]!.key, reason: `${NAME} knows why.` };
  await caller.put(`${path}/waivers`).send(body).expect(200);
  const { id: other } = await createSheet(caller, { songTitle: "Jahazi" });
  await caller.put(`${path}/papers/${other}`).send({ belongs: true }).expect(200);
}

/** What was noted beside sheets before they declared it themselves. */
async function noteAsBefore({ deps: { pool } }: TestApp, id: string): Promise<void> {
  const before = [
    [
      "{song,samples}",
      [{ title: `${NAME}'s loop`, artist: `${NAME} Band`, owners: `${NAME} Records`, cleared: true }],
    ],
    ["{song,ai,tool}", `${NAME}tron`],
    ["{recordings,0,owners}", [{ name: `${NAME} Holdings`, share: 10_000 }]],
  ] as const;
  for (const [place, noted] of before)
    await pool.query("update registrations set record = jsonb_set(record, $2, $3) where document_id = $1", [
      id,
      place,
      JSON.stringify(noted),
    ]);
}

/** Every field of what societies ask for, of the song and of the person. */
async function noteForRegistration(caller: Caller, id: string): Promise<void> {
  const path = `/api/documents/${id}/registration`;
  const { people } = Registration.parse((await caller.get(path).expect(200)).body);
  const details = {
    legalName: `${NAME} wa Kibet`,
    stageName: `MC ${NAME}`,
    ipiNameNumber: "00159804347",
    ipiBaseNumber: "I-001068130-6",
    isni: "0000 0001 2103 2683",
    performingSociety: `Society of ${NAME}`,
    mechanicalSociety: `Mechanics of ${NAME}`,
    publisher: { name: `${NAME} Songs`, ipiNameNumber: "00052210040", society: `Publishers of ${NAME}` },
    contributions: ["words", "beat"],
    writerRole: "CA",
    writerCapacity: "company",
  };
  const song = {
    iswc: "T-070.230.001-6",
    alternativeTitles: [{ title: `${NAME} again`, type: "AT", language: "SW" }],
    language: "SW",
    writtenOn: "2024-02-29",
    writtenIn: `${NAME}'s kitchen`,
    earlierAgreements: `${NAME} agreed by telephone.`,
    sampled: [{ title: `${NAME}'s loop`, writer: `${NAME} Mwandishi` }],
  };
  const recording = {
    title: `${NAME} live`,
    version: `${NAME}'s mix`,
    artist: `${NAME} and friends`,
    isrc: "KE-A1B-24-00077",
    duration: "4:56",
    label: `${NAME} Label`,
    releaseDate: "2024-04-05",
    recordedOn: "2024-03-21",
    country: `${NAME}land`,
    studio: `${NAME}'s studio`,
    performers: [
      { name: `${NAME} singing`, part: "main", instrument: `${NAME}'s drum`, society: `Players of ${NAME}` },
    ],
    producerPoints: [{ name: `${NAME} producing`, points: 377 }],
  };
  const noted = people.map(({ ref, isReader, ...person }) => ({
    ref,
    details: isReader ? details : person.details,
  }));
  const body = { revision: 0, song, recordings: [recording], people: noted };
  await caller.put(path).send(body).expect(200);
}

/** A party that says everything a company is asked, and one that says what a group is. */
function company<Prefix extends string>(prefix: Prefix): PartyDetails<Prefix> {
  return {
    ...personAlone(prefix),
    [`${prefix}Type`]: "company",
    [`${prefix}LegalName`]: `${NAME} Limited`,
    [`${prefix}Registration`]: `PVT-${NAME}`,
    [`${prefix}Office`]: `${NAME} Street, Nairobi`,
    [`${prefix}Signatory`]: `${NAME}, director`,
  };
}

function group<Prefix extends string>(prefix: Prefix): PartyDetails<Prefix> {
  return { ...personAlone(prefix), [`${prefix}Type`]: "group", [`${prefix}Members`]: `${NAME} and others` };
}

/** An agreement of each kind, every field of the form filled in, edited and signed by both. */
async function signAgreements(life: Life): Promise<string[]> {
  const terminationClause = `${NAME} may leave at any time.`;
  const additionalTerms = `${NAME} brings tea.`;
  const legal = legalDetails({
    terminationClause,
    promotionalRights: `${NAME} on a poster`,
    agreementDuration: "fixed",
    fixedEndDate: "2031-05-06",
  });
  const delivery = { deliveryMethod: "other", otherDeliveryMethod: `${NAME}'s memory stick` } as const;
  const bodies = [
    producerBody({ terminationClause, additionalTerms, ...company("artist"), ...group("producer") }),
    producerBody({ ...group("artist"), ...company("producer") }),
    featuredBody(undefined, {
      additionalTerms,
      legal,
      ...delivery,
      courtesyOf: `${NAME} Records`,
      ...company("primaryArtist"),
      ...group("featuredArtist"),
    }),
    featuredBody(undefined, {
      legal,
      masterOwnership: "label_other",
      ownerName: `${NAME} Holdings`,
      ...group("primaryArtist"),
      ...company("featuredArtist"),
    }),
  ];
  const ids = [];
  for (const body of bodies) {
    const { id, content } = await createAgreement(life.app, life.caller, body);
    const generatedAgreement = `${content.generatedAgreement}\n\nA word on ${NAME}.`;
    await life.caller
      .patch(`/api/documents/${id}`)
      .send({ content: { ...body.content, generatedAgreement } })
      .expect(200);
    for (const token of await send(life, id))
      await life.app.nobody().set(otherDevice).post(`/api/sign/${token}`).expect(200);
    ids.push(id);
  }
  return ids;
}
