import compression from "compression";
import { NDJSON } from "#server/http/progress-stream";

/** Compresses what the API answers. `compression` does not know lines of JSON; each of them is flushed as it is written. */
export const compressAnswers = compression({
  filter: (request, response) =>
    response.get("Content-Type") === NDJSON || compression.filter(request, response),
});
