import { csvLine } from "#server/adapters/csv";
import { writeXlsx } from "#server/adapters/xlsx";
import type { z } from "zod";
import type { SaveRegistrationBody } from "#shared/contract/registration";

/** What an owner notes of a song, as it is sent. */
export function registrationBody(
  given: Partial<z.input<typeof SaveRegistrationBody>> = {},
): z.input<typeof SaveRegistrationBody> {
  return {
    revision: 0,
    song: { iswc: "t0345246801", language: "SW", writtenOn: "2026-03-04", writtenIn: "Nairobi" },
    recordings: [{ isrc: "ISRC KE-A1B-26-00001", studio: "Ketebul" }],
    people: [],
    ...given,
  };
}

/** What a society answers to one song: that it has accepted it. */
export function acknowledgementFile(workNumber: string, status = "AS"): string {
  const header = `HDRSO000000052${"PRS FOR MUSIC".padEnd(45)}01.10202603051200002026030${"5".padEnd(16)}`;
  const sent = "ACK0000000000000000202603040506070000100000000NWR";
  const song = `${"NAIROBI NIGHTS".padEnd(60)}${workNumber.padEnd(20)}${"PRS-77".padEnd(20)}20260305${status}`;
  return [header, "GRHACK0000102.200000000000  ", sent + song].join("\r\n");
}

/** A table as a spreadsheet saves it. */
export async function tableFile(kind: "csv" | "xlsx", rows: (string | number)[][]): Promise<Buffer> {
  return kind === "csv" ? Buffer.from(rows.map(csvLine).join("")) : writeXlsx("Songs", rows);
}
