import { expect, test } from "vitest";
import { drawRegistrationSheet } from "#server/features/registration/pdf/draw-registration-sheet";
import { peopleOfWork } from "#server/features/registration/people-of-work";
import type { RegisteredWork } from "#server/features/registration/registered-work";
import { testOperator } from "#server/testing/factories/operator";
import { readPdf } from "#server/testing/read-pdf";
import { noRecording, noSong } from "#shared/domain/registration/registration";
import { societies } from "#shared/domain/registration/societies";
import { splitEqually } from "#shared/domain/shares";
import { noSongFacts } from "#shared/domain/song-facts";
import { peopleOf, type SplitSheet } from "#shared/domain/split-sheet";

/** A song of so many writers; each of them, and each line of its earlier agreements, moves what follows down the page. */
function songOf(writers: number, agreements: number): RegisteredWork {
  const sheet: SplitSheet = {
    ...noSongFacts,
    songTitle: "Nairobi Nights",
    artistName: "Amina Wanjiru",
    publishing: splitEqually(writers).map((share, index) => ({
      name: `Writer ${index}`,
      email: `${index}@sheets.example`,
      role: "Songwriter",
      share,
    })),
    master: [],
  };
  const earlierAgreements = Array.from({ length: agreements }, () => "Coast").join("\n");
  const record = {
    song: { ...noSong, earlierAgreements },
    recordings: [{ ...noRecording, isrc: "KE-A1B-26-00001" }],
    people: [],
  };
  const people = peopleOf(sheet).map((one) => ({ ...one, key: null, isReader: false }));
  return {
    documentId: "11111111-1111-4111-8111-111111111111",
    workNumber: "SH00000001",
    sheet,
    record,
    people: peopleOfWork(people, record, () => null),
    version: { number: 1, sha256: "0", signedAt: "2026-03-01T00:00:00.000Z" },
    societies,
    societyNumbers: [],
  };
}

test("samples and AI stand on the page of what is above them, wherever that ends", async () => {
  const below: boolean[] = [];
  for (let writers = 1; writers <= 18; writers += 1)
    for (let agreements = 1; agreements <= 2; agreements += 1) {
      const { pages } = await readPdf(
        await drawRegistrationSheet({
          works: [songOf(writers, agreements)],
          madeAt: "2026-03-04T05:06:07Z",
          operator: testOperator,
        }),
      );
      const page = pages.find((text) => text.includes("Samples and AI"));
      expect(page, `${writers} writers`).toContain("Performers");
      expect(page, `${writers} writers`).toContain("Nothing is declared.");
      below.push(pages.indexOf(page!) > 0);
    }
  // On a first page and on a second one.
  expect(new Set(below)).toEqual(new Set([false, true]));
});
