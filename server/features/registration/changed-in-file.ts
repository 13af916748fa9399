import { foldName, foldTitle } from "#server/features/registration/cwr/fold";
import type { CwrWork } from "#server/features/registration/cwr/work";
import {
  artistsOf,
  codeOf,
  componentsOf,
  recordingOwnersOf,
  recordingsOf,
  whyLeftOut,
  type RegisteredWork,
} from "#server/features/registration/registered-work";
import { readIpiNameNumber, readIswc } from "#shared/domain/registration/identifiers";
import { administratorOf, publishersOf, writersOf } from "#shared/domain/registration/publishers";
import { hasRecordingsWords, splitName } from "#shared/domain/registration/registration";
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
    ...toReadAgain(work),
    ...writersDivided(work),
    ...othersDivided(work),
    ...(cwr.title === songTitle ? [] : [{ from: songTitle, to: foldTitle(cwr.title).text }]),
    ...folded(names, foldName),
    ...folded(titles, foldTitle),
    ...work.record.song.alternativeTitles
      .filter(({ title }) => title !== cwr.title)
      .map((one) => ({ from: one.title, to: whyLeftOut(one) ?? "" }))
      .filter(({ to }) => to !== ""),
    ...administratorsLeftOut(work),
    ...unknownSocieties(work),
    ...(cwr.samples.length === 0 ? samplesLeftOut(work) : uncleared(work)),
  ];
}

function folded(texts: readonly string[], fold: typeof foldName): Changed {
  return texts
    .map((from) => ({ from, to: fold(from).text }))
    .filter(({ from, to }) => from.toUpperCase() !== to);
}

/** What a file says as it was written, and a registry may read otherwise or refuse. */
export function toReadAgain(work: RegisteredWork): Changed {
  const { songTitle } = work.sheet;
  return [
    ...(hasRecordingsWords(songTitle)
      ? [
          {
            from: songTitle,
            to: "registries want “feat.”, “cover” or “remix” with the recording, not in the song’s title",
          },
        ]
      : []),
    ...wrongDigits(work),
  ];
}

function wrongDigits(work: RegisteredWork): Changed {
  const { iswc } = work.record.song;
  const people = [...writersOf(work), ...publishersOf(work).map(({ publisher }) => publisher)];
  const ipis = people.flatMap(({ details }) => [details.ipiNameNumber, details.publisher.ipiNameNumber]);
  return [
    ...(readIswc(iswc)?.checks === false ? [`ISWC ${iswc}`] : []),
    ...ipis.filter((ipi) => readIpiNameNumber(ipi)?.checks === false).map((ipi) => `IPI ${ipi}`),
  ].map((from) => ({ from, to: "its check digits do not fit: please compare it before you send this" }));
}

/** In tables that have columns for them. Without a comma nobody has said which is the last name. */
export function writersDivided(work: RegisteredWork): Changed {
  return writersOf(work)
    .map(({ name, details }) => details.legalName || name)
    .filter((name) => !name.includes(","))
    .map((name) => divided(name, "a legal name with a comma says it otherwise"));
}

/** A comma between two who wrote what is sampled looks like one within a name; after the name of a band it keeps that whole. */
function othersDivided(work: RegisteredWork): Changed {
  const artists = artistsOf(work).filter((name) => !name.includes(","));
  return [...artists, ...componentsOf(work).map(({ writer }) => writer)]
    .filter((name) => splitName(name).firstName !== "")
    .map((name) => divided(name, "a comma after the last name, or the band’s, says it otherwise"));
}

function divided(name: string, otherwise: string): Changed[number] {
  const { lastName, firstName } = splitName(name);
  const first = firstName === "" ? "no first name" : `first name ${firstName}`;
  return { from: name, to: `last name ${lastName}, ${first}: ${otherwise}` };
}

/** CWR names an administrator only behind a publisher that owns something. */
function administratorsLeftOut(work: RegisteredWork): Changed {
  return writersOf(work)
    .flatMap((writer) => administratorOf(work, writer) ?? [])
    .map(({ name }) => ({
      from: `Administrator ${name}`,
      to: "left out: it owns nothing of the song; please tell it, and the society, beside this file",
    }));
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

/** The master rights of a sheet are those of its own recording. */
export function ownersLeftOut(work: RegisteredWork): Changed {
  return recordingsOf(work)
    .filter(({ index }) => recordingOwnersOf(work, index).length === 0)
    .map(({ title, versionTitle }) => ({
      from: [title, versionTitle].filter(Boolean).join(", "),
      to: "left out: the sheet names no owners of this recording",
    }));
}

/** As its template says, below the names of the columns; a song stays in one file. */
const MLC_ROWS = 300;

export function tooLongForMlc(table: readonly unknown[]): Changed {
  const rows = table.length - 1;
  return rows <= MLC_ROWS
    ? []
    : [{ from: `${rows} rows`, to: `The MLC takes ${MLC_ROWS} in a file: please make files of fewer songs` }];
}

function uncleared({ record }: RegisteredWork): Changed {
  return record.song.samples
    .filter(({ cleared }) => !cleared)
    .map(({ title }) => ({ from: `Sample “${title}”`, to: "not cleared yet: please clear it first" }));
}

export function onceEach(changed: Changed): Changed {
  return [...new Map(changed.map((one) => [`${one.from}\n${one.to}`, one])).values()];
}
