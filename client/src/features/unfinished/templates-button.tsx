import { lazy, Suspense, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { unfinishedQuery } from "#client/features/unfinished/unfinished-queries";
import { Button } from "#client/ui/button";

const TemplatesDialog = lazy(async () => ({
  default: (await import("#client/features/unfinished/templates-dialog")).TemplatesDialog,
}));

/** Leads to what a form can begin with; nothing while there is none. */
export function TemplatesButton() {
  const { data = [] } = useQuery(unfinishedQuery);
  const [isOpen, setIsOpen] = useState(false);
  const templates = data.filter(({ isTemplate }) => isTemplate);
  if (templates.length === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        From a template
      </Button>
      {isOpen && (
        <Suspense>
          <TemplatesDialog templates={templates} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
