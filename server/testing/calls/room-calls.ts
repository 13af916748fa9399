import type { Caller, TestApp } from "#server/testing/app";
import type { CallInput } from "#shared/contract/contract";

/** A call of each row of a room that succeeds for `owner`, with what it needs made before. */
export type RoomCalls<Rows> = {
  [Key in keyof Rows]: (app: TestApp, owner: Caller) => Promise<CallInput<Rows[Key]>>;
};
