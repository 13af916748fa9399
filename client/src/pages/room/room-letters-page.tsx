import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "wouter";
import { SigningFrame } from "#client/features/signing/index";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import { pathTo } from "#shared/paths";

/** The short address of a room: leads on to it, and asks for the letters again where they lead nowhere. */
export function RoomLettersPage() {
  const { letters: given = "" } = useParams();
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [letters, setLetters] = useState(decodeURIComponent(given));
  const { mutate, ...find } = useMutationOnce({
    mutationFn: (typed: string) => call("POST /api/rooms/find", { body: { letters: typed } }),
    meta: { error: (error) => ({ message: messageOf(error, say("signing.notLoaded")) }) },
    onSuccess: ({ key }) => navigate(pathTo.room(key), { replace: true }),
  });
  useEffect(() => mutate(given), [mutate, given]);
  useEffect(() => {
    if (find.error) field.current?.select();
  }, [find.error]);
  return (
    <SigningFrame>
      <h1 className="font-serif text-2xl font-semibold">{say("room.lettersHeading")}</h1>
      <form
        noValidate
        className="mt-6 grid max-w-sm gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(letters);
        }}
      >
        <Field label={say("room.letters")} help={say("room.lettersHelp")} error={find.errorMessage} required>
          {(control) => (
            <Input
              {...control}
              ref={field}
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={letters}
              onChange={({ target }) => setLetters(target.value)}
              className="font-mono text-lg tracking-[0.2em]"
            />
          )}
        </Field>
        <Button
          type="submit"
          size="lg"
          busy={find.isPending || find.isSuccess}
          busyLabel={say("room.isFinding")}
        >
          {say("room.find")}
        </Button>
      </form>
    </SigningFrame>
  );
}
