import { z } from "zod";
import {
  noticeVersions,
  privacyVersions,
  questionVersions,
  statedVersion,
  termsVersions,
} from "#shared/wordings/shown-versions";

const shown = (known: readonly string[]) =>
  z
    .string()
    .max(40)
    .optional()
    .transform((named) => statedVersion(known, named));

/** What the page says has stood beside the button: one that there never was, or none, counts as not stated. */
export const AcceptedVersions = z.object({
  termsVersion: shown(termsVersions),
  privacyVersion: shown(privacyVersions),
});
export type AcceptedVersions = z.output<typeof AcceptedVersions>;
export const ShownQuestion = z.object({ questionVersion: shown(questionVersions) });
export const ShownNotice = z.object({ noticeVersion: shown(noticeVersions) });
