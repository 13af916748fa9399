import { namePeople } from "#client/lib/name-people";
import { say } from "#client/lib/say";
import type { SigningView } from "#shared/contract/signing/view";

/** Who gets the signed PDF without signing. */
export function GetsCopies({ copies }: Pick<SigningView, "copies">) {
  if (copies.length === 0) return null;
  const names = namePeople(copies.map(({ name, email }) => `${name} (${email})`));
  return (
    <p className="mt-2 text-sm text-muted wrap-anywhere">
      {say("signing.getCopies", { names, count: copies.length })}
    </p>
  );
}
