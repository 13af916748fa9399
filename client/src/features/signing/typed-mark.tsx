import { useEffect, useId, useRef, useState } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { MarkFigure } from "#client/features/documents/index";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import { Skeleton } from "#client/ui/skeleton";
import type { Mark } from "#shared/contract/fields/mark";
import { LONGEST_TYPED } from "#shared/domain/mark";

/** So long nobody types on before the name is drawn. */
const PAUSE_MS = 400;

const typedQuery = (name: string) =>
  queryOptions({
    queryKey: ["/api/marks/typed", name],
    queryFn: ({ signal }) => call("POST /api/marks/typed", { body: { name } }, { signal }),
    enabled: name !== "",
  });

type TypedMarkProps = { name: string; onChange: (mark: Mark | null) => void };

/** A typed name in three faces to choose from. They come as shapes: no face is loaded for it, and every paper shows the same. */
export function TypedMark({ name, onChange }: TypedMarkProps) {
  const group = useId();
  // A name that does not fit is nobody's hand when it is cut off.
  const [typed, setTyped] = useState(name.length > LONGEST_TYPED ? "" : name);
  const [asked, setAsked] = useState(typed.trim());
  const [face, setFace] = useState(0);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const { data, error } = useQuery(typedQuery(asked));
  const isCurrent = asked === typed.trim();
  const marks = isCurrent ? data?.marks : undefined;
  const chosen = marks?.[Math.min(face, marks.length - 1)] ?? null;

  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => changed.current(chosen), [chosen]);

  return (
    <div className="mt-3 grid gap-3">
      <Field
        label={say("mark.typedName")}
        help={name.length > LONGEST_TYPED ? say("mark.shortForm", { most: LONGEST_TYPED }) : undefined}
        error={error && isCurrent ? messageOf(error, say("mark.notDrawn")) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            maxLength={LONGEST_TYPED}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {asked !== "" && !error && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{say("mark.faces")}</legend>
          {marks ? (
            marks.map((mark, index) => (
              <label
                key={mark.path}
                className="flex min-h-16 items-center gap-3 rounded-control border border-control bg-surface px-3 py-2 has-checked:border-primary has-checked:bg-primary/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
              >
                <input
                  type="radio"
                  name={group}
                  checked={mark === chosen}
                  onChange={() => setFace(index)}
                  aria-label={say("mark.face", { number: index + 1 })}
                  className="size-5 shrink-0 accent-primary focus-visible:outline-none"
                />
                <MarkFigure mark={mark} name={asked} className="h-10" />
              </label>
            ))
          ) : (
            <Skeleton className="h-52" />
          )}
        </fieldset>
      )}
    </div>
  );
}
