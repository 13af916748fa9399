import { MOST_AVATAR_BYTES } from "#shared/contract/account";

const taken = new Set(["image/png", "image/jpeg", "image/webp"]);
export const ACCEPTED_PICTURES = [...taken].join(",");

/** The server's sentences: each picture is looked at before it costs anybody an upload. */
export const pictureRefusals = {
  picture_too_large: "This picture is too large. Please choose one of at most 5 MB.",
  picture_unsupported: "Please choose a PNG, JPEG or WebP picture.",
  picture_unreadable: "This picture is damaged or incomplete. Please choose another one.",
} as const;

/** Why a picture need not be sent at all, or null. */
export function refusePicture({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!taken.has(type)) return pictureRefusals.picture_unsupported;
  return size > MOST_AVATAR_BYTES ? pictureRefusals.picture_too_large : null;
}
