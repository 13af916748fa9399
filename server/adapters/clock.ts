/** Where the server's time comes from, so that a test can decide what time it is. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
