import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { societiesQuery } from "#client/features/admin/admin-queries";
import { SocietyEdit } from "#client/features/admin/societies/society-edit";
import { IconButton } from "#client/features/admin/tables/icon-button";
import { messageOf } from "#client/lib/errors";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { AdminSociety } from "#shared/contract/admin";
import { dayForReader } from "#shared/dates";

/** Stands for the one that is about to be added. */
const NEW = "new";
const blank: AdminSociety = {
  code: "",
  name: "",
  country: "",
  status: "",
  isListed: true,
  changedAt: null,
};

/** Societies that people choose from, each with what is known of it and since when. */
export function SocietiesTab() {
  const { data: societies, error, refetch } = useQuery(societiesQuery);
  const [edited, setEdited] = useState<string | null>(null);
  const close = () => setEdited(null);
  if (!societies && error)
    return (
      <ErrorState
        message={messageOf(error, "The societies could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!societies) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid gap-4">
      {edited === NEW ? (
        <div className="rounded-card border bg-surface p-4 sm:p-6">
          <SocietyEdit society={blank} onClose={close} />
        </div>
      ) : (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          className="justify-self-start"
          onClick={() => setEdited(NEW)}
        >
          Add a society
        </Button>
      )}
      <ul className="divide-y rounded-card border bg-surface">
        {societies.map((society) => (
          <li key={society.code} className="px-4 py-3 sm:px-6">
            {edited === society.code ? (
              <SocietyEdit society={society} onClose={close} />
            ) : (
              <SocietyLine society={society} onEdit={() => setEdited(society.code)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SocietyLine({ society, onEdit }: { society: AdminSociety; onEdit: () => void }) {
  const { code, name, country, status, isListed, changedAt } = society;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
          {name}
          <span className="font-normal text-muted tabular-nums">
            {[code, country].filter((text) => text !== name).join(" · ")}
          </span>
          {!isListed && <Badge>Not suggested</Badge>}
        </h3>
        <p className="mt-0.5 text-muted">
          {status || "Nothing is known of its status"}
          {changedAt && ` · changed ${dayForReader(changedAt)}`}
        </p>
      </div>
      <IconButton label={`Change ${name}`} icon={<Pencil aria-hidden />} onClick={onEdit} />
    </div>
  );
}
