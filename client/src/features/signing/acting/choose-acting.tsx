import { useId, type ReactNode } from "react";
import { ChevronRight } from "lucide-react";
import { say, sayWith } from "#client/lib/say";
import { DialogBody } from "#client/ui/dialog";
import type { SigningView } from "#shared/contract/signing/view";
import type { NamedCapacity, StatedCapacity } from "#shared/domain/acting";

/** `isHere`: whoever holds the link signs. */
export type ActingChoice = { label: string } & (
  { isHere: true; capacity: StatedCapacity } | { isHere: false; capacity: NamedCapacity }
);

type ChooseActingProps = {
  name: string;
  choices: readonly ActingChoice[];
  onChoose: (choice: ActingChoice) => void;
};

/** Whether the reader is the person named, or somebody who signs for them, and as what; nothing is chosen for them. */
export function ChooseActing({ name, choices, onChoose }: ChooseActingProps) {
  const here = choices.filter(({ isHere }) => isHere);
  const elsewhere = choices.filter(({ isHere }) => !isHere);
  const shown = <bdi>{name}</bdi>;
  return (
    <DialogBody>
      <div className="grid gap-6">
        {here.length > 0 && (
          <Group heading={sayWith("acting.iAmNot", { name: shown })} choices={here} onChoose={onChoose} />
        )}
        {elsewhere.length > 0 && (
          <Group heading={sayWith("acting.iAm", { name: shown })} choices={elsewhere} onChoose={onChoose} />
        )}
      </div>
    </DialogBody>
  );
}

type GroupProps = Pick<ChooseActingProps, "choices" | "onChoose"> & { heading: ReactNode };

function Group({ heading, choices, onChoose }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold wrap-anywhere">
        {heading}
      </h3>
      <ul className="mt-2 divide-y rounded-control border border-control">
        {choices.map((choice) => (
          <li key={choice.capacity}>
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left text-sm font-medium hover:bg-ink/6"
            >
              <span className="flex-1">{choice.label}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who a party to an agreement is stands in its text: there somebody else can be named, and nothing stated. */
export function choicesOf({ document, collaborator }: SigningView): ActingChoice[] {
  const isSheet = document.type === "split_sheet";
  const manager = { isHere: false, capacity: "manager", label: say("acting.manager") } as const;
  const company = { isHere: false, capacity: "company", label: say("acting.company") } as const;
  if (!isSheet) return [manager, company];
  const isFirm = namesFirm.test(collaborator.name);
  const ofChild: ActingChoice[] = [
    { isHere: true, capacity: "guardian", label: say("acting.guardianHere") },
    { isHere: false, capacity: "guardian", label: say("acting.guardian") },
  ];
  const ofOthers: ActingChoice[] = [
    { isHere: true, capacity: "company", label: say("acting.companyHere") },
    { isHere: true, capacity: "group", label: say("acting.groupHere") },
    ...(isFirm ? [company, manager] : [manager, company]),
  ];
  return isFirm ? [...ofOthers, ...ofChild] : [...ofChild, ...ofOthers];
}

/** What a name says that is rather a company's or a group's: then a guardian comes last. It decides nothing. */
const namesFirm =
  /\b(ltd|limited|llc|inc|plc|company|records?|label|music|studios?|entertainment|productions?|publishing|band|group|choir|crew|kwaya|bendi|kampuni)\b/i;
