import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { signingCalls } from "#server/testing/signing-calls";
import { tablesWith } from "#server/testing/tables-with";
import { VerificationEntry } from "#shared/contract/verification";

const app = await appForFile();
const { user, caller: owner } = await app.signedIn();
const { signed } = signingCalls(app);

type Asked = { title?: string; artist?: string };

async function search(asked: Asked, caller: Caller = app.nobody()) {
  const { body } = await caller.post("/api/verify/search").send(asked).expect(200);
  return VerificationEntry.array().parse(body);
}

const titlesOf = async (asked: Asked) => (await search(asked)).map(({ title }) => title);

const named = (...names: string[]) =>
  people(names.length).map((person, index) => ({ ...person, name: names[index]! }));

const sent = (songTitle: string, artistName: string, ...names: string[]) =>
  sendSheet(app, owner, {
    songTitle,
    artistName,
    publishingRightsCollaborators: named(...(names.length > 0 ? names : [artistName])),
  });

await sent("Ọlá mi ò", "Adébáyọ̀ Ọláyínká");
await sent("Sura Yako", "Sauti Sol", "Bien Barasa", "Willis Chimano");
await sent("Jerusalema", "Master KG", "Nomcebo Zikode");
await sent("Ng'ombe za Baba", "Wanjirũ Kamau");
await sent("ጥቁር ሰው", "ቴዲ አፍሮ");
await sent("Love", "Amara Nwosu");
await sent("Love in the Long Rains", "Bien Barasa");

describe("a search finds", () => {
  test.each<[string, Asked, string]>([
    ["without case", { title: "SURA yAKO" }, "Sura Yako"],
    ["without accents", { title: "ola mi o" }, "Ọlá mi ò"],
    ["with accents that the title has not", { title: "Süra Yakó" }, "Sura Yako"],
    ["composed or decomposed", { title: "Ọlá mi".normalize("NFD") }, "Ọlá mi ò"],
    ["without apostrophes", { title: "ngombe za baba" }, "Ng'ombe za Baba"],
    ["in another script", { title: "ጥቁር" }, "ጥቁር ሰው"],
    ["with a letter exchanged", { title: "Jeruzalema" }, "Jerusalema"],
    ["with two slips in a long word", { title: "Jerrusalena" }, "Jerusalema"],
    ["with letters swapped", { title: "Sura Yaok" }, "Sura Yako"],
    ["with a letter left out", { title: "Sra Yako" }, "Sura Yako"],
    ["in another order", { title: "yako sura" }, "Sura Yako"],
    ["with one word too many", { title: "sura yako remix" }, "Sura Yako"],
    ["words that stand apart", { title: "love rains" }, "Love in the Long Rains"],
    ["by the artist", { artist: "sauti sol" }, "Sura Yako"],
    ["by somebody on it", { artist: "Nomcebo Zikodi" }, "Jerusalema"],
    ["by a name without accents", { artist: "adebayo olayinka" }, "Ọlá mi ò"],
    ["by both", { title: "love", artist: "barasa" }, "Love in the Long Rains"],
    ["a word that is far from all, by its trigrams", { title: "jerusalemasongs" }, "Jerusalema"],
  ])("%s", async (_how, asked, title) => {
    expect((await titlesOf(asked))[0]).toBe(title);
  });

  test.each<[string, Asked]>([
    ["a word that nobody used", { title: "Xylographica" }],
    ["a title with another's name", { title: "Jerusalema", artist: "Willis Chimano" }],
    ["an address", { artist: "example.com" }],
    ["a role", { artist: "Songwriter" }],
    ["signs alone", { title: "%_*(" }],
  ])("nothing for %s", async (_what, asked) => {
    expect(await search(asked)).toEqual([]);
  });
});
