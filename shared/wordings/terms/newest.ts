/** What applies from now on: pages carry it without the earlier ones. */
export { terms } from "#shared/wordings/terms/2026-11-29";
