/**
 * Why a file gave no text: it has none, asks for a password, is damaged, is not of its kind, needs too much time or memory, says too
 * much; or it was not read, because too many wait, its sender left, or the service stops.
 */
export const readingFaults = [
  "empty",
  "protected",
  "damaged",
  "other_kind",
  "too_complex",
  "too_long",
  "busy",
  "left",
  "stopped",
] as const;
export type ReadingFault = (typeof readingFaults)[number];

/** A file could not be read. It never carries the library's own words: they may quote the file. */
export class ReadingError extends Error {
  override name = "ReadingError";
  readonly fault: ReadingFault;

  constructor(fault: ReadingFault) {
    super(`The file could not be read: ${fault}`);
    this.fault = fault;
  }
}
