import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { sendAgreement } from "#server/testing/factories/create-agreement";
import { comeInside } from "#server/testing/factories/open-room";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { DocumentHistory } from "#shared/contract/history";
import { maskAddress } from "#shared/domain/signature-ways";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const app = await appForFile();
const { open, sign, signed, readView } = signingCalls(app);
let owner: Caller;
let last = 0;
const { collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  app.phones.mood = "takes";
  owner = (await app.signedIn()).caller;
});

const newAddress = () => `right.${++last}@signers.example`;

async function correct(
  id: string,
  place: number,
  reached: { email?: string; phone?: string; anyway?: true },
) {
  const signer = (await collaborators(id))[place]!;
  return owner.post(`/api/documents/${id}/collaborators/${signer.id}/address`).send(reached);
}

describe("the address of somebody who has not signed", () => {
  test("is put right: a new link there, the old one dead and told so, what others signed stays, and it is printed", async () => {
    const { id, writers, emails, tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    app.clock.pass(2 * MINUTE);
    // Masked, it looks like the one before.
    const email = emails[1]!.replace("@", ".right@");
    expect((await correct(id, 1, { email })).status).toBe(200);
    const { body: dead } = await open(tokens[1]!).expect(404);
    expect(dead).toMatchObject({ code: "link_invalid" });
    expect(dead).not.toHaveProperty("hasNewerLink");
    await sign(tokens[1]!).expect(404);
    const told = (await app.mailsTo(emails[1]!)).at(-1)!;
    expect(told.subject).toMatch(/^Your link for "Nairobi Nights" has ended/);
    expect(told.text).not.toContain(email);
    // Whoever had the old link is not sent the new one either.
    await app.nobody().post(`/api/sign/${tokens[1]}/current`).expect(404);

    const link = await app.linkTo(email);
    expect((await readView(link)).collaborator.email).toBe(email);
    expect((await signed(link)).allSigned).toBe(true);
    await app.deps.jobs.idle();

    const masked = `${maskAddress(emails[1]!)} to another ${maskAddress(email)}`;
    const history = DocumentHistory.parse((await owner.get(`/api/documents/${id}/history`).expect(200)).body);
    expect(history.chain.intact).toBe(true);
    const certificate = await app
      .nobody()
      .get(`/api/sign/${link}/certificate`)
      .responseType("blob")
      .expect(200);
    const { text } = await readPdf(certificate.body as Buffer);
    const printed = text.replace(/\s+/g, " ");
    expect(printed).toContain(`How ${writers[1]!.name} is reached was corrected by Amina Wanjiru on`);
    expect(printed).not.toContain(emails[1]!);
    expect(history.events.map(({ sentence }) => sentence).join()).toContain(
      `corrected how ${writers[1]!.name} is reached, who had not signed: ${masked}`,
    );
  });

  test("is on the sheet, too, once that is a draft again", async () => {
    const { id } = await sendSheet(app, owner);
    app.clock.pass(2 * MINUTE);
    const email = newAddress();
    expect((await correct(id, 1, { email })).status).toBe(200);
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A share was wrong" }).expect(200);
    expect((await collaborators(id))[1]!.email).toBe(email);
  });

  test("is a number from then on where that is given, and the old address opens nothing any more", async () => {
    const { user, caller } = await app.signedIn();
    const [first] = people(1);
    const self = { name: "Juma Otieno", email: user.email, role: "Producer", percentage: 50 };
    const { id } = await sendSheet(app, owner, {
      publishingRightsCollaborators: [{ ...first!, percentage: 50 }, self],
    });
    await caller.get(`/api/documents/${id}/signing`).expect(200);
    app.clock.pass(2 * MINUTE);
    expect((await correct(id, 1, { phone: "0722 000 111" })).status).toBe(200);
    await app.deps.jobs.idle();
    await caller.get(`/api/documents/${id}/signing`).expect(404);
    await caller.post(`/api/documents/${id}/signing`).send({}).expect(404);
    const [text] = app.phones.to("+254722000111");
    expect(text!.text).toContain("/sign/");
  });

  test("is the owner's own, another's, or one whose reader is somebody else, only by an owner who was told", async () => {
    const { user, caller } = await app.signedIn();
    owner = caller;
    const { id, writers, emails, tokens } = await sendSheet(app, owner);
    const { name } = writers[1]!;
    await app.nobody().post(`/api/sign/${tokens[1]}/notes`).send({ kind: "not_me", text: "" }).expect(200);
    app.clock.pass(2 * MINUTE);
    const refused = async (email: string) => {
      const { status, body } = await correct(id, 1, { email });
      expect([status, body.code]).toEqual([409, "address_doubted"]);
      return (body as { message: string }).message;
    };
    expect(await refused(user.email)).toContain(`That is your own: whoever reads it could sign as ${name}`);
    const [box, host] = user.email.split("@");
    expect(await refused(`${box}+brian@${host}`)).toContain(
      "Many providers deliver that to your own mailbox",
    );
    expect(await refused(emails[0]!)).toContain("whoever reads it could sign for both");
    expect(await refused(emails[0]!.replace("@", "+brian@"))).toContain(
      `Many providers deliver that to the mailbox of ${writers[0]!.name}`,
    );
    // The same address without the number, or with one, is the one that was denied, too.
    const withNumber = await correct(id, 1, { email: emails[1]!, phone: "0722 000 119" });
    expect(withNumber.body.message).toContain(`said that they are not ${name}`);
    expect((await correct(id, 1, { email: newAddress() })).status).toBe(200);
    app.clock.pass(2 * MINUTE);
    // One that only looks alike, masked, is nobody's who said so.
    const [local, domain] = emails[1]!.split("@");
    expect((await correct(id, 1, { email: `${local}.other@${domain}` })).status).toBe(200);
    app.clock.pass(2 * MINUTE);
    expect(await refused(emails[1]!)).toContain(`said that they are not ${name}`);
    // Of a correction that kept a mask alone, too.
    const masked = `update signers set corrections = coalesce((select jsonb_agg(one - 'digests') from jsonb_array_elements(corrections) one), '[]') where document_id = $1`;
    await app.deps.pool.query(masked, [id]);
    expect(await refused(emails[1]!)).toContain(`said that they are not ${name}`);
    expect((await correct(id, 1, { email: user.email, anyway: true })).status).toBe(200);
    await app.deps.jobs.idle();
    expect((await collaborators(id))[1]!.email).toBe(user.email);
  });

  test("is the owner's own without a word where the name is theirs", async () => {
    const { user, caller } = await app.signedIn();
    owner = caller;
    const [first] = people(1);
    const self = {
      name: `${user.firstName} ${user.lastName}`,
      email: newAddress(),
      role: "Singer",
      percentage: 50,
    };
    const { id } = await sendSheet(app, owner, {
      publishingRightsCollaborators: [{ ...first!, percentage: 50 }, self],
    });
    app.clock.pass(2 * MINUTE);
    expect((await correct(id, 1, { email: user.email })).status).toBe(200);
  });

  test("is not changed once they have signed, nor where it is the same, locked, or stands in an agreement's text", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    app.clock.pass(2 * MINUTE);
    expect((await correct(id, 0, { email: newAddress() })).body.code).toBe("already_signed");
    expect((await correct(id, 1, { email: emails[1]! })).body.code).toBe("address_unchanged");
    expect((await correct(id, 1, {})).status).toBe(400);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    expect((await correct(id, 1, { email: newAddress() })).body.code).toBe("document_locked");
    const agreement = await sendAgreement(app, owner);
    app.clock.pass(2 * MINUTE);
    expect((await correct(agreement.id, 1, { email: newAddress() })).body.code).toBe("address_in_text");
    const { caller: stranger } = await app.signedIn();
    owner = stranger;
    await owner
      .post(`/api/documents/${id}/collaborators/${id}/address`)
      .send({ email: newAddress() })
      .expect(404);
  });

  test("is corrected or signed for, whichever comes first, and never both", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    app.clock.pass(2 * MINUTE);
    const email = newAddress();
    const [signing, correction] = await Promise.all([sign(tokens[1]!), correct(id, 1, { email })]);
    const [, signer] = await collaborators(id);
    expect([signing.status === 200, correction.status === 200].filter(Boolean)).toHaveLength(1);
    expect(signer!.signed).toBe(signing.status === 200);
    expect(signer!.email === email).toBe(correction.status === 200);
  });
});

describe("an older link", () => {
  test("that was replaced brings the current one, to the address on record, once a minute", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    app.clock.pass(2 * MINUTE);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    expect((await open(tokens[0]!).expect(404)).body).toMatchObject({ hasNewerLink: true });
    app.clock.pass(2 * MINUTE);
    const { body } = await app.nobody().post(`/api/sign/${tokens[0]}/current`).expect(200);
    expect(body).toEqual({ sentTo: maskAddress(emails[0]!) });
    await app.nobody().post(`/api/sign/${tokens[0]}/current`).expect(200);
    expect(
      (await app.mailsTo(emails[0]!)).filter(({ subject }) => subject.startsWith("Your link for")),
    ).toHaveLength(1);
    const second = await app.linkTo(emails[0]!, 2);
    await signed(await app.linkTo(emails[0]!, 3));
    expect((await readView(second)).collaborator.signed).toBe(true);
  });

  test("that has expired brings one that works, and one that nobody knows nothing", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    app.clock.pass(91 * DAY);
    await open(tokens[0]!).expect(404);
    await app.nobody().post(`/api/sign/${tokens[0]}/current`).expect(200);
    // Whoever pressed may have found it: it stays dead.
    expect((await open(tokens[0]!).expect(404)).body).toMatchObject({ hasNewerLink: true });
    await sign(tokens[0]!).expect(404);
    const renewed = await app.linkTo(emails[0]!, 2);
    await signed(renewed);
    // Whoever has signed reads on, and when they were asked is told as it was.
    const { invitedAt } = (await collaborators(id))[0]!;
    app.clock.pass(91 * DAY);
    await open(renewed).expect(404);
    await app.nobody().post(`/api/sign/${renewed}/current`).expect(200);
    await open(await app.linkTo(emails[0]!, 3)).expect(200);
    expect((await collaborators(id))[0]!.invitedAt).toBe(invitedAt);
    await app.nobody().post("/api/sign/nobody-has-this/current").expect(404);
  });

  test("of a version that was recalled brings that of the newer one, and nothing before there is one", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A share was wrong" }).expect(200);
    app.clock.pass(20 * MINUTE);
    await app.nobody().post(`/api/sign/${tokens[0]}/current`).expect(409);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    app.clock.pass(2 * MINUTE);
    await app.nobody().post(`/api/sign/${tokens[0]}/current`).expect(200);
    const mails = await app.mailsTo(emails[0]!);
    expect(mails.at(-1)!.subject).toMatch(/^Your link for/);
  });
});

describe("before signing", () => {
  const note = (token: string, body: object) => app.nobody().post(`/api/sign/${token}/notes`).send(body);

  test("a signer asks for a change, the owner answers, and the document is out all the while", async () => {
    const { user, caller } = await app.signedIn();
    owner = caller;
    const { id, emails, tokens } = await sendSheet(app, owner);
    const text = "My name is spelt Otiéno";
    await note(tokens[1]!, { kind: "change", text }).expect(200);
    await note(tokens[1]!, { kind: "change", text }).expect(200);
    expect((await note(tokens[1]!, { kind: "change", text: "And more" }).expect(409)).body.code).toBe(
      "note_open",
    );
    await note(tokens[1]!, { kind: "change", text: " " }).expect(400);
    const mails = (await app.mailsTo(user.email)).filter(({ subject }) => /asks for a change/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(text);

    const [first, second] = await collaborators(id);
    expect(first!.note).toBeUndefined();
    expect(second!.note).toMatchObject({ kind: "change", text, answer: null });
    app.clock.pass(2 * MINUTE);
    const answering = () =>
      owner
        .post(`/api/documents/${id}/notes/${second!.note!.id}/answer`)
        .send({ answer: "Only the stage name" });
    await answering().expect(200);
    expect((await answering().expect(409)).body.code).toBe("note_answered");
    const answer = (await app.mailsTo(emails[1]!)).at(-1)!;
    expect(answer.subject).toMatch(/answered you about "Nairobi Nights"/);
    expect(answer.text).toContain("Only the stage name");
    const link = await app.linkTo(emails[1]!, 2);
    expect((await readView(link)).note).toMatchObject({ text, answer: "Only the stage name" });
    // Nobody else on the document reads it.
    expect((await readView(tokens[0]!)).collaborators.some((one) => one.note)).toBe(false);
    await signed(link);
    expect((await note(link, { kind: "change", text }).expect(409)).body.code).toBe("already_signed");
  });

  test("whoever is somebody else says so, and is heard once the address is another", async () => {
    const { user, caller } = await app.signedIn();
    owner = caller;
    const { id, writers, tokens } = await sendSheet(app, owner);
    await note(tokens[1]!, { kind: "not_me", text: "Try brian@label.example" }).expect(200);
    expect((await app.mailsTo(user.email)).at(-1)!.text).toContain(
      `says that they are not ${writers[1]!.name}`,
    );
    app.clock.pass(2 * MINUTE);
    const email = newAddress();
    expect((await correct(id, 1, { email })).status).toBe(200);
    expect((await collaborators(id))[1]!.note!.answeredAt).not.toBe(null);
    await signed(await app.linkTo(email));
  });

  test("nobody signs for whoever is said to be somebody else, by link, in a room or signed in, until it is taken back", async () => {
    const { user, caller } = await app.signedIn();
    owner = caller;
    const [amina, brian] = people(2);
    const { user: singer, caller: signedIn } = await app.signedIn();
    const writers = [{ ...amina!, email: singer.email }, brian!];
    const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: writers });
    const { key } = (await owner.post(`/api/documents/${id}/room`).send({}).expect(200)).body as {
      key: string;
    };
    const named = { capacity: "manager", name: "Mercy Manager", email: `mercy.${++last}@managers.example` };
    const naming = () => app.nobody().post(`/api/sign/${tokens[0]}/representative`).send(named);
    await naming().expect(200);
    const theirs = await app.linkTo(named.email);
    await note(tokens[0]!, { kind: "not_me" }).expect(200);

    const collaboratorId = (await collaborators(id))[0]!.id!;
    const phone = app.nobody();
    await comeInside(app, phone, { key, collaboratorId, email: singer.email });
    const ways = [
      () => sign(tokens[0]!),
      () => sign(theirs),
      () => phone.post(`/api/rooms/${key}/signing`).send({ collaboratorId }),
      () => signedIn.post(`/api/documents/${id}/signing`).send({}),
      naming,
      () => app.nobody().post(`/api/sign/${tokens[0]}/decline`).send({ reason: "I was never in it" }),
    ];
    for (const way of ways) expect((await way().expect(409)).body.code).toBe("signer_denied");
    // No answer of the owner's makes them the signer, either.
    const noteId = (await collaborators(id))[0]!.note!.id;
    await owner.post(`/api/documents/${id}/notes/${noteId}/answer`).send({ answer: "Sign" }).expect(404);
    await sign(tokens[0]!).expect(409);
    // Of what is between the signer and the owner whoever was named reads nothing.
    expect((await readView(theirs)).note).toBe(null);

    // Pressed twice it is told once.
    for (const kind of ["is_me", "is_me"])
      expect((await note(tokens[0]!, { kind }).expect(200)).body).toBe(null);
    expect((await readView(tokens[0]!)).note).toBe(null);
    expect((await collaborators(id))[0]!.note).toBeUndefined();
    await app.deps.jobs.idle();
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith(`It is ${amina!.name} after all`))).toHaveLength(
      1,
    );
    const history = DocumentHistory.parse((await owner.get(`/api/documents/${id}/history`)).body);
    expect(
      history.events.filter(({ sentence }) => sentence.endsWith(`${amina!.name} after all`)),
    ).toHaveLength(1);
    await phone.post(`/api/rooms/${key}/signing`).send({ collaboratorId }).expect(200);
  });
});
