import { readIsrc } from "#shared/domain/registration/isrc";
import { foldName, type Identity } from "#shared/domain/songs/match";
import { partiesIn, type Named, type Paper } from "#shared/domain/songs/paper";

/** What a paper is recognised by; an agreement that somebody brought as a text has its title alone. */
export function identityOf(
  { id, says, record }: Pick<Paper, "id" | "says" | "record">,
  title: string,
): Identity {
  const known = (people: readonly Named[]) =>
    people.map(({ name, email }) => ({ name: foldName(name), email: email.toLowerCase() }));
  if (says.type === "split_sheet") {
    const { songTitle, artistName, isrc, publishing, master } = says.content;
    const isrcs = [isrc, ...(record?.recordings ?? []).map((recording) => recording.isrc)];
    return {
      id,
      titles: [songTitle, ...(record?.song.alternativeTitles ?? []).map((one) => one.title)],
      artist: artistName,
      isrcs: isrcs.map((one) => readIsrc(one)).filter((one) => one !== null),
      people: known([...publishing, ...master]),
      isAgreement: false,
    };
  }
  const agreement = { id, isrcs: [], isAgreement: true };
  if (says.content.formData === null) return { ...agreement, titles: [title], artist: "", people: [] };
  if (says.type === "producer_agreement") {
    const { formData: form } = says.content;
    const titles = [form.trackTitle || form.projectTitle];
    const people = known([partiesIn.artist(form), partiesIn.producer(form)]);
    return { ...agreement, titles, artist: form.artistName, people };
  }
  const { formData: form } = says.content;
  const people = known([partiesIn.primary(form), partiesIn.featured(form)]);
  return { ...agreement, titles: [form.songTitle], artist: form.primaryArtist, people };
}
