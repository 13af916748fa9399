import { renderThread } from "#server/adapters/pdf/render-thread";
import type { RegisteredWork } from "#server/features/registration/registered-work";
import type { Operator } from "#shared/operator";

/** Songs in force with what is noted beside them, at the moment when the sheet is made. */
export type RegistrationSheet = {
  works: readonly RegisteredWork[];
  madeAt: string;
  /** Who runs the service. */
  operator: Operator;
};

/** What registries ask for, to be read and handed over: on A4, tagged, each song on a page of its own. The same input gives the same bytes. */
export const renderRegistrationSheet = renderThread<RegistrationSheet>(
  new URL("./registration-sheet-thread.ts", import.meta.url),
);
