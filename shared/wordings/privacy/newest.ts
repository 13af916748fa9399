/** What applies from now on: pages carry it without the earlier ones. */
export { privacy } from "#shared/wordings/privacy/2026-11-29";
