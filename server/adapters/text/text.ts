import { judgeFile } from "#server/adapters/text/judge-file";
import { ReadingError, readingFaults } from "#server/adapters/text/reading-error";
import { startReadingProcess, type Limits, type ReadingProcess } from "#server/adapters/text/reading-process";
import type { ReadText } from "#server/adapters/text/read-text";
import { createTurns } from "#server/adapters/confined/take-turns";
import type { ContractFileKind } from "#shared/domain/reviews/contract-file";
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

/** Files wait for a turn, each of which has so many seconds. */
type Lane = { seconds: number; atOnce: number; mostWaiting: number };

export type TextReaderSettings = Pick<Limits, "memory"> & {
  /** Where every file begins: nearly all are read in a second. */
  quick: Lane;
  /** What was not read in that time begins again here, after all else on the machine. */
  slow: Lane;
  /** Milliseconds a process stands ready for the next file after one was read; 0 for none. */
  spareFor: number;
};

const defaults: TextReaderSettings = {
  memory: { resident: 512, heap: 384, data: 1280 },
  quick: { seconds: 6, atOnce: 2, mostWaiting: 24 },
  slow: { seconds: 60, atOnce: 1, mostWaiting: 8 },
  spareFor: 2 * 60_000,
};

type File = { kind: ContractFileKind; bytes: Uint8Array };

function openLane(lane: Lane) {
  return { ...lane, turns: createTurns(lane, (why) => new ReadingError(why)) };
}

const Said = z.union([
  z.object({ fault: z.enum(readingFaults) }),
  z.object({ text: z.string(), pages: z.number().nullable(), emptyPages: z.array(z.number()) }),
]);

/**
 * Reads files two at a time, each in a process that is used once; the next one is started when the last has been used. One that takes
 * long gives its turn up and begins again in a lane of its own, so that a few such files keep nobody else waiting.
 */
export function createTextReader(given: Partial<TextReaderSettings> = {}): TextReader {
  const settings = { ...defaults, ...given };
  const lanes = { quick: openLane(settings.quick), slow: openLane(settings.slow) };
  const processes = new Set<ReadingProcess>();
  let spare: ReadingProcess | undefined;
  let spareTimer: NodeJS.Timeout | undefined;
  let stopped = false;

  function start({ spare: isSpare } = { spare: false }): ReadingProcess {
    const { memory, slow } = settings;
    const started = startReadingProcess({ memory, seconds: slow.seconds, spare: isSpare });
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

  /** What the process said; null when the time of the lane was too short. */
  async function readInLane(name: keyof typeof lanes, { kind, bytes }: File, { owner, signal }: Asker) {
    const { turns, seconds } = lanes[name];
    const giveBack = await turns.take(owner, signal);
    try {
      if (stopped) throw new ReadingError("stopped");
      const reading = takeSpare();
      try {
        return Said.parse(
          JSON.parse(await reading.read(kind, bytes, { signal, seconds, waits: name === "slow" })),
        );
      } catch (error) {
        if (reading.ranOutOfTime()) return null;
        throw error;
      } finally {
        processes.delete(reading);
        ensureSpare();
      }
    } finally {
      giveBack();
    }
  }

  return {
    async read({ name, bytes }, asker) {
      const file = { kind: judgeFile(name, bytes), bytes };
      const said = (await readInLane("quick", file, asker)) ?? (await readInLane("slow", file, asker));
      if (!said) throw new ReadingError("too_complex");
      if ("fault" in said) throw new ReadingError(said.fault);
      return { ...said, kind: file.kind };
    },
    async stop() {
      stopped = true;
      clearTimeout(spareTimer);
      await Promise.all([...processes].map((process) => process.end("stopped")));
    },
  };
}
