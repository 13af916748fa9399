import { newReadableId } from "#server/features/signing/index";

/** `VID-` and 12 random characters (60 bits). */
export function newVerificationId(): string {
  return newReadableId("VID");
}

/** The id as somebody typed it from paper: in any case, with O for 0 and I or L for 1, as Crockford has it. Null when it cannot be one. */
export function readVerificationId(typed: string): string | null {
  const [, random] = /^VID-([0-9A-Z]{12})$/.exec(typed.trim().toUpperCase()) ?? [];
  return random ? `VID-${random.replaceAll("O", "0").replace(/[IL]/g, "1")}` : null;
}
