/** Why a picture became none: it is of another kind, damaged, needs too much time or memory, or was not read at all. */
export type PictureFault = "other_kind" | "damaged" | "too_complex" | "busy" | "left" | "stopped";

/** A picture could not be used. It never carries the library's own words. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(`The picture could not be used: ${fault}`);
    this.fault = fault;
  }
}
