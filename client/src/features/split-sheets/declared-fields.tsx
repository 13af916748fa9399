import { useDeferredValue } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { DeclaredSections, EditingContext, withValue } from "#client/features/registration/index";
import { shareOf, type PersonRow, type SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import type { RightsListOf } from "#client/features/split-sheets/use-rights-list";
import { ownersWhoDoNotSign } from "#shared/domain/recording-owners";

type Wrong = { message?: unknown } | undefined;

/** Samples, the use of AI and recordings with owners of their own: a part of the sheet that most do without. */
export function DeclaredFields({ form }: Pick<RightsListOf, "form">) {
  const { control, setValue, trigger } = form;
  const declared = useWatch({ control, name: "declared" });
  const { errors } = useFormState({ control, name: "declared" });
  const found = new Map<string, string>();
  collect(errors.declared, "declared", found);
  const [publishing, hasMaster, master] = useDeferredValue(
    useWatch({ control, name: ["publishingRightsCollaborators", "hasMaster", "masterRightsCollaborators"] }),
  );
  const editing = {
    form: { declared },
    errors: found,
    warnings: findStrangers(declared, publishing, hasMaster ? master : []),
    change: (place: string, value: unknown) => {
      setValue("declared", withValue({ declared }, place, value).declared);
      if (found.size > 0) void trigger("declared");
    },
  };
  return (
    <EditingContext value={editing}>
      <div className="grid gap-6">
        <DeclaredSections />
      </div>
    </EditingContext>
  );
}

/** Owners of recordings who would not sign the sheet, by place: it is saved so, and not sent. */
function findStrangers(
  declared: SplitSheetForm["declared"],
  ...lists: [publishing: PersonRow[], master: PersonRow[]]
): Map<string, string> {
  const [publishing, master] = lists.map((rows) =>
    rows.map(({ percentage, ...row }) => ({ ...row, share: shareOf(percentage) })),
  );
  const sheet = { declared, publishing: publishing!, master: master! };
  return new Map(ownersWhoDoNotSign(sheet).map(({ path, message }) => [path, message]));
}

/** What is wrong, by place: `declared.samples.0.title`. A list as a whole has it at its root, or beside its items. */
function collect(wrong: unknown, place: string, found: Map<string, string>): void {
  if (typeof wrong !== "object" || wrong === null) return;
  const { message } = wrong as NonNullable<Wrong>;
  if (typeof message === "string" && message !== "") found.set(place.replace(/\.root$/, ""), message);
  for (const [key, inner] of Object.entries(wrong))
    if (key !== "ref") collect(inner, `${place}.${key}`, found);
}
