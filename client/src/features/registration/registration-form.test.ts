import { expect, test } from "vitest";
import { registrationDraft, valueAt, withValue } from "#client/features/registration/registration-form";
import { noPerson, noRecording, noSong } from "#shared/domain/registration/registration";

const { samples, ai, ...song } = noSong;
const { owners, ...recording } = noRecording;
const form = {
  revision: 2,
  song,
  recordings: [recording],
  people: [
    { ref: "p1", details: noPerson },
    { ref: "p2", details: noPerson },
  ],
};

test("a value is put in its place and nothing else changes", () => {
  const place = "people.1.details.publisher.name";
  const changed = withValue(form, place, "Lake Music");
  expect(valueAt(changed, place)).toBe("Lake Music");
  expect(changed.people[0]).toBe(form.people[0]);
  expect(valueAt(form, place)).toBe("");
});

test.each([null, 7, "text", {}, { ...form, song: {} }, { ...form, people: null }])(
  "%j is no draft",
  (stored) => {
    expect(registrationDraft.read(stored)).toBeNull();
  },
);

test("what was stored is read again", () => {
  expect(registrationDraft.read(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test("what an older page kept of what is declared on the sheet is left out", () => {
  const older = { ...form, song: { ...song, samples, ai }, recordings: [{ ...recording, owners }] };
  expect(registrationDraft.read(older)).toEqual(form);
});
