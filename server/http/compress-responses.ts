import compression from "compression";
import { NDJSON } from "#server/http/progress-stream";

/** Compresses the responses of the API. `compression` does not know lines of JSON; each of them is flushed as it is written. */
export const compressResponses = compression({
  filter: (request, response) =>
    response.get("Content-Type") === NDJSON || compression.filter(request, response),
});
