import { beforeEach, describe, expect, test } from "vitest";
import { segmentsOf } from "#server/adapters/sms/gsm";
import { sendReminders } from "#server/features/signing/send-reminders";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { sendAgreement } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { recordsOf } from "#server/testing/records-of";
import { signingCalls } from "#server/testing/signing-calls";
import { maskPhone, PHONE_MESSAGE } from "#shared/domain/phone";
import { acting } from "#shared/wordings/acknowledgements/acting-en";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const app = await appForFile();
const { phones } = app;
const { open, sign, signed, readView } = signingCalls(app);
let owner: Caller;
let last = 0;
const { collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  phones.mood = "takes";
  owner = (await app.signedIn()).caller;
});

const newPhone = () => `+2547${String(60_000_000 + ++last)}`;
const guardian = (phone: string) => ({ capacity: "guardian", name: "Mary Wanjiru", phone });
const name = (token: string, body: object) =>
  app.nobody().post(`/api/sign/${token}/representative`).send(body);
const end = (token: string) => app.nobody().post(`/api/sign/${token}/representative/end`);
const tokenIn = (text: string) => /\/sign\/([\w-]+)/.exec(text)![1]!;

async function textsTo(phone: string): Promise<string[]> {
  await app.deps.jobs.idle();
  return phones.to(phone).map(({ text }) => text);
}

async function named(token: string): Promise<string> {
  const phone = newPhone();
  await name(token, guardian(phone)).expect(200);
  return phone;
}

const lineOf = async (pdf: unknown) => (await readPdf(pdf as Buffer)).text.replaceAll(/\s+/g, " ");

describe("whoever was named is reached by phone", () => {
  test("and signs by the link of an SMS: receipt, papers and record tell of that number, masked", async () => {
    const { id, writers, tokens } = await sendSheet(app, owner);
    const phone = newPhone();
    const typed = phone.replace("+254", "0");
    const { body: view } = await name(tokens[0]!, guardian(typed)).expect(200);
    expect(view.representative).toMatchObject({ name: "Mary Wanjiru", email: "", phone, isAmiss: false });
    await name(tokens[0]!, guardian(typed)).expect(200);
    const [asked, ...more] = await textsTo(phone);
    expect(more).toEqual([]);
    expect(asked).toMatch(
      new RegExp(`^${writers[0]!.name} asks you to sign "[^"]+" in their place. Soma na usaini: http`),
    );
    expect(segmentsOf(asked!)).toBe(1);
    const token = tokenIn(asked!);
    expect(await readView(token)).toMatchObject({
      acting: { capacity: "guardian", basis: "named" },
      acknowledgementsVersion: acting["sheet/guardian"].version,
    });
    await signed(token);
    const receipt = (await textsTo(phone))[1]!;
    expect(receipt).toMatch(
      /^You signed "[^"]+" for .+ on Sahihi, .+ EAT\. Signature id SIG-\S+\. Not you\? Write to help@sahihi\.test\.$/,
    );
    await signed(tokens[1]!);
    const everybody = (await textsTo(phone))[2]!;
    expect(everybody).toMatch(
      /^Everybody has signed "[^"]+", which you signed for .+\. Your link opens your copy/,
    );
    await open(token).expect(200);
    expect((await recordsOf(app, id))[0]).toMatchObject({
      way: "named_link",
      maskedAddress: maskPhone(phone),
      signedBy: { name: "Mary Wanjiru", basis: "named" },
    });
    const { body: certificate } = await app.nobody().get(`/api/sign/${token}/certificate`).expect(200);
    const paper = await lineOf(certificate);
    expect(paper).toContain(`sent to ${maskPhone(phone)}, the number that whoever named them gave`);
    expect(paper).toContain(`Link sent by SMS to ${maskPhone(phone)} `);
    expect(paper).not.toContain("Link mailed to +");
    expect(paper).not.toContain(phone.slice(-6));
  });

  test("and reads there of a reminder, a correction, and the link that works", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const phone = await named(tokens[0]!);
    app.clock.pass(30 * DAY);
    await sendReminders(app.deps);
    const [first, reminder] = await textsTo(phone);
    expect(reminder).toMatch(/asks you to sign/);
    const current = (token: string) => app.nobody().post(`/api/sign/${token}/current`).send({}).expect(200);
    expect((await current(tokenIn(first!))).body).toEqual({ sentTo: maskPhone(phone) });
    const newest = (await textsTo(phone))[2]!;
    await open(tokenIn(reminder!)).expect(404);
    await open(tokenIn(newest)).expect(200);
    const [child] = await collaborators(id);
    await owner
      .post(`/api/documents/${id}/collaborators/${child!.id}/address`)
      .send({ email: "elsewhere@example.com" })
      .expect(200);
    expect((await textsTo(phone)).at(-1)).toMatch(/^You do not sign "[^"]+" for .+ any more/);
    expect((await open(tokenIn(newest))).body.code).toBe("representation_ended");
  });

  test("and who has signed and lost the link is asked nothing again", async () => {
    const { tokens } = await sendSheet(app, owner);
    const phone = await named(tokens[0]!);
    const token = tokenIn((await textsTo(phone))[0]!);
    await signed(token);
    app.clock.pass(91 * DAY);
    await app.nobody().post(`/api/sign/${token}/current`).send({}).expect(200);
    expect((await textsTo(phone)).at(-1)).toMatch(/^Your link for "/);
  });

  test("and what becomes of what they signed is told them", async () => {
    const { tokens } = await sendSheet(app, owner);
    const phone = await named(tokens[0]!);
    await signed(tokenIn((await textsTo(phone))[0]!));
    await app
      .nobody()
      .post(`/api/sign/${tokens[1]}/decline`)
      .send({ reason: "My share is half" })
      .expect(200);
    expect((await textsTo(phone)).at(-1)).toMatch(/Its signing ended before everybody had signed\.$/);
  });

  test("and whether they have signed or not, a recall is told them", async () => {
    const { id, writers, tokens } = await sendSheet(app, owner);
    const [signing, waiting] = [await named(tokens[0]!), await named(tokens[1]!)];
    await signed(tokenIn((await textsTo(signing))[0]!));
    const before = (await textsTo(waiting)).length;
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A name is wrong" }).expect(200);
    expect((await textsTo(signing)).at(-1)).toMatch(/^You signed version 1 .+ Its signing ended/);
    const [told, ...more] = (await textsTo(waiting)).slice(before);
    expect(more).toEqual([]);
    expect(told).toBe(
      `You do not sign "Nairobi Nights" for ${writers[1]!.name} any more: its signing ended before everybody had signed.`,
    );
    expect(segmentsOf(told!)).toBe(1);
  });

  test("and whoever named them reads that the SMS did not come", async () => {
    const { tokens } = await sendSheet(app, owner);
    phones.mood = { recipient: 406 };
    await named(tokens[0]!);
    await app.deps.jobs.idle();
    expect((await readView(tokens[0]!)).representative).toMatchObject({ isAmiss: true });
  });

  test("until they open its link, whatever was heard of it", async () => {
    const { tokens } = await sendSheet(app, owner);
    const phone = await named(tokens[0]!);
    const [asked] = await textsTo(phone);
    await app.deps.pool.query("update text_messages set state = 'unsure' where kind = 'named'");
    expect((await readView(tokens[0]!)).representative).toMatchObject({ isAmiss: true });
    await app
      .nobody()
      .post(`/api/sign/${tokenIn(asked!)}/opened`)
      .send({})
      .expect(200);
    expect((await readView(tokens[0]!)).representative).toMatchObject({ isAmiss: false });
  });

  test("a child with a number alone hears by SMS that their guardian does not sign", async () => {
    const [first, second] = people(2);
    const mine = newPhone();
    const { id } = await createSheet(owner, {
      publishingRightsCollaborators: [first!, { ...second!, email: "", phone: mine }],
    });
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [first!.email] })
      .expect(200);
    const token = tokenIn((await textsTo(mine))[0]!);
    const phone = await named(token);
    await end(tokenIn((await textsTo(phone))[0]!)).expect(200);
    const told = (await textsTo(mine)).at(-1)!;
    expect(told).toMatch(/^Whom you named does not sign /);
    await signed(tokenIn(told));
  });

  test("one place and no more; never the signer's own number, the sender's or another's; an agreement keeps to e-mail", async () => {
    const writers = people(2);
    const [mine, theirs] = [newPhone(), newPhone()];
    const { tokens } = await sendSheet(app, owner, {
      publishingRightsCollaborators: [
        { ...writers[0]!, phone: mine },
        { ...writers[1]!, phone: theirs },
      ],
    });
    const refuse = async (body: object, status: number) => {
      const answer = await name(tokens[0]!, body).expect(status);
      return (answer.body as { code: string }).code;
    };
    expect(await refuse({ ...guardian(newPhone()), email: "mary@example.com" }, 400)).toBe("invalid_input");
    expect(await refuse({ ...guardian(""), email: "" }, 400)).toBe("invalid_input");
    const { body: wrong } = await name(tokens[0]!, guardian("0700 000")).expect(400);
    expect(wrong).toMatchObject({
      code: "invalid_input",
      message: PHONE_MESSAGE,
      issues: [{ path: "phone" }],
    });
    expect(await refuse(guardian(mine), 409)).toBe("acts_for_other_party");
    expect(await refuse(guardian(theirs), 409)).toBe("acts_for_other_party");
    const agreement = await sendAgreement(app, owner);
    const manager = { capacity: "manager", name: "Mercy Manager", phone: newPhone() };
    await name(agreement.tokens[0]!, manager).expect(400);
  });

  test("an owner who signs does not name their own account's number", async () => {
    const { user, caller } = await app.signedIn();
    const [mine, other] = [newPhone(), people(1)[0]!];
    const { tokens } = await sendSheet(app, caller, {
      publishingRightsCollaborators: [
        { ...other, percentage: 50 },
        { ...people(1)[0]!, email: user.email, percentage: 50 },
      ],
    });
    await app.deps.pool.query("update users set phone = $1 where id = $2", [mine, user.id]);
    const manager = { capacity: "manager", name: "Mercy Manager", phone: mine };
    const { body } = await name(tokens[1]!, manager).expect(409);
    expect(body.code).toBe("acts_for_other_party");
    await name(tokens[1]!, { ...manager, phone: newPhone() }).expect(200);
  });

  test("a guardian signs by their own word for a child with a number, beside others with numbers alone", async () => {
    const [one, other, third] = people(3);
    const mine = newPhone();
    const { id } = await createSheet(owner, {
      publishingRightsCollaborators: [
        { ...one!, email: "", phone: mine },
        { ...other!, email: "", phone: newPhone() },
        third!,
      ],
    });
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [third!.email] })
      .expect(200);
    await sign(tokenIn((await textsTo(mine))[0]!))
      .send({
        acting: { capacity: "guardian", name: "Mary Wanjiru", position: "" },
        acknowledgementsVersion: acting["sheet/guardian"].version,
      })
      .expect(200);
  });
});

describe("whoever was named for an earlier version", () => {
  async function sentAgain(
    { id, writers }: { id: string; writers: { name: string }[] },
    emails: readonly string[],
    nth: readonly number[] = [2, 2],
  ) {
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A share was wrong" }).expect(200);
    app.clock.pass(2 * MINUTE);
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ signers: emails.map((email, place) => ({ name: writers[place]!.name, email })) })
      .expect(200);
    return Promise.all(emails.map((email, place) => app.linkTo(email, nth[place])));
  }

  test("is offered again to who named them, and to nobody else; signs nothing until they are named again", async () => {
    const sheet = await sendSheet(app, owner);
    const { emails, tokens } = sheet;
    const phone = await named(tokens[0]!);
    const before = tokenIn((await textsTo(phone))[0]!);
    expect((await readView(tokens[0]!)).namedBefore).toBeNull();
    const [mine, others] = await sentAgain(sheet, emails);
    expect((await readView(mine!)).namedBefore).toEqual({
      capacity: "guardian",
      name: "Mary Wanjiru",
      position: "",
      basis: "named",
      email: "",
      phone,
    });
    expect((await open(others!).expect(200)).text).not.toContain(phone);
    expect((await sign(before)).status).toBe(409);
    await name(mine!, guardian(phone)).expect(200);
    expect(await readView(mine!)).toMatchObject({ namedBefore: null, representative: { phone } });
    await signed(tokenIn((await textsTo(phone)).at(-1)!));
  });

  test("is not once that was taken back, or the owner has entered another address for the person", async () => {
    const taken = await sendSheet(app, owner);
    await named(taken.tokens[0]!);
    await end(taken.tokens[0]!).expect(200);
    const [mine] = await sentAgain(taken, taken.emails);
    expect((await readView(mine!)).namedBefore).toBeNull();

    const moved = await sendSheet(app, owner);
    const phone = await named(moved.tokens[0]!);
    const [elsewhere] = await sentAgain(moved, ["somebody.else@example.com", moved.emails[1]!], [1, 2]);
    const { text } = await open(elsewhere!).expect(200);
    expect(text).not.toContain(phone);
  });
});
