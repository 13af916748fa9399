import { createTurns } from "#server/adapters/confined/take-turns";
import { kindOfPicture } from "#server/adapters/picture/judge-picture";
import { PictureError } from "#server/adapters/picture/picture-error";
import { runPictureProcess, type Limits } from "#server/adapters/picture/picture-process";

export type Pictures = {
  /** A WebP of 256 × 256 pixels, made of a PNG, JPEG or WebP after those who came before. Throws `PictureError`. */
  makeAvatar(picture: Uint8Array, asker: { owner: string; signal: AbortSignal }): Promise<Buffer>;
  /** Ends every process there is. */
  stop(): void;
};

const limits: Limits = { memory: { resident: 384, heap: 64, data: 768 }, seconds: 20 };

/** Makes avatars one at a time: what a picture can take stays what one picture can take. */
export function createPictures(): Pictures {
  const turns = createTurns({ atOnce: 1, mostWaiting: 24 }, (why) => new PictureError(why));
  const stopping = new AbortController();

  return {
    async makeAvatar(picture, { owner, signal }) {
      if (!kindOfPicture(picture)) throw new PictureError("other_kind");
      const either = AbortSignal.any([signal, stopping.signal]);
      const giveBack = await turns.take(owner, either);
      try {
        return await runPictureProcess(picture, limits, either);
      } finally {
        giveBack();
      }
    },
    stop: () => stopping.abort("stopped"),
  };
}
