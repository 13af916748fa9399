import type { ReactNode } from "react";
import { Pencil, Trash2 } from "lucide-react";
import { Button } from "#client/ui/button";

type Props = {
  /** Whom or what the row stands for, as its buttons name it. */
  name: string;
  /** Beside the name, in a quieter face. */
  beside?: ReactNode;
  detail: string;
  /** A second line about it. */
  note?: ReactNode;
  edit: "Edit" | "Rename";
  onEdit: () => void;
  /** The deletion that the row's second button asks for. */
  remove: { mutate: () => void; isPending: boolean };
};

/** One of the things in a list of one's own: its name, a line about it, and the buttons to change and to delete it. */
export function EditableRow({ name, beside, detail, note, edit, onEdit, remove }: Props) {
  return (
    <li className="flex items-center gap-2 py-2 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <bdi>{name}</bdi>
          {beside}
        </p>
        <p className="text-xs text-muted wrap-anywhere">{detail}</p>
        {note && <div className="text-xs text-muted">{note}</div>}
      </div>
      <Button
        variant="ghost"
        aria-label={`${edit} ${name}`}
        icon={<Pencil aria-hidden />}
        onClick={onEdit}
        className="w-11 px-0"
      />
      <Button
        variant="ghost"
        aria-label={`Delete ${name}`}
        icon={<Trash2 aria-hidden />}
        busy={remove.isPending}
        busyLabel=""
        onClick={() => remove.mutate()}
        className="w-11 px-0"
      />
    </li>
  );
}
