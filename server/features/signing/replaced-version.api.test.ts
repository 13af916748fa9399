import { beforeEach, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { sendAgreement } from "#server/testing/factories/create-agreement";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { signingCalls } from "#server/testing/signing-calls";
import { SigningView } from "#shared/contract/signing/view";
import type { SplitSheetInput } from "#shared/contract/split-sheet";

const app = await appForFile();
const { open, signed, readView, decline } = signingCalls(app);
let owner: Caller;
const { read } = documentCalls(() => owner);

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

/** Any two of them own the song; where all three do, shares are given. */
function trio() {
  const [amina, brian, chao] = people(3).map((writer) => ({
    ...writer,
    email: writer.email,
    percentage: 50,
  }));
  return [amina!, brian!, chao!] as const;
}

/** Edits the draft that came back and sends it to those who are on it then. */
async function sendAgain(id: string, given: Partial<SplitSheetInput>): Promise<void> {
  const { revision } = await read(id);
  const { content } = splitSheetBody(given);
  await owner.patch(`/api/documents/${id}`).send({ revision, content }).expect(200);
  const emails = given.publishingRightsCollaborators!.map(({ email }) => email!);
  app.clock.pass(60_000);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
}

test("a version that is sent again says what it replaces and what is different, on the page and in the mail", async () => {
  const [amina, brian, chao] = trio();
  const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: [amina, brian] });
  expect((await readView(tokens[0]!)).replaces).toBeNull();
  await decline(tokens[1]!, "Chao wrote the bridge.").expect(200);
  await sendAgain(id, {
    genre: "Benga",
    publishingRightsCollaborators: [{ ...amina, percentage: 40 }, brian, { ...chao, percentage: 10 }],
  });

  const token = await app.linkTo(amina.email, 2);
  const { replaces } = await readView(token);
  expect(replaces).toEqual({
    version: 1,
    binds: null,
    sentences: [
      expect.stringMatching(
        new RegExp(
          `^${brian.name} declined to sign that version on \\d\\d/\\d\\d/\\d{4}: “Chao wrote the bridge”\\.$`,
        ),
      ),
      "Your share: 50% → 40%.",
      `Also changed: Genre. New on it: ${chao.name}.`,
    ],
    changes: [
      { label: `${amina.name}, Publishing Rights`, before: "50%", after: "40%" },
      { label: `${chao.name}, Publishing Rights`, before: null, after: "10%" },
      { label: "Genre", before: "Not specified", after: "Benga" },
    ],
  });
  const [ending, ...changes] = replaces!.sentences;
  const subject = 'Amina asks you to sign the new version of "Nairobi Nights" (split sheet)';
  const mail = (await app.mailsTo(amina.email)).find((each) => each.subject === subject);
  expect(mail?.text).toContain(`This new version replaces version 1. ${ending}\n\n${changes.join("\n")}`);

  const swahili = await app.nobody().get(`/api/sign/${token}`).set("Accept-Language", "sw").expect(200);
  expect(SigningView.parse(swahili.body).replaces?.changes.at(-1)?.label).toBe("Aina ya muziki");

  const ofDecliner = (await readView(await app.linkTo(brian.email, 2))).replaces!.sentences;
  expect(ofDecliner[0]).toMatch(/^You declined to sign that version on/);
  expect(ofDecliner).toContain("Your share: 50%, as before.");
  expect(ofDecliner.at(-1)).toContain(`Also changed: Genre and the share of ${amina.name}.`);
});

test("somebody who is new on it is told nothing of the version they were not asked to sign", async () => {
  const [amina, brian, chao] = trio();
  const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: [amina, brian] });
  await decline(tokens[0]!, "A secret of the two").expect(200);
  await sendAgain(id, { publishingRightsCollaborators: [brian, chao] });
  expect((await readView(await app.linkTo(chao.email))).replaces).toBeNull();
  const [mail] = await app.mailsTo(chao.email);
  expect(mail!.text).not.toMatch(/replaces|A secret/);
  expect((await readView(await app.linkTo(brian.email, 2))).replaces!.sentences.at(-1)).toBe(
    `New on it: ${chao.name}. No longer on it: ${amina.name}.`,
  );
});

test("an agreement that is sent again unchanged says so", async () => {
  const { id, emails, tokens } = await sendAgreement(app, owner);
  await decline(tokens[1]!, "Not yet").expect(200);
  app.clock.pass(60_000);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  const { replaces } = await readView(await app.linkTo(emails[0]!, 2));
  expect(replaces!.sentences.at(-1)).toBe("Nothing has changed.");
  // The page of the older link offers the newer one, to who has not signed that.
  const older = async () => (await app.nobody().get(`/api/sign/${tokens[0]}`).expect(409)).body as object;
  expect(await older()).toMatchObject({ code: "link_withdrawn", hasNewerLink: true });
  await app
    .nobody()
    .post(`/api/sign/${await app.linkTo(emails[0]!, 2)}`)
    .expect(200);
  expect(await older()).not.toHaveProperty("hasNewerLink");
});

test("the old link says that a newer mail waits, that it was signed, or that one is not on it any more", async () => {
  const [amina, brian, chao] = trio();
  const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: [amina, brian] });
  const { signatureId } = await signed(tokens[0]!);
  await owner.post(`/api/documents/${id}/recall`).send({ reason: "Chao is missing" }).expect(200);
  await sendAgain(id, { publishingRightsCollaborators: [amina, chao] });

  const said = async (token: string) => ((await open(token).expect(409)).body as { message: string }).message;
  const waiting = await said(tokens[0]!);
  expect(waiting).toContain(`Your signature (${signatureId}) is void`);
  expect(waiting).toMatch(/It was sent again on \S+: a newer mail with your new link is in your mailbox/);
  expect(waiting).not.toContain("nothing for you to do");
  expect(await said(tokens[1]!)).toMatch(/your signature is not needed any more/);

  await signed(await app.linkTo(amina.email, 2));
  expect(await said(tokens[0]!)).toMatch(/you signed the new version on \d\d\/\d\d\/\d{4}/);
});
