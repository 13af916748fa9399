import { useEffect, useRef, useState } from "react";
import { LockOpen } from "lucide-react";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { PasswordInput } from "#client/ui/fields/input";

type TakeBackProps = { owner: string; onTakenBack: (documentId: string | null) => void };

/** The password of whoever handed the device over: it is their account's again then. */
export function TakeBack({ owner, onTakenBack }: TakeBackProps) {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const takeBack = useMutationOnce({
    mutationFn: (typed: string) => call("POST /api/handed-over/take-back", { body: { password: typed } }),
    meta: { error: (error) => ({ message: messageOf(error, say("room.unlockFailed")) }) },
    onSuccess: ({ documentId }) => onTakenBack(documentId),
  });
  useEffect(() => {
    if (takeBack.error) field.current?.select();
  }, [takeBack.error]);
  return (
    <form
      noValidate
      className="mt-6 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (password === "") field.current?.focus();
        else takeBack.mutate(password);
      }}
    >
      <Field label={say("room.password", { owner })} error={takeBack.errorMessage} required>
        {(control) => (
          <PasswordInput
            {...control}
            ref={field}
            // The browser of the owner's own device may know it: whoever has the device types it.
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        icon={<LockOpen aria-hidden />}
        busy={takeBack.isPending}
        busyLabel={say("room.isUnlocking")}
      >
        {say("room.unlock")}
      </Button>
    </form>
  );
}
