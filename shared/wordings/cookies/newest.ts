/** What applies from now on: the page carries it without the earlier ones. */
export { cookies } from "#shared/wordings/cookies/2026-11-30";
