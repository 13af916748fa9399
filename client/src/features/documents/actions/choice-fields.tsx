import { Plus, X } from "lucide-react";
import type { ChoicesProps } from "#client/features/documents/actions/folded-choices";
import { namePeople, nameSome } from "#client/lib/name-people";
import { Button } from "#client/ui/button";
import { Check } from "#client/ui/fields/check";
import { Choice } from "#client/ui/fields/choice";
import { Field } from "#client/ui/fields/field";
import { EmailInput, Input, Select } from "#client/ui/fields/input";
import { MOST_COPIES, reminderDays } from "#shared/domain/sending";

const lives = [7, 14, 21, 30, 45, 60, 90];
/** So many people are named in their order. */
const MOST_NAMED = 8;

/** In which order people are asked, how long they have, whether they are reminded, and who gets a copy. */
export function ChoiceFields({ names, value, onChange, problems }: ChoicesProps) {
  const { order, linkDays, reminders, copies } = value;
  const [first, second, third] = reminderDays(linkDays);
  const setCopies = (changed: typeof copies) => onChange({ ...value, copies: changed });
  return (
    <div className="grid gap-5 pt-3 pb-1">
      {names.length > 1 && (
        <Choice
          legend="Who is asked when"
          columns={2}
          options={[
            { value: "all", label: "Everybody at once" },
            {
              value: "in_turn",
              label: "One after another",
              help:
                names.length <= MOST_NAMED
                  ? `${namePeople(names)}, in this order`
                  : `${nameSome(names)}, in the order of the document`,
            },
          ]}
          radio={{
            name: "order",
            onChange: ({ currentTarget }) =>
              onChange({ ...value, order: currentTarget.value === "in_turn" ? "in_turn" : "all" }),
          }}
          chosen={order}
        />
      )}
      <Field label="How long each link works">
        {(field) => (
          <Select
            {...field}
            value={linkDays}
            onChange={({ currentTarget }) => onChange({ ...value, linkDays: Number(currentTarget.value) })}
          >
            {lives.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Check
        label="Remind those who have not signed"
        help={`After ${first}, ${second} and ${third} days`}
        checked={reminders}
        onChange={({ currentTarget }) => onChange({ ...value, reminders: currentTarget.checked })}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-medium">Who gets a copy without signing</legend>
        <p className="text-xs text-muted">
          A manager or a label, say. They are mailed the signed PDF at the end; the signers see who they are.
        </p>
        {copies.map((copy, index) => (
          <div
            key={index}
            className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_1fr_auto]"
          >
            <Field label={`Name of copy ${index + 1}`} className="[&>label]:sr-only">
              {(field) => (
                <Input
                  {...field}
                  placeholder="Name"
                  maxLength={120}
                  autoComplete="off"
                  value={copy.name}
                  onChange={({ currentTarget }) =>
                    setCopies(copies.with(index, { ...copy, name: currentTarget.value }))
                  }
                />
              )}
            </Field>
            <Field
              label={`E-mail of copy ${index + 1}`}
              error={problems[index]}
              className="col-start-1 sm:col-start-2 [&>label]:sr-only"
            >
              {(field) => (
                <EmailInput
                  {...field}
                  name="copyEmail"
                  placeholder="name@example.com"
                  autoComplete="off"
                  value={copy.email}
                  onChange={({ currentTarget }) =>
                    setCopies(copies.with(index, { ...copy, email: currentTarget.value }))
                  }
                />
              )}
            </Field>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove copy ${index + 1}`}
              icon={<X aria-hidden />}
              onClick={() => setCopies(copies.toSpliced(index, 1))}
              className="col-start-2 row-start-1 sm:col-start-3"
            />
          </div>
        ))}
        {copies.length < MOST_COPIES && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => setCopies([...copies, { name: "", email: "" }])}
            className="justify-self-start"
          >
            Add somebody
          </Button>
        )}
      </fieldset>
    </div>
  );
}
