import { useRef } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { Plus } from "lucide-react";
import { Button } from "#client/ui/button";
import { focusField } from "#client/features/split-sheets/focus-field";
import { masterRowsFrom } from "#client/features/split-sheets/master-rows";
import { RightsList } from "#client/features/split-sheets/rights-list";
import type { RightsListOf } from "#client/features/split-sheets/use-rights-list";

const list = "masterRightsCollaborators";

/** The second list, for those who agree on the recording too. Taken off, its rows wait in the form for a change of mind. */
export function MasterRights({ form, me }: Omit<RightsListOf, "list">) {
  const { control, getValues, setValue } = form;
  const hasMaster = useWatch({ control, name: "hasMaster" });
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    const { publishingRightsCollaborators, artistName } = getValues();
    if (getValues(list).length === 0)
      setValue(list, masterRowsFrom(publishingRightsCollaborators, artistName));
    show(true);
    focusField(`${list}.0.name`);
  }

  function remove() {
    show(false);
    addButton.current?.focus();
  }

  /** Drawn at once, so that what takes the focus is there: a moment later somebody may be typing elsewhere. */
  function show(shown: boolean) {
    flushSync(() => setValue("hasMaster", shown));
  }

  if (hasMaster) {
    return (
      <RightsList
        form={form}
        list={list}
        me={me}
        help="Who owns this recording of the song. It adds up to 100% on its own."
        action={
          <Button variant="ghost" onClick={remove} className="max-sm:-ml-4">
            Remove master rights
          </Button>
        }
      />
    );
  }
  return (
    <section
      aria-labelledby="master"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-dashed border-ink/25 p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="master" className="font-serif text-xl font-semibold">
          Master rights <span className="font-sans text-sm font-normal text-muted">optional</span>
        </h2>
        <p className="mt-1 text-sm text-muted">
          Publishing is the song; master is this recording of it. Add a second list when you agree on both.
        </p>
      </div>
      <Button ref={addButton} variant="secondary" icon={<Plus aria-hidden />} onClick={add}>
        Add master rights
      </Button>
    </section>
  );
}
