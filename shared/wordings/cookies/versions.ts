import { cookies as of20261125 } from "#shared/wordings/cookies/2026-11-25";
import { cookies as of20261130 } from "#shared/wordings/cookies/2026-11-30";

/** Every text of the page on cookies and storage, oldest first. */
export const versions = [of20261125, of20261130] as const;
