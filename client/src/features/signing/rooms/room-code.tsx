import { useEffect, useRef, useState } from "react";
import { ArrowLeft, Mail, MessageSquare } from "lucide-react";
import { askedCode, forgetAskedCode, keepAskedCode } from "#client/features/signing/rooms/asked-code";
import type { Person } from "#client/features/signing/rooms/room-names";
import { refusalOf } from "#client/features/signing/rooms/room-refusal";
import { ApiError, call } from "#client/lib/call";
import { say, sayWith } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { CodeInput } from "#client/ui/fields/code-input";
import { Field } from "#client/ui/fields/field";
import { CODE_LENGTH, type RoomWay } from "#shared/domain/rooms";

type RoomCodeProps = { roomKey: string; person: Person; onInside: () => void; onBack: () => void };

const isEmpty = (code: string) => code.replace(/\D/g, "").length !== CODE_LENGTH;

/** The code that comes to what stands beside one's name: sent when it is asked for, and typed here. */
export function RoomCode({ roomKey, person, onInside, onBack }: RoomCodeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const collaboratorId = person.id;
  // Asked for before the page was loaded again.
  const [kept] = useState(() => {
    const asked = askedCode(roomKey);
    return asked?.collaboratorId === collaboratorId ? asked : null;
  });
  const send = useMutationOnce({
    mutationFn: (way: RoomWay) =>
      call("POST /api/rooms/{key}/code", { params: { key: roomKey }, body: { collaboratorId, way } }),
    meta: { error: (error) => ({ message: refusalOf(error, say("room.sendFailed")) }) },
    onSuccess: (asked) => keepAskedCode(roomKey, { ...asked, collaboratorId }),
  });
  const sent = send.data ?? kept;
  const leaveTo = (next: () => void) => () => {
    forgetAskedCode(roomKey);
    next();
  };
  // The field for the code takes it where that stands here.
  useEffect(() => {
    if (!kept) heading.current?.focus();
  }, [kept]);
  return (
    <section aria-labelledby="person" className="mt-7">
      <h2
        id="person"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-xl font-semibold wrap-anywhere focus:outline-none"
      >
        <bdi>{person.name}</bdi>
      </h2>
      {sent && (
        <TypeCode
          key={sent.sentAt}
          roomKey={roomKey}
          collaboratorId={collaboratorId}
          sentTo={sent.sentTo}
          hasFailed={sent.way === "room_sms_code" && person.codeFailed}
          onInside={leaveTo(onInside)}
        />
      )}
      {send.errorMessage && (
        <Notice tone="danger" className="mt-4">
          {send.errorMessage}
        </Notice>
      )}
      <div className="mt-4 grid gap-3">
        {person.ways.map((way) => (
          <Button
            key={way}
            size="lg"
            variant={sent ? "secondary" : "primary"}
            icon={way === "room_sms_code" ? <MessageSquare aria-hidden /> : <Mail aria-hidden />}
            busy={send.isPending && send.variables === way}
            busyLabel={say("room.isSending")}
            onClick={() => send.mutate(way)}
          >
            {sent?.way === way
              ? say("room.again")
              : way === "room_sms_code"
                ? say("room.bySms")
                : say("room.byMail")}
          </Button>
        ))}
      </div>
      <Button
        variant="ghost"
        icon={<ArrowLeft aria-hidden />}
        onClick={leaveTo(onBack)}
        className="mt-3 -ms-4"
      >
        <span className="wrap-anywhere">{sayWith("room.otherName", { name: <bdi>{person.name}</bdi> })}</span>
      </Button>
    </section>
  );
}

type TypeCodeProps = {
  roomKey: string;
  collaboratorId: string;
  sentTo: string;
  hasFailed: boolean;
  onInside: () => void;
};

function TypeCode({ roomKey, collaboratorId, sentTo, hasFailed, onInside }: TypeCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [isTried, setIsTried] = useState(false);
  const enter = useMutationOnce({
    mutationFn: (typed: string) =>
      call("POST /api/rooms/{key}/enter", {
        params: { key: roomKey },
        body: { collaboratorId, code: typed },
      }),
    meta: { error: (error) => ({ message: refusalOf(error, say("room.enterFailed")) }) },
    onSuccess: onInside,
    onError: (error) => {
      if (error instanceof ApiError && error.code === "room_code_over") forgetAskedCode(roomKey);
      field.current?.select();
    },
  });
  useEffect(() => field.current?.focus(), []);
  const isMissing = isTried && isEmpty(code);
  return (
    <form
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isEmpty(code)) field.current?.focus();
        else enter.mutate(code);
      }}
    >
      {hasFailed ? (
        <Notice tone="warning">{say("room.smsFailed", { address: sentTo })}</Notice>
      ) : (
        <p role="status" className="text-base wrap-anywhere">
          {say("room.sentTo", { address: sentTo })}
        </p>
      )}
      <Field
        label={say("room.code")}
        help={say("room.codeHelp")}
        error={isMissing ? say("room.codeMissing") : enter.errorMessage}
        required
      >
        {(control) => (
          <CodeInput {...control} ref={field} value={code} onCode={setCode} className="min-h-13 text-lg" />
        )}
      </Field>
      <Button type="submit" size="lg" busy={enter.isPending} busyLabel={say("room.isEntering")}>
        {say("room.enter")}
      </Button>
    </form>
  );
}
