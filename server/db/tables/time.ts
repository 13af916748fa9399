import { timestamp } from "../../orm.ts";

/** A moment, to the millisecond, as JavaScript keeps it. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
