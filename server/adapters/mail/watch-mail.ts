import type { MailAdapter } from "#server/adapters/mail/mail";
import type { Metrics } from "#server/adapters/metrics";
import type { Log } from "#server/logging";

/** Milliseconds between two looks at a mail server to which nothing is sent. */
const LOOK_EACH = 5 * 60 * 1000;

export type WatchedMail = MailAdapter & {
  /** Whether the mail server took nothing when it was last asked. */
  isAway(): boolean;
  /** Looks now and from time to time. */
  watch(): void;
};

/** Says in one line that mails cannot be sent, and in one that they can again: each that waits is tried for a day, and nobody is told. */
export function watchMail(adapter: MailAdapter, log: Log, metrics?: Metrics): WatchedMail {
  let isAway = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function note(error?: unknown): void {
    if (error !== undefined && !isAway) log.error({ err: error }, "mails cannot be sent");
    if (error === undefined && isAway) log.info("mails are sent again");
    isAway = error !== undefined;
  }
  const look = () =>
    (looking ??= adapter
      .check()
      .then(() => note(), note)
      .finally(() => (looking = undefined)));

  return {
    check: adapter.check,
    send: async (mail) => {
      try {
        await adapter.send(mail);
      } catch (error) {
        // It may be about this mail alone.
        void look();
        const isRefused = error instanceof Error && "permanent" in error && error.permanent === true;
        metrics?.mailDone(isRefused ? "refused" : "tried again");
        throw error;
      }
      metrics?.mailDone("sent");
      note();
    },
    isAway: () => isAway,
    watch: () => {
      void look();
      timer ??= setInterval(() => void look(), LOOK_EACH).unref();
    },
    close: () => {
      clearInterval(timer);
      adapter.close();
    },
  };
}
