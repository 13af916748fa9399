import { useState } from "react";
import { useLocation } from "wouter";
import { emptyStart, SplitSheetEditor } from "#client/features/split-sheets/index";
import { TakenUp } from "#client/features/unfinished/index";
import { addressOf, SheetSkeleton } from "#client/pages/split-sheets/split-sheet-page";
import type { User } from "#shared/contract/auth";
import type { Document } from "#shared/contract/documents";

type ContinuedSheetProps = { user: User; id: string };

/** A sheet that was begun here or on another device, and is no document yet. */
export function ContinuedSheet({ user, id }: ContinuedSheetProps) {
  const key = `continue.${id}`;
  return (
    <TakenUp owner={user.id} id={id} slot={`split-sheet.with.${key}.new`} skeleton={<SheetSkeleton />}>
      {(stored) => <Editor user={user} start={{ key, stored }} />}
    </TakenUp>
  );
}

type EditorProps = { user: User; start: { key: string; stored: unknown } };

function Editor({ user, start }: EditorProps) {
  const [, navigate] = useLocation();
  const [begun] = useState(() => ({ ...emptyStart, ...start }));
  const show = (sheet: Document) => {
    navigate(addressOf(sheet.id, "form"), { replace: true });
    navigate(addressOf(sheet.id, "preview"));
  };
  return <SplitSheetEditor user={user} document={null} start={begun} onSaved={show} />;
}
