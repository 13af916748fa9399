import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readlinkSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { confine } from "#server/adapters/confined/confine";
import { ReadingError } from "#server/adapters/text/reading-error";
import { startReadingProcess } from "#server/adapters/text/reading-process";
import { samplePdf } from "#server/adapters/text/sample-files";
import { createTextReader, type TextReader, type TextReaderSettings } from "#server/adapters/text/text";
import { childrenOf } from "#server/testing/children-of";
import {
  entityDocx,
  listingPdf,
  operatorsPdf,
  pointingDocx,
  slowPdf,
} from "#server/testing/factories/hostile-files";

const memory = { resident: 512, heap: 384, data: 1280 };
const limits = { memory, seconds: 60 };
const readers: TextReader[] = [];

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.stop()));
  if (childrenOf(process.pid).length > 0) throw new Error("A process was left behind");
});

function newReader(settings: Partial<TextReaderSettings> = {}): TextReader {
  const reader = createTextReader({ spareFor: 0, ...settings });
  readers.push(reader);
  return reader;
}

const asker = (owner = "amina") => ({ owner, signal: new AbortController().signal });
async function faultOf(reader: TextReader, name: string, bytes: Uint8Array): Promise<string> {
  try {
    const { text } = await reader.read({ name, bytes }, asker());
    return `read: ${text}`;
  } catch (error) {
    return error instanceof ReadingError ? error.fault : String(error);
  }
}

const faultOfAsker = (reader: TextReader, bytes: Uint8Array, owner: string) =>
  reader.read({ name: "a.pdf", bytes }, asker(owner)).then(
    () => "read",
    (error: unknown) => (error instanceof ReadingError ? error.fault : String(error)),
  );

const words = samplePdf(["The Artist grants nothing."], 1);

test("nothing outside is asked for anything", async () => {
  const asked: string[] = [];
  const server = createServer((socket) => void asked.push(String(socket.remotePort)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as { port: number };
  const address = `http://127.0.0.1:${port}/`;
  expect(await faultOf(newReader(), "a.docx", pointingDocx(address))).toBe(
    "read: The Artist grants nothing.",
  );
  expect(await faultOf(newReader(), "a.docx", entityDocx(address))).toBe("damaged");
  server.close();
  expect(asked).toEqual([]);
});

describe("limits hold", () => {
  const readAlone = async (file: Uint8Array, given: typeof limits) => {
    const reading = startReadingProcess({ ...given, spare: false });
    await reading.ready;
    const whole = { signal: new AbortController().signal, seconds: given.seconds, waits: false };
    await expect(reading.read("pdf", file, whole)).rejects.toMatchObject({
      fault: "too_complex",
    });
    expect(reading.hasEnded()).toBe(true);
  };
  const unlimited = 100_000;

  test("of time", () => readAlone(slowPdf(), { memory, seconds: 0.3 }));
  test("of V8's heap", () =>
    readAlone(listingPdf(20), { ...limits, memory: { resident: unlimited, heap: 60, data: unlimited } }));
  test("of memory, by the kernel", () =>
    readAlone(listingPdf(), { ...limits, memory: { resident: unlimited, heap: unlimited, data: 800 } }));
  test("of memory, by the watch", () =>
    readAlone(listingPdf(), { ...limits, memory: { resident: 200, heap: unlimited, data: unlimited } }));

  test("a process may read its libraries, and nothing else of the machine", async () => {
    const { command, args } = confine({ script: "-e", reads: ["server/adapters/text"] }, memory, 60);
    const attempts = `
      const tried = [
        () => require("node:fs").readFileSync("/etc/hostname"),
        () => require("node:fs").readFileSync(${JSON.stringify(`${process.cwd()}/server/env.ts`)}),
        () => require("node:fs").writeFileSync("/tmp/text-of-a-contract", "x"),
        () => require("node:child_process").execFileSync("true"),
        () => new (require("node:worker_threads").Worker)("1", { eval: true }),
        () => new Function("return 1")(),
      ].map((attempt) => { try { attempt(); return "allowed"; } catch (error) { return error.code ?? error.name; } });
      process.stdout.write(JSON.stringify([...tried, Object.keys(process.env)]));`;
    const child = spawn(command, [...args, attempts], { env: {}, stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await once(child, "close");
    const denied = Array.from({ length: 5 }, () => "ERR_ACCESS_DENIED");
    expect(JSON.parse(said)).toEqual([...denied, "EvalError", []]);
  });

  test("a process has none of our sockets and none of our environment", async () => {
    const server = createServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const reading = startReadingProcess({ ...limits, spare: false });
    await reading.ready;
    expect(readFileSync(`/proc/${reading.pid}/environ`, "utf8")).toBe("");
    const own = socketsOf("self");
    const shared = socketsOf(reading.pid).filter((socket) => own.includes(socket));
    expect(own.length).toBeGreaterThan(0);
    expect(shared).toEqual([]);
    await reading.end();
    server.close();
  });

  function socketsOf(pid: number | "self"): string[] {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        const target = readlinkSync(`/proc/${pid}/fd/${fd}`);
        return target.startsWith("socket:") ? [target] : [];
      } catch {
        return [];
      }
    });
  }
});

describe("turns", () => {
  test("two are read at once, and the others in their turn", async () => {
    const reader = newReader();
    let most = 0;
    const reads = Array.from({ length: 6 }, async (_, index) => {
      const { text } = await reader.read({ name: "a.pdf", bytes: words }, asker(`owner ${index}`));
      most = Math.max(most, childrenOf(process.pid).length);
      return text;
    });
    expect(new Set(await Promise.all(reads))).toEqual(new Set(["The Artist grants nothing."]));
    expect(most).toBeLessThanOrEqual(2);
  });

  test("whoever comes when too many wait is told so", async () => {
    const reader = newReader({ quick: { seconds: 60, atOnce: 2, mostWaiting: 1 } });
    const faults = await Promise.all(Array.from({ length: 4 }, () => faultOf(reader, "a.pdf", words)));
    expect(faults.filter((fault) => fault === "busy")).toHaveLength(2);
  });

  test("a reader that leaves ends its process, or its wait", async () => {
    const reader = newReader({ quick: { seconds: 60, atOnce: 1, mostWaiting: 24 } });
    const leaving = new AbortController();
    const file = { name: "a.pdf", bytes: slowPdf() };
    const under = reader.read(file, { owner: "amina", signal: leaving.signal });
    const waiting = reader.read(file, { owner: "brian", signal: leaving.signal });
    const both = Promise.allSettled([under, waiting]);
    leaving.abort();
    for (const read of await both)
      expect(read).toMatchObject({ status: "rejected", reason: { fault: "left" } });
    expect(await faultOf(reader, "a.pdf", words)).toBe("read: The Artist grants nothing.");
  });

  test("a file that takes long begins again in a lane of its own, and is read there", async () => {
    const reader = newReader({ quick: { seconds: 0.01, atOnce: 2, mostWaiting: 24 } });
    expect(await faultOf(reader, "a.pdf", words)).toBe("read: The Artist grants nothing.");
  });

  test.each([
    ["of many pages", slowPdf, 1],
    // A fast machine reads these within a first try: then one of each account comes before the fifth's, and what is read beside it.
    ["of three million operators", operatorsPdf, 5],
  ])(
    "slow files %s of four accounts keep a fifth's waiting no longer than a first try",
    async (_kind, slowFile, before) => {
      const reader = newReader({
        quick: { seconds: 2, atOnce: 2, mostWaiting: 24 },
        slow: { seconds: 8, atOnce: 1, mostWaiting: 8 },
      });
      const slow = slowFile();
      let ended = 0;
      const reads = Array.from({ length: 8 }, async (_, index) => {
        const fault = await faultOfAsker(reader, slow, `owner ${index % 4}`);
        ended += 1;
        return fault;
      });
      await expect.poll(() => childrenOf(process.pid).length).toBeGreaterThan(1);
      const { text } = await reader.read({ name: "a.pdf", bytes: words }, asker("the fifth"));
      expect(text).toBe("The Artist grants nothing.");
      expect(ended).toBeLessThanOrEqual(before);
      await reader.stop();
      expect(
        new Set(await Promise.all(reads)).difference(new Set(["too_complex", "empty", "stopped", "busy"])),
      ).toEqual(new Set());
    },
  );

  test("when the service stops, what is under way is ended", async () => {
    const reader = newReader();
    const under = faultOf(reader, "a.pdf", slowPdf());
    await expect.poll(() => childrenOf(process.pid).length).toBe(1);
    await reader.stop();
    expect(await under).toBe("stopped");
    expect(await faultOf(reader, "a.pdf", words)).toBe("stopped");
  });
});

test("a spare process is used for one file, and stands ready no longer than it should", async () => {
  const reader = newReader({ spareFor: 60_000 });
  expect(await faultOf(reader, "a.pdf", words)).toContain("read");
  const [first] = childrenOf(process.pid);
  expect(first).toBeDefined();
  expect(await faultOf(reader, "a.pdf", words)).toContain("read");
  expect(childrenOf(process.pid)).not.toContain(first);

  const brief = newReader({ spareFor: 1 });
  expect(await faultOf(brief, "a.pdf", words)).toContain("read");
  await reader.stop();
  await expect.poll(() => childrenOf(process.pid)).toEqual([]);
});
