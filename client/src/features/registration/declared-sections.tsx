import {
  CheckField,
  PercentField,
  Repeated,
  SelectField,
  TextField,
} from "#client/features/registration/registration-fields";
import { aiPartLabels } from "#shared/domain/declared-words";
import { aiParts } from "#shared/domain/registration/registration";

const aiAnswers = [
  ["", "Not said yet"],
  ["none", "None"],
  ["assisted", "Assisted"],
  ["generated", "Generated"],
] as const;

/** What is signed with a sheet besides its facts and shares. It stands under `declared` in its form. */
export function DeclaredSections() {
  return (
    <>
      <Repeated
        place="declared.samples"
        legend="Samples and interpolations"
        add="Add a sample"
        blank={{ title: "", artist: "", owners: "", cleared: false }}
      >
        {(place) => (
          <>
            <TextField place={`${place}.title`} label="Title" />
            <TextField place={`${place}.artist`} label="Artist" />
            <TextField place={`${place}.owners`} label="Who wrote and owns it" />
            <CheckField place={`${place}.cleared`} label="Cleared in writing" />
          </>
        )}
      </Repeated>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-medium">
          Use of AI
          <span className="block text-xs font-normal text-muted">
            Societies register what a person wrote with a tool, and refuse what a tool wrote alone.
          </span>
        </legend>
        {aiParts.map((part) => (
          <SelectField
            key={part}
            place={`declared.ai.${part}`}
            label={aiPartLabels[part]}
            options={aiAnswers}
          />
        ))}
        <TextField place="declared.ai.tool" label="Tool" />
      </fieldset>
      <Repeated
        place="declared.recordings"
        legend="Other recordings of the song, where others own them"
        add="Add a recording"
        blank={{ title: "", version: "", owners: [{ name: "", share: 0 }] }}
      >
        {(place) => (
          <>
            <TextField place={`${place}.version`} label="Version" help="Remix by DJ Kito, live" />
            <TextField place={`${place}.title`} label="Title, if it is not the song’s" />
            <div className="sm:col-span-2">
              <Repeated
                place={`${place}.owners`}
                legend="Owners"
                add="Add an owner"
                blank={{ name: "", share: 0 }}
              >
                {(owner) => (
                  <>
                    <TextField place={`${owner}.name`} label="Name" />
                    <PercentField place={`${owner}.share`} label="Share of the recording, %" />
                  </>
                )}
              </Repeated>
            </div>
          </>
        )}
      </Repeated>
    </>
  );
}
