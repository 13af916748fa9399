import type { Test } from "supertest";
import type { ErrorBody } from "#shared/errors";

type Line<Progress> = {
  progress?: Progress;
  answer?: unknown;
  error?: ErrorBody & { status: number };
};

/** The lines that an endpoint with progress answers to whoever listens. */
export async function responseLines<Progress>(
  request: Test,
): Promise<{ status: number; lines: Line<Progress>[] }> {
  const { status, body } = await request
    .set("Accept", "application/x-ndjson")
    .buffer(true)
    .parse((response, done) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (piece: string) => (text += piece));
      response.on("end", () => done(null, text));
    });
  const lines = String(body)
    .split("\n")
    .filter((line) => line !== "");
  return { status, lines: lines.map((line) => JSON.parse(line) as Line<Progress>) };
}
