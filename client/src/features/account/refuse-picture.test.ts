import { expect, it } from "vitest";
import { MOST_AVATAR_BYTES } from "#shared/contract/account";
import { errorCatalogue } from "#shared/errors";
import { pictureRefusals, refusePicture } from "#client/features/account/refuse-picture";

it.each([
  ["image/png", MOST_AVATAR_BYTES, null],
  ["image/webp", 1, null],
  ["image/jpeg", MOST_AVATAR_BYTES + 1, pictureRefusals.picture_too_large],
  ["image/gif", 1, pictureRefusals.picture_unsupported],
  ["image/svg+xml", 1, pictureRefusals.picture_unsupported],
  ["", 1, pictureRefusals.picture_unsupported],
])("answers a picture of type %o and %i bytes with %o", (type, size, refusal) => {
  expect(refusePicture({ type, size })).toBe(refusal);
});

it.each(Object.entries(pictureRefusals))("says of %s what the server says", (code, sentence) => {
  expect(errorCatalogue[code as keyof typeof pictureRefusals][1]).toBe(sentence);
});
