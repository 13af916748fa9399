import { changeContract, useContractInHand } from "#client/features/reviews/contract-in-hand";
import { Field } from "#client/ui/fields/field";
import { Input, Select } from "#client/ui/fields/input";
import {
  MOST_OF_FEAR,
  readerSideLabels,
  readerSides,
  type ReaderSide,
} from "#shared/domain/reviews/review-reader";

/** What the model is told of the person for whom it reads; all of it can be left out. */
export function ReaderFields() {
  const { reader } = useContractInHand();
  const change = (given: typeof reader) => changeContract({ reader: { ...reader, ...given } });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-serif font-semibold">
        For whom is it read? <span className="font-sans text-xs font-normal text-muted">All optional</span>
      </legend>
      <Field label="You are">
        {(control) => (
          <Select
            {...control}
            value={reader.side ?? ""}
            onChange={({ target }) => change({ side: (target.value || undefined) as ReaderSide | undefined })}
          >
            <option value="">Not said</option>
            {readerSides.map((side) => (
              <option key={side} value={side}>
                {readerSideLabels[side]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Your country">
        {(control) => (
          <Input
            {...control}
            maxLength={60}
            autoComplete="country-name"
            value={reader.country ?? ""}
            onChange={({ target }) => change({ country: target.value })}
          />
        )}
      </Field>
      <Field label="What worries you most?">
        {(control) => (
          <Input
            {...control}
            maxLength={MOST_OF_FEAR}
            autoComplete="off"
            placeholder="Losing my songs"
            value={reader.fear ?? ""}
            onChange={({ target }) => change({ fear: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
