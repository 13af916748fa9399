import type { Caller, TestApp } from "#server/testing/app";
import type { CallInput } from "#shared/contract/contract";

/** A call of each endpoint of a room that succeeds for `owner`, with what it needs made before. */
export type RoomCalls<Endpoints> = {
  [Key in keyof Endpoints]: (app: TestApp, owner: Caller) => Promise<CallInput<Endpoints[Key]>>;
};
