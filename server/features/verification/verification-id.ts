import { newReadableId } from "#server/features/signing/index";

/** `VID-` and 12 random characters (60 bits). */
export function newVerificationId(): string {
  return newReadableId("VID");
}

/** The id as somebody typed it from paper: in any case, with O for 0 and I or L for 1, as Crockford has it. */
export function readVerificationId(typed: string): string {
  const [prefix = "", ...rest] = typed.trim().toUpperCase().split("-");
  return [prefix, rest.join("").replaceAll("O", "0").replace(/[IL]/g, "1")].join("-");
}
