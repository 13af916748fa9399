import type { DraftKind } from "#client/lib/drafts/draft-storage";
import type { Registration, SaveRegistrationBody } from "#shared/contract/registration";

/** What is typed and not saved yet, with the revision that it began with. */
export type RegistrationForm = SaveRegistrationBody;

export const formOf = ({ revision, song, recordings, people }: Registration): RegistrationForm => ({
  ...besideSheet({ song, recordings }),
  revision,
  people: people.map(({ ref, details }) => ({ ref, details })),
});

/** Without what is declared on the sheet, which is changed there alone. */
function besideSheet({ song, recordings }: Pick<RegistrationForm, "song" | "recordings">) {
  const { samples: _samples, ai: _ai, ...rest } = song;
  return { song: rest, recordings: recordings.map(({ owners: _owners, ...recording }) => recording) };
}

/** Kept on the device until it is saved; what an older page stored in another shape is no draft. */
export const registrationDraft: DraftKind<RegistrationForm | null> = {
  read: (stored) => {
    const { revision, song, recordings, people } = (stored ?? {}) as Partial<RegistrationForm>;
    const isWhole = typeof revision === "number" && song && Array.isArray(song.alternativeTitles);
    return isWhole && Array.isArray(recordings) && Array.isArray(people)
      ? { revision, ...besideSheet({ song, recordings }), people }
      : null;
  },
  blank: () => null,
};

type Json = string | number | boolean | null | undefined | object;

/** The form with another value at a place such as `people.0.details.legalName`. */
export function withValue<Form extends object>(form: Form, place: string, value: unknown): Form {
  return set(form, place.split("."), value) as Form;
}

function set(from: Json, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(from))
    return from.map((item: Json, index) => (String(index) === key ? set(item, rest, value) : item));
  const fields = from as Record<string, Json>;
  return { ...fields, [key]: set(fields[key], rest, value) };
}

export function valueAt(form: object, place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], form);
}
