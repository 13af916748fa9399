import { IdentifierField, SocietyField, TextField } from "#client/features/registration/registration-fields";
import { PublisherKindField } from "#client/features/registration/numbers-fields";
import { say } from "#client/lib/say";

const columns = "grid gap-4 sm:grid-cols-2";

/** What societies know somebody by, said to themselves and in their language. `place` is that of their details in the form. */
export function OwnFields({ place }: { place: string }) {
  return (
    <>
      <div className={columns}>
        <TextField
          place={`${place}.legalName`}
          label={say("registration.legalName")}
          help={say("registration.legalNameHelp")}
        />
        <TextField place={`${place}.stageName`} label={say("registration.stageName")} />
        <IdentifierField
          kind="IPI"
          place={`${place}.ipiNameNumber`}
          label={say("registration.ipi")}
          help={say("registration.ipiHelp")}
        />
        <IdentifierField
          kind="IPI base"
          place={`${place}.ipiBaseNumber`}
          label={say("registration.ipiBase")}
          help={say("registration.ipiBaseHelp")}
        />
        <IdentifierField
          kind="ISNI"
          place={`${place}.isni`}
          label="ISNI"
          help={say("registration.isniHelp")}
        />
        <SocietyField place={`${place}.performingSociety`} label={say("registration.performing")} />
        <SocietyField place={`${place}.mechanicalSociety`} label={say("registration.mechanical")} />
      </div>
      <fieldset className={columns}>
        <legend className="mb-2 text-sm font-medium">
          {say("registration.publisher")}
          <span className="block text-xs font-normal text-muted">{say("registration.publisherHelp")}</span>
        </legend>
        <TextField place={`${place}.publisher.name`} label={say("registration.publisherName")} />
        <PublisherKindField
          place={place}
          label={say("registration.publisherKind")}
          labels={{
            publisher: say("registration.publishes"),
            administrator: say("registration.administers"),
          }}
        />
        <IdentifierField
          kind="IPI"
          place={`${place}.publisher.ipiNameNumber`}
          label={say("registration.publisherIpi")}
        />
        <SocietyField place={`${place}.publisher.society`} label={say("registration.publisherSociety")} />
      </fieldset>
    </>
  );
}
