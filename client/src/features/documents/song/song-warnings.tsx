import { useEffect, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ContradictionList } from "#client/features/documents/song/contradiction-list";
import { checkQuery, namesSong, type Written } from "#client/features/documents/song/song-queries";
import { useUser } from "#client/lib/use-user";
import { Notice } from "#client/ui/card";
import type { Checked } from "#shared/contract/songs";
import { documentTypeLabels } from "#shared/domain/document-status";

type SongWarningsProps = {
  written: Written;
  /** Before it is sent, or while it is written. */
  isSending?: boolean;
};

/** Where what is written contradicts the other papers of its song; nothing where it does not, or nobody knows. */
export function SongWarnings({ written, isSending = false }: SongWarningsProps) {
  // A guest may write, and has no other papers.
  const { user } = useUser();
  const { data } = useQuery({
    ...checkQuery(written),
    enabled: user !== null && namesSong(written),
    ...(isSending && { staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
  const open = data?.contradictions.filter(({ waived }) => waived === null) ?? [];
  if (!data || open.length === 0) return null;
  const title =
    open.length === 1
      ? "It differs from the papers of this song in one place"
      : `It differs from the papers of this song in ${open.length} places`;
  return (
    <Notice tone="warning" title={title}>
      <details open={isSending && open.length === 1}>
        <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {isSending ? "Look at them before you send it" : "Show both places"}
        </summary>
        <div className="-ml-8 pt-1 pb-1 sm:ml-0">
          <ContradictionList contradictions={open} nameOf={(id) => nameOf(data, id)} heading="p" />
        </div>
      </details>
    </Notice>
  );
}

function nameOf({ papers }: Checked, id: string) {
  const paper = papers.find(({ documentId }) => documentId === id);
  return paper ? documentTypeLabels[paper.type] : "Here";
}

type WhileTypedProps<Fields extends FieldValues> = {
  form: Pick<UseFormReturn<Fields, unknown, unknown>, "getValues" | "subscribe">;
  read: (fields: Fields) => Written;
};

/** The same of a form, whenever nobody has typed in it for a moment. */
export function WarningsWhileTyped<Fields extends FieldValues>({ form, read }: WhileTypedProps<Fields>) {
  const [fields, setFields] = useState(() => form.getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => setFields(values), PAUSE);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return <SongWarnings written={read(fields)} />;
}

const PAUSE = 1500;
