import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";

/** Forms that the caller has begun, on any device. */
export const unfinishedQuery = queryOptions({
  queryKey: ["unfinished"],
  queryFn: ({ signal }) => call("GET /api/unfinished", {}, { signal }),
});
