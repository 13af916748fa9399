import { useId, type ReactNode } from "react";

type FormSectionProps = { title: string; help?: ReactNode; children: ReactNode };

/** A part of a long form, with a heading to find one's way by. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <header>
        <h2 id={titleId} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {help && <p className="mt-1 max-w-2xl text-sm text-muted">{help}</p>}
      </header>
      {children}
    </section>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}
