import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { packAsTaken, packZip, type ZipEntry } from "#server/adapters/zip";

const at = new Date("2026-11-28T09:00:00Z");
const SIZE = 200_000;

/** Counts what was made of it. */
function files(count: number) {
  const made = { count: 0, isOver: false };
  async function* make(): AsyncGenerator<ZipEntry> {
    try {
      for (let nth = 0; nth < count; nth++) {
        made.count += 1;
        yield { path: `${nth}.pdf`, content: Buffer.alloc(SIZE, nth) };
        await Promise.resolve();
      }
    } finally {
      made.isOver = true;
    }
  }
  return { made, entries: make() };
}

test("files and texts come out as they went in, under their names", async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: "Jahazi.pdf", content: Buffer.from("%PDF-") };
    yield await Promise.resolve({ path: "Náme.json", content: '{"a":1}' });
  }
  const unpacked = unzipSync(await packZip(entries(), at));
  expect(Object.keys(unpacked)).toEqual(["Jahazi.pdf", "Náme.json"]);
  expect(Buffer.from(unpacked["Náme.json"]!).toString()).toBe('{"a":1}');
});

test("a file is made once those before it were taken, however slowly", async () => {
  const { made, entries } = files(100);
  let taken = 0;
  let ahead = 0;
  const slow = new Writable({
    highWaterMark: 1,
    write: (chunk: Buffer, _encoding, done) => {
      taken += chunk.length;
      ahead = Math.max(ahead, made.count * SIZE - taken);
      setImmediate(done);
    },
  });
  await pipeline(Readable.from(packAsTaken(entries, at)), slow);
  expect(made.count).toBe(100);
  expect(ahead).toBeLessThan(3 * SIZE);
});

test("none is made for whoever has left", async () => {
  const { made, entries } = files(100);
  const archive = Readable.from(packAsTaken(entries, at));
  await archive.take(3).toArray();
  archive.destroy();
  await expect.poll(() => made.isOver).toBe(true);
  expect(made.count).toBeLessThan(5);
});
