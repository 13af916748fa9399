import readExcelFile from "read-excel-file/node";
import { beforeAll, expect, test } from "vitest";
import { readCwr, type ReadRecord } from "#server/features/registration/cwr/testing/read-cwr";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { registrationBody } from "#server/testing/factories/registration";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { Registration, RegistrationExport } from "#shared/contract/registration";

const app = await appForFile();

/** How many have written it. A change of what is registered is worth `LIVES=500`, as many as a sheet takes: a minute. */
const HOLDERS = Math.max(12, Math.min(500, Number(process.env.LIVES ?? 12)));

let caller: Caller;
let id: string;

/** A song of many writers, of whom all but the first have a hundredth of a percent, and all have signed. */
beforeAll(async () => {
  ({ caller } = await app.signedIn());
  const publishingRightsCollaborators = people(HOLDERS).map((one, index) => ({
    ...one,
    name: `Ọla Writer${index + 1}`,
    percentage: index === 0 ? (10_000 - (HOLDERS - 1)) / 100 : 0.01,
  }));
  ({ id } = await signSheet(app, caller, { publishingRightsCollaborators, isrc: "KE-A1B-26-00001" }));
  app.clock.pass(10 * 60_000);
  const path = `/api/documents/${id}/registration`;
  const { people: known, revision } = Registration.parse((await caller.get(path).expect(200)).body);
  const noted = known.map(({ ref, details }) => ({
    ref,
    details: { ...details, writerRole: "CA" as const },
  }));
  await caller
    .put(path)
    .send(registrationBody({ revision, people: noted }))
    .expect(200);
  await caller
    .put("/api/user/submitter")
    .send({ name: "Lake Music Publishing", ipiNameNumber: "159804347", senderCode: "lmp" })
    .expect(200);
}, 300_000);

async function make(format: string) {
  const { body } = await caller
    .post("/api/registration/exports")
    .send({ documentIds: [id], format })
    .expect(201);
  const made = RegistrationExport.parse(body);
  const file = await caller.get(`/api/registration/exports/${made.id}/file`).responseType("blob").expect(200);
  return { ...made, bytes: file.body as Buffer, text: (file.body as Buffer).toString() };
}

const rowsOf = async (format: string) => {
  const [{ data } = { data: [] }] = await readExcelFile((await make(format)).bytes);
  return data;
};
const sum = (records: readonly ReadRecord[], right: string) =>
  records.reduce((total, record) => total + Number(record[right]), 0);

test("each of many is notified to societies, and every right is whole", async () => {
  const { text, folded } = await make("cwr22");
  const writers = readCwr(text).filter(({ record }) => record === "SWR");
  expect(writers).toHaveLength(HOLDERS);
  expect(["pr", "mr", "sr"].map((right) => sum(writers, right))).toEqual([10_000, 10_000, 10_000]);
  expect(writers.at(-1)).toMatchObject({ last: `WRITER${HOLDERS}`, first: "OLA", pr: "00001" });
  expect(new Set(writers.map(({ number }) => number)).size).toBe(HOLDERS);
  expect(folded).toContainEqual({ from: "Ọla", to: "OLA" });
});

test("each of them has a row in the tables, and their shares total the whole", async () => {
  const [head, ...rows] = await rowsOf("xlsx");
  const writers = rows.filter((row) => row[head!.indexOf("Row")] === "writer");
  expect(writers).toHaveLength(HOLDERS);
  const shares = writers.map((row) => Math.round(Number(row[head!.indexOf("Share of song %")]) * 100));
  expect(shares.reduce((total, share) => total + share)).toBe(10_000);
  expect(shares.at(-1)).toBe(1);

  const lines = (await make("csv")).text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + HOLDERS + 1);
  expect(lines.at(-2)).toContain(`,Writer${HOLDERS},Ọla,`);
  expect(lines.at(-2)).toContain(",0.01,0.01,0.01,");

  const owners = (await make("owners")).text.trim().split(/\r?\n/);
  expect(owners.filter((line) => line.includes(",Song,"))).toHaveLength(HOLDERS);
});

test("The MLC’s file has them all", async () => {
  expect(await rowsOf("mlc")).toHaveLength(HOLDERS + 1);
});

test("each of them stands in what programs read, and on the paper", async () => {
  const pack = JSON.parse((await make("json")).text) as { works: [{ writers: { percentage: number }[] }] };
  expect(pack.works[0].writers).toHaveLength(HOLDERS);
  const { text } = await readPdf((await make("pdf")).bytes);
  for (const named of ["Ọla Writer1", "Ọla Writer7", `Ọla Writer${HOLDERS}`]) expect(text).toContain(named);
});
