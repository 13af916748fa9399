import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { Link } from "wouter";
import { StandingFields } from "#client/features/registration/numbers-fields";
import {
  Checks,
  DayField,
  IdentifierField,
  PercentField,
  Repeated,
  SelectField,
  SocietyField,
  TextField,
  useEditing,
} from "#client/features/registration/registration-fields";
import { valueAt } from "#client/features/registration/registration-form";
import { Badge } from "#client/ui/badge";
import { pathTo } from "#shared/paths";
import type { Registration, RegistrationPersonView } from "#shared/contract/registration";
import { calendarDay, momentForReader } from "#shared/dates";
import { nothingDeclared } from "#shared/domain/declared";
import { declaredParts } from "#shared/domain/declared-words";
import {
  contributionLabels,
  contributions,
  performerPartLabels,
  performerParts,
  registryLanguages,
  sampleInWords,
  titleTypeLabels,
  titleTypes,
  writerCapacities,
  writerCapacityLabels,
  writerRoleCodes,
  writerRoleLabels,
  writerRoleOf,
} from "#shared/domain/registration/registration";
import { formatShare } from "#shared/domain/shares";

const roles = [
  ["", "Not said yet"],
  ...writerRoleCodes.map((code) => [code, writerRoleLabels[code]] as const),
] as const;
const brings = contributions.map((one) => [one, contributionLabels[one]] as const);
const capacities = writerCapacities.map((capacity) => [capacity, writerCapacityLabels[capacity]] as const);
const languages = [["", "Not in the list"], ...Object.entries(registryLanguages)] as const;
const parts = performerParts.map((part) => [part, performerPartLabels[part]] as const);
const types = titleTypes.map((type) => [type, titleTypeLabels[type]] as const);

/** A part of the form that stays closed until somebody wants it. */
export function Fold({ title, note, children }: { title: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-b">
      <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm text-muted">{note}</span>
        <ChevronDown aria-hidden className="ml-auto size-4 text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2 pb-6">{children}</div>
    </details>
  );
}

const columns = "grid gap-4 sm:grid-cols-2";

/** What societies know a person by. `place` is that of their details in the form. */
export function PersonFields({ place, isPublisher = false }: { place: string; isPublisher?: boolean }) {
  if (isPublisher)
    return (
      <>
        <p className="text-sm text-muted">
          It has written nothing. Please write its name as publisher of the writers whom it publishes.
        </p>
        <StandingFields place={place} isPublisher />
      </>
    );
  return (
    <StandingFields
      place={place}
      ofSong={
        <>
          <TextField place={`${place}.stageName`} label="Stage name" />
          <Contributions place={place} />
          <SelectField
            place={`${place}.writerRole`}
            label="What was written"
            help="As societies write it down, by what is ticked above"
            options={roles}
          />
          <SelectField place={`${place}.writerCapacity`} label="Written" options={capacities} />
        </>
      }
    />
  );
}

/** What somebody brought; what societies call them follows, as long as nobody has chosen something else. */
function Contributions({ place }: { place: string }) {
  const { form, change } = useEditing();
  const details = valueAt(form, place) as Partial<RegistrationPersonView["details"]>;
  // What an older page keeps on the device has none.
  const { contributions: brought = [], writerRole } = details;
  return (
    <Checks
      place={`${place}.contributions`}
      legend="What they brought to the song"
      help="An arrangement or a sample alone leaves open what was written: ask them"
      options={brings}
      value={brought}
      onChange={(next) => {
        const follows = writerRole === writerRoleOf(brought);
        change(place, {
          ...details,
          contributions: next,
          writerRole: follows ? writerRoleOf(next) : writerRole,
        });
      }}
    />
  );
}

/** Whether a person has said themselves that it is right. */
export function PersonNote({ person }: { person: RegistrationPersonView }) {
  const { share, roles: done, confirmedAt } = person;
  return (
    <>
      {share > 0 ? `${formatShare(share)}% of the song` : done}{" "}
      {confirmedAt && (
        <Badge tone="success" title={momentForReader(confirmedAt)}>
          Confirmed
        </Badge>
      )}
    </>
  );
}

export function SongFields({ song, documentId }: Pick<Registration, "song" | "documentId">) {
  const declared = declaredParts({ ...nothingDeclared, samples: song.samples, ai: song.ai });
  return (
    <>
      <div className={columns}>
        <IdentifierField
          kind="ISWC"
          place="song.iswc"
          label="ISWC"
          help="Given by a society once the song is registered"
        />
        <SelectField place="song.language" label="Language of the words" options={languages} />
        <DayField place="song.writtenOn" label="Written on" />
        <TextField place="song.writtenIn" label="Written in" help="Town and country" />
      </div>
      <Repeated
        place="song.alternativeTitles"
        legend="Other titles"
        add="Add a title"
        blank={{ title: "", type: "AT", language: "" }}
      >
        {(place) => (
          <>
            <TextField place={`${place}.title`} label="Title" />
            <SelectField place={`${place}.type`} label="Kind" options={types} />
            <TitleLanguage place={place} />
          </>
        )}
      </Repeated>
      <Sampled />
      <TextField
        place="song.earlierAgreements"
        label="Earlier agreements about this song"
        help="Publishing, producer or label contracts that already give something away"
      />
      <div className="text-sm">
        {declared.map(({ key, label, lines }) => (
          <p key={key} className="mb-2 wrap-anywhere">
            <span className="text-muted">{label}:</span> {lines.join("; ")}
          </p>
        ))}
        <p className="text-muted">
          Samples, the use of AI and owners of other recordings are signed with the sheet.{" "}
          <Link href={pathTo.view(documentId)} className="underline underline-offset-4">
            Change the sheet
          </Link>
        </p>
      </div>
    </>
  );
}

/** Of songs that two samples or more come from. */
function Sampled() {
  const { form } = useEditing();
  // What an older page keeps on the device has none.
  const asked = (valueAt(form, "song.sampled") ?? []) as Registration["song"]["sampled"];
  const samples = (valueAt(form, "song.samples") ?? []) as Registration["song"]["samples"];
  if (asked.length === 0) return null;
  return (
    <div className={columns}>
      {asked.map(({ title }, index) => (
        <TextField
          key={index}
          place={`song.sampled.${index}.writer`}
          label={`Who wrote ${sampleInWords(samples[index] ?? { title, artist: "" })}`}
          help="One of them, as “Last name, First name”: not who owns it or sings it"
        />
      ))}
    </div>
  );
}

/** Registries take a title in its own letters only with its language. */
function TitleLanguage({ place }: { place: string }) {
  const { form } = useEditing();
  const type = valueAt(form, `${place}.type`);
  return type === "OL" || type === "AL" ? (
    <SelectField place={`${place}.language`} label="Its language" options={languages} />
  ) : null;
}

type RecordingFieldsProps = {
  place: string;
  sheet: Registration["sheet"] | null;
  /** Whom the sheet names; its title and version are the sheet's then, too. */
  owners: Registration["recordings"][number]["owners"];
};

/** Of the first recording, the sheet's own facts show where nothing else is typed. */
export function RecordingFields({ place, sheet, owners }: RecordingFieldsProps) {
  const onSheet = (text: string | undefined) => (text ? `On the sheet: ${text}` : undefined);
  return (
    <>
      {owners.length > 0 && (
        <p className="text-sm wrap-anywhere">
          <span className="text-muted">Owners, by the sheet:</span>{" "}
          {owners.map(({ name, share }) => `${name} ${formatShare(share)}%`).join(", ")}
        </p>
      )}
      <div className={columns}>
        {owners.length === 0 && (
          <>
            <TextField place={`${place}.title`} label="Title" help={onSheet(sheet?.title)} />
            <TextField place={`${place}.version`} label="Version" help="Remix, live, radio edit" />
          </>
        )}
        <TextField place={`${place}.artist`} label="Artist" help={onSheet(sheet?.artist)} />
        <TextField
          place={`${place}.isrc`}
          label="ISRC"
          help={onSheet(sheet?.isrc) || "From whoever owns the recording, or its distributor"}
        />
        <TextField place={`${place}.duration`} label="Length" help={onSheet(sheet?.duration) ?? "3:45"} />
        <TextField place={`${place}.label`} label="Label" help={onSheet(sheet?.label)} />
        <DayField
          place={`${place}.releaseDate`}
          label="Release date"
          help={onSheet(calendarDay(sheet?.releaseDate ?? ""))}
        />
        <DayField place={`${place}.recordedOn`} label="Recorded on" />
        <TextField place={`${place}.country`} label="Country of recording" />
        <TextField place={`${place}.studio`} label="Studio" />
      </div>
      <Repeated
        place={`${place}.performers`}
        legend="Performers"
        add="Add a performer"
        blank={{ name: "", part: "main", instrument: "", society: "" }}
      >
        {(one) => (
          <>
            <TextField place={`${one}.name`} label="Name" />
            <SelectField place={`${one}.part`} label="Part" options={parts} />
            <TextField place={`${one}.instrument`} label="Instrument" />
            <SocietyField
              place={`${one}.society`}
              label="Society for performers"
              help="Of recordings that are played, such as PRISK"
            />
          </>
        )}
      </Repeated>
      <Repeated
        place={`${place}.producerPoints`}
        legend="Producer points: a part of its income, not of the recording"
        add="Add points"
        blank={{ name: "", points: 0 }}
      >
        {(one) => (
          <>
            <TextField place={`${one}.name`} label="Producer" />
            <PercentField place={`${one}.points`} label="Points, % of the recording’s royalties" />
          </>
        )}
      </Repeated>
    </>
  );
}
