import { describe, expect, test } from "vitest";
import { readEntry } from "#server/contract-rules/index";
import { findObstacle } from "#server/features/reviews/find-obstacle";

describe("what is no English contract", () => {
  test.each([
    [
      "Swahili",
      "MKATABA WA KUREKODI. Mkataba huu ni kati ya kampuni na msanii. Msanii atapewa asilimia hamsini ya mapato ya nyimbo zake kwa muda wa miaka mitatu, na kampuni itamiliki haki za kurekodi katika nchi zote za dunia.",
    ],
    [
      "French",
      "CONTRAT D'ARTISTE. Entre la société et l'artiste il est convenu que l'artiste cède à la société les droits sur les enregistrements pour une durée de dix ans dans le monde entier, et que la société paie des redevances à l'artiste.",
    ],
    ["a language that we do not know", "ውል በአርቲስቱ እና በኩባንያው መካከል የተደረገ ስምምነት ነው። አርቲስቱ መብቶቹን ለኩባንያው ይሰጣል።"],
    [
      "does not read like a contract",
      "Heat the oil in a pan and fry the onions until they are golden. Add the tomatoes and the spices and let the sauce cook for an hour. Serve it with rice and a salad of cabbage, and with a cold drink if it is a hot day in the city.",
    ],
    [
      "a form that nobody has filled in",
      "SPLIT SHEET\nSong title: ____________\nDate: ________\nWriter one: ____________ Share: ____%\nWriter two: ____________ Share: ____%\nProducer: ____________ Share: ____%\nThe names of all those who wrote the song stand above in the order of the shares.\nPublisher: ________\nSignature: ________",
    ],
    [
      "reads like a lease",
      "This lease is made between Kilimani Towers Ltd (the Landlord) and Grace Njoki (the Tenant). The Tenant shall pay a rent of KES 28,000 for the premises each month and shall not sub-let them. The deposit is returned at the end of the tenancy.",
    ],
    [
      "about something else",
      "This agreement is made between Tom Were and Alice Njoki. Tom shall mow the grass of Alice every second Saturday and shall bring his own tools. Alice shall pay him KES 900 each time. Either party may end this agreement by a week's notice.",
    ],
    [
      "does not read like a contract",
      "Music player. A server for the songs on your disk ([demo](demo)). [Install](install) it with one file, [read the documentation](docs) or [ask others](forum). It reads [tags](tags), shows [covers](covers) and plays on [phones](apps), [browsers](web) and [desks](desk). See [what is new](news).",
    ],
  ])("is said to be so: %s", (expected, text) => {
    expect(findObstacle(readEntry(text), false)).toContain(expected);
  });

  test("is left to a model where it is in another language", () => {
    const text =
      "Mkataba huu ni kati ya kampuni na msanii. Msanii atapewa asilimia hamsini ya mapato ya nyimbo zake kwa muda wa miaka mitatu.";
    expect(findObstacle(readEntry(text), true)).toBeNull();
  });
});
