import { foldName, foldTitle, type Folded } from "#server/features/registration/cwr/fold";
import { cwrWriterRoles, type CwrSubmitter, type CwrWork } from "#server/features/registration/cwr/work";
import { isWhole, totalOf, WHOLE, type Hundredths } from "#shared/domain/shares";
import { readIpiNameNumber, readIswc } from "#shared/domain/registration/identifiers";

/** What hinders a song from being notified, by its place in the work: `["writers", 0, "lastName"]`. */
export type WorkFault = { path: (string | number)[]; message: string };

/** Of one song: each begins a chain of its own, which is counted in two digits. */
const MOST_PUBLISHERS = 99;

/** Everything that hinders; nothing when the song can be notified. What a society might dispute is no fault. */
export function checkWork(work: CwrWork, submitter: CwrSubmitter): WorkFault[] {
  const faults: WorkFault[] = [];
  const publishers = work.writers.flatMap(({ publisher }) => publisher ?? []);
  if (publishers.length > 0 && !publishers.some((one) => one.ipiNameNumber === submitter.ipiNameNumber))
    faults.push({ path: ["writers"], message: `${submitter.name} publishes nobody of this song` });
  const fault = (path: WorkFault["path"], message: string) => faults.push({ path, message });
  const letters = (path: WorkFault["path"], folded: Folded, most: number) => {
    if (folded.left.length > 0)
      fault(
        path,
        `Registries do not take ${folded.left.join(" ")} here: please write it in plain Latin letters`,
      );
    else if (folded.text.length > most)
      fault(path, `${folded.text.length} letters are too many: registries take ${most}`);
  };
  const name = (path: WorkFault["path"], text: string, most: number) => letters(path, foldName(text), most);
  const title = (path: WorkFault["path"], text: string) => letters(path, foldTitle(text), 60);
  const needed = (path: WorkFault["path"], text: string, message: string) => {
    if (text.trim() === "") fault(path, message);
  };

  needed(["title"], work.title, "A title is needed");
  const registered = foldTitle(work.title);
  if (registered.left.length > 0 || registered.text.length > 60)
    fault(
      ["title"],
      `Registries take a title of 60 plain Latin letters: please add one under “Other titles”, and “${work.title}” goes under it`,
    );
  if (work.iswc !== "" && !readIswc(work.iswc)) fault(["iswc"], "This is no ISWC: it has a T and ten digits");
  if (work.writers.length === 0) fault(["writers"], "Somebody must have written the song");
  else if (!isWhole([...work.writers.map(({ share }) => share), ...besideWriters(work)]))
    fault(["writers"], "The shares must total exactly 100%");
  if (new Set(publishers.map(({ partyNumber }) => partyNumber)).size > MOST_PUBLISHERS)
    fault(
      ["writers"],
      `This file takes ${MOST_PUBLISHERS} publishers of one song: please give your society the spreadsheet`,
    );
  if (totalOf(besideWriters(work)) + totalOf(work.writers.map(performingTaken)) > WHOLE / 2)
    fault(["writers"], "Publishers may have half of the performing right at most: societies refuse more");
  for (const [index, { name: called, writer }] of work.unplacedPublishers.entries())
    fault(
      ["unplacedPublishers", index],
      writer === ""
        ? `Whose publisher is ${called}? Please write it as publisher of whom it publishes`
        : `${called} is a second publisher of ${writer}, and this file takes one: please give your society the spreadsheet`,
    );

  const seen = new Set<string>();
  const numbersOf = new Map<string, Set<string>>();
  for (const { name: called, ipiNameNumber } of publishers) {
    const folded = foldName(called).text;
    numbersOf.set(folded, (numbersOf.get(folded) ?? new Set()).add(ipiNameNumber));
  }
  for (const [index, writer] of work.writers.entries()) {
    const at = (field: string) => ["writers", index, field];
    needed(at("lastName"), writer.lastName, "A name is needed");
    name(at("lastName"), writer.lastName, 45);
    name(at("firstName"), writer.firstName, 30);
    if (!cwrWriterRoles.includes(writer.role))
      fault(
        at("role"),
        (writer.role as string) === ""
          ? "Please say what was written: words, music or both"
          : "This file is for new songs, of words and music: please give arrangements, adaptations and translations to your society with the spreadsheet",
      );
    if (writer.share <= 0) fault(at("share"), "Who wrote the song holds a share of it");
    if (seen.has(writer.partyNumber)) fault(at("partyNumber"), "Everybody stands once among the writers");
    seen.add(writer.partyNumber);
    number(at("ipiNameNumber"), writer.ipiNameNumber);
    if (writer.ipiNameNumber !== "" && work.writers.findIndex(sameNumber(writer)) < index)
      fault(
        at("ipiNameNumber"),
        `Another writer has the IPI number ${writer.ipiNameNumber}, too: please write whose it is`,
      );
    society(at("performingSociety"), writer.performingSociety);
    society(at("mechanicalSociety"), writer.mechanicalSociety);
    if (writer.publisher) publisherAt(at("publisher"), writer.publisher);
  }
  for (const [index, alternative] of work.alternativeTitles.entries())
    title(["alternativeTitles", index, "title"], alternative.title);
  for (const [index, performer] of work.performers.entries()) {
    needed(["performers", index, "lastName"], performer.lastName, "A name is needed");
    name(["performers", index, "lastName"], performer.lastName, 45);
    name(["performers", index, "firstName"], performer.firstName, 30);
  }
  for (const [index, recording] of work.recordings.entries())
    for (const field of ["title", "versionTitle", "artist", "label"] as const)
      title(["recordings", index, field], recording[field]);
  for (const [index, sample] of work.samples.entries()) {
    title(["samples", index, "title"], sample.title);
    needed(["samples", index, "lastName"], sample.lastName, "Who wrote it is needed");
    name(["samples", index, "lastName"], sample.lastName, 45);
    name(["samples", index, "firstName"], sample.firstName, 30);
  }
  return faults;

  function sameNumber({ ipiNameNumber }: CwrWork["writers"][number]) {
    return (other: CwrWork["writers"][number]) => other.ipiNameNumber === ipiNameNumber;
  }

  function number(path: WorkFault["path"], given: string) {
    if (given !== "" && !readIpiNameNumber(given)) fault(path, "An IPI name number has 11 digits");
  }

  function society(path: WorkFault["path"], code: string) {
    if (code === "000" || code === "999")
      fault(path, `${code} is no society: please leave it empty if there is none`);
  }

  function publisherAt(
    path: WorkFault["path"],
    publisher: NonNullable<CwrWork["writers"][number]["publisher"]>,
  ) {
    needed([...path, "name"], publisher.name, "A publisher has a name");
    name([...path, "name"], publisher.name, 45);
    number([...path, "ipiNameNumber"], publisher.ipiNameNumber);
    society([...path, "society"], publisher.performingSociety);
    const isNamedTwice = numbersOf.get(foldName(publisher.name).text)!.size > 1;
    if (isNamedTwice)
      fault(
        [...path, "ipiNameNumber"],
        `${publisher.name} stands here with two IPI numbers: please write one of them`,
      );
  }
}

/** What publishers have beside the writers' shares, each of them once. */
function besideWriters({ writers, unplacedPublishers }: CwrWork): Hundredths[] {
  const named = new Map(
    writers.flatMap(({ publisher }) =>
      publisher?.share ? [[publisher.partyNumber, publisher.share] as const] : [],
    ),
  );
  return [...named.values(), ...unplacedPublishers.map(({ share }) => share)];
}

const performingTaken = ({ share, publisher }: CwrWork["writers"][number]) =>
  publisher?.share === null ? Math.floor(share / 2) : 0;

/** What hinders the sender. */
export function checkSubmitter({ name, ipiNameNumber, senderCode }: CwrSubmitter): WorkFault[] {
  const folded = foldName(name);
  return [
    ...(folded.text === "" || folded.left.length > 0 || folded.text.length > 45
      ? [{ path: ["name"], message: "Please write the name as it stands in CISAC's list of senders" }]
      : []),
    ...(readIpiNameNumber(ipiNameNumber)?.text === ipiNameNumber
      ? []
      : [{ path: ["ipiNameNumber"], message: "An IPI name number has 11 digits" }]),
    ...(/^[A-Z0-9]{2,3}$/.test(senderCode)
      ? []
      : [{ path: ["senderCode"], message: "A sender code has two or three letters and digits" }]),
  ];
}
