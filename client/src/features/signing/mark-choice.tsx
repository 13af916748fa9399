import { lazy, Suspense, useState } from "react";
import { Keyboard, PencilLine, X } from "lucide-react";
import type { SigningAccess } from "#client/features/signing/signing-calls";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Skeleton } from "#client/ui/skeleton";
import type { Mark } from "#shared/contract/fields/mark";

const DrawnMark = lazy(async () => ({
  default: (await import("#client/features/signing/drawn-mark")).DrawnMark,
}));
const TypedMark = lazy(async () => ({
  default: (await import("#client/features/signing/typed-mark")).TypedMark,
}));

const LastMark = lazy(async () => ({
  default: (await import("#client/features/signing/last-mark")).LastMark,
}));

type MarkChoiceProps = { access: SigningAccess; name: string; onChange: (mark: Mark | null) => void };

/** One's own hand, for whoever wants it: pressing alone is as valid. What it takes is loaded when it is asked for. */
export function MarkChoice({ access, name, onChange }: MarkChoiceProps) {
  const [kind, setKind] = useState<Mark["kind"] | "last" | null>(null);
  function choose(next: Mark["kind"] | null) {
    onChange(null);
    setKind(next);
  }
  return (
    <section aria-labelledby="own-hand" className="mt-6 border-t pt-5">
      <h3 id="own-hand" className="text-sm font-semibold">
        {say("mark.ownHand")}
      </h3>
      <p className="mt-1 text-xs text-muted">{say("mark.optional")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<PencilLine aria-hidden />}
          aria-pressed={kind === "drawn"}
          onClick={() => choose("drawn")}
          className="aria-pressed:border-primary aria-pressed:text-primary"
        >
          {say("mark.draw")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Keyboard aria-hidden />}
          aria-pressed={kind === "typed"}
          onClick={() => choose("typed")}
          className="aria-pressed:border-primary aria-pressed:text-primary"
        >
          {say("mark.type")}
        </Button>
        {kind !== null && (
          <Button variant="ghost" size="sm" icon={<X aria-hidden />} onClick={() => choose(null)}>
            {say("mark.none")}
          </Button>
        )}
      </div>
      {"documentId" in access && (
        <Suspense>
          <LastMark
            access={access}
            name={name}
            isChosen={kind === "last"}
            onChoose={(mark) => {
              onChange(mark);
              setKind("last");
            }}
          />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="mt-3 h-48" />}>
        {kind === "drawn" && <DrawnMark onChange={onChange} />}
        {kind === "typed" && <TypedMark name={name} onChange={onChange} />}
      </Suspense>
    </section>
  );
}
