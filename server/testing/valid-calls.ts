import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Response } from "supertest";
import { sequenceEntries } from "#server/features/transparency/index";
import type { Caller, TestApp } from "#server/testing/app";
import { adminCalls, sent } from "#server/testing/calls/admin-calls";
import { accountCalls } from "#server/testing/calls/account-calls";
import { contactCalls } from "#server/testing/calls/contact-calls";
import { exportCalls } from "#server/testing/calls/export-calls";
import { networkCalls } from "#server/testing/calls/network-calls";
import { registrationCalls } from "#server/testing/calls/registration-calls";
import { songCalls } from "#server/testing/calls/song-calls";
import { labelCalls } from "#server/testing/calls/label-calls";
import { manyCalls } from "#server/testing/calls/many-calls";
import { noticeCalls } from "#server/testing/calls/notice-calls";
import { unfinishedCalls } from "#server/testing/calls/unfinished-calls";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { sharingCalls } from "#server/testing/calls/sharing-calls";
import { signingRoomCalls } from "#server/testing/calls/signing-room-calls";
import { supportCalls } from "#server/testing/calls/support-calls";
import { consentCalls, REASON } from "#server/testing/consent-calls";
import { createAgreement, featuredBody, producerBody } from "#server/testing/factories/create-agreement";
import { createReview, reviewBody } from "#server/testing/factories/create-review";
import { proposeChange } from "#server/testing/factories/propose-change";
import { createSheet } from "#server/testing/factories/create-sheet";
import { draftToSend, sendTogether } from "#server/testing/factories/send-together";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { paidPayment } from "#server/testing/factories/paid-payment";
import { completedPayment, paymentBody, startPayment } from "#server/testing/factories/start-payment";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import {
  orderBody,
  orderVerification,
  paidOrder,
  verify,
} from "#server/testing/factories/order-verification";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { Collaborator, SignerNoteView } from "#shared/contract/documents";
import { User } from "#shared/contract/auth";
import { type Endpoint, methodAndPath } from "#shared/contract/contract";
import { contract, type Contract, type ContractKey } from "#shared/contract/index";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import type { ServiceType } from "#shared/domain/services";
import { paths } from "#shared/paths";

const MINUTE = 60 * 1000;

/** What a call sends, whichever endpoint it is of. */
export type Input = {
  params?: Record<string, string>;
  query?: object;
  body?: object | undefined;
  file?: File;
};

const calls: RoomCalls<Contract> = {
  ...accountCalls,
  ...exportCalls,
  ...adminCalls,
  ...contactCalls,
  ...networkCalls,
  ...registrationCalls,
  ...sharingCalls,
  ...songCalls,
  ...supportCalls,
  ...unfinishedCalls,
  ...noticeCalls,
  ...manyCalls,
  ...labelCalls,
  ...signingRoomCalls,
  "GET /api/health": async () => ({}),
  "GET /api/dashboard": async () => ({}),
  "GET /api/dashboard/documents": async () => ({ query: {} }),
  "GET /api/ready": async () => ({}),
  "GET /api/user": async () => ({}),
  "POST /api/register": async () => ({
    body: {
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      firstName: "Amina",
      lastName: "Wanjiru",
    },
  }),
  "POST /api/login": async (app) => {
    const { email } = await createUser(app.deps);
    return { body: { email, password: PASSWORD } };
  },
  "POST /api/logout": async () => ({}),
  "POST /api/auth/forgot-password": async (app) => ({ body: { email: (await createUser(app.deps)).email } }),
  "POST /api/auth/reset-password": async (app) => {
    const { email } = await createUser(app.deps);
    await app.nobody().post("/api/auth/forgot-password").send({ email }).expect(200);
    return { body: { token: await app.tokenTo(email, paths.resetPassword), newPassword: PASSWORD } };
  },
  "POST /api/auth/verify-email": async (app) => {
    const email = `${randomUUID()}@example.com`;
    const person = { email, password: PASSWORD, firstName: "Amina", lastName: "Wanjiru" };
    await app.nobody().post("/api/register").send(person).expect(201);
    return { body: { token: await app.tokenTo(email, paths.verifyEmail) } };
  },
  "POST /api/auth/resend-verification": async (app, owner) => {
    const { id } = User.parse((await owner.get("/api/user").expect(200)).body);
    await app.deps.pool.query("update users set email_verified_at = null where id = $1", [id]);
    return {};
  },
  "GET /api/pricing": async () => ({}),
  "GET /api/services": async () => ({}),
  "GET /api/payments": async (_app, owner) => {
    await startPayment(owner);
    return {};
  },
  "GET /api/payments/{id}": async (_app, owner) => ({
    params: { id: (await startPayment(owner)).payment.id },
  }),
  "POST /api/payments": async () => ({ body: paymentBody() }),
  "POST /api/payments/{id}/verify": async (app, owner) => {
    const { id, reference } = await completedPayment(app, owner);
    return { params: { id }, body: { reference } };
  },
  "GET /api/documents": async (_app, owner) => {
    await draft(owner);
    return {};
  },
  "POST /api/documents": async () => ({ body: { ...splitSheetBody(), id: randomUUID() } }),
  "GET /api/documents/{id}": async (_app, owner) => ({ params: { id: await draft(owner) } }),
  "PATCH /api/documents/{id}": async (_app, owner) => ({
    params: { id: await draft(owner) },
    body: { revision: 1, content: splitSheetBody({ songTitle: "Lamu by Morning" }).content },
  }),
  "GET /api/documents/{id}/edits": async (app, owner) => ({
    params: { id: (await createAgreement(app, owner)).id },
  }),
  "GET /api/documents/{id}/edits/{number}": async (app, owner) => ({
    params: { id: (await createAgreement(app, owner)).id, number: "1" },
  }),
  "POST /api/documents/{id}/redraft": async (app, owner) => {
    const { type, content } = producerBody({ trackTitle: "Mvua" });
    const { id } = await createAgreement(app, owner, producerBody());
    return { params: { id }, body: { type, formData: content.formData } };
  },
  "GET /api/documents/{id}/own-edits": async (app, owner) => ({
    params: { id: (await createAgreement(app, owner)).id },
  }),
  "DELETE /api/documents/{id}": async (_app, owner) => ({
    params: { id: await draft(owner) },
    body: { password: PASSWORD },
  }),
  "GET /api/documents/{id}/changes": async (_app, owner) => ({ params: { id: await draft(owner) } }),
  "GET /api/documents/{id}/collaborators": async (_app, owner) => ({ params: { id: await draft(owner) } }),
  "GET /api/documents/{id}/pdf": async (_app, owner) => ({ params: { id: await draft(owner) } }),
  "POST /api/documents/send-for-signing": async (_app, owner) => ({
    body: { documents: [await draftToSend(owner)] },
  }),
  "POST /api/documents/{id}/send-for-signing": async (_app, owner) => sending(owner),
  "POST /api/documents/{id}/invite": async (_app, owner) => sending(owner),
  "POST /api/documents/{id}/resend-invitation": async (app, owner) => {
    const { id } = await sendSheet(app, owner);
    app.clock.pass(MINUTE);
    return { params: { id }, body: {} };
  },
  "POST /api/documents/{id}/help": async (app, owner) => ({
    params: { id: (await createAgreement(app, owner)).id },
  }),
  "POST /api/documents/{id}/proposed-clause": async (app, owner) => {
    const { id } = await createAgreement(app, owner, producerBody({ additionalTerms: "Amina sings live." }));
    const text = "The Artist must sing live.";
    const seal = app.deps.secrets.seal(JSON.stringify({ documentId: id, text }));
    return { params: { id }, body: { revision: 1, seal, text } };
  },
  "POST /api/documents/{id}/drop-change": async (app, owner) => {
    const { id } = await signSheet(app, owner, { publishingRightsCollaborators: people(1) });
    return { params: { id } };
  },
  "PATCH /api/documents/{id}/lock": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
  }),
  "POST /api/documents/{id}/recall": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
    body: { reason: "The second verse is by somebody else" },
  }),
  "POST /api/marks/typed": async () => ({ body: { name: "Ọláyínká Adébáyọ̀" } }),
  "GET /api/documents/{id}/signing": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    query: {},
  }),
  "POST /api/documents/{id}/signing": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    body: { acknowledgementsVersion: acknowledgements.split_sheet.version },
  }),
  "GET /api/documents/{id}/signing/mark": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    query: {},
  }),
  "POST /api/documents/{id}/signing/opened": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    body: { language: "sw" },
  }),
  "POST /api/documents/{id}/signing/decline": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    body: { reason: "My share is half of it" },
  }),
  "POST /api/documents/{id}/signing/notes": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    body: { kind: "change", text: "My name is spelt otherwise" },
  }),
  "POST /api/documents/{id}/collaborators/{collaboratorId}/address": async (app, owner) => {
    const { id } = await sendSheet(app, owner);
    app.clock.pass(MINUTE);
    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    const [signer] = Collaborator.array().parse(body);
    return { params: { id, collaboratorId: signer!.id! }, body: { email: `${randomUUID()}@example.com` } };
  },
  "POST /api/documents/{id}/notes/{noteId}/answer": async (app, owner) => {
    const { id, tokens } = await sendSheet(app, owner);
    const note = { kind: "change", text: "My share is half of it" };
    const { body } = await app.nobody().post(`/api/sign/${tokens[0]}/notes`).send(note).expect(200);
    app.clock.pass(MINUTE);
    return { params: { id, noteId: SignerNoteView.parse(body).id }, body: { answer: "It is" } };
  },
  "POST /api/documents/{id}/signing/representative": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    body: { capacity: "manager", name: "Mercy Manager", email: "mercy@managers.example" },
  }),
  "POST /api/documents/{id}/signing/representative/end": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    body: {},
  }),
  "POST /api/sign/{token}/code": async (app, owner) => ({
    params: { token: (await proposeChange(app, owner)).links[0]! },
  }),
  "POST /api/sign/{token}/representative": async (app, owner) => ({
    params: { token: await invitation(app, owner) },
    body: { capacity: "manager", name: "Mercy Manager", email: "mercy@managers.example" },
  }),
  "POST /api/sign/{token}/representative/end": async (app, owner) => ({
    params: { token: await invitation(app, owner) },
  }),
  "POST /api/sign/{token}/notes": async (app, owner) => ({
    params: { token: await invitation(app, owner) },
    body: { kind: "not_me" },
  }),
  "POST /api/sign/{token}/current": async (app, owner) => {
    const token = await invitation(app, owner);
    app.clock.pass(MINUTE);
    return { params: { token } };
  },
  "POST /api/documents/{id}/signing/reminders": async (app, owner) => ({
    params: { id: await toSignOneself(app, owner) },
    body: { reminders: false },
  }),
  "POST /api/sign/{token}/opened": async (app, owner) => ({
    params: { token: await invitation(app, owner) },
    body: { language: "sw" },
  }),
  "POST /api/sign/{token}/decline": async (app, owner) => ({
    params: { token: await invitation(app, owner) },
    body: { reason: "My share is half of it" },
  }),
  "POST /api/sign/{token}/reminders": async (app, owner) => ({
    params: { token: await invitation(app, owner) },
    body: { reminders: false },
  }),
  "GET /api/sign-all/{token}": async (app, owner) => ({
    params: { token: (await sendTogether(app, owner)).tokens[0]! },
  }),
  "GET /api/sign/{token}": async (app, owner) => ({ params: { token: await invitation(app, owner) } }),
  "POST /api/sign/{token}": async (app, owner) => ({
    params: { token: await invitation(app, owner) },
    body: { acknowledgementsVersion: acknowledgements.split_sheet.version },
  }),
  "GET /api/sign/{token}/pdf": async (app, owner) => ({ params: { token: await invitation(app, owner) } }),
  "GET /api/documents/{id}/history": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
  }),
  "GET /api/documents/{id}/versions/{number}": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id, number: "1" },
  }),
  "GET /api/documents/{id}/versions/{number}/pdf": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id, number: "1" },
  }),
  "GET /api/documents/{id}/audit": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
  }),
  "GET /api/documents/{id}/versions/{number}/certificate": async (app, owner) => {
    const { id } = await signSheet(app, owner);
    await app.deps.jobs.idle();
    return { params: { id, number: "1" } };
  },
  "GET /api/documents/{id}/proof": async (app, owner) => {
    const { id } = await signSheet(app, owner);
    await app.deps.jobs.idle();
    return { params: { id }, query: {} };
  },
  "GET /api/sign/{token}/proof": async (app, owner) => {
    const { tokens } = await signSheet(app, owner);
    await app.deps.jobs.idle();
    return { params: { token: tokens[0]! } };
  },
  "GET /api/sign/{token}/certificate": async (app, owner) => {
    const { tokens } = await signSheet(app, owner);
    await app.deps.jobs.idle();
    return { params: { token: tokens[0]! } };
  },
  "GET /api/sign/{token}/audit/pdf": async (app, owner) => ({
    params: { token: (await sendSheet(app, owner)).tokens[0]! },
  }),
  "GET /api/sign/{token}/evidence-certificate": async (app, owner) => ({
    params: { token: (await sendSheet(app, owner)).tokens[0]! },
  }),
  "GET /api/documents/{id}/audit/pdf": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
  }),
  "POST /api/documents/{id}/evidence-certificate": async (_app, owner) => ({
    params: await sent(owner),
    body: { version: 1 },
  }),
  "PATCH /api/documents/{id}/unlock": async (app, owner) => {
    const { id } = await sendSheet(app, owner);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    return { params: { id }, body: { password: PASSWORD, reason: "It was locked by mistake" } };
  },
  "GET /api/documents/{id}/unlock-status": async (app, owner) => ({
    params: { id: (await askedAbout("amendment", app, owner)).id },
  }),
  "POST /api/documents/{id}/cancel-unlock": async (app, owner) => ({
    params: { id: (await askedAbout("amendment", app, owner)).id },
  }),
  "POST /api/documents/{id}/request-deletion": async (app, owner) => ({
    params: { id: (await signSheet(app, owner, { publishingRightsCollaborators: people(1) })).id },
    body: { reason: REASON },
  }),
  "GET /api/documents/{id}/deletion-status": async (app, owner) => ({
    params: { id: (await askedAbout("deletion", app, owner)).id },
  }),
  "POST /api/documents/{id}/cancel-deletion": async (app, owner) => ({
    params: { id: (await askedAbout("deletion", app, owner)).id },
  }),
  "GET /api/confirm-deletion/{token}": async (app, owner) => question("deletion", app, owner),
  "POST /api/confirm-deletion/{token}": async (app, owner) => ({
    ...(await question("deletion", app, owner)),
    body: { confirmed: true },
  }),
  "GET /api/confirm-deletion/{token}/pdf": async (app, owner) => question("deletion", app, owner),
  "GET /api/confirm-unlock/{token}": async (app, owner) => question("amendment", app, owner),
  "POST /api/confirm-unlock/{token}": async (app, owner) => ({
    ...(await question("amendment", app, owner)),
    body: { confirmed: true },
  }),
  "GET /api/confirm-unlock/{token}/pdf": async (app, owner) => question("amendment", app, owner),
  "POST /api/ai-review/check": async () => ({ body: reviewBody() }),
  "POST /api/contract-check": async () => ({ body: reviewBody() }),
  "POST /api/ai-review": async (app, owner) => ({
    body: { ...reviewBody(), paymentId: await paidFor(app, owner, "ai_review") },
  }),
  "GET /api/ai-reviews": async (app, owner) => {
    await review(app, owner);
    return {};
  },
  "GET /api/ai-reviews/{id}": async (app, owner) => ({ params: { id: await review(app, owner) } }),
  "GET /api/ai-reviews/{id}/pdf": async (app, owner) => ({ params: { id: await review(app, owner) } }),
  "POST /api/verify/search": async (app, owner) => {
    await sendSheet(app, owner);
    return { body: { title: "Nairobi Nights", artist: "Amina Wanjiru" } };
  },
  "GET /api/verify/documents/{id}": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
  }),
  "POST /api/verify/file": async () => ({ body: { sha256: "5".repeat(64) } }),
  "GET /api/transparency/checkpoint": async (app, owner) => {
    await loggedSheet(app, owner);
    return {};
  },
  "GET /api/transparency/checkpoints/{size}": async (app, owner) => ({
    params: { size: await loggedSheet(app, owner) },
  }),
  "GET /api/transparency/inclusion": async (app, owner) => {
    await loggedSheet(app, owner);
    return { query: { index: "0" } };
  },
  "GET /api/transparency/consistency": async (app, owner) => ({
    query: { from: await loggedSheet(app, owner) },
  }),
  "GET /api/transparency/keys": async () => ({}),
  "POST /api/verify/payments": async (app, owner) => ({
    body: orderBody((await sendSheet(app, owner)).id),
  }),
  "GET /api/verify/payments/{id}": async (app, owner) => ({
    params: { id: (await orderVerification(app, (await sendSheet(app, owner)).id)).payment.id },
  }),
  "POST /api/verify/payments/{id}/verify": async (app, owner) => {
    const { payment } = await paidOrder(app, (await sendSheet(app, owner)).id);
    return { params: { id: payment.id }, body: { reference: payment.reference } };
  },
  "POST /api/verify/process": async (app, owner) => ({
    body: (await paidOrder(app, (await sendSheet(app, owner)).id)).processBody,
  }),
  "GET /api/verify/results/{verificationId}": async (app, owner) => ({
    params: { verificationId: await verification(app, owner) },
  }),
  "GET /api/verify/results/{verificationId}/pdf": async (app, owner) => ({
    params: { verificationId: await verification(app, owner) },
  }),
  "POST /api/extract-text": async () => ({ file: new File(["The Artist grants nothing."], "contract.txt") }),
};

/** The same endpoints with agreements, whose bodies are others than those of split sheets. */
const agreementCalls: [
  name: string,
  key: ContractKey,
  make: (app: TestApp, owner: Caller) => Promise<Input>,
][] = [
  ["of a producer agreement", "POST /api/documents", (app, owner) => ordering(app, owner, producerBody())],
  [
    "of a featured artist agreement",
    "POST /api/documents",
    (app, owner) => ordering(app, owner, featuredBody()),
  ],
  [
    "of an agreement",
    "PATCH /api/documents/{id}",
    async (app, owner) => ({
      params: { id: (await createAgreement(app, owner)).id },
      body: { revision: 1, content: { formData: {}, generatedAgreement: "Read and edited." } },
    }),
  ],
];

/** A call of the endpoint that succeeds when `owner` makes it or, where the endpoint asks for no user, anybody. */
export function validCall(key: ContractKey, app: TestApp, owner: Caller): Promise<Input> {
  return (calls as Record<ContractKey, (app: TestApp, owner: Caller) => Promise<Input>>)[key](app, owner);
}

/** Every endpoint's name. */
export const contractKeys = Object.keys(contract) as ContractKey[];

export function endpointOf(key: ContractKey): Endpoint {
  return contract[key];
}

export function successOf({ status, response }: Endpoint): number {
  return response === "nothing" ? 204 : (status ?? 200);
}

/** An endpoint that is called with a body, and one such call. */
export type BodyCall = {
  name: string;
  key: ContractKey;
  make(app: TestApp, owner: Caller): Promise<Input>;
  /** Whether it is one of several calls of its endpoint, and only what stands in its own body is of interest. */
  isVariant: boolean;
};

export const bodyCalls: BodyCall[] = [
  ...contractKeys
    .filter((key) => endpointOf(key).body)
    .map((key) => ({
      name: key,
      key,
      make: (app: TestApp, owner: Caller) => validCall(key, app, owner),
      isVariant: false,
    })),
  ...agreementCalls.map(([name, key, make]) => ({ name: `${key} ${name}`, key, make, isVariant: true })),
];

/** The request of a call, ready to be sent with a body. */
export function request(caller: Caller, key: ContractKey, { params = {}, query = {} }: Input) {
  const { method, path } = methodAndPath(key);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  return caller[method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete"](address).query(query);
}

/** Makes a call, with its body or its file. */
export async function send(caller: Caller, key: ContractKey, input: Input) {
  const call = request(caller, key, input);
  const { response } = endpointOf(key);
  if (typeof response === "object" && "events" in response) return call.buffer(true).parse(readFirstEvent);
  if (!input.file) return call.send(input.body);
  return call.attach("file", Buffer.from(await input.file.arrayBuffer()), input.file.name);
}

/** A stream has no end: what came first answers for it. */
function readFirstEvent(response: Response, done: (error: Error | null, body: unknown) => void): void {
  const stream = response as unknown as IncomingMessage;
  stream.setEncoding("utf8").once("data", (text: string) => {
    const isError = stream.headers["content-type"]?.startsWith("application/json");
    done(null, isError ? JSON.parse(text) : text);
    stream.destroy();
  });
}

async function draft(owner: Caller): Promise<string> {
  return (await createSheet(owner)).id;
}

async function ordering(app: TestApp, owner: Caller, body: { type: ServiceType }): Promise<Input> {
  return { body: { ...body, id: randomUUID(), paymentId: await paidFor(app, owner, body.type) } };
}

async function paidFor(app: TestApp, owner: Caller, serviceType: ServiceType): Promise<string> {
  const { id } = User.parse((await owner.get("/api/user").expect(200)).body);
  return paidPayment(app.deps.pool, id, serviceType);
}

async function review(app: TestApp, owner: Caller): Promise<string> {
  return (await createReview(owner, await paidFor(app, owner, "ai_review"))).review.id;
}

/** A sheet whose events stand in the log: its size by then. */
async function loggedSheet(app: TestApp, owner: Caller): Promise<string> {
  await createSheet(owner);
  await sequenceEntries(app.deps);
  const { rows } = await app.deps.pool.query<{ size: string }>("select size from log_head");
  return rows[0]!.size;
}

async function verification(app: TestApp, owner: Caller): Promise<string> {
  return (await verify(app, (await sendSheet(app, owner)).id)).verificationId;
}

async function sending(owner: Caller) {
  const [writer] = people(1);
  const { id } = await createSheet(owner, { publishingRightsCollaborators: [writer!] });
  const { name, email } = writer!;
  return {
    params: { id },
    body: { emails: [email], signers: [{ name, email }], message: "As we agreed" },
  };
}

/** A sheet that its owner has sent and signs as well. */
async function toSignOneself(app: TestApp, owner: Caller): Promise<string> {
  const { email } = User.parse((await owner.get("/api/user").expect(200)).body);
  const [writer] = people(1);
  return (await sendSheet(app, owner, { publishingRightsCollaborators: [{ ...writer!, email }] })).id;
}

async function invitation(app: TestApp, owner: Caller): Promise<string> {
  const { tokens } = await sendSheet(app, owner);
  return tokens[0]!;
}

type Purpose = Parameters<typeof consentCalls>[1];

/** A sheet whose only signer is asked. */
function askedAbout(purpose: Purpose, app: TestApp, owner: Caller) {
  return consentCalls(app, purpose).asked(owner, { publishingRightsCollaborators: people(1) });
}

async function question(purpose: Purpose, app: TestApp, owner: Caller) {
  const { answers: responses } = await askedAbout(purpose, app, owner);
  return { params: { token: responses[0]! } };
}
