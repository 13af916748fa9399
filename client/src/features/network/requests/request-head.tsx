import type { ReactNode } from "react";
import type { Person } from "#shared/contract/network";
import { Avatar } from "#client/ui/avatar";
import { dayAndTime } from "#client/features/network/day-name";
import { fullName } from "#client/features/network/people";
import { roleLine } from "#client/features/network/role-line";

/** Whose request it is, or for whom. */
export function RequestHead({
  person,
  sentAt,
  children,
}: {
  person: Person;
  sentAt: string;
  children?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Avatar {...person} imageUrl={person.profileImageUrl} className="size-11" />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{fullName(person)}</bdi>
        </h3>
        <p className="text-sm text-muted">
          {[roleLine(person), dayAndTime(sentAt)].filter(Boolean).join(" · ")}
        </p>
      </div>
      {children}
    </header>
  );
}
