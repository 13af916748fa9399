import { UserRoundPlus } from "lucide-react";
import type { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";

/** Whether others find somebody here: once role, genres and country are set. */
export function isPublished({ collaboratorRole, genres, country }: User): boolean {
  return collaboratorRole !== null && genres.length > 0 && country !== null;
}

/** Invites whoever looks for others to be found as well. */
export function ProfileInvitation() {
  return (
    <section
      aria-labelledby="be-found"
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-primary/30 bg-primary/6 p-5 sm:px-6"
    >
      <UserRoundPlus aria-hidden className="size-7 shrink-0 text-primary max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="be-found" className="font-serif text-lg font-semibold">
          Let others find you, too
        </h2>
        <p className="mt-1 text-sm text-muted">
          Say what you do, in which genres and where you are. People answer somebody they can see far sooner.
        </p>
      </div>
      <ButtonLink href={paths.settings} className="max-sm:w-full">
        Set Up Collaborator Profile
      </ButtonLink>
    </section>
  );
}
