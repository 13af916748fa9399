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
