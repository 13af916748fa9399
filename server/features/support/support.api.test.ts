import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { answerTicket, changeTicket, deleteTicket, openTicket } from "#server/features/support/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { testOperator } from "#server/testing/factories/operator";
import { guestTicket, reply, ticketBody, ticketOf } from "#server/testing/factories/ticket";
import type { TicketWithMessages } from "#shared/contract/support";

const app = await appForFile();
const { user, caller: owner } = await app.signedIn();
const { caller: stranger } = await app.signedIn();

const post = (caller: Caller, path: string, body: object) => caller.post(`/api/support/${path}`).send(body);
const read = async (path: string, caller: Caller = owner) =>
  (await caller.get(`/api/support/${path}`).expect(200)).body as TicketWithMessages;
const support = <Result>(act: (trx: Parameters<typeof deleteTicket>[0]) => Promise<Result>) =>
  app.deps.db.transaction(act);
const answer = (id: string, message: string, answerId?: string) =>
  support((trx) => answerTicket(app.deps, trx, id, { message, id: answerId }));
const atTheDesk = async (number: string) =>
  (await app.mailsTo(testOperator.supportEmail)).filter(({ subject }) => subject.includes(number));

describe("a ticket of somebody signed in", () => {
  test("is theirs under the account's own name and address, reaches support, and is nobody else's", async () => {
    const ticket = await ticketOf(owner, {
      userEmail: "ceo@label.example",
      userName: "Label",
      userId: randomUUID(),
    });
    expect(ticket).toMatchObject({
      ...ticketBody,
      status: "open",
      userId: user.id,
      userEmail: user.email,
      adminResponse: null,
    });
    expect(ticket).toMatchObject({
      userName: "Amina Wanjiru",
      number: expect.stringMatching(/^T-1\d{4}$/) as string,
    });
    expect((await owner.get("/api/support/tickets").expect(200)).body).toContainEqual(ticket);
    expect((await stranger.get("/api/support/tickets").expect(200)).body).toEqual([]);
    await stranger.get(`/api/support/tickets/${ticket.id}`).expect(404);
    await post(stranger, `tickets/${ticket.id}/messages`, reply).expect(404);

    const [toDesk] = await atTheDesk(ticket.number);
    expect(toDesk!.subject).toBe(`[${ticket.number}] ${ticketBody.subject}`);
    expect(toDesk!.text).toContain(ticketBody.message);
    expect(toDesk!.headers.get("reply-to")).toBe(`Amina Wanjiru <${user.email}>`);
    const received = (await app.mailsTo(user.email)).find(({ subject }) => subject.includes(ticket.number));
    expect(received!.text).toContain(`http://sahihi.test/support/${ticket.id}`);
  });

  test("is opened once, however often and at once it is asked for; its id is nobody else's", async () => {
    const body = { ...ticketBody, id: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => post(owner, "tickets", body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    expect(await atTheDesk((answers[0]!.body as { number: string }).number)).toHaveLength(1);
    await post(stranger, "tickets", body).expect(409, /ticket_id_taken/);
    await post(app.nobody(), "tickets", { ...body, userEmail: user.email }).expect(409, /ticket_id_taken/);
    await post(owner, "tickets", { ...body, message: "Something else" }).expect(409, /ticket_id_taken/);
  });

  test("goes back and forth: an answer puts it in progress, a reply to a resolved one reopens it, a closed one is over", async () => {
    const { id, number } = await ticketOf(owner);
    const answerId = randomUUID();
    const change = await answer(id, "We look into it.", answerId);
    expect(change).toMatchObject({ before: "open", after: "in_progress" });
    expect(await answer(id, "We look into it.", answerId)).toMatchObject({ after: "in_progress" });
    expect(await read(`tickets/${id}`)).toMatchObject({
      status: "in_progress",
      adminResponse: "We look into it.",
    });

    await support((trx) => changeTicket(app.deps, trx, id, { status: "resolved", message: "It is done." }));
    await support((trx) => changeTicket(app.deps, trx, id, { status: "resolved", message: "It is done." }));
    const again = { id: randomUUID(), ...reply };
    const bodies = await Promise.all(
      [1, 2].map(() => post(owner, `tickets/${id}/messages`, again).expect(201)),
    );
    expect(bodies[0]!.body).toMatchObject({
      status: "in_progress",
      messages: [
        { from: "support", message: "We look into it." },
        { from: "support", message: "It is done." },
        { from: "customer", ...again },
      ],
    });
    await post(owner, `tickets/${id}/messages`, { ...again, message: "Or not" }).expect(
      409,
      /ticket_id_taken/,
    );

    await support((trx) => changeTicket(app.deps, trx, id, { status: "closed" }));
    await post(owner, `tickets/${id}/messages`, reply).expect(409, /ticket_closed/);
    await post(owner, `tickets/${id}/messages`, again).expect(201);
    await expect(answer(id, "One more thing.")).rejects.toMatchObject({ code: "ticket_closed" });
    expect((await read(`tickets/${id}`)).messages).toHaveLength(3);
    expect(await atTheDesk(number)).toHaveLength(2);
    const mails = (await app.mailsTo(user.email)).filter(({ subject }) => subject.includes(number));
    expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual([
      `We have your message (${number})`,
      "Re",
      "Resolved",
    ]);
    expect(mails[1]!.text).toContain("We look into it.");

    await support((trx) => deleteTicket(trx, id));
    await owner.get(`/api/support/tickets/${id}`).expect(404);
  });
});

describe("a guest's ticket", () => {
  test("opens by the mailed links alone, each of which stays good, and takes replies there", async () => {
    const { ticket, email, token } = await guestTicket(app);
    expect(ticket).toMatchObject({ userId: null, userEmail: email, userName: "Zawadi" });
    expect(await read(`links/${token}`, app.nobody())).toMatchObject({ id: ticket.id, messages: [] });
    await owner.get(`/api/support/tickets/${ticket.id}`).expect(404);
    await answer(ticket.id, "Which work is it?");
    const second = await app.tokenTo(email, "/support/link/", 2);
    const { body } = await post(app.nobody(), `links/${second}/messages`, reply).expect(201);
    expect(await read(`links/${token}`, app.nobody())).toEqual(body);
    expect(body).toMatchObject({
      status: "in_progress",
      messages: [{ from: "support" }, { from: "customer" }],
    });
    const { rows } = await app.deps.pool.query("select token_hash from ticket_links where ticket_id = $1", [
      ticket.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("has no name unless they give one, which no mail to them or to support lacks", async () => {
    const { ticket, email } = await guestTicket(app, { userName: undefined });
    expect(ticket.userName).toBe("");
    const [desk] = await atTheDesk(ticket.number);
    expect(desk!.text).toContain(`Anonymous <${email}>`);
  });

  test("asks for an address, and mails it nothing else that was typed: it may be somebody else's", async () => {
    const refused = await post(app.nobody(), "tickets", ticketBody).expect(400);
    expect(refused.body).toMatchObject({ message: "Please fill in all required fields." });
    const { email } = await guestTicket(app, {
      subject: "Buy pills at evil.example",
      userName: "evil.example",
    });
    const [mail] = await app.mailsTo(email);
    expect(mail!.subject + mail!.text + mail!.html + mail!.headers.get("to")).not.toContain("evil.example");
  });

  test("is limited by address and mailbox, not by address alone", async () => {
    const ask = (userEmail: string) => post(app.nobody(), "tickets", { ...ticketBody, userEmail });
    for (let attempt = 1; attempt <= 20; attempt++) await ask("busy@example.com").expect(201);
    await ask("busy@example.com").expect(429);
    await ask("calm@example.com").expect(201);
  });
});

describe("a ticket that our own code opens", () => {
  const open = (message: string, topic: string) =>
    support((trx) =>
      openTicket(app.deps, trx, {
        ...ticketBody,
        topic,
        message,
        userId: user.id,
        email: user.email,
        name: "Amina",
      }),
    );

  test("is one of its topic at a time, also when asked for at once; other words join it, the same change nothing", async () => {
    const topic = randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => open("Please look at this.", topic)));
    expect(new Set(ids).size).toBe(1);
    expect(await open("And at that.", topic)).toBe(ids[0]);
    expect(await open("And at that.", topic)).toBe(ids[0]);
    expect((await read(`tickets/${ids[0]}`)).messages).toMatchObject([{ message: "And at that." }]);

    await support((trx) => changeTicket(app.deps, trx, ids[0]!, { status: "resolved" }));
    const next = await open("Once more.", topic);
    expect(next).not.toBe(ids[0]);
    await post(owner, `tickets/${ids[0]}/messages`, reply).expect(201);
    await support((trx) => changeTicket(app.deps, trx, next, { status: "closed" }));
    expect((await read(`tickets/${ids[0]}`)).status).toBe("open");
  });
});
