import { randomUUID } from "node:crypto";
import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { z } from "zod";
import { readCwr } from "#server/features/registration/cwr/testing/read-cwr";
import { registrationExports, registrationWorks } from "#server/db/tables/registration";
import { eq } from "#server/orm";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { acknowledgementFile, registrationBody } from "#server/testing/factories/registration";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { Acknowledged, Registration, RegistrationExport } from "#shared/contract/registration";
import type { ErrorBody } from "#shared/errors";

const app = await appForFile();

const submitter = { name: "Lake Music Publishing", ipiNameNumber: "159804347", senderCode: "lmp" };

async function refused(caller: Caller, body: object, status: number): Promise<ErrorBody> {
  return (await caller.post("/api/registration/exports").send(body).expect(status)).body as ErrorBody;
}

async function make(caller: Caller, documentIds: string[], format: string, id: string = randomUUID()) {
  const { body } = await caller
    .post("/api/registration/exports")
    .send({ id, documentIds, format })
    .expect(201);
  const made = RegistrationExport.parse(body);
  const file = await caller.get(`/api/registration/exports/${made.id}/file`).responseType("blob").expect(200);
  return { ...made, bytes: file.body as Buffer, text: (file.body as Buffer).toString() };
}

/** A signed song whose writers have names, roles and numbers. */
async function song(caller: Caller, title = "Nairobi Nights", names = ["Ọláyínká Adébáyọ̀", "Brian Otieno"]) {
  const writers = people(2).map((one, index) => ({ ...one, name: names[index]! }));
  const { id } = await signSheet(app, caller, {
    songTitle: title,
    isrc: "KE-A1B-26-00001",
    duration: "3:45",
    publishingRightsCollaborators: writers,
  });
  app.clock.pass(10 * 60_000);
  return id;
}

async function note(caller: Caller, id: string, details: object) {
  const path = `/api/documents/${id}/registration`;
  const { people: known, revision } = Registration.parse((await caller.get(path).expect(200)).body);
  const noted = known.map((person) => ({ ref: person.ref, details: { ...person.details, ...details } }));
  await caller
    .put(path)
    .send(registrationBody({ revision, people: noted }))
    .expect(200);
}

test("a song in force goes to societies by a sender, first as new and then as changed", async () => {
  const { caller } = await app.signedIn();
  expect(await refused(caller, { documentIds: [await song(caller)], format: "cwr22" }, 409)).toMatchObject({
    code: "submitter_missing",
  });
  await caller.put("/api/user/submitter").send(submitter).expect(200);
  const id = await song(caller);
  await note(caller, id, { performingSociety: "SAMRO" });
  const first = await make(caller, [id], "cwr22");
  expect(first.filename).toMatch(/^CW\d\d0001LMP_000\.V22$/);
  expect(first.folded).toContainEqual({ from: "Adébáyọ̀", to: "ADEBAYO" });
  const records = readCwr(first.text);
  expect(records.map(({ record }) => record)).toEqual([
    "HDR",
    "GRH",
    "NWR",
    "SWR",
    "SWT",
    "SWR",
    "SWT",
    "REC",
    "GRT",
    "TRL",
  ]);
  expect(records[0]).toMatchObject({ name: "LAKE MUSIC PUBLISHING", id: "159804347" });
  expect(records[2]).toMatchObject({ title: "NAIROBI NIGHTS", duration: "000345", iswc: "T0345246801" });
  expect(records[3]).toMatchObject({
    last: "ADEBAYO",
    first: "OLAYINKA",
    role: "CA",
    pr: "05000",
    prSociety: "063",
  });
  expect(records[7]).toMatchObject({ isrc: "KEA1B2600001", duration: "000345" });

  const second = await make(caller, [id], "cwr22");
  expect(second.filename).toMatch(/0002LMP/);
  const changed = readCwr(second.text);
  expect(changed[2]).toMatchObject({ record: "REV", workNumber: records[2]!.workNumber });
  expect(changed[3]!.number).toBe(records[3]!.number);
});

test("writers of a hundredth of a percent with names of the continent's letters are notified", async () => {
  const { caller } = await app.signedIn();
  await caller.put("/api/user/submitter").send(submitter).expect(200);
  const names = ["Ẹ̀gbẹ́ Ọ̀ṣun", "Ɛsi Ɔpɔku", "Ɓala Ƙofar-Ɗan", "Ŋaraŋ Ǹṅeka", "Wĩra Mũgo", "Aïcha N’Diaye"];
  const writers = people(names.length).map((one, index) => ({
    ...one,
    name: names[index]!,
    percentage: index === 0 ? 99.95 : 0.01,
  }));
  const { id } = await signSheet(app, caller, { publishingRightsCollaborators: writers });
  app.clock.pass(10 * 60_000);
  const written = readCwr((await make(caller, [id], "cwr22")).text).filter(({ record }) => record === "SWR");
  expect(written.map(({ first, last, pr, mr, sr }) => [first, last, pr, mr, sr])).toEqual([
    ["EGBE", "OSUN", "09995", "09995", "09995"],
    ...[
      ["ESI", "OPOKU"],
      ["BALA", "KOFAR-DAN"],
      ["NGARANG", "NNEKA"],
      ["WIRA", "MUGO"],
      ["AICHA", "N'DIAYE"],
    ].map((name) => [...name, "00001", "00001", "00001"]),
  ]);
});

test("nothing is notified before its file has left the house, and a late IPI changes nobody's number", async () => {
  const { caller } = await app.signedIn();
  await caller
    .put("/api/user/submitter")
    .send({ ...submitter, senderCode: "OUT" })
    .expect(200);
  const id = await song(caller);
  const body = { documentIds: [id], format: "cwr22" };
  await caller.post("/api/registration/exports").send(body).expect(201);
  const before = readCwr((await make(caller, [id], "cwr22")).text);
  expect(before[2]).toMatchObject({ record: "NWR" });
  const path = `/api/documents/${id}/registration`;
  const { people: known, revision } = Registration.parse((await caller.get(path).expect(200)).body);
  const numbers = ["00014107338", "00052210040"];
  const noted = known.map(({ ref, details }, index) => {
    return { ref, details: { ...details, ipiNameNumber: numbers[index] } };
  });
  await caller
    .put(path)
    .send(registrationBody({ revision, people: noted }))
    .expect(200);
  const after = readCwr((await make(caller, [id], "cwr22")).text);
  expect(after[2]).toMatchObject({ record: "REV" });
  const writers = (records: typeof before) => records.filter(({ record }) => record === "SWR");
  expect(writers(after).map(({ ipi }) => ipi)).toEqual(numbers);
  expect(writers(after).map(({ number }) => number)).toEqual(writers(before).map(({ number }) => number));
});

test("a number that once stood with somebody by mistake makes nobody else them", async () => {
  const { caller } = await app.signedIn();
  await caller
    .put("/api/user/submitter")
    .send({ ...submitter, senderCode: "MIS" })
    .expect(200);
  const partiesOf = async (id: string) =>
    readCwr((await make(caller, [id], "cwr22")).text)
      .filter(({ record }) => record === "SWR")
      .map(({ number }) => number);
  const noteIpi = async (id: string, numbers: string[]) => {
    const path = `/api/documents/${id}/registration`;
    const { people: known, revision } = Registration.parse((await caller.get(path).expect(200)).body);
    const noted = known.map(({ ref, details }, index) => ({
      ref,
      details: { ...details, ipiNameNumber: numbers[index], writerRole: "CA" as const },
    }));
    await caller
      .put(path)
      .send(registrationBody({ revision, people: noted }))
      .expect(200);
  };
  const first = await song(caller, "Lamu", ["Amina Otieno", "Chao Mwende"]);
  // Brian's.
  await noteIpi(first, ["00014107338", ""]);
  const [amina] = await partiesOf(first);
  await noteIpi(first, ["00052210040", ""]);
  expect(await partiesOf(first)).toContain(amina);
  for (const names of [
    ["Amina Otieno", "Brian Otieno"],
    ["Amina Otieno", "Brian Baraka"],
  ]) {
    const id = await song(caller, "Kisumu", names);
    await noteIpi(id, ["00052210040", "00014107338"]);
    const [sameAmina, brian] = await partiesOf(id);
    expect(sameAmina).toBe(amina);
    expect(brian).not.toBe(amina);
  }
});

test("a song is notified as new by one file alone", async () => {
  const { caller } = await app.signedIn();
  await caller
    .put("/api/user/submitter")
    .send({ ...submitter, senderCode: "ONE" })
    .expect(200);
  const [id, other] = [await song(caller), await song(caller, "Lamu by Morning")];
  const made = async (...documentIds: string[]) => {
    app.clock.pass(1_000);
    const body = { documentIds: documentIds.length > 0 ? documentIds : [id], format: "cwr22" };
    const answer = await caller.post("/api/registration/exports").send(body).expect(201);
    return RegistrationExport.parse(answer.body).id;
  };
  const take = (file: string) => caller.get(`/api/registration/exports/${file}/file`);
  const [older, newer] = [await made(id, other), await made()];
  await take(newer).expect(200);
  const refusal = await take(older).expect(409);
  expect(refusal.body).toMatchObject({ code: "export_outdated" });
  // Refused, it has notified no other song of it either.
  const others = readCwr((await make(caller, [other], "cwr22")).text);
  expect(others.map(({ record }) => record)).toContain("NWR");
  const revision = await made();
  for (const file of [newer, revision, newer]) await take(file).expect(200);
});

test("a song that was notified stays so when the file that did has gone with another song of it", async () => {
  const { caller } = await app.signedIn();
  await caller
    .put("/api/user/submitter")
    .send({ ...submitter, senderCode: "GON" })
    .expect(200);
  const [id, other] = [await song(caller), await song(caller, "Lamu by Morning")];
  const made = async (...documentIds: string[]) => {
    app.clock.pass(1_000);
    const answer = await caller
      .post("/api/registration/exports")
      .send({ documentIds, format: "cwr22" })
      .expect(201);
    return RegistrationExport.parse(answer.body).id;
  };
  const take = (file: string) => caller.get(`/api/registration/exports/${file}/file`);
  const [older, newer] = [await made(id), await made(id, other)];
  await take(newer).expect(200);
  await app.deps.db.delete(registrationExports).where(eq(registrationExports.id, newer));
  expect((await take(older).expect(409)).body).toMatchObject({ code: "export_outdated" });
});

test("a file that was taken when songs were marked with that moment is handed out again", async () => {
  const { caller } = await app.signedIn();
  await caller
    .put("/api/user/submitter")
    .send({ ...submitter, senderCode: "OLD" })
    .expect(200);
  const id = await song(caller);
  const body = { documentIds: [id], format: "cwr22" };
  const { id: file } = RegistrationExport.parse(
    (await caller.post("/api/registration/exports").send(body).expect(201)).body,
  );
  app.clock.pass(1_000);
  await app.deps.db
    .update(registrationWorks)
    .set({ notifiedAt: app.clock.now(), notifiedBy: null })
    .where(eq(registrationWorks.documentId, id));
  await caller.get(`/api/registration/exports/${file}/file`).expect(200);
  app.clock.pass(1_000);
  expect(readCwr((await make(caller, [id], "cwr22")).text)[2]).toMatchObject({ record: "REV" });
});

test("the same request again makes no second file and uses no number", async () => {
  const { caller } = await app.signedIn();
  await caller
    .put("/api/user/submitter")
    .send({ ...submitter, senderCode: "TWO" })
    .expect(200);
  const [documentId, id] = [await song(caller), randomUUID()];
  const body = { id, documentIds: [documentId], format: "cwr22" };
  const both = await Promise.all([1, 2].map(() => caller.post("/api/registration/exports").send(body)));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[0]!.body).toEqual(both[1]!.body);
  expect((await make(caller, [documentId], "cwr22")).filename).toMatch(/000[23]TWO/);
  const { caller: other } = await app.signedIn();
  await other.get(`/api/registration/exports/${id}/file`).expect(404);
});

test("what hinders is told by the field, and uses no number", async () => {
  const { caller } = await app.signedIn();
  await caller
    .put("/api/user/submitter")
    .send({ ...submitter, senderCode: "BAD" })
    .expect(200);
  const id = await song(caller, "ሰላም", ["አማን", "Brian Otieno"]);
  await note(caller, id, { writerRole: "" });
  const { code, issues } = await refused(caller, { documentIds: [id], format: "cwr22" }, 422);
  expect(code).toBe("registration_incomplete");
  expect(issues?.map(({ path }) => path.replace(`${id}.`, ""))).toEqual([
    "song.alternativeTitles",
    "people.p1.legalName",
    "people.p1.writerRole",
    "people.p2.writerRole",
    "recordings.0.title",
  ]);
  const fine = await song(caller);
  expect((await make(caller, [fine], "cwr22")).filename).toMatch(/0001BAD/);
});

test("a title in other letters goes under another one that registries take", async () => {
  const { caller } = await app.signedIn();
  await caller.put("/api/user/submitter").send(submitter).expect(200);
  const id = await song(caller, "ሰላም");
  const path = `/api/documents/${id}/registration`;
  const alternativeTitles = [{ title: "Selam", type: "TT" as const }];
  const body = registrationBody({ song: { alternativeTitles }, recordings: [{ title: "Selam" }] });
  await caller.put(path).send(body).expect(200);
  const records = readCwr((await make(caller, [id], "cwr22")).text);
  expect(records[2]).toMatchObject({ title: "SELAM" });
});

test("only what everybody has signed is registered, and only by its owner", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createSheet(caller);
  expect(await refused(caller, { documentIds: [id], format: "csv" }, 409)).toMatchObject({
    code: "not_in_force",
  });
  const { caller: other } = await app.signedIn();
  await refused(other, { documentIds: [await song(caller)], format: "csv" }, 404);
});

test("a spreadsheet has a row for each writer, publisher and recording, and starts no formula", async () => {
  const { caller } = await app.signedIn();
  const id = await song(caller, '=HYPERLINK("https://evil.example")', ["+254 Crew", "@Brian"]);
  await note(caller, id, { publisher: { name: "-2+3 Songs", ipiNameNumber: "", society: "" } });
  const { text, filename } = await make(caller, [id], "csv");
  expect(filename).toMatch(/^sahihi-works-.*\.csv$/);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  for (const line of text.replace("\uFEFF", "").split("\r\n"))
    expect(
      line
        .replaceAll(/"(?:[^"]|"")*"/g, "")
        .split(",")
        .filter((cell) => /^[=+\-@]/.test(cell)),
    ).toEqual([]);

  const { bytes } = await make(caller, [id], "xlsx");
  const [{ data } = { data: [] }] = await readExcelFile(bytes);
  expect(data.map((row) => row[4])).toEqual([
    "Row",
    "writer",
    "publisher",
    "writer",
    "publisher",
    "recording",
  ]);
  expect(data[1]![1]).toBe('=HYPERLINK("https://evil.example")');
});

test.each(["mlc", "soundexchange"])("the layout of %s is made of several songs", async (format) => {
  const { caller } = await app.signedIn();
  const { bytes } = await make(caller, [await song(caller), await song(caller, "Lamu")], format);
  const [{ data } = { data: [] }] = await readExcelFile(bytes);
  const titles = data.flat().filter((cell) => cell === "Nairobi Nights" || cell === "Lamu");
  expect(new Set(titles)).toEqual(new Set(["Nairobi Nights", "Lamu"]));
});

test("owners and their percentages total the whole, and all of it is there for programs", async () => {
  const { caller } = await app.signedIn();
  const id = await song(caller);
  const owners = (await make(caller, [id], "owners")).text;
  expect(owners).toContain("Nairobi Nights,Song,Brian Otieno,,Songwriter,50");
  const pack = JSON.parse((await make(caller, [id], "json")).text) as {
    works: [{ writers: { percentage: number }[] }];
  };
  expect(pack.works[0].writers.map(({ percentage }) => percentage)).toEqual([50, 50]);
});

test("the published schema describes what programs get, and refuses anything else", async () => {
  const { caller } = await app.signedIn();
  const id = await song(caller);
  await note(caller, id, { performingSociety: "SAMRO", writerRole: "CA" });
  const pack = JSON.parse((await make(caller, [id, await song(caller, "Lamu")], "json")).text) as {
    works: [{ writers: object[] }];
  };
  const { body } = await app.nobody().get("/api/registration/schema").expect(200);
  const schema = z.fromJSONSchema(body as Parameters<typeof z.fromJSONSchema>[0]);
  expect(schema.parse(pack)).toEqual(pack);
  const [work] = pack.works;
  for (const broken of [
    { ...pack, works: [{ ...work, writers: [{ ...work.writers[0], percentage: 101 }] }] },
    { ...pack, works: [{ ...work, writers: [{ ...work.writers[0], writerRole: "E" }] }] },
    { ...pack, works: [{ ...work, surprise: 1 }] },
    { ...pack, format: "sahihi-registration/1" },
  ])
    expect(schema.safeParse(broken).success).toBe(false);
});

test("a paper has what is noted of each song, by its date, and says what of it was signed", async () => {
  const { caller } = await app.signedIn();
  const id = await song(caller);
  await note(caller, id, {
    performingSociety: "063",
    ipiNameNumber: "159804347",
    legalName: "Wanjiru, Amina",
  });
  const { bytes, filename } = await make(caller, [id, await song(caller, "Lamu")], "pdf");
  expect(filename).toMatch(/^sahihi-registration-.*\.pdf$/);
  const { text, pages } = await readPdf(bytes);
  expect(pages).toHaveLength(2);
  for (const said of [
    "Nairobi Nights",
    "T-034.524.680-1",
    "Ọláyínká Adébáyọ̀",
    "Wanjiru, Amina",
    "00159804347",
    "SAMRO",
    "50%",
    "KE-A1B-26-00001",
    "04/03/2026, Nairobi",
    "Nothing is declared.",
    "Lamu",
    "no part of what was signed",
  ])
    expect(text).toContain(said);
});

test("a paper says what of samples and AI was signed with the sheet", async () => {
  const { caller } = await app.signedIn();
  const samples = [{ title: "Malaika", artist: "Fadhili", owners: "", cleared: false }];
  const declared = { samples, ai: { mix: "assisted" as const, tool: "Moises" }, recordings: [] };
  const { id } = await signSheet(app, caller, { declared });
  const { text } = await readPdf((await make(caller, [id], "pdf")).bytes);
  for (const said of [
    "Samples and interpolations: “Malaika”, by Fadhili: not cleared yet",
    "Use of AI: Mix: assisted; Tool: Moises",
    "Declared on the sheet, and signed with it.",
  ])
    expect(text).toContain(said);
});

test("what is noted of a recording stays with it, after one of which nothing is known", async () => {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller, { isrc: "", duration: "", releaseDate: "" });
  app.clock.pass(10 * 60_000);
  const second = { title: "Acoustic", isrc: "KE-A1B-26-00002", recordedOn: "2026-05-06", country: "KE" };
  const body = registrationBody({ recordings: [{}, second] });
  await caller.put(`/api/documents/${id}/registration`).send(body).expect(200);
  const { bytes } = await make(caller, [id], "soundexchange");
  const [{ data } = { data: [] }] = await readExcelFile(bytes);
  expect(data[1]).toContain("05/06/2026");
});

test("what a society answers stands with the song, once", async () => {
  const { caller } = await app.signedIn();
  const id = await song(caller);
  const { works } = JSON.parse((await make(caller, [id], "json")).text) as {
    works: [{ workNumber: string }];
  };
  const text = acknowledgementFile(works[0].workNumber);
  for (let time = 0; time < 2; time++) {
    const { body } = await caller.post("/api/registration/acknowledgements").send({ text }).expect(200);
    expect(Acknowledged.parse(body).works).toMatchObject([{ documentId: id, said: "Accepted as sent" }]);
  }
  const { body } = await caller.get(`/api/documents/${id}/registration`).expect(200);
  expect(Registration.parse(body).acknowledgements).toMatchObject([
    { sender: "PRS FOR MUSIC", status: "AS", societyNumber: "PRS-77" },
  ]);
  // From then on the society is told its own number with ours.
  await caller.put("/api/user/submitter").send(submitter).expect(200);
  const reference = readCwr((await make(caller, [id], "cwr22")).text).find(({ record }) => record === "XRF");
  expect(reference).toMatchObject({ organisation: "052", identifier: "PRS-77", type: "W", validity: "Y" });
  const { caller: other } = await app.signedIn();
  const { body: theirs } = await other.post("/api/registration/acknowledgements").send({ text }).expect(200);
  expect(Acknowledged.parse(theirs).works).toMatchObject([{ documentId: null }]);
  await caller.post("/api/registration/acknowledgements").send({ text: "Dear writer" }).expect(422);
});

test("a society that an administrator has added is suggested, and found by its name in a pack", async () => {
  const { caller } = await app.signedIn();
  const { caller: admin } = await app.signedIn({ role: "admin" });
  const added = { name: "Coast Rights", country: "Kenya", status: "Licensed (December 2026)" };
  const coast = { ...added, isListed: true };
  const list = async () => (await app.nobody().get("/api/societies").expect(200)).body as { code: string }[];
  const change = (code: string, body: object) => admin.put(`/api/admin/societies/${code}`).send(body);
  await change("4444", coast).expect(404);
  await change("444", { ...coast, name: " " }).expect(400);
  await change("444", coast).expect(200);
  expect(await list()).toContainEqual({ ...added, code: "444" });
  const id = await song(caller);
  await note(caller, id, { performingSociety: "coast rights" });
  const pack = async () =>
    JSON.parse((await make(caller, [id], "json")).text) as {
      works: { writers: { performingSocietyCode: string }[] }[];
    };
  expect((await pack()).works[0]!.writers[0]!.performingSocietyCode).toBe("444");

  await change("444", { ...added, isListed: false }).expect(200);
  expect((await list()).map(({ code }) => code)).not.toContain("444");
  expect((await pack()).works[0]!.writers[0]!.performingSocietyCode).toBe("444");
  const audit = await admin.get("/api/admin/audit").query({ targetType: "society" }).expect(200);
  expect(audit.body).toMatchObject({
    items: [
      { action: "society_changed", targetId: "444", before: { isListed: true }, after: { isListed: false } },
      { action: "society_changed", before: null, after: { name: "Coast Rights", isListed: true } },
    ],
  });
  await change("444", { ...added, isListed: false }).expect(200);
  const again = await admin.get("/api/admin/audit").query({ targetType: "society" }).expect(200);
  expect(again.body).toMatchObject({ total: 2 });
});

test("what is known of a society is changed without a release", async () => {
  const { caller: admin } = await app.signedIn({ role: "admin" });
  const mcsk = { name: "MCSK", country: "Kenya", status: "Licensed again (January 2027)", isListed: true };
  await admin.put("/api/admin/societies/043").send(mcsk).expect(200);
  const { body } = await app.nobody().get("/api/societies").expect(200);
  expect(body).toContainEqual({
    code: "043",
    name: "MCSK",
    country: "Kenya",
    status: "Licensed again (January 2027)",
  });
});
