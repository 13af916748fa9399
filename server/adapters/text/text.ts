import { judgeFile } from "#server/adapters/text/judge-file";
import { ReadingError, readingFaults } from "#server/adapters/text/reading-error";
import { startReadingProcess, type Limits, type ReadingProcess } from "#server/adapters/text/reading-process";
import type { ReadText } from "#server/adapters/text/read-text";
import { createTurns } from "#server/adapters/confined/take-turns";
import type { ContractFileKind } from "#shared/domain/contract-file";
import { z } from "zod";

export type FileText = ReadText & { kind: ContractFileKind };

/** Who asks, and when they no longer do. */
export type Asker = { owner: string; signal: AbortSignal };

export type TextReader = {
  /** Reads a file in a process of its own, after those who came before. Throws `ReadingError`. */
  read(file: { name: string; bytes: Uint8Array }, asker: Asker): Promise<FileText>;
  /** Ends every process there is. */
  stop(): Promise<void>;
};

export type TextReaderSettings = Limits & {
  atOnce: number;
  mostWaiting: number;
  /** Milliseconds a process stands ready for the next file after one was read; 0 for none. */
  spareFor: number;
};

const defaults: TextReaderSettings = {
  memory: { resident: 512, heap: 384, data: 1280 },
  seconds: 60,
  atOnce: 2,
  mostWaiting: 24,
  spareFor: 2 * 60_000,
};

const Said = z.union([
  z.object({ fault: z.enum(readingFaults) }),
  z.object({ text: z.string(), pages: z.number().nullable(), emptyPages: z.array(z.number()) }),
]);

/** Reads files two at a time, each in a process that is used once; the next one is started when the last has been used. */
export function createTextReader(given: Partial<TextReaderSettings> = {}): TextReader {
  const settings = { ...defaults, ...given };
  const turns = createTurns(settings, (why) => new ReadingError(why));
  const processes = new Set<ReadingProcess>();
  let spare: ReadingProcess | undefined;
  let spareTimer: NodeJS.Timeout | undefined;
  let stopped = false;

  function start({ spare: isSpare } = { spare: false }): ReadingProcess {
    const started = startReadingProcess({ ...settings, spare: isSpare });
    processes.add(started);
    return started;
  }

  function takeSpare(): ReadingProcess {
    const taken = spare?.hasEnded() === false ? spare : start();
    spare = undefined;
    return taken;
  }

  function ensureSpare(): void {
    clearTimeout(spareTimer);
    if (stopped || settings.spareFor === 0) return;
    if (spare?.hasEnded() !== false) spare = start({ spare: true });
    spareTimer = setTimeout(() => void dropSpare(), settings.spareFor).unref();
  }

  async function dropSpare(): Promise<void> {
    const dropped = spare;
    spare = undefined;
    if (!dropped) return;
    await dropped.end();
    processes.delete(dropped);
  }

  async function readInProcess(kind: ContractFileKind, bytes: Uint8Array, signal: AbortSignal) {
    if (stopped) throw new ReadingError("stopped");
    const reading = takeSpare();
    try {
      return Said.parse(JSON.parse(await reading.read(kind, bytes, signal)));
    } finally {
      processes.delete(reading);
      ensureSpare();
    }
  }

  return {
    async read({ name, bytes }, { owner, signal }) {
      const kind = judgeFile(name, bytes);
      const giveBack = await turns.take(owner, signal);
      try {
        const said = await readInProcess(kind, bytes, signal);
        if ("fault" in said) throw new ReadingError(said.fault);
        return { ...said, kind };
      } finally {
        giveBack();
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(spareTimer);
      await Promise.all([...processes].map((process) => process.end("stopped")));
    },
  };
}
