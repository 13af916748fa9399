import { beforeEach, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { testOperator } from "#server/testing/factories/operator";
import { signingCalls } from "#server/testing/signing-calls";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { momentInNairobiAndUtc } from "#shared/dates";

const app = await appForFile();
const { signed } = signingCalls(app);
let owner: Caller;

const receiptsTo = async (address: string, subject = /^Your signature on "/) =>
  (await app.mailsTo(address)).filter((mail) => subject.test(mail.subject));

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

test("whoever signs has a receipt at once, and one however often they press", async () => {
  const { tokens, emails, version } = await sendSheet(app, owner);
  const [first] = await Promise.all([signed(tokens[0]!), signed(tokens[0]!), signed(tokens[0]!)]);
  await app.deps.jobs.idle();
  const [receipt, ...more] = await receiptsTo(emails[0]!);
  expect(more).toEqual([]);
  expect(receipt!.subject).toBe('Your signature on "Nairobi Nights" (split sheet)');
  for (const part of [
    first.signatureId,
    momentInNairobiAndUtc(new Date(first.signedAt)),
    version.sha256,
    testOperator.supportEmail,
  ])
    expect(receipt!.text).toContain(part);
  expect(receipt!.text).not.toContain("/sign/");
  expect(await receiptsTo(emails[1]!)).toEqual([]);

  await signed(tokens[1]!);
  await app.deps.jobs.idle();
  expect(await receiptsTo(emails[1]!)).toHaveLength(1);
  expect(await receiptsTo(emails[0]!)).toHaveLength(1);
});

test("who read it in Swahili has it in Swahili", async () => {
  const { tokens, emails } = await sendSheet(app, owner);
  await app.nobody().post(`/api/sign/${tokens[0]}/opened`).send({ language: "sw" }).expect(200);
  await signed(tokens[0]!);
  await app.deps.jobs.idle();
  expect(await receiptsTo(emails[0]!, /^Sahihi yako kwenye "/)).toHaveLength(1);
});
