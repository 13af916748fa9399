import type { ReactNode } from "react";
import {
  EditingContext,
  IdentifierField,
  SelectField,
  SocietyField,
  TextField,
  useEditing,
} from "#client/features/registration/registration-fields";
import { valueAt, withValue } from "#client/features/registration/registration-form";
import {
  publisherKinds,
  type PublisherKind,
  type StandingDetails,
} from "#shared/domain/registration/registration";

const columns = "grid gap-4 sm:grid-cols-2";

/** What societies know a person by, whatever the song. `place` is that of their details in the form; what is of the song stands among them. */
export function StandingFields({
  place,
  ofSong,
  isPublisher = false,
}: {
  place: string;
  ofSong?: ReactNode;
  isPublisher?: boolean;
}) {
  return (
    <>
      <div className={columns}>
        <TextField
          place={`${place}.legalName`}
          label="Legal name"
          help="With a comma where the last name comes first: Wanjiru, Amina"
        />
        {ofSong}
        <IdentifierField
          kind="IPI"
          place={`${place}.ipiNameNumber`}
          label="IPI name number"
          help="Up to 11 digits, from your society"
        />
        <IdentifierField
          kind="IPI base"
          place={`${place}.ipiBaseNumber`}
          label="IPI base number"
          help="One for a person, whatever their names, from the society"
        />
        <IdentifierField
          kind="ISNI"
          place={`${place}.isni`}
          label="ISNI"
          help="16 digits of a public name, from isni.org or a distributor"
        />
        <SocietyField
          place={`${place}.performingSociety`}
          label="Society for performing rights"
          help="Of radio, television and concerts: the one that was joined"
        />
        <SocietyField
          place={`${place}.mechanicalSociety`}
          label="Society for mechanical rights"
          help="Of copies and downloads, where one was joined"
        />
      </div>
      {!isPublisher && <PublisherFields place={place} />}
    </>
  );
}

function PublisherFields({ place }: { place: string }) {
  return (
    <fieldset className={columns}>
      <legend className="mb-2 text-sm font-medium">
        Publisher or administrator
        <span className="block text-xs font-normal text-muted">
          A publisher takes its part out of this person’s share, not beside it: in files half of performances
          and all of the mechanical right. An administrator owns nothing.
        </span>
      </legend>
      <TextField place={`${place}.publisher.name`} label="Name" />
      <PublisherKindField place={place} label="What it does" labels={publisherKindLabels} />
      <IdentifierField
        kind="IPI"
        place={`${place}.publisher.ipiNameNumber`}
        label="Its IPI name number"
        help="Up to 11 digits; the publisher has it from its society"
      />
      <SocietyField place={`${place}.publisher.society`} label="Its society" />
    </fieldset>
  );
}

const publisherKindLabels = {
  publisher: "Publishes: owns a part",
  administrator: "Administers: collects alone",
};

type KindProps = { place: string; label: string; labels: Record<PublisherKind, string> };

/** Asked once somebody is named. */
export function PublisherKindField({ place, label, labels }: KindProps) {
  const { form } = useEditing();
  if (!valueAt(form, `${place}.publisher.name`)) return null;
  const options = publisherKinds.map((kind) => [kind, labels[kind]] as const);
  return <SelectField place={`${place}.publisher.kind`} label={label} options={options} />;
}

type NumbersFieldsProps = {
  value: StandingDetails;
  /** By their places, beginning with `registration`. */
  errors: ReadonlyMap<string, string>;
  /** What is not theirs to change. */
  locked: readonly string[];
  onChange: (value: StandingDetails) => void;
};

/** The same in a form of another room. */
export function NumbersFields({ value, errors, locked, onChange }: NumbersFieldsProps) {
  const form = { registration: value };
  const change = (place: string, next: unknown) => onChange(withValue(form, place, next).registration);
  const isLocked = (place: string) =>
    locked.some((field) => `${place}.`.startsWith(`registration.${field}.`));
  return (
    <EditingContext value={{ form, errors, isLocked, change }}>
      <StandingFields place="registration" />
    </EditingContext>
  );
}
