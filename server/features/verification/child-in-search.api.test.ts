import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sql } from "#server/orm";
import { appForFile } from "#server/testing/app-for-file";
import { featuredBody, producerBody, sendAgreement } from "#server/testing/factories/create-agreement";
import { verify } from "#server/testing/factories/order-verification";
import { signingCalls } from "#server/testing/signing-calls";
import { VerificationEntry } from "#shared/contract/verification";

const app = await appForFile();
const { caller: owner } = await app.signedIn();
const { signed } = signingCalls(app);

test("a child is found once everybody has signed, the parent or guardian among them", async () => {
  const artistName = `Kipepeo ${randomUUID()}`;
  const minor = {
    artistName,
    artistType: "minor",
    artistLegalName: "Neema Achieng",
    artistSignatory: "Josephine Akoth",
  } as const;
  const { id, tokens } = await sendAgreement(app, owner, producerBody(minor));
  const named = async () => {
    const { body } = await app.nobody().get(`/api/verify/documents/${id}`).expect(200);
    return (body as { document: VerificationEntry }).document.collaborators.map(({ name }) => name);
  };
  const found = async () => {
    const { body } = await app.nobody().post("/api/verify/search").send({ artist: artistName }).expect(200);
    return VerificationEntry.array()
      .parse(body)
      .map((entry) => entry.id);
  };
  expect(await named()).toEqual(["Brian Otieno"]);
  expect(await found()).not.toContain(id);

  const [ofArtist, ofProducer] = tokens as [string, string];
  await signed(ofProducer);
  expect(await named()).toEqual(["Brian Otieno"]);

  await signed(ofArtist);
  expect(await named()).toEqual([artistName, "Brian Otieno"]);
  expect(await found()).toContain(id);
});

test("a paid verification names a child once everybody has signed", async () => {
  const child = `Kipepeo ${randomUUID()}`;
  const ofChild = (prefix: "artist" | "primaryArtist") => ({
    [`${prefix}Type`]: "minor",
    [`${prefix}LegalName`]: "Neema Achieng",
    [`${prefix}Signatory`]: "Josephine Akoth",
  });
  const bodies = [
    producerBody({ artistName: child, ...ofChild("artist") }),
    featuredBody(undefined, { primaryArtist: child, ...ofChild("primaryArtist") }),
  ];
  for (const body of bodies) {
    const { id, tokens } = await sendAgreement(app, owner, body);
    await signed(tokens[0]!);
    const before = await verify(app, id);
    expect(before.verificationResult.artistName).toBe("A party under 18");
    const [first, second] = before.verificationResult.collaborators;
    expect(first).toMatchObject({ name: "A party under 18", signed: true });
    expect(second!.name).not.toBe("A party under 18");
    // Its facts tell of the signature of the parent or guardian, too.
    expect(JSON.stringify(before)).not.toContain(child);
    await signed(tokens[1]!);
    const after = await verify(app, id);
    expect(after.verificationResult.artistName).toBe(child);
    expect(after.verificationResult.collaborators[0]!.name).toBe(child);
  }
});

test("whoever objects is taken out of the search, as the runbook says", async () => {
  const artistName = `Mwangi ${randomUUID()}`;
  const { id } = await sendAgreement(app, owner, producerBody({ artistName }));
  const runbook = await readFile("docs/operations.md", "utf8");
  const statement = /`(update search_entries set people = [^`]*)`/.exec(runbook)![1]!;
  const [people, names, document, end] = statement.split("'…'") as [string, string, string, string];
  expect(end).toBe("");
  await app.deps.db.execute(
    sql`${sql.raw(people)}${artistName}::text${sql.raw(names)}${artistName}${sql.raw(document)}${id}`,
  );
  const { body } = await app.nobody().get(`/api/verify/documents/${id}`).expect(200);
  const { collaborators } = (body as { document: VerificationEntry }).document;
  expect(collaborators.map(({ name }) => name)).toEqual(["Brian Otieno"]);
  const found = await app.nobody().post("/api/verify/search").send({ artist: artistName }).expect(200);
  expect(VerificationEntry.array().parse(found.body)).not.toContainEqual(expect.objectContaining({ id }));
});
