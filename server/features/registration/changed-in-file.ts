import { foldName, foldTitle } from "#server/features/registration/cwr/fold";
import type { CwrWork } from "#server/features/registration/cwr/work";
import { codeOf, whyLeftOut, type RegisteredWork } from "#server/features/registration/registered-work";
import type { RegistrationExport } from "#shared/contract/registration";

type Changed = RegistrationExport["folded"];

/** What stands in a CWR file otherwise than it is written, beyond capital letters, and what of a song does not stand in it. */
export function changedInCwr(work: RegisteredWork, cwr: CwrWork): Changed {
  const names = [
    ...cwr.writers.flatMap(({ lastName, firstName, publisher }) => [
      lastName,
      firstName,
      ...(publisher ? [publisher.name] : []),
    ]),
    ...[...cwr.performers, ...cwr.samples].flatMap(({ lastName, firstName }) => [lastName, firstName]),
  ];
  const titles = [
    cwr.title,
    ...cwr.alternativeTitles.map(({ title }) => title),
    ...cwr.recordings.flatMap((one) => [one.title, one.versionTitle, one.artist, one.label]),
    ...cwr.samples.map(({ title }) => title),
  ];
  const { songTitle } = work.sheet;
  return [
    ...(cwr.title === songTitle ? [] : [{ from: songTitle, to: foldTitle(cwr.title).text }]),
    ...folded(names, foldName),
    ...folded(titles, foldTitle),
    ...work.record.song.alternativeTitles
      .filter(({ title }) => title !== cwr.title)
      .map((one) => ({ from: one.title, to: whyLeftOut(one) ?? "" }))
      .filter(({ to }) => to !== ""),
    ...unknownSocieties(work),
    ...(cwr.samples.length === 0 ? samplesLeftOut(work) : uncleared(work)),
  ];
}

function folded(texts: readonly string[], fold: typeof foldName): Changed {
  return texts
    .map((from) => ({ from, to: fold(from).text }))
    .filter(({ from, to }) => from.toUpperCase() !== to);
}

function unknownSocieties(work: RegisteredWork): Changed {
  return work.people
    .filter(({ share }) => share > 0)
    .flatMap(({ details: { performingSociety, mechanicalSociety, publisher } }) => [
      performingSociety,
      mechanicalSociety,
      publisher.name === "" ? "" : publisher.society,
    ])
    .filter((society) => society !== "" && codeOf(society, work.societies) === "")
    .map((from) => ({ from, to: "099, no society: it is not in CISAC’s list here" }));
}

/** What a table has no column for, and a file of CWR no place for a single one, nor for those of which nobody said who wrote them. */
export function samplesLeftOut({ record }: RegisteredWork): Changed {
  return record.song.samples.map(({ title, cleared }) => ({
    from: `Sample “${title}”`,
    to: cleared
      ? "left out: tell it beside this file"
      : "left out, and not cleared yet: please clear it first",
  }));
}

function uncleared({ record }: RegisteredWork): Changed {
  return record.song.samples
    .filter(({ cleared }) => !cleared)
    .map(({ title }) => ({ from: `Sample “${title}”`, to: "not cleared yet: please clear it first" }));
}

export function onceEach(changed: Changed): Changed {
  return [...new Map(changed.map((one) => [`${one.from}\n${one.to}`, one])).values()];
}
